import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../src/provider/client.ts'
import { clientOf, json, nothing, status, type Handler } from './one-answer.ts'

describe('a request', () => {
  test('R7.2 accepts JSON, and names the query in full', async () => {
    const { client, requests } = await clientOf(json({ a: 1 }))
    expect(await client.get('/v1/x', { lang: 'tr', url: 'a b/ç', limit: undefined })).toEqual({
      status: 'ok',
      body: { a: 1 },
    })
    expect(requests[0]!.headers.accept).toBe('application/json')
    expect(requests[0]!.headers).not.toHaveProperty('if-none-match')
    expect(Object.fromEntries(new URL(requests[0]!.url!, 'http://x').searchParams)).toEqual({
      lang: 'tr',
      url: 'a b/ç',
    })
  })

  test('the base address may end in a slash and hold a path', async () => {
    const { client, requests } = await clientOf(json(1))
    const below = createClient({ baseUrl: `${client.baseUrl}/api//` })
    await below.get('/v1/x', {})
    expect(requests[0]!.url).toBe('/api/v1/x')
  })

  test('an ETag comes back with the answer, and makes the next request conditional', async () => {
    const { client, requests } = await clientOf((response, request) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end('{}'),
    )
    expect(await client.get('/', {})).toEqual({ status: 'ok', body: {}, etag: '"one"' })
    expect(await client.get('/', {}, '"one"')).toEqual({ status: 'not-modified' })
    expect(requests).toHaveLength(2)
    expect(client.counts).toEqual({ requests: 2, notModified: 1, failed: 0 })
  })
})

test('an answer packed by gzip is read, and bounded by what it unpacks to', async () => {
  const packed: Handler = (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify('a'.repeat(10_000))))
  const { client, requests } = await clientOf(packed)
  expect(await client.get('/', {})).toEqual({ status: 'ok', body: 'a'.repeat(10_000) })
  expect(requests[0]!.headers['accept-encoding']).toBe('gzip')
  const { client: careful } = await clientOf(packed, { largest: 9_000 })
  expect(await careful.get('/', {})).toMatchObject({ status: 'failed', message: expect.stringContaining('9000 bytes') })
})

