/** What a publish asks of hosts of pictures: how often, with which validators, for how long. */
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMediaAsks } from '../../../src/provider/media/asks.ts'
import { contentName, storeSource } from '../../../src/provider/media/folder.ts'
import type { MediaRow } from '../../../src/engine/state/media.ts'
import { whole } from '../../harness/bad-pictures.ts'
import { emptyFolder } from '../../harness/folder.ts'
import { listening } from '../../harness/listening.ts'

const FILE = { id: '012345678', source: '/pool.jpg' }
const red = await whole('#ff0000')

async function asksOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { rows = [], timeLimit = 60_000, ...of }: { rows?: MediaRow[]; timeLimit?: number; folder?: string } = {},
) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  const providerUrl = await listening(server)
  const folder = of.folder ?? (await emptyFolder())
  const table = {
    get: (id: string) => rows.find((row) => row.id === id),
    oldest: (count: number) => rows.slice(0, count).map(({ id }) => ({ id, source: `/${id}.jpg` })),
  }
  return { asks: openMediaAsks({ table, folder, providerUrl, timeLimit }), requests, folder }
}

const LAST = { id: FILE.id, content: contentName(red), width: 640, height: 400, askedAt: '2026-01-01T00:00:00.000Z' }

test('R7.44: a source is asked for once, and its content is stored', async () => {
  const { asks, requests, folder } = await asksOf((_, response) => response.end(red))
  await Promise.all([asks.ask([FILE]), asks.ask([FILE, FILE])])
  await asks.ask([FILE])
  expect(requests).toHaveLength(1)
  expect(asks.known(FILE.id)).toMatchObject({ content: contentName(red), width: 640, height: 400 })
  expect(await readdir(join(folder, 'sources'))).toEqual([FILE.id + contentName(red)])
})

test.each([
  ['its tag', { etag: '"v1"' }, { 'if-none-match': '"v1"' }],
  ['its time', { modified: 'Mon, 02 Mar 2026 09:00:00 GMT' }, { 'if-modified-since': 'Mon, 02 Mar 2026 09:00:00 GMT' }],
])('R7.44: a source is asked for by %s', async (_, validators, headers) => {
  const rows = [{ ...LAST, ...validators, fault: 'cut' }]
  const { asks, requests } = await asksOf((_, response) => response.writeHead(304).end(), { rows })
  await asks.ask([FILE])
  expect(requests[0]!.headers).toMatchObject(headers)
  expect(asks.known(FILE.id)).toMatchObject({ content: LAST.content, ...validators })
  expect([asks.known(FILE.id)!.fault, asks.news()]).toEqual([undefined, []])
})

test('R7.44: a source without validators is compared by its bytes', async () => {
  const { asks } = await asksOf((_, response) => response.end(red), { rows: [LAST] })
  await asks.ask([FILE])
  expect(asks.news()).toEqual([])
  const blue = await whole('#0000ff')
  const changed = await asksOf((_, response) => response.end(blue), { rows: [LAST] })
  await changed.asks.ask([FILE])
  expect(changed.asks.news()).toEqual([FILE.id])
  expect(changed.asks.known(FILE.id)!.content).toBe(contentName(blue))
})

test.each<[string, (response: ServerResponse) => void, string | undefined]>([
  ['an error', (response) => response.writeHead(503).end('busy'), undefined],
  ['not found', (response) => response.writeHead(404).end(), 'missing'],
  ['a cut connection', (response) => response.destroy(), undefined],
  ['less than was announced', (response) => response.writeHead(200, { 'content-length': 9 }).end('12'), 'cut'],
  ['a page', (response) => response.end('<html>'), 'unreadable'],
])('R7.43: the last good content stays after %s', async (_, answer, fault) => {
  const { asks } = await asksOf(
    (_, response) => {
      response.on('error', () => {})
      answer(response)
      if (fault === 'cut') response.socket?.end()
    },
    { rows: [{ ...LAST, etag: '"v1"' }] },
  )
  await asks.ask([FILE])
  expect(asks.known(FILE.id)).toMatchObject({ content: LAST.content, etag: '"v1"' })
  expect(asks.known(FILE.id)!.fault).toBe(fault)
})

