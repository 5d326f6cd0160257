/** The HTTP client of the provider: limits of time and size, bounded concurrency and a breaker around every attempt of ofetch. */
import { createFetch, ofetch, type FetchError, type FetchOptions, type FetchResponse } from 'ofetch'
import pLimit from 'p-limit'
import { boundedBody } from '../http/body.ts'
import { reasonOf } from '../http/reason.ts'
import { retrying } from '../http/retries.ts'
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

type Fetch = typeof fetch

/** Ends a call: ofetch asks again after any error but an abort. */
class Aborted extends Error {
  override name = 'AbortError'
}
class NotAsked extends Aborted {}

/** Given with each call and not as defaults, which ofetch would copy once more. */
const HEADERS = { accept: 'application/json', 'accept-encoding': 'gzip' }
const PROBE_TIMEOUT = 10_000
const RETRIED = [408, 425, 429, 500, 502, 503, 504]

export function createClient(options: ClientOptions): ProviderClient {
  const { concurrency = 32, timeout = 120_000, retries = 2, retryDelay = 250 } = options
  const { timeLimit = 30 * 60_000, largest = 32 * 1024 * 1024, hosts = {} } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const limit = pLimit(concurrency)
  const counts = { requests: 0, notModified: 0, failed: 0 }
  const end = performance.now() + timeLimit
  const timeOver = new NotAsked(`the crawl has taken ${timeLimit} ms`)
  const breaker = createBreaker(isAlive, options.breaker)
  const defaults: FetchOptions = {
    baseURL: baseUrl,
    // Redirects are not followed: the contract knows none, and one could lead anywhere.
    redirect: 'manual',
    retryStatusCodes: RETRIED,
    ...retrying({ retries, delay: retryDelay }),
  }

  /** Asks for what every crawl begins with. */
  async function isAlive(): Promise<boolean> {
    const { path, query } = calls.properties()
    let result: Response | Error | undefined
    const probe: Fetch = async (request, init) =>
      thrown((result = await attempt(request, init, Math.min(PROBE_TIMEOUT, timeout))))
    const ask = createFetch({ fetch: probe, defaults: { ...defaults, retry: false } })
    return ask.raw(path + queryText(query), { headers: HEADERS }).then(
      () => true,
      () => result !== undefined && !hasFailed(result),
    )
  }

  /** An answer without a body, what was in it parsed as `_data`; or why there is none. The limit of time covers the body too. */
  async function attempt(
    request: Parameters<Fetch>[0],
    init: RequestInit | undefined,
    most: number,
  ): Promise<FetchResponse<unknown> | Error> {
    const left = end - performance.now()
    if (left <= 0) return timeOver
    counts.requests++
    const aborter = new AbortController()
    const late = () => aborter.abort(left < most ? timeOver : new Aborted(`no whole answer within ${timeout} ms`))
    const timer = setTimeout(late, Math.min(most, left))
    try {
      const response = await ofetch.native(request, { ...init, signal: aborter.signal })
      const { status, headers, body, ok } = response
      if (!body && !ok) return response
      const bytes = await boundedBody(body, largest)
      const answer: FetchResponse<unknown> = new Response(null, { status, headers })
      if (!ok) return answer
      if (!bytes) return new Aborted(`an answer of more than ${largest} bytes`)
      answer._data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      return answer
    } catch (error) {
      return error as Error
    } finally {
      clearTimeout(timer)
    }
  }

  async function get(path: string, query: Query, etag?: string): Promise<Answer> {
    // Time spent in the queue does not count.
    let started = 0
    const left = () => {
      if (started) return timeout - (performance.now() - started)
      started = performance.now()
      // Of one length for all calls: Node keeps timers in a list for each length.
      return timeout
    }
    const inTurn: Fetch = async (request, init) =>
      thrown((await limit(() => breaker.run(() => attempt(request, init, left()), hasFailed))) ?? GIVEN_UP)
    const ask = createFetch({ fetch: inTurn, defaults })
    const answer = await ask
      .raw(path + queryText(query), { headers: { ...HEADERS, ...(etag !== undefined && { 'if-none-match': etag }) } })
      .then(answerOf, failureOf)
    if (answer.status === 'not-modified') counts.notModified++
    if (answer.status === 'failed' || answer.status === 'not-asked') counts.failed++
    return answer
  }

  return { get, baseUrl, hosts, counts }
}

const GIVEN_UP = new NotAsked('the provider failed again and again')

/** Whether a result says that the host is in trouble. */
function hasFailed(result: Response | Error): boolean {
  return result instanceof Error ? !(result instanceof NotAsked) : RETRIED.includes(result.status)
}

function thrown(result: Response | Error): Response {
  if (result instanceof Error) throw result
  return result
}

function answerOf({ status, ok, headers, _data }: FetchResponse<unknown>): Answer {
  if (status === 304) return { status: 'not-modified' }
  if (status === 404) return { status: 'absent' }
  const location = headers.get('location')
  if (!ok) return { status: 'failed', message: `status ${status}${location ? `, to ${location.slice(0, 200)}` : ''}` }
  const etag = headers.get('etag')
  return { status: 'ok', body: _data, ...(etag !== null && { etag }) }
}

function failureOf(error: FetchError): Answer {
  if (error.response) return answerOf(error.response)
  return { status: error.cause instanceof NotAsked ? 'not-asked' : 'failed', message: reasonOf(error) }
}

/** ofetch's own would leave out the `=` of an empty value, which the root's address is. */
function queryText(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
