/** Puts an app on a port. */
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIPv6, type AddressInfo } from 'node:net'
import { openConnections } from './connections.ts'

export interface ListenOptions {
  port: number
  host: string
  /** Milliseconds that a visitor has for the headers of a request, and for all of it. */
  patience?: { headers: number; request: number } | undefined
  /** Milliseconds that idle connections have for one more request when the server closes. */
  closingGrace: number
  /** Answers ahead of the app, and returns whether it did. */
  answerFirst(request: IncomingMessage, response: ServerResponse): boolean
  onAnswer(status: number, seconds: number): void
}

const PATIENCE = { headers: 10_000, request: 30_000 }
/** Longer than the minute for which proxies keep idle connections: they must not send a request into a closing one. */
const KEEP_ALIVE_MS = 65_000
/** Connections that wait while a publish keeps this process busy; the system may allow fewer. With Node's 511 a burst of messages was reset. */
const BACKLOG = 4096
/** For responses under way when the server closes. */
const LAST_RESPONSES_MS = 10_000

/** Rejects if the port is taken. `close`: accepts no new connection; settles when open requests have ended. */
export function listen(
  { fetch }: Pick<Hono, 'fetch'>,
  { port, host, patience = PATIENCE, closingGrace, answerFirst, onAnswer }: ListenOptions,
): Promise<{ url: string; port: number; close(): Promise<void> }> {
  // A client that sends a request byte by byte must not hold a connection.
  const serverOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: Math.min(1000, patience.headers),
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const connections = openConnections(answerFirst, onAnswer)
  const { createServer } = connections
  // `hostname`: of requests of HTTP/1.0 without a host.
  const server = createAdaptorServer({ fetch, hostname: 'localhost', serverOptions, createServer }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const { port: taken } = server.address() as AddressInfo
      const close = () => connections.close(server, { grace: closingGrace, limit: LAST_RESPONSES_MS })
      resolve({ url: urlOf(host, taken), port: taken, close })
    })
  })
}

/** An address at which this machine reaches the server. */
function urlOf(host: string, port: number): string {
  if (host === '::') return `http://[::1]:${port}`
  const name = /^(?:127\.0\.0\.1|0\.0\.0\.0)$/.test(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
