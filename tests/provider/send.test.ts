import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import { createSender } from '../../src/provider/send.ts'
import { oneHotel } from '../worlds/index.ts'

const MESSAGE = { email: 'anna@example.com', propertyId: 23, lang: 'en' }

const turn = () => new Promise((resolve) => setImmediate(resolve))

let provider: Provider
beforeEach(async () => {
  provider = await startProvider(oneHotel())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await provider.close()
})

test('R7.4 of a provider that gave no answer to a form, or none after 20 s, it is not known whether it took it, which the visitor learns within 25 s', async () => {
  provider.faults = () => ({ hang: true })
  expect(await createSender({ baseUrl: provider.url, timeout: 30 }).send('newsletter', MESSAGE)).toBe('unknown')
  for (const fault of [{ status: 502 }, { status: 504 }, { status: 520 }, { reset: true }]) {
    provider.faults = () => fault
    const answer = await createSender({ baseUrl: provider.url }).send('newsletter', MESSAGE)
    expect(answer, JSON.stringify(fault)).toBe('unknown')
  }
  provider.faults = () => ({ hang: true })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = provider.requests.length
  let taken: string | undefined
  const sending = createSender({ baseUrl: provider.url }).send('newsletter', MESSAGE)
  void sending.then((answer) => (taken = answer))
  while (provider.requests.length === asked) await turn()
  vi.advanceTimersByTime(19_999)
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(taken).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(await sending).toBe('unknown')
})

test('a message that is sent again has the key of the first time, and every other message its own', async () => {
  provider.faults = ({ method }) => (method === 'POST' ? { reset: true } : undefined)
  const { send } = createSender({ baseUrl: provider.url })
  const sent = [MESSAGE, MESSAGE, { ...MESSAGE, lang: 'de' }, { ...MESSAGE, email: 'anna@example.org' }]
  for (const message of sent) await send('newsletter', message)
  await send('contact', MESSAGE)
  // Another server, or this one after a restart.
  await createSender({ baseUrl: provider.url }).send('newsletter', MESSAGE)
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect([keys[1], keys[5]]).toEqual([keys[0], keys[0]])
  expect(new Set(keys).size).toBe(4)
})

test('R7.2 a provider that is not there is a failure, and no error', async () => {
  const { url } = provider
  await createSender({ baseUrl: url }).send('newsletter', MESSAGE)
  expect(provider.requests[0]!.headers.accept).toBe('application/json')
  await provider.close()
  expect(await createSender({ baseUrl: url }).send('newsletter', MESSAGE)).toBe('failed')
  provider = await startProvider(oneHotel())
})

test.each([
  [{ status: 200 }, 'success'],
  [{ status: 201 }, 'success'],
  [{ status: 204 }, 'success'],
  [{ cutAfter: 1 }, 'success'],
  [{ status: 302, headers: { location: '/elsewhere' } }, 'failed'],
] as const)('R7.26 only the status of an answer counts: %j is %s', async (fault, outcome) => {
  provider.faults = ({ path }) => (path === '/elsewhere' ? { status: 200 } : fault)
  expect(await createSender({ baseUrl: `${provider.url}/` }).send('newsletter', MESSAGE)).toBe(outcome)
  expect(provider.requests.map(({ path }) => path)).toEqual(['/v1/web/subscribe-newsletter'])
  expect(console.error).toHaveBeenCalledTimes(outcome === 'success' ? 0 : 1)
})

test('what was not taken is said with its call and the reason, and asked once', async () => {
  provider.faults = () => ({ status: 503 })
  const sender = createSender({ baseUrl: provider.url })
  expect(await sender.send('contact', MESSAGE)).toBe('failed')
  expect(console.error).toHaveBeenLastCalledWith('/web/contact-form was answered with status 503')
  provider.faults = () => ({ reset: true })
  expect(await sender.send('newsletter', MESSAGE)).toBe('unknown')
  expect(console.error).toHaveBeenLastCalledWith(expect.stringMatching(/^\/v1\/web\/subscribe-newsletter: \S/))
  expect(console.error).toHaveBeenCalledTimes(2)
  expect(provider.requests).toHaveLength(2)
})
