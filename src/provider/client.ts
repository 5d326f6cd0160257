/** The HTTP client of the provider: base address, headers, limits of time and size, bounded concurrency, retries, a breaker. */
import pLimit from 'p-limit'
import type { Dispatcher } from 'undici'
// The package's index reads three times as many files, for fetch, web sockets, caches and tests: time that a short command has to wait.
import request from 'undici/lib/api/api-request.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import { boundedText } from './body.ts'
import { createBreaker, type BreakerOptions } from './breaker.ts'
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
const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504])

export function createClient(options: ClientOptions): ProviderClient {
  const { concurrency = 32, timeout = 120_000, retries = 2, retryDelay = 250 } = options
  const { timeLimit = 30 * 60_000, largest = 32 * 1024 * 1024, hosts = {} } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const limit = pLimit(concurrency)
  // Its own limits would count the time that this process is busy with other things.
  const dispatcher = new Agent({ connections: concurrency, connect: { timeout: 0 }, headersTimeout: 0, bodyTimeout: 0 })
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
      const { origin, pathname, search } = new URL(`${baseUrl}${path}${queryText(query)}`)
      const response = await request.call(dispatcher, {
        origin,
        path: pathname + search,
        method: 'GET',
        headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...(etag && { 'if-none-match': etag }) },
        signal: aborter.signal,
      })
      if (response.statusCode >= 200 && response.statusCode < 300) return { answer: await readAnswer(response) }
      await response.body.dump()
      return withoutBody(response)
    } catch (error) {
      return { answer: { status: 'failed', message: reasonOf(error as Error) }, retryAfter: 0 }
    } finally {
      clearTimeout(timer)
    }
  }

  async function readAnswer({ headers, body }: Dispatcher.ResponseData): Promise<Answer> {
    const text = await boundedText(body, headerOf(headers, 'content-encoding') ?? '', largest)
    if (text === undefined) return { status: 'failed', message: `an answer of more than ${largest} bytes` }
    const etag = headerOf(headers, 'etag')
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

function headerOf(headers: Dispatcher.ResponseData['headers'], name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Where several addresses of a host were tried, each has its own. */
function reasonOf(error: Error): string {
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : error
  return message || error.name
}

function withoutBody({ statusCode: status, headers }: Dispatcher.ResponseData): Attempt {
  if (status === 304) return { answer: { status: 'not-modified' } }
  if (status === 404) return { answer: { status: 'absent' } }
  const location = headerOf(headers, 'location')
  const to = location ? `, to ${location.slice(0, 200)}` : ''
  const answer: Answer = { status: 'failed', message: `status ${status}${to}` }
  return RETRIED.has(status) ? { answer, retryAfter: waitFrom(headerOf(headers, 'retry-after')) ?? 0 } : { answer }
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
