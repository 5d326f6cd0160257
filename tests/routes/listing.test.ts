import { describe, expect, test } from 'vitest'
import { hreflangs } from '../../src/routes/alternates.ts'

describe('what search engines are told of languages', () => {
  test('R3.8 is every language and the one for all others: Turkish, else the first that there is', () => {
    expect(hreflangs({ en: '/en/a', tr: '/a' })).toEqual([
      { hreflang: 'tr', path: '/a' },
      { hreflang: 'en', path: '/en/a' },
      { hreflang: 'x-default', path: '/a' },
    ])
    expect(hreflangs({ ru: '/ru/a', de: '/de/a' }).at(-1)).toEqual({ hreflang: 'x-default', path: '/de/a' })
  })

  test('is nothing for a page that one language alone has', () => {
    expect(hreflangs({ de: '/de/a' })).toEqual([])
    expect(hreflangs({})).toEqual([])
  })
})
