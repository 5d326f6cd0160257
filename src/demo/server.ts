import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answer } from './answers.ts'
import { etagOf, isCurrent } from './etag.ts'
import { ownPictures, sendPicture, type Pictures } from './media.ts'
import type { World } from './world.ts'

/** A request as the log keeps it. `status` is 0 until it is answered, and stays so where the connection was cut. */
export interface LoggedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: string
  status: number
}

/** How a request goes wrong. `delayMs` may stand alone or before any other. */
export interface Fault {
  delayMs?: number
  /** No answer, ever: the connection stays open until somebody closes it. */
  hang?: boolean
  /** The connection is cut before the answer. */
  reset?: boolean
  /** The connection is cut after so many bytes of the true answer's body. */
  cutAfter?: number
  /** The true answer's body comes byte by byte, so many milliseconds apart. */
  drip?: number
  /** Sent in place of the true answer; 200 where only `body` or `headers` is given. */
  status?: number
  headers?: Record<string, string>
  /** Text and bytes are sent as they stand, anything else as JSON. */
  body?: unknown
}

export interface ProviderOptions {
  port?: number
  host?: string
  /** Answers paths under `/media/`. */
  pictures?: Pictures
  /** False for a provider that knows no conditional requests. */
  etags?: boolean
  /** False for a provider that runs for long and is asked for nothing but answers. */
  log?: boolean
}

export interface Provider {
  /** Base address without a slash at the end. */
  readonly url: string
  /** May be replaced while the server runs. */
  world: World
  /** Every request in order of arrival, pictures included. Empty it with `requests.length = 0`. */
  readonly requests: LoggedRequest[]
  /** Asked for each request; what it returns goes wrong. */
  faults: ((request: LoggedRequest) => Fault | undefined) | undefined
  close(): Promise<void>
}

interface Prepared {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

const MAX_BODY = 1_000_000
const JSON_TYPE = 'application/json; charset=utf-8'

/** Serves a world by the provider contract over HTTP. Port 0 takes a free one. */
export async function startProvider(world: World, options: ProviderOptions = {}): Promise<Provider> {
  const { port = 0, host = '127.0.0.1', pictures = ownPictures, etags = true, log = true } = options
  const server = createServer((request, response) => {
    // A fault of the server itself must show as one, not as an unhandled rejection that ends the process.
    serve(provider, { pictures, etags, log }, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { status: 500, message: String(error) })
      else response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const provider: Provider = {
    url: `http://${host}:${address.port}`,
    world,
    requests: [],
    faults: undefined,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
  return provider
}

async function serve(
  provider: Provider,
  { pictures, etags, log }: Required<Pick<ProviderOptions, 'pictures' | 'etags' | 'log'>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', provider.url)
  const logged: LoggedRequest = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: '',
    status: 0,
  }
  if (log) provider.requests.push(logged)
  logged.body = await bodyOf(request)

  const fault = provider.faults?.(logged)
  if (fault?.delayMs) await wait(fault.delayMs)
  if (fault?.hang) return
  if (fault?.reset) return void response.destroy()
  if (fault && (fault.status ?? fault.body ?? fault.headers) !== undefined) {
    return send(response, logged, faulty(fault))
  }

  if (url.pathname.startsWith('/media/') && (logged.method === 'GET' || logged.method === 'HEAD')) {
    const picture = await pictures(url.pathname)
    if (picture) {
      logged.status = sendPicture(request, response, picture)
      return
    }
  }
  const { status, body } = answer(provider.world, logged.method, url, logged.body)
  const prepared: Prepared = { status, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body) }
  if (fault?.drip !== undefined) return drip(response, prepared, fault.drip)
  if (etags && status === 200 && logged.method !== 'POST') conditional(request, prepared)
  if (fault?.cutAfter !== undefined) return cut(response, prepared, fault.cutAfter)
  send(response, logged, prepared, logged.method === 'HEAD')
}

function conditional(request: IncomingMessage, prepared: Prepared): void {
  const etag = etagOf(String(prepared.body))
  prepared.headers['etag'] = etag
  prepared.headers['cache-control'] = 'no-cache'
  if (!isCurrent(request.headers['if-none-match'], etag)) return
  prepared.status = 304
  prepared.body = ''
  delete prepared.headers['content-type']
}

function faulty({ status = 200, headers = {}, body }: Fault): Prepared {
  const type = { 'content-type': JSON_TYPE, ...headers }
  if (typeof body === 'string' || body instanceof Uint8Array) return { status, headers: type, body }
  const value = body === undefined ? { status, message: 'the provider is out of order' } : body
  return { status, headers: type, body: JSON.stringify(value) }
}

function send(response: ServerResponse, logged: LoggedRequest, prepared: Prepared, headOnly = false): void {
  logged.status = prepared.status
  const empty = prepared.status === 304 || prepared.status === 204
  const length = empty ? {} : { 'content-length': Buffer.byteLength(prepared.body) }
  response.writeHead(prepared.status, { ...prepared.headers, ...length })
  response.end(empty || headOnly ? undefined : prepared.body)
}

function cut(response: ServerResponse, prepared: Prepared, bytes: number): void {
  const body = Buffer.from(prepared.body)
  response.writeHead(prepared.status, { ...prepared.headers, 'content-length': body.length })
  response.write(body.subarray(0, Math.min(bytes, body.length - 1)), () => response.destroy())
}

async function drip(
  response: ServerResponse,
  { status, headers, body }: Prepared,
  milliseconds: number,
): Promise<void> {
  response.writeHead(status, headers)
  for (const byte of Buffer.from(body)) {
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await wait(milliseconds)
  }
  response.end()
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': JSON_TYPE }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY) throw new Error('the body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