test('R7.44: a host that never answers holds nothing up for longer than the limit', async () => {
  const files = Array.from({ length: 40 }, (_, index) => ({ id: `00000000${index}`, source: `/${index}.jpg` }))
  const { asks, requests } = await asksOf(() => {}, { rows: [LAST], timeLimit: 50 })
  await asks.ask([FILE, ...files])
  expect(asks.known(FILE.id)).toEqual({ ...LAST, askedAt: '' })
  // Eight at once, and those that begin before the eighth is known to have failed.
  expect(requests.length).toBeLessThan(16)
})

test('R7.44: a host that stops in the middle of a file says nothing of the file', async () => {
  const half = (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-length': red.length }).write(red.subarray(0, 20))
  const { asks } = await asksOf(half, { rows: [LAST], timeLimit: 200 })
  await asks.ask([FILE])
  expect(asks.known(FILE.id)).toEqual({ ...LAST, askedAt: '' })
})

test('R7.44: a host that refuses every connection is left alone', async () => {
  const files = Array.from({ length: 100 }, (_, index) => ({ id: `0000000${index}`, source: `/${index}.jpg` }))
  const { asks, requests } = await asksOf((_, response) => response.destroy())
  await asks.ask(files)
  expect(requests.length).toBeLessThan(20)
})

test('R7.44: so many are asked for that were not for the longest time', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ ...LAST, id: `old${index}` }))
  const { asks, requests } = await asksOf((_, response) => response.end(red), { rows })
  await asks.ask([{ id: 'old1', source: '/old1.jpg' }])
  await asks.askOldest(5)
  expect(requests.map(({ url }) => url)).toEqual(
    ['old1', 'old0', 'old2', 'old3', 'old4', 'old5'].map((id) => `/${id}.jpg`),
  )
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['an error', (response) => response.writeHead(503).end('busy'), 'unanswered'],
  ['a cut connection', (response) => response.destroy(), 'unanswered'],
  ['gone', (response) => response.writeHead(410).end(), 'missing'],
])(
  'R7.43: a source that was never had is not shown after %s, unless its content is on disk',
  async (_, answer, fault) => {
    const { asks, folder } = await asksOf((_, response) => answer(response))
    await asks.ask([FILE])
    expect(asks.known(FILE.id)).toMatchObject({ fault })
    expect(asks.known(FILE.id)!.content).toBeUndefined()

    await storeSource(folder, FILE.id, red)
    const forgotten = await asksOf((_, response) => answer(response), { folder })
    await forgotten.asks.ask([FILE])
    expect(forgotten.asks.known(FILE.id)).toMatchObject({ content: contentName(red), width: 640, height: 400 })
  },
)

test('R7.44: what was not asked for in time is known as before, and nothing is wrong with it', async () => {
  const drip = (_: IncomingMessage, response: ServerResponse) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  }
  const { asks } = await asksOf(drip, { timeLimit: 300 })
  await asks.ask([FILE])
  expect(asks.known(FILE.id)).toEqual({ id: FILE.id, askedAt: '' })
  const later = { ...FILE, id: '876543210' }
  await asks.ask([later])
  expect(asks.known(later.id)).toEqual({ id: later.id, askedAt: '' })
})

test('R7.44: a host that fails is left alone, and others are asked', async () => {
  const good = await asksOf((_, response) => response.end(red))
  const { asks, requests } = await asksOf((_, response) => response.writeHead(500).end())
  const failing = Array.from({ length: 40 }, (_, index) => ({ id: `00000000${index}`, source: `/${index}.jpg` }))
  await asks.ask(failing)
  expect(requests.length).toBeLessThan(20)
  expect(failing.map(({ id }) => asks.known(id)?.fault)).toEqual(failing.map(() => 'unanswered'))
  expect(asks.failing()).toEqual([expect.objectContaining({ left: 40, kept: 0 })])
  expect([asks.isWithoutMost(), good.asks.isWithoutMost()]).toEqual([true, false])
})

test('R7.44: pictures of a dead host that are here make way for those of other hosts at the next crawl', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ ...LAST, id: `00000000${index}` }))
  const { asks, requests, folder } = await asksOf((_, response) => response.writeHead(500).end(), { rows })
  for (const { id } of rows) await storeSource(folder, id, red)
  await asks.askOldest(rows.length)
  const times = rows.map(({ id }) => asks.known(id)!.askedAt)
  const first = times.filter((time) => time === '')
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThanOrEqual(requests.length)
  expect(asks.failing()).toEqual([expect.objectContaining({ left: 0, kept: 40 })])
})
