// @module-tag varnish
/** Real Varnish before our server, with `deploy/varnish.vcl`. What it keeps while releases follow each other: `tests/live/shared-cache.test.ts`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../harness/ports.ts'
import { describeHost } from './behaviour.ts'
import { ask } from './host.ts'
import { describeStaging } from './staging.ts'
import { startVarnish } from './web-servers.ts'

const purgePort = await freePort()
/** Another one stands before a server that tells nobody. */
let isTold = false

describeHost(
  'Varnish',
  async ({ origin }) => {
    const port = isTold ? await freePort() : purgePort
    isTold = true
    return startVarnish({ origin, purgePort: port })
  },
  { serve: { purge: { cache: 'varnish', urls: [`http://127.0.0.1:${purgePort}`] } } },
)

describeStaging('Varnish', async ({ origin }) => startVarnish({ origin, purgePort: await freePort() }))

test('a page whose time is over is shown once more while the server is asked again, and for as long as it fails', async () => {
  let [text, status, answers] = ['first', 200, 0]
  const server = createServer(({ url }, response) => {
    if (url !== '/healthz') answers++
    const keep = 'max-age=1, stale-while-revalidate=60, stale-if-error=86400'
    response.writeHead(status, status === 200 ? { 'cdn-cache-control': keep } : {}).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const varnish = await startVarnish({ origin: { port }, purgePort: await freePort() })
  onTestFinished(() => varnish.close())
  const misses: string[] = []
  const shown = async () => {
    const { text, headers } = await ask(varnish, '/page')
    if (headers['x-cache'] === 'miss') misses.push(text)
    return text
  }

  expect(await shown()).toBe('first')
  text = 'second'
  await expect.poll(shown).toBe('second')
  ;[text, status] = ['third', 500]
  const before = answers
  while (answers < before + 3) expect(await shown()).toBe('second')
  server.closeAllConnections()
  server.close()
  expect(await shown()).toBe('second')
  // Nobody has waited for the second.
  expect(misses).toEqual(['first'])
})
