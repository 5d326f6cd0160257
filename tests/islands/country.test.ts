import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** The module anew, as on another page. */
async function pageWith(answer: () => Promise<unknown>, kept?: Record<string, string> | 'closed') {
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('sessionStorage', {
    getItem(name: string) {
      if (kept === 'closed') throw new Error('no storage')
      return kept?.[name] ?? null
    },
  })
  const { askCountry, knownCountry } = await import('../../src/islands/search/country.ts')
  return { ask, askCountry, knownCountry }
}
const says = (country: string) => () => Promise.resolve({ ok: true, json: () => Promise.resolve({ country }) })

test('R5.27 the country is what the server says, once for a page', async () => {
  const { ask, askCountry, knownCountry } = await pageWith(says('de'))
  expect(knownCountry()).toBeUndefined()
  await askCountry()
  await askCountry()
  expect(knownCountry()).toBe('de')
  expect(ask).toHaveBeenCalledExactlyOnceWith('/edge/country')
})

test('what the visit knows already is not asked for', async () => {
  const { ask, askCountry, knownCountry } = await pageWith(says('de'), { country: 'ru' })
  await askCountry()
  expect(knownCountry()).toBe('ru')
  expect(ask).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<unknown>]>([
  ['an error', () => Promise.resolve({ ok: false, json: says('de') })],
  ['no connection', () => Promise.reject(new Error('offline'))],
  ['no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error('<html>')) })],
])('R5.27 with %s it is Turkey', async (_name, answer) => {
  const { askCountry, knownCountry } = await pageWith(answer)
  await askCountry()
  expect(knownCountry()).toBe('tr')
})

test('a browser that lets nothing be stored asks', async () => {
  const { askCountry, knownCountry } = await pageWith(says('at'), 'closed')
  await askCountry()
  expect(knownCountry()).toBe('at')
})
