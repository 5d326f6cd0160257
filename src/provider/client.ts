/** The HTTP client of the provider: base address, headers, time limit, bounded concurrency, retries. */
import { ofetch, FetchError } from 'ofetch'
import pLimit from 'p-limit'

export interface ClientOptions {
  baseUrl: string
  /** Requests under way at once. */
  concurrency?: number
  /** Milliseconds until a call counts as failed. */
  timeout?: number
  /** Attempts after the first. */
  retries?: number
  /** Milliseconds before the first retry; doubles each time. */
  retryDelay?: number
}

export type Query = Record<string, string | number | undefined>

export type Answer =
  | { status: 'ok'; body: unknown; etag?: string }
  | { status: 'not-modified' }
  | { status: 'absent' }
  | { status: 'failed'; message: string }

export interface ProviderClient {
  /** GET. Never throws: a failure is an answer. `etag` makes it conditional. */
  get(path: string, query: Query, etag?: string): Promise<Answer>
  readonly baseUrl: string
  readonly counts: { requests: number; notModified: number; failed: number }
}

const LONGEST_WAIT = 60_000
const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504])

export function createClient(options: ClientOptions): ProviderClient {
  const { concurrency = 32, timeout = 120_000, retries = 2, retryDelay = 250 } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const limit = pLimit(concurrency)
  const counts = { requests: 0, notModified: 0, failed: 0 }

  async function attempt(path: string, query: Query, etag?: string): Promise<{ answer: Answer; retryAfter?: number }> {
    counts.requests++
    // The limit covers the body too: headers that come in time may be followed by nothing.
    const aborter = new AbortController()
    const timer = setTimeout(() => aborter.abort(new Error(`no whole answer within ${timeout} ms`)), timeout)
    try {
      const response = await ofetch.raw<string, 'text'>(`${baseUrl}${path}${search(query)}`, {
        headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
        responseType: 'text',
        signal: aborter.signal,
        retry: 0,
        ignoreResponseError: true,
      })
      if (response.status === 304) return { answer: { status: 'not-modified' } }
      if (response.status === 404) return { answer: { status: 'absent' } }
      if (!response.ok) {
        const answer: Answer = { status: 'failed', message: `status ${response.status}` }
        if (!RETRIED.has(response.status)) return { answer }
        return { answer, retryAfter: waitFrom(response.headers.get('retry-after')) ?? 0 }
      }
      const sent = response.headers.get('etag')
      return { answer: { status: 'ok', body: JSON.parse(response._data ?? ''), ...(sent && { etag: sent }) } }
    } catch (error) {
      const cause = error instanceof FetchError && error.cause instanceof Error ? error.cause : error
      return { answer: { status: 'failed', message: (cause as Error).message }, retryAfter: 0 }
    } finally {
      clearTimeout(timer)
    }
  }

  async function get(path: string, query: Query, etag?: string): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      const { answer, retryAfter } = await limit(() => attempt(path, query, etag))
      if (answer.status === 'not-modified') counts.notModified++
      if (answer.status !== 'failed') return answer
      if (retryAfter === undefined || tries >= retries) {
        counts.failed++
        return answer
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(retryAfter, retryDelay * 2 ** tries)))
    }
  }

  return { get, baseUrl, counts }
}

function search(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Milliseconds that a `Retry-After` header asks for, seconds or a date, at most a minute. */
function waitFrom(header: string | null): number | undefined {
  if (!header) return undefined
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), LONGEST_WAIT) : undefined
}
