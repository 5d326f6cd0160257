/** Where pictures come from: a provider of a few lines that answers as badly as it can. */
import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fetchSource, NoSource, type Lookup } from '../../../src/provider/media/source.ts'
import { listening } from '../../harness/listening.ts'

async function providerOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  return listening(server)
}

const textOf = ({ content }: { content: Uint8Array }) => new TextDecoder().decode(content)

test('a source is asked of the provider, by its relative or absolute address', async () => {
  const url = await providerOf(({ url: path }, response) => response.end(path))
  const texts = await Promise.all(
    ['/media/a.png', 'media/b.png', `${url}/c`].map((source) => fetchSource(source, { providerUrl: `${url}/base` })),
  )
  expect(texts.map(textOf)).toEqual(['/media/a.png', '/base/media/b.png', '/c'])
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('what a host compresses by %s without being asked is what it was before', async (name, compressed) => {
  // Compressed beforehand: it takes longer than an answer is waited for on a busy machine.
  const sent: Record<string, Buffer> = {
    '/whole': compressed(Buffer.alloc(200_000, 'a picture ')),
    '/cut': compressed(randomBytes(9000)).subarray(0, 4000),
    '/none': Buffer.from('<!doctype html>'),
    '/bomb': compressed(Buffer.alloc(80 * 1024 * 1024)),
  }
  const url = await providerOf(({ url: path, headers }, response) => {
    expect(headers['accept-encoding']).toBe('identity')
    response.writeHead(200, { 'content-encoding': name }).end(sent[path!]!)
  })
  expect(textOf(await fetchSource('/whole', { providerUrl: url }))).toBe('a picture '.repeat(20_000))
  await expect(fetchSource('/cut', { providerUrl: url })).rejects.toMatchObject({ fault: 'cut' })
  await expect(fetchSource('/none', { providerUrl: url })).rejects.toMatchObject({ fault: 'cut' })
  await expect(fetchSource('/bomb', { providerUrl: url })).rejects.toMatchObject({ fault: 'too-large' })
})

test('a connection that its host closes as it is used again is no answer', async () => {
  const used = new WeakSet<Socket>()
  const url = await providerOf(({ socket, url: path }, response) => {
    if (used.has(socket)) return void socket.resetAndDestroy()
    used.add(socket)
    response.end(path)
  })
  for (const path of ['/a', '/b', '/c']) expect(textOf(await fetchSource(path, { providerUrl: url }))).toBe(path)
})

test('no more is read than a picture may have', async () => {
  const megabyte = Buffer.alloc(1024 * 1024)
  let sent = 0
  const url = await providerOf((_request, response) => {
    const send = () => {
      while (!response.destroyed && sent++ < 200)
        if (!response.write(megabyte)) return void response.once('drain', send)
      response.end()
    }
    send()
  })
  await expect(fetchSource('/endless', { providerUrl: url })).rejects.toThrow('it is too large')
  expect(sent).toBeLessThan(100)
})

test('what the provider has not is said with its status', async () => {
  const url = await providerOf((_request, response) => response.writeHead(410).end())
  await expect(fetchSource('/gone', { providerUrl: url })).rejects.toThrow('/gone was answered with status 410')
})

test('three redirects are followed, and a fourth is not', async () => {
  const url = await providerOf(({ url: path, headers }, response) => {
    const left = Number(path!.slice(1))
    if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end()
    else response.end(headers.accept)
  })
  expect(textOf(await fetchSource('/3', { providerUrl: url }))).toBe('*/*')
  await expect(fetchSource('/4', { providerUrl: url })).rejects.toThrow('/4 is redirected again and again')
})

test.each([204, 300, 304, 399, 500])('status %d without an address to follow is no source', async (status) => {
  const url = await providerOf((_request, response) => response.writeHead(status).end())
  await expect(fetchSource('/x', { providerUrl: url })).rejects.toThrow(/^\/x was answered with status \d+$/)
})

test.each([401, 407, 408, 425, 429, 500, 503])('status %d says nothing of the file', async (status) => {
  const url = await providerOf((_request, response) => response.writeHead(status).end())
  await expect(fetchSource('/x', { providerUrl: url })).rejects.not.toBeInstanceOf(NoSource)
})

describe('a host other than the provider', () => {
  type Found = { address: string; family: number }[]
  /** A resolver of names, and what it was asked. */
  function resolver(found: Found | Error) {
    const asked: unknown[] = []
    const lookup = ((hostname: string, options: object, done: (...answer: unknown[]) => void) => {
      asked.push([hostname, options])
      done(...(found instanceof Error ? [found] : [null, found]))
    }) as unknown as Lookup
    return { asked, lookup }
  }
  const providerUrl = 'https://api.example.com'

  test('is asked where its name leads into no private network', async () => {
    const hidden = resolver([
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
    const fetching = fetchSource('https://pictures.example/x', { providerUrl, lookup: hidden.lookup })
    await expect(fetching).rejects.toThrow('pictures.example is in a private network')
    expect(hidden.asked).toEqual([['pictures.example', expect.objectContaining({ all: true })]])
  })

  test('is not there where its name cannot be resolved', async () => {
    const { lookup } = resolver(new Error('no such name'))
    await expect(fetchSource('https://pictures.example/x', { providerUrl, lookup })).rejects.toThrow('no such name')
  })

  test('is not asked where it may not be named, and the answer says which', async () => {
    const { asked, lookup } = resolver([])
    const why = 'http://10.0.0.1:8080/x is at 10.0.0.1:8080, which may not be asked'
    await expect(fetchSource('http://10.0.0.1:8080/x', { providerUrl, lookup })).rejects.toThrow(why)
    const hosts = { media: ['media.example'] }
    const other = fetchSource('https://pictures.example/x', { providerUrl, hosts, lookup })
    await expect(other).rejects.toThrow('which may not be asked')
    expect(asked).toEqual([])
  })
})
