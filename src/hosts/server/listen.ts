/** Puts an app on a port. */
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import {
  createServer as createNetServer,
  isIPv6,
  type AddressInfo,
  type ListenOptions as ListenSettings,
  type Server as NetServer,
  type Socket,
} from 'node:net'
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
/**
 * Node takes one connection from each listening socket in a turn of its event loop: from a single one, a burst would wait for seconds while a crawl fills
 * the turns. Linux divides a port's connections among sockets that share it.
 */
const SOCKETS = process.platform === 'linux' ? 32 : 1
/** For responses under way when the server closes. */
const LAST_RESPONSES_MS = 10_000

/** Rejects if the port is taken. `close`: accepts no new connection; settles when open requests have ended. */
export async function listen(
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
  // A socket that shares its port would take that of another server, too.
  if (SOCKETS > 1 && port !== 0) await closed(await opened(createNetServer(), { port, host }))
  const shared = { host, backlog: BACKLOG, reusePort: SOCKETS > 1 }
  const { port: taken } = (await opened(server, { ...shared, port })).address() as AddressInfo
  const take = (socket: Socket) => server.emit('connection', socket)
  const more = Array.from({ length: SOCKETS - 1 }, () => createNetServer({ allowHalfOpen: true, noDelay: true }, take))
  await Promise.all(more.map((each) => opened(each, { ...shared, port: taken })))
  return {
    url: urlOf(host, taken),
    port: taken,
    close: () => connections.close(server, { grace: closingGrace, limit: LAST_RESPONSES_MS }, more),
  }
}

function opened<S extends NetServer>(server: S, options: ListenSettings): Promise<S> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => resolve(server))
  })
}

const closed = (server: NetServer) => new Promise<void>((resolve) => server.close(() => resolve()))

/** An address at which this machine reaches the server. */
function urlOf(host: string, port: number): string {
  if (host === '::') return `http://[::1]:${port}`
  const name = /^(?:127\.0\.0\.1|0\.0\.0\.0)$/.test(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
