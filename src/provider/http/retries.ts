/** Retry options of ofetch. Web standards only. */
import type { FetchContext, FetchOptions } from 'ofetch'

export interface Retries {
  /** Attempts after the first. */
  retries: number
  /** Milliseconds before the first of them; `factor` times as many before each further one. */
  delay: number
  factor?: number
  /** Milliseconds that a server may ask for at most. */
  longest?: number
}

/** Options of ofetch: waits grow, and a longer wait that the server asks for by `Retry-After` is kept. */
export function retrying({ retries, delay, factor = 2, longest = 60_000 }: Retries) {
  return {
    retry: retries,
    retryDelay({ options, response }: FetchContext) {
      // ofetch 1.5.1 gives the signal of its `timeout` to the next attempt too, whose time it does not limit then.
      delete options.signal
      const attempt = retries - Number(options.retry)
      return Math.max(retryAfter(response?.headers.get('retry-after'), longest), delay * factor ** attempt)
    },
  } satisfies FetchOptions
}

/** Milliseconds, from a number of seconds or a date; 0 if the header is missing or invalid. */
function retryAfter(header: string | null | undefined, longest: number): number {
  if (!header) return 0
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), longest) : 0
}
