import { afterAll, beforeAll } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import { oneHotel, testPictures } from '../worlds/index.ts'

/** A hotel's provider for the tests of the file, and how it is asked. */
export function useProvider() {
  const running = {} as { provider: Provider }
  beforeAll(async () => {
    running.provider = await startProvider(oneHotel(), { pictures: testPictures })
  })
  afterAll(() => running.provider.close())
  const get = (path: string, headers: Record<string, string> = {}) => fetch(running.provider.url + path, { headers })
  const post = (path: string, body: unknown) =>
    fetch(running.provider.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { running, get, post }
}
