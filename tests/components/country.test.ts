import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** The module anew, as on another page. `kept`: what the browser has kept of the visit; `closed` where it keeps nothing. */
async function pageWith(answer: () => Promise<unknown>, kept: Map<string, string> | 'closed' = new Map()) {
  const ask = vi.fn(answer)
  const open = () => {
    if (kept === 'closed') throw new Error('no storage')
    return kept
  }
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => open().get(name) ?? null,
    setItem: (name: string, value: string) => open().set(name, value),
  })
  const { visitorCountry } = await import('../../src/components/browser/session.ts')
  return { ask, visitorCountry }
}
const says = (country: string, known = true) => {
  const json = () => Promise.resolve({ country, known })
  return () => Promise.resolve({ ok: true, json })
}

test('R7.28 the country is what the server says, asked once by all who want it', async () => {
  const { ask, visitorCountry } = await pageWith(says('de'))
  expect(await Promise.all([visitorCountry(), visitorCountry()])).toEqual(['de', 'de'])
  expect(await visitorCountry()).toBe('de')
  expect(ask).toHaveBeenCalledExactlyOnceWith('/edge/country')
})

test.each([
  ['a country', says('ru'), 'ru'],
  ['that nobody knows it', says('tr', false), undefined],
] as const)('R7.28 R9.27 an answer is kept for the visit: %s', async (_answer, answer, country) => {
  const visit = new Map<string, string>()
  const first = await pageWith(answer, visit)
  expect(await first.visitorCountry()).toBe(country)
  vi.resetModules()
  const next = await pageWith(says('de'), visit)
  expect(await next.visitorCountry()).toBe(country)
  expect(next.ask).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<unknown>]>([
  [
    'an error',
    () => Promise.resolve({ ok: false, status: 500, json: () => Promise.resolve({ country: 'de', known: true }) }),
  ],
  ['no connection', () => Promise.reject(new Error('offline'))],
  ['no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error('<html>')) })],
])('with %s it is unknown, and asked for again', async (_name, answer) => {
  const visit = new Map<string, string>()
  const { ask, visitorCountry } = await pageWith(answer, visit)
  expect(await visitorCountry()).toBeUndefined()
  expect(visit.size).toBe(0)
  ask.mockImplementation(says('de'))
  expect(await visitorCountry()).toBe('de')
})

test('a browser that lets nothing be kept asks on every page', async () => {
  const { visitorCountry } = await pageWith(says('at'), 'closed')
  expect(await visitorCountry()).toBe('at')
})
