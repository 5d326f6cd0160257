import { expect, test } from 'vitest'
import { oneHotel } from '../worlds/index.ts'
import { providerOf } from '../harness/crawl.ts'
import { startDev } from './dev-server.ts'
import { NEWSLETTER } from '../harness/form-site.ts'
import { PROJECT } from '../harness/settings.ts'

// It makes everything at the first request: a minute on a busy machine.
test('the dev server answers pages, and what the edge answers elsewhere', { timeout: 240_000 }, async () => {
  const provider = await providerOf(oneHotel())
  const url = await startDev(PROJECT, provider.url)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' })
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/forms/newsletter`, {
      method: 'POST',
      headers: { origin: url, referer: `${url}/en` },
      body: new URLSearchParams({ lang: 'en', ...fields }),
    })

  provider.faults = () => ({ status: 500 })
  expect((await get('/en')).status).toBe(500)
  provider.faults = undefined

  const page = await get('/en')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<astro-island')
  expect((await get('/', { 'accept-language': 'de' })).headers.get('location')).toBe('/de')
  expect(await (await get('/edge/country', { 'x-country': 'DE' })).json()).toEqual({ country: 'de', known: true })
  expect((await get('/edge/search?lang=en&hotel=hotel')).status).toBe(303)
  expect((await get('/en/no-such-page')).status).toBe(404)
  const hotel = await (await get('/en/hotels')).text()
  const map = await get(/src="(\/maps\/[^"]+)"/.exec(hotel)![1]!)
  expect([map.status, map.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const found = await (await get('/en/search?q=sea+room&part=results')).text()
  expect(found).toContain('<mark>')
  expect(await (await get('/en/search?q=hotel')).text()).toContain('value="hotel"')

  const refused = await send({ email: 'guest at hotel' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="guest at hotel"')
  const taken = await send(NEWSLETTER)
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(provider.requests.some(({ method }) => method === 'POST')).toBe(true)
})
