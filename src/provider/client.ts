/**
 * The provider's HTTP client: time and size limits, bounded concurrency, and a breaker around every attempt of ofetch.
 */
import { createFetch, ofetch, type FetchError, type FetchOptions, type FetchResponse } from 'ofetch'
import pLimit from 'p-limit'
import type { Answer, Get } from './answer.ts'
import { boundedBody } from './http/body.ts'
import { reasonOf } from './http/reason.ts'
import { retrying } from './http/retries.ts'
import { createBreaker, type BreakerOptions } from './breaker.ts'
import { calls, type Query } from './endpoints.ts'
import type { HostLists } from './hosts.ts'
import { createMappedGet } from './mapping/calls.ts'
import type { ProviderMapping } from './mapping/mapping.ts'

export interface ClientOptions {
  baseUrl: string
  /** Concurrent requests. */
  concurrency?: number
  /** Milliseconds for a call, all attempts included. */
  timeout?: number
  /** Attempts after the first. */
  retries?: number
  /** Milliseconds before the first retry; doubles each time. */
  retryDelay?: number
  /** Milliseconds from now after which no more calls are made. */
  timeLimit?: number
  /** Largest body in bytes. */
  largest?: number
  breaker?: BreakerOptions
  /** Hosts that answers may name. */
  hosts?: HostLists
  /** Where the provider differs from the contract in names and places. */
  mapping?: ProviderMapping | undefined
  /** Told of each attempt. */
  observe?: ((exchange: Exchange) => void) | undefined
}

/** One attempt as it went. `error`: why there is no usable answer. */
export interface Exchange {
  url: string
  ms: number
  status?: number
  headers?: Headers
  error?: Error
}

export interface ProviderClient {
  get: Get
  readonly baseUrl: string
  readonly hosts: HostLists
  readonly mapping?: ProviderMapping | undefined
  /** Why no call is answered, if all were denied (401, 403). */
  denied(): string | undefined
  readonly counts: { requests: number; notModified: number; failed: number }
}

export type { Answer }

type Fetch = typeof fetch

/** Ends a call: ofetch retries every error but an abort. */
class Aborted extends Error {
  override name = 'AbortError'
}
class NotAsked extends Aborted {}

/** Passed with each call: ofetch would copy defaults once more. */
const HEADERS = { accept: 'application/json', 'accept-encoding': 'gzip' }
const PROBE_TIMEOUT = 10_000
const DENIED = [401, 403]
/** After so many denied calls and none that was not, no more are made. */
const MAX_DENIED = 8
const RETRIED = [408, 425, 429, 500, 502, 503, 504]

export function createClient(options: ClientOptions): ProviderClient {
  const { concurrency = 32, timeout = 120_000, retries = 2, retryDelay = 250, hosts = {}, mapping } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const limit = pLimit(concurrency)
  const counts = { requests: 0, notModified: 0, failed: 0 }
  const { attempt, denied } = openAttempts({ ...options, timeout }, counts)
  const breaker = createBreaker(isAlive, options.breaker)
  const defaults: FetchOptions = {
    baseURL: baseUrl,
    // Redirects are not followed: the contract has none, and one could lead anywhere.
    redirect: 'manual',
    retryStatusCodes: RETRIED,
    ...retrying({ retries, delay: retryDelay }),
  }

  /** Probes with the first call of every crawl. */
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

  async function get(path: string, query: Query, etag?: string): Promise<Answer> {
    // Time spent in the queue does not count.
    let started = 0
    const left = () => {
      if (started) return timeout - (performance.now() - started)
      started = performance.now()
      // The same duration for all calls: Node keeps one timer list per duration.
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

  return { get: mapping ? createMappedGet(get, mapping, baseUrl) : get, baseUrl, hosts, mapping, denied, counts }
}

/** Calls without retries. */
function openAttempts(options: ClientOptions & { timeout: number }, counts: ProviderClient['counts']) {
  const { timeout, timeLimit = 30 * 60_000, largest = 32 * 1024 * 1024, observe } = options
  const end = performance.now() + timeLimit
  /** The statuses of all answers so far. */
  const denials = { count: 0, status: 0, isAll: true }
  const denied = () => (denials.count > 0 && denials.isAll ? `status ${denials.status} to every call` : undefined)
  const timeOver = new NotAsked(`the crawl has taken ${timeLimit} ms`)

  /** A response without its body, which is parsed as `_data`, or an error. The time limit includes the body. */
  async function attempt(
    request: Parameters<Fetch>[0],
    init: RequestInit | undefined,
    most: number,
  ): Promise<FetchResponse<unknown> | Error> {
    const left = end - performance.now()
    if (left <= 0) return timeOver
    if (denied() !== undefined && denials.count >= MAX_DENIED) return new NotAsked(denied())
    counts.requests++
    const aborter = new AbortController()
    const late = () => aborter.abort(left < most ? timeOver : new Aborted(`no whole answer within ${timeout} ms`))
    const timer = setTimeout(late, Math.min(most, left))
    const exchange: Exchange = { url: String(request), ms: performance.now() }
    try {
      const response = await ofetch.native(request, { ...init, signal: aborter.signal })
      const { status, headers, body, ok } = response
      Object.assign(exchange, { status, headers })
      if (DENIED.includes(status)) Object.assign(denials, { status, count: denials.count + 1 })
      else denials.isAll = false
      if (!body && !ok) return response
      const bytes = await boundedBody(body, largest)
      const answer: FetchResponse<unknown> = new Response(null, { status, headers })
      if (!ok) return answer
      if (!bytes) throw new Aborted(`an answer of more than ${largest} bytes`)
      answer._data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      return answer
    } catch (error) {
      return (exchange.error = error as Error)
    } finally {
      clearTimeout(timer)
      exchange.ms = performance.now() - exchange.ms
      observe?.(exchange)
    }
  }

  return { attempt, denied }
}

const GIVEN_UP = new NotAsked('the provider failed again and again')

/** Whether a result means that the host is in trouble. */
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

/** ofetch's own would drop the `=` of an empty value, which is the root page's address. */
function queryText(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
