/** Sends a limited number of requests, each once, and keeps responses and timings. */
import { createClient, type Answer, type Exchange, type ProviderClient } from '../client.ts'
import type { HostLists } from '../hosts.ts'
import { addressOfCall, type Query } from '../endpoints.ts'

export interface RequesterOptions {
  url: string
  limit: number
  /** Milliseconds per call. */
  timeout?: number | undefined
  hosts?: HostLists | undefined
  onProgress?: ((done: number, limit: number) => void) | undefined
}

export const LIMIT_REACHED = 'not asked: the limit of calls is reached'

export interface Requester {
  get(path: string, query: Query): Promise<Answer>
  /** Like `get`, but without a new request. */
  cached(path: string, query: Query): Promise<Answer>
  /** Repeats a request with a validator. Returns whether the answer was 304. */
  isValid(path: string, query: Query, etag: string): Promise<boolean>
  /** Attempts at a call, in order. */
  exchanges(path: string, query: Query): readonly Exchange[]
  readonly left: number
  readonly client: ProviderClient
}

/** Requests reserved for testing validators. */
const RESERVED_FOR_VALIDATORS = 32

export function createRequester({ url, limit, timeout = 30_000, hosts, onProgress }: RequesterOptions): Requester {
  const exchanges = new Map<string, Exchange[]>()
  const client = createClient({
    ...{ baseUrl: url, timeout, hosts, retryDelay: 200 },
    observe(exchange) {
      const { pathname, search } = new URL(exchange.url)
      const key = pathname + search
      exchanges.set(key, [...(exchanges.get(key) ?? []), exchange])
    },
  })
  const folder = new URL(client.baseUrl).pathname.replace(/\/$/, '')
  const answers = new Map<string, Promise<Answer>>()
  let left = Math.max(Math.ceil(limit / 2), limit - RESERVED_FOR_VALIDATORS)
  let done = 0

  async function request(path: string, query: Query): Promise<Answer> {
    if (left <= 0) return { status: 'not-asked', message: LIMIT_REACHED }
    left--
    const answer = await client.get(path, query)
    onProgress?.(++done, limit)
    return answer
  }

  /** Each caller gets a copy, since a mapping changes responses in place. */
  const copied = async (answer: Promise<Answer>) => structuredClone(await answer)

  return {
    client,
    get left() {
      return left
    },
    get(path, query) {
      const key = addressOfCall(path, query)
      let answer = answers.get(key)
      if (!answer) {
        answer = request(path, query)
        // Requests refused because of the limit are not kept.
        if (left > 0) answers.set(key, answer)
        else void answer.then(({ status }) => status !== 'not-asked' && answers.set(key, answer!))
      }
      return copied(answer)
    },
    cached: (path, query) =>
      copied(
        answers.get(addressOfCall(path, query)) ?? Promise.resolve({ status: 'not-asked', message: LIMIT_REACHED }),
      ),
    isValid: async (path, query, etag) => (await client.get(path, query, etag)).status === 'not-modified',
    exchanges: (path, query) => exchanges.get(folder + addressOfCall(path, query)) ?? [],
  }
}
