/** The HTTP client of the provider: base address, headers, limits of time and size, bounded concurrency, retries, a breaker. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import { boundedText } from './body.ts'
import { createBreaker, type BreakerOptions } from './breaker.ts'
import { openConnections } from './connections.ts'
import { calls } from './endpoints.ts'
import type { HostLists } from './hosts.ts'

export interface ClientOptions {
  baseUrl: string
  /** Requests under way at once. */
  concurrency?: number
  /** Milliseconds until a call counts as failed, from the first attempt to the last. */
  timeout?: number
  /** Attempts after the first. */
  retries?: number
  /** Milliseconds before the first retry; doubles each time. */
  retryDelay?: number
  /** Milliseconds from now after which nothing is asked any more. */
  timeLimit?: number
  /** Bytes of an answer. */
  largest?: number
  breaker?: BreakerOptions
  /** Whom the answers may name. */
  hosts?: HostLists
}

export type Query = Record<string, string | number | undefined>

export type Answer =
  | { status: 'ok'; body: unknown; etag?: string }
  | { status: 'not-modified' }
  | { status: 'absent' }
  | { status: 'failed'; message: string }
  /** The provider was given up, or time is over. */
  | { status: 'not-asked'; message: string }

export interface ProviderClient {
  /** GET. Never throws: a failure is an answer. `etag` makes it conditional. */
  get(path: string, query: Query, etag?: string): Promise<Answer>
  readonly baseUrl: string
  readonly hosts: HostLists
  readonly counts: { requests: number; notModified: number; failed: number }
}

interface Attempt {
  answer: Answer
  /** Milliseconds before the call is worth another attempt; nothing where it is not. */
  retryAfter?: number
}

const LONGEST_WAIT = 60_000
const PROBE_TIMEOUT = 10_000
/** Bytes of an answer that is of no use. What is longer costs its connection. */
const LARGEST_UNUSED = 128 * 1024
const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504])

export function createClient(options: ClientOptions): ProviderClient {
  const { concurrency = 32, timeout = 120_000, retries = 2, retryDelay = 250 } = options
  const { timeLimit = 30 * 60_000, largest = 32 * 1024 * 1024, hosts = {} } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const limit = pLimit(concurrency)
  const connections = openConnections(baseUrl, concurrency)
  const counts = { requests: 0, notModified: 0, failed: 0 }
  const end = performance.now() + timeLimit
  const breaker = createBreaker(isAlive, options.breaker)

  /** Asks for what every crawl begins with. */
  async function isAlive(): Promise<boolean> {
    const { path, query } = calls.properties()
    return (await attempt(path, query, undefined, PROBE_TIMEOUT)).retryAfter === undefined
  }

  async function attempt(path: string, query: Query, etag: string | undefined, most: number): Promise<Attempt> {
    const now = performance.now()
    if (now >= end) return { answer: { status: 'not-asked', message: `the crawl has taken ${timeLimit} ms` } }
    counts.requests++
    // The limit covers the body too: headers that come in time may be followed by nothing.
    const aborter = new AbortController()
    const late = () => aborter.abort(new Error(`no whole answer within ${timeout} ms`))
    const timer = setTimeout(late, Math.min(most, timeout, end - now))
    try {
      // Redirects are not followed: the contract knows none, and one could lead anywhere.
      const headers = { accept: 'application/json', 'accept-encoding': 'gzip', ...(etag && { 'if-none-match': etag }) }
      const response = await connections.get(`${path}${queryText(query)}`, headers, aborter.signal)
      const status = response.statusCode!
      if (status >= 200 && status < 300) return { answer: await readAnswer(response) }
      // What cannot be read of it does not matter.
      await boundedText(response, '', LARGEST_UNUSED).catch(() => {})
      return withoutBody(status, response.headers)
    } catch (error) {
      const { aborted, reason } = aborter.signal
      return { answer: { status: 'failed', message: reasonOf((aborted ? reason : error) as Error) }, retryAfter: 0 }
    } finally {
      clearTimeout(timer)
    }
  }

  async function readAnswer(response: IncomingMessage): Promise<Answer> {
    const { 'content-encoding': encoding = '', etag } = response.headers
    const text = await boundedText(response, encoding, largest)
    if (text === undefined) return { status: 'failed', message: `an answer of more than ${largest} bytes` }
    return { status: 'ok', body: JSON.parse(text), ...(etag && { etag }) }
  }

  async function get(path: string, query: Query, etag?: string): Promise<Answer> {
    // Time spent in the queue does not count.
    let started: number | undefined
    const left = () => timeout - (performance.now() - (started ??= performance.now()))
    for (let tries = 0; ; tries++) {
      const tried = await limit(() =>
        breaker.run(
          () => attempt(path, query, etag, left()),
          ({ retryAfter }) => retryAfter !== undefined,
        ),
      )
      const { answer, retryAfter } = tried ?? GIVEN_UP
      if (answer.status === 'not-modified') counts.notModified++
      if (answer.status !== 'failed' && answer.status !== 'not-asked') return answer
      const wait = Math.max(retryAfter ?? 0, retryDelay * 2 ** tries)
      if (retryAfter === undefined || tries >= retries || left() <= wait) {
        counts.failed++
        return answer
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  return { get, baseUrl, hosts, counts }
}

const GIVEN_UP: Attempt = { answer: { status: 'not-asked', message: 'the provider failed again and again' } }

/** Where several addresses of a host were tried, each has its own. */
function reasonOf(error: Error): string {
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : error
  return message || error.name
}

function withoutBody(status: number, { location, 'retry-after': retryAfter }: IncomingHttpHeaders): Attempt {
  if (status === 304) return { answer: { status: 'not-modified' } }
  if (status === 404) return { answer: { status: 'absent' } }
  const to = location ? `, to ${location.slice(0, 200)}` : ''
  const answer: Answer = { status: 'failed', message: `status ${status}${to}` }
  return RETRIED.has(status) ? { answer, retryAfter: waitFrom(retryAfter) ?? 0 } : { answer }
}

function queryText(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Milliseconds that a `Retry-After` header asks for, seconds or a date, at most a minute. */
function waitFrom(header: string | undefined): number | undefined {
  if (!header) return undefined
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), LONGEST_WAIT) : undefined
}