describe('what counts as a failure', () => {
  test('404 means absent: no retry, no failure', async () => {
    const { client, requests } = await clientOf(status(404))
    expect(await client.get('/', {})).toEqual({ status: 'absent' })
    expect(requests).toHaveLength(1)
    expect(client.counts.failed).toBe(0)
  })

  test.each([400, 401, 403, 410, 422])('%d is not retried', async (code) => {
    const { client, requests } = await clientOf(status(code))
    expect(await client.get('/', {})).toEqual({ status: 'failed', message: `status ${code}` })
    expect(requests).toHaveLength(1)
    expect(client.counts).toEqual({ requests: 1, notModified: 0, failed: 1 })
  })

  test.each([408, 425, 429, 500, 502, 503, 504])('%d is retried, twice at most', async (code) => {
    const { client, requests } = await clientOf(status(code))
    expect(await client.get('/', {})).toEqual({ status: 'failed', message: `status ${code}` })
    expect(requests).toHaveLength(3)
    expect(client.counts).toEqual({ requests: 3, notModified: 0, failed: 1 })
  })

  const good = json({ good: true })
  const bad: [string, Handler][] = [
    ['a 503', status(503)],
    ['a reset connection', (response) => response.destroy()],
    ['HTML in place of JSON', (response) => response.writeHead(200).end('<h1>Maintenance</h1>')],
    ['an empty body', (response) => response.writeHead(200).end()],
    [
      'a body that is cut off',
      (response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"good"', () => response.destroy())
      },
    ],
  ]
  test.each(bad)('%s is mended by a good answer at the second attempt', async (_name, handler) => {
    const { client, requests } = await clientOf((...all) => (all[2] === 1 ? handler : good)(...all))
    expect(await client.get('/', {})).toEqual({ status: 'ok', body: { good: true } })
    expect(requests).toHaveLength(2)
    expect(client.counts.failed).toBe(0)
  })

  test.each(bad)('%s every time is a failure with a reason, and never throws', async (_name, handler) => {
    const { client } = await clientOf(handler, { retries: 1 })
    const answer = await client.get('/', {})
    expect(answer.status).toBe('failed')
    expect((answer as { message: string }).message).not.toBe('')
    expect(client.counts).toEqual({ requests: 2, notModified: 0, failed: 1 })
  })

  test('a port where nobody listens is a failure that says so', async () => {
    const { client, server } = await clientOf(nothing, { retries: 0 })
    await new Promise((resolve) => server.close(resolve))
    const answer = await client.get('/', {})
    expect(answer).toMatchObject({ status: 'failed', message: expect.stringMatching(/ECONNREFUSED/) })
  })

  test('304 is none, though the process has a Response of its own, as a server of Hono gives it', async () => {
    vi.stubGlobal('Response', class extends Response {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const { client, requests } = await clientOf(status(304), { breaker: { threshold: 2, pauses: [0] } })
    for (let count = 0; count < 4; count++) {
      expect(await client.get('/', {}, '"one"')).toEqual({ status: 'not-modified' })
    }
    expect(requests).toHaveLength(4)
  })
})

describe('a provider in trouble', () => {
  const PROBE = '/v1/properties/network?property-network-id=2'
  const asked = (requests: IncomingMessage[]) => requests.map(({ url }) => url)
  const isProbe: (request: IncomingMessage) => boolean = ({ url }) => url === PROBE
  const breaker = { threshold: 2, pauses: [0, 0] }
  const givenUp = { status: 'not-asked', message: 'the provider failed again and again' }

  test.each<[string, Handler]>([
    ['refuses', status(503)],
    ['breaks off', (response) => response.destroy()],
    ['answers with something else', (response) => response.writeHead(200).end('<h1>Maintenance</h1>')],
  ])('that %s is probed once after each pause, and then asked no more', async (_name, handler) => {
    const { client, requests } = await clientOf(handler, { retries: 0, breaker })
    expect((await client.get('/one', {})).status).toBe('failed')
    expect((await client.get('/two', {})).status).toBe('failed')
    expect(asked(requests)).toEqual(['/one', '/two', PROBE, PROBE])
    expect(requests.map(({ headers }) => headers.accept)).toEqual(Array(4).fill('application/json'))
    expect(await client.get('/three', {})).toEqual(givenUp)
    expect(requests).toHaveLength(4)
    expect(client.counts).toEqual({ requests: 4, notModified: 0, failed: 3 })
  })

  test.each<[string, Handler]>([
    ['its list of properties', json([])],
    ['that it has none', status(404)],
  ])('is asked again as soon as it answers with %s', async (_name, handler) => {
    const { client, requests } = await clientOf((...all) => (isProbe(all[1]) ? handler : status(503))(...all), {
      retries: 0,
      breaker,
    })
    for (const path of ['/one', '/two', '/three']) expect((await client.get(path, {})).status).toBe('failed')
    expect(asked(requests)).toEqual(['/one', '/two', PROBE, '/three'])
  })

  test('that answers between two failures is not probed', async () => {
    const handler: Handler = (...all) => (all[2] % 2 === 1 ? status(503) : json(1))(...all)
    const { client, requests } = await clientOf(handler, { retries: 0, breaker })
    for (let count = 0; count < 4; count++) await client.get('/one', {})
    expect(requests.filter(isProbe)).toEqual([])
  })

  test('is probed without retries, which the next pause is for', async () => {
    const { client, requests } = await clientOf(status(503), { retries: 2, breaker: { threshold: 3, pauses: [0] } })
    await client.get('/one', {})
    expect(requests.filter(isProbe)).toHaveLength(1)
    expect(requests).toHaveLength(4)
  })

  test('is asked nothing any more once the crawl has taken too long, and is not probed for that', async () => {
    const { client, requests } = await clientOf(json(1), { timeLimit: 0, breaker: { threshold: 1, pauses: [0] } })
    const over = { status: 'not-asked', message: 'the crawl has taken 0 ms' }
    for (let count = 0; count < 3; count++) expect(await client.get('/', {})).toEqual(over)
    expect(requests).toEqual([])
    expect(client.counts).toEqual({ requests: 0, notModified: 0, failed: 3 })
  })

  test('that does not answer before the crawl has taken too long has not failed', async () => {
    const { client } = await clientOf(nothing, { timeLimit: 50 })
    expect(await client.get('/', {})).toEqual({ status: 'not-asked', message: 'the crawl has taken 50 ms' })
  })
})

describe('an answer that is not taken', () => {
  test('leads elsewhere: the report says where to, at no more length than needed', async () => {
    const far = `https://elsewhere.example/${'x'.repeat(300)}`
    const { client, requests } = await clientOf(status(302, { location: far }))
    expect(await client.get('/', {})).toEqual({ status: 'failed', message: `status 302, to ${far.slice(0, 200)}` })
    expect(requests).toHaveLength(1)
  })

  test('is no UTF-8', async () => {
    const { client } = await clientOf((response) => response.end(Buffer.from([0x22, 0xff, 0x22])), { retries: 0 })
    expect((await client.get('/', {})).status).toBe('failed')
  })

  test('is too large: it is not asked for again', async () => {
    const { client, requests } = await clientOf(json('a'.repeat(100)), { largest: 50 })
    const message = expect.stringContaining('an answer of more than 50 bytes')
    expect(await client.get('/', {})).toEqual({ status: 'failed', message })
    expect(requests).toHaveLength(1)
  })
})

describe('requests under way', () => {
  test.each([1, 5])('are never more than %d, and as many as that', async (concurrency) => {
    const open: ServerResponse[] = []
    let most = 0
    const { client, requests } = await clientOf(
      (response) => {
        open.push(response)
        most = Math.max(most, open.length)
        // Answered in bunches, so that the client has every chance to send too many.
        if (open.length === concurrency) setTimeout(() => open.splice(0).forEach((each) => each.end('1')), 20)
      },
      { concurrency },
    )
    await Promise.all(Array.from({ length: 20 }, (_, index) => client.get(`/${index}`, {})))
    expect(requests).toHaveLength(20)
    expect(most).toBe(concurrency)
  })

  test('a wait before a retry holds no place', async () => {
    const { client, requests } = await clientOf(
      (...all) => (all[1].url === '/slow' ? status(503, { 'retry-after': '1' }) : json(1))(...all),
      { concurrency: 1, retries: 1 },
    )
    const slow = client.get('/slow', {})
    await client.get('/quick', {})
    expect(requests.map(({ url }) => url)).toEqual(['/slow', '/quick'])
    await slow
  })
})
