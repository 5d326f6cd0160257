import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningSite } from '../../../src/hosts/serve.ts'
import { serveDemo } from '../../harness/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await serveDemo()
})
afterAll(() => site.close())

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
