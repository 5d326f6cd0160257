/** Asks a provider so many times at most, each question once, and keeps what it says and how. */
import { createClient, type Answer, type Exchange, type ProviderClient } from '../client.ts'
import type { HostLists } from '../hosts.ts'
import type { Query } from '../endpoints.ts'

export interface AskerOptions {
  url: string
  limit: number
  /** Milliseconds for a call. */
  timeout?: number | undefined
  hosts?: HostLists | undefined
  /** How many are answered, and how many may be asked. */
  onProgress?: ((asked: number, limit: number) => void) | undefined
}

export const LIMIT_REACHED = 'not asked: the limit of calls is reached'

export interface Asker {
  get(path: string, query: Query): Promise<Answer>
  /** Only what was asked before. */
  known(path: string, query: Query): Promise<Answer>
  /** Asks again with a validator; not kept. */
  isValid(path: string, query: Query, etag: string): Promise<boolean>
  /** Attempts at a call, in order. */
  exchanges(path: string, query: Query): readonly Exchange[]
  readonly left: number
  readonly client: ProviderClient
}

/** Calls that are kept for asking again with validators. */
const KEPT_FOR_VALIDATORS = 32

export function createAsker({ url, limit, timeout = 30_000, hosts, onProgress }: AskerOptions): Asker {
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
  let left = Math.max(Math.ceil(limit / 2), limit - KEPT_FOR_VALIDATORS)
  let done = 0

  async function asked(path: string, query: Query): Promise<Answer> {
    if (left <= 0) return { status: 'not-asked', message: LIMIT_REACHED }
    left--
    const answer = await client.get(path, query)
    onProgress?.(++done, limit)
    return answer
  }

  /** Each reader gets its own: a mapping changes what it reads. */
  const copied = async (answer: Promise<Answer>) => structuredClone(await answer)

  return {
    client,
    get left() {
      return left
    },
    get(path, query) {
      const key = nameOf(path, query)
      let answer = answers.get(key)
      if (!answer) {
        answer = asked(path, query)
        // What was left out for the limit was never asked.
        if (left > 0) answers.set(key, answer)
        else void answer.then(({ status }) => status !== 'not-asked' && answers.set(key, answer!))
      }
      return copied(answer)
    },
    known: (path, query) =>
      copied(answers.get(nameOf(path, query)) ?? Promise.resolve({ status: 'not-asked', message: LIMIT_REACHED })),
    isValid: async (path, query, etag) => (await client.get(path, query, etag)).status === 'not-modified',
    exchanges: (path, query) => exchanges.get(folder + nameOf(path, query)) ?? [],
  }
}

/** As the client writes it. */
export function nameOf(path: string, query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
