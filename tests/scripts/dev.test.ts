import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oneHotel } from '../worlds/index.ts'
import { providerOf } from '../harness/crawl.ts'
import { NEWSLETTER } from '../harness/form-site.ts'
import { freePort } from '../harness/ports.ts'
import { PROJECT } from '../harness/settings.ts'

/** `npm run dev` over a world, once it answers. */
async function startDev(): Promise<{ url: string; provider: Awaited<ReturnType<typeof providerOf>> }> {
  const provider = await providerOf(oneHotel())
  const port = String(await freePort())
  // Astro answers nothing where it takes itself to be part of a test.
  const { VITEST: _, ...env } = process.env
  const child = spawn(process.execPath, [join(PROJECT, 'scripts', 'dev.ts')], {
    env: {
      ...env,
      PROVIDER_API_URL: provider.url,
      PORT: port,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (output.includes(url)) resolve()
      })
    child.on('exit', () => reject(new Error(output)))
  })
  return { url, provider }
}

test('the dev server answers pages, and what the edge answers elsewhere', async () => {
  const { url, provider } = await startDev()
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' })
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/forms/newsletter`, {
      method: 'POST',
      headers: { origin: url, referer: `${url}/en` },
      body: new URLSearchParams({ lang: 'en', ...fields }),
    })

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
