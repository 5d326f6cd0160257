/** What comes of a call. */
import type { Query } from './endpoints.ts'

export type Answer =
  | { status: 'ok'; body: unknown; etag?: string }
  | { status: 'not-modified' }
  | { status: 'absent' }
  | { status: 'failed'; message: string }
  /** The provider was given up, or the time limit has passed. */
  | { status: 'not-asked'; message: string }

/** GET. Never rejects: failures are answers. `etag` makes the request conditional. */
export type Get = (path: string, query: Query, etag?: string) => Promise<Answer>
