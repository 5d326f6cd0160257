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

test('R7.4 a provider that never answers has failed after the time limit, which is 120000 ms', async () => {
  provider.faults = () => ({ hang: true })
  expect(await createSender({ baseUrl: provider.url, timeout: 30 }).send('newsletter', MESSAGE)).toBe(false)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = provider.requests.length
  let taken: boolean | undefined
  const sending = createSender({ baseUrl: provider.url }).send('newsletter', MESSAGE)
  void sending.then((answer) => (taken = answer))
  while (provider.requests.length === asked) await turn()
  vi.advanceTimersByTime(119_999)
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(taken).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(await sending).toBe(false)
})

test('R7.26 an answer that breaks off in its body is success: only the status counts', async () => {
  provider.faults = () => ({ cutAfter: 1 })
  expect(await createSender({ baseUrl: `${provider.url}/` }).send('newsletter', MESSAGE)).toBe(true)
  expect(provider.world.received.newsletter).toEqual([MESSAGE])
})

test('R7.2 a provider that is not there is a failure, and no error', async () => {
  const { url } = provider
  await createSender({ baseUrl: url }).send('newsletter', MESSAGE)
  expect(provider.requests[0]!.headers.accept).toBe('application/json')
  await provider.close()
  expect(await createSender({ baseUrl: url }).send('newsletter', MESSAGE)).toBe(false)
  provider = await startProvider(oneHotel())
})
