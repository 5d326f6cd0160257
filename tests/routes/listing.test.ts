import { describe, expect, test } from 'vitest'
import { hreflangs } from '../../src/routes/alternates.ts'
import { inPartOrder } from '../../src/routes/sitemap-parts.ts'

test('the parts of a sitemap are named in the order of their kinds, then of their numbers', () => {
  const inOrder = ['hotel-pages-1', 'hotel-pages-2', 'rooms-1', 'rooms-2', 'rooms-10', 'rooms-11', 'rooms-100']
  const files = inOrder.map((name) => `sitemaps/${name}.xml`)
  expect(inPartOrder(files.toSorted())).toEqual(files)
})

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
