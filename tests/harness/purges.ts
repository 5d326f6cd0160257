/** Stands before a cache's socket for purges, or in its place, and writes down what it is told. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PurgeMessage {
  method: string
  tags: string[]
  /** Tag of the release that is shown; missing where a message is repeated. */
  release: string | undefined
  /** How many objects the cache has forgotten. */
  forgotten: number
  /** When it was taken, in milliseconds since 1970. */
  at: number
}

export interface PurgeReceiver {
  url: string
  /** Those that were taken, in order. */
  messages: PurgeMessage[]
  /** The first of each release: what was told of it. */
  first(): PurgeMessage[]
  /** How many more messages are taken; the others are answered with 503, and the cache is told nothing. */
  takes: number
  /** How many were refused. */
  refused: number
  close(): void
}

/** `cache`: port that messages are handed on to. */
export async function receivePurges(cache?: number): Promise<PurgeReceiver> {
  const server = createServer((asked, response) => {
    if (receiver.takes-- <= 0) {
      receiver.refused++
      response.writeHead(503).end()
      return
    }
    const { method = '', headers } = asked
    const taken = (status: number, forgotten: number) => {
      if (status === 200) {
        const tags = String(headers.xkey).split(' ').filter(Boolean)
        const release = headers['release-tag'] as string | undefined
        receiver.messages.push({ method, tags, release, forgotten, at: Date.now() })
      }
      response.writeHead(status).end()
    }
    if (cache === undefined) return taken(200, 0)
    request({ port: cache, host: '127.0.0.1', method, headers: { ...headers, connection: 'close' } }, (answer) => {
      answer.resume()
      taken(answer.statusCode!, Number(/\d+$/.exec(answer.statusMessage ?? '')?.[0]))
    })
      .on('error', () => taken(502, 0))
      .end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: PurgeReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    first: () => receiver.messages.filter(({ release }) => release !== undefined),
    takes: Infinity,
    refused: 0,
    close: () => void server.close(),
  }
  return receiver
}
