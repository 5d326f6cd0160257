import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningSite } from '../../src/server/serve.ts'
import { serveDemo } from '../harness/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await serveDemo()
})
afterAll(() => site.close())

const ask = (path: string, headers: Record<string, string>) =>
  fetch(site.url + path, { headers: { 'accept-language': 'en', ...headers }, redirect: 'manual' })

describe('country and language', () => {
  test('R4.29 the redirect to a language leaves the country as it was, whatever the language', async () => {
    for (const cookie of ['i18n_redirected=de', 'i18n_redirected=ru', 'i18n_redirected=tr', '']) {
      const visitor = { 'x-country': 'RU', cookie }
      const root = await ask('/', visitor)
      const location = root.status === 302 ? root.headers.get('location')! : '/'
      expect((await ask(location, visitor)).status).toBe(200)
      expect(root.headers.get('set-cookie')).toBeNull()
      expect(await (await ask('/edge/country', visitor)).json()).toEqual({ country: 'ru' })
    }
  })

  test('the country is for one visitor alone', async () => {
    const { headers } = await ask('/edge/country', { 'x-country': 'DE' })
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('vary')).toContain('x-country')
  })
})
