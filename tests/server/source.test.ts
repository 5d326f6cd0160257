/** Where pictures come from: a provider of a few lines that answers as badly as it can. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchSource } from '../../src/server/source.ts'

async function providerOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const textOf = (content: Uint8Array) => new TextDecoder().decode(content)

test('a source is asked of the provider, by its relative or absolute address', async () => {
  const url = await providerOf(({ url: path }, response) => response.end(path))
  const texts = await Promise.all(
    ['/media/a.png', 'media/b.png', `${url}/c`].map((source) => fetchSource(source, { providerUrl: `${url}/base` })),
  )
  expect(texts.map(textOf)).toEqual(['/media/a.png', '/base/media/b.png', '/c'])
})

test('a redirect is followed, but not for ever', async () => {
  const url = await providerOf(({ url: path }, response) => {
    if (path === '/old') response.writeHead(302, { location: '/new' }).end()
    else if (path === '/new') response.end('new')
    else response.writeHead(302, { location: '/loop' }).end()
  })
  expect(textOf(await fetchSource('/old', { providerUrl: url }))).toBe('new')
  await expect(fetchSource('/loop', { providerUrl: url })).rejects.toThrow('again and again')
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
  await expect(fetchSource('/endless', { providerUrl: url })).rejects.toThrow('larger than')
  expect(sent).toBeLessThan(100)
})

test('what the provider has not is said with its status', async () => {
  const url = await providerOf((_request, response) => response.writeHead(410).end())
  await expect(fetchSource('/gone', { providerUrl: url })).rejects.toThrow('/gone was answered with status 410')
})
