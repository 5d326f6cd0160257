import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningSite } from '../../../src/hosts/serve.ts'
import { serveDemo } from '../../harness/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await serveDemo()
})
afterAll(() => site.close())

const ask = (path: string, headers: Record<string, string>) =>
  fetch(site.url + path, { headers: { 'accept-language': 'en', ...headers }, redirect: 'manual' })

describe('country and language', () => {
  test('the redirect to a language writes no cookie: where the visitor is from stays what the network says', async () => {
    for (const cookie of ['i18n_redirected=de', 'i18n_redirected=ru']) {
      const { status, headers } = await ask('/', { 'x-country': 'RU', cookie })
      expect([status, headers.get('set-cookie')]).toEqual([302, null])
    }
  })

  test('the country is for one visitor alone', async () => {
    const { headers } = await ask('/edge/country', { 'x-country': 'DE' })
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('vary')).toContain('x-country')
  })

  test('a posted search from a visitor who may not name a country loses nothing but the country', async () => {
    const open = await serveDemo({ trustedProxies: ['192.0.2.1'] })
    const body = new URLSearchParams({ hotel: 'crystal-centro', checkin: '2027-06-01', checkout: '2027-06-04' })
    const search = async (headers: Record<string, string>) => {
      const answer = await fetch(`${open.url}/edge/search`, { method: 'POST', body, headers, redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    try {
      const found = await search({})
      expect(found).toEqual([303, expect.stringContaining('checkin=2027-06-01')])
      expect(await search({ 'x-country': 'DE' })).toEqual(found)
    } finally {
      await open.close()
    }
  })
})
