/**
 * A network that keeps answers before a server, as Fastly's and Cloudflare's documentation has it: the API that purges by tags, with its limits, and one of
 * its places.
 */
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PurgeSettings } from '../../src/config/purge.ts'

type NetworkKind = 'fastly' | 'cloudflare'

const SERVICE = 'SU1Z0isxPaozGVKXdv0eY'
const ZONE = '023e105f4ecef8ad9ca31a8372d0c353'
export const TOKEN = 'a-token-that-is-in-no-log'

interface Refusal {
  status: number
  headers?: Record<string, string>
  body?: string
}

export interface Network {
  /** What a server is told of it. */
  settings: Exclude<PurgeSettings, { cache: 'varnish' }>
  /** Address of its place for visitors. */
  url: string
  /** Tags of each message that was accepted. */
  accepted: string[][]
  /** Accepted or not. */
  asked: number
  /** When each of them came, in milliseconds. */
  times: number[]
  /** The next messages are answered so. `undefined`: accepted. */
  refusals: (Refusal | 'hangs-up' | undefined)[]
  /** While it is set each message is answered so. */
  refusal: Refusal | undefined
  /** What a message did that is not in the documentation. */
  faults: string[]
  /** Paths of answers that a message has taken away. */
  forgotten: string[]
  close(): void
}

interface Kept {
  path: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  tags: ReadonlySet<string>
  isOld: boolean
}

/** Header with what a place keeps, and how tags are set apart in theirs. */
const KINDS = {
  fastly: { control: 'surrogate-control', tags: 'surrogate-key', separator: ' ', most: 256 },
  cloudflare: { control: 'cloudflare-cdn-cache-control', tags: 'cache-tag', separator: ',', most: 100 },
} as const

/** `origin`: port of the server behind it. */
export async function openNetwork(kind: NetworkKind, origin?: number): Promise<Network> {
  const kept = new Map<string, Kept>()
  const api = createServer((asked, response) => void answerApi(asked, response))
  const place = createServer((asked, response) => void answerVisitor(asked, response))

  async function answerApi(asked: IncomingMessage, response: ServerResponse) {
    network.asked++
    network.times.push(performance.now())
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part as Buffer)
    const refusal = network.refusals.shift() ?? network.refusal
    if (refusal === 'hangs-up') return void asked.socket.destroy()
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.body ?? '')
    const { fault, tags } = readMessage(kind, asked, Buffer.concat(parts).toString())
    if (fault !== undefined) {
      network.faults.push(fault)
      return void response.writeHead(400).end()
    }
    network.accepted.push(tags)
    for (const [key, each] of kept) {
      if (!tags.some((tag) => each.tags.has(tag)) || each.isOld) continue
      network.forgotten.push(each.path)
      if (kind === 'fastly') each.isOld = true
      else kept.delete(key)
    }
    const done =
      kind === 'fastly'
        ? Object.fromEntries(tags.map((tag, at) => [tag, `108-1391560174-97412${at}`]))
        : { success: true, errors: [], messages: [], result: { id: ZONE } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(done))
  }

  async function answerVisitor(asked: IncomingMessage, response: ServerResponse) {
    const key = `${asked.url} ${asked.headers['accept-encoding'] ?? ''}`
    const has = kept.get(key)
    if (has && !has.isOld) return write(response, has, 'hit')
    // Fastly hands out what is old once more where it may, and asks behind the visitor's back.
    const isShown = has !== undefined && String(has.headers[KINDS[kind].control]).includes('stale-while-revalidate')
    if (isShown) write(response, has, 'old')
    const fetched = await fetchFrom(origin!, asked, has?.headers.etag)
    const fresh = fetched.status === 304 ? { ...has!, isOld: false } : keptOf(kind, asked.url!, fetched)
    if (mayKeep(kind, fetched)) kept.set(key, fresh)
    else kept.delete(key)
    if (!isShown) write(response, fresh, 'miss')
  }

  function write(response: ServerResponse, { status, headers, body }: Kept, from: string) {
    const { [KINDS[kind].tags]: _tags, [KINDS[kind].control]: _control, connection: _connection, ...rest } = headers
    response.writeHead(status, { ...rest, 'x-cache': from }).end(body)
  }

  const [apiPort, port] = [await listen(api), await listen(place)]
  const base = `http://127.0.0.1:${apiPort}`
  const network: Network = {
    settings:
      kind === 'fastly'
        ? { cache: kind, api: base, service: SERVICE, token: TOKEN }
        : { cache: kind, api: `${base}/client/v4`, zone: ZONE, token: TOKEN },
    url: `http://127.0.0.1:${port}`,
    accepted: [],
    asked: 0,
    times: [],
    refusals: [],
    refusal: undefined,
    faults: [],
    forgotten: [],
    close: () => [api, place].forEach((server) => (server.closeAllConnections(), server.close())),
  }
  return network
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function readMessage(kind: NetworkKind, { method, url, headers }: IncomingMessage, body: string) {
  const expected =
    kind === 'fastly'
      ? { url: `/service/${SERVICE}/purge`, 'fastly-key': TOKEN, 'fastly-soft-purge': '1' }
      : { url: `/client/v4/zones/${ZONE}/purge_cache`, authorization: `Bearer ${TOKEN}` }
  const said = { ...headers, url } as Record<string, unknown>
  const wrong = Object.entries(expected).find(([name, value]) => said[name] !== value)
  if (method !== 'POST' || wrong) return { fault: `${method} ${wrong?.join(': ')}`, tags: [] }
  if (!headers['content-type']?.startsWith('application/json')) return { fault: 'no JSON', tags: [] }
  const read = JSON.parse(body) as Record<string, unknown>
  const name = kind === 'fastly' ? 'surrogate_keys' : 'tags'
  const tags = read[name] as string[]
  if (Object.keys(read).join() !== name || !Array.isArray(tags)) return { fault: `a body of ${body}`, tags: [] }
  const isFit =
    tags.length > 0 && tags.length <= KINDS[kind].most && tags.every((tag) => /^[!-+\--~]{1,1024}$/.test(tag))
  return { fault: isFit ? undefined : `${tags.length} tags, such as ${tags[0]}`, tags }
}

async function fetchFrom(port: number, { url: path, method, headers }: IncomingMessage, etag: string | undefined) {
  return new Promise<Pick<Kept, 'status' | 'headers' | 'body'>>((resolve, reject) => {
    const sent = { ...headers, connection: 'close', ...(etag && { 'if-none-match': etag }) }
    request({ host: '127.0.0.1', port, path, method, headers: sent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function keptOf(kind: NetworkKind, path: string, answer: Pick<Kept, 'status' | 'headers' | 'body'>): Kept {
  const header = String(answer.headers[KINDS[kind].tags] ?? '')
  if (Buffer.byteLength(header) > 16_384) throw new Error(`${path} has too many tags`)
  return { path, ...answer, tags: new Set(header.split(KINDS[kind].separator)), isOld: false }
}

/** Without a word of the server both keep pages, redirects and what is not found for a while. Fastly does not know `no-store`. */
function mayKeep(kind: NetworkKind, { status, headers }: Pick<Kept, 'status' | 'headers'>): boolean {
  if (![200, 203, 300, 301, 302, 304, 404, 410].includes(status) || headers['set-cookie']) return false
  const control = String(headers[KINDS[kind].control] ?? headers['cache-control'] ?? '')
  const age = /(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1]
  const isForbidden = control.includes('private') || (kind === 'cloudflare' && /no-store|no-cache/.test(control))
  return !isForbidden && age !== '0'
}
