/**
 * Lenient schemas: one invalid slide must not cost the page. An invalid optional field or list item becomes a
 * `Rejected` mark, which `sift` removes and lists.
 */
import { z } from 'zod'

// Compiling a schema costs a short command more than it saves; in a crawl of thousands of records it makes no
// difference.
z.config({ jitless: true })

export class Rejected {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

export function reason(error: z.ZodError): string {
  const issue = error.issues[0]!
  return [issue.path.join('.'), issue.message].filter(Boolean).join(': ')
}

/** A text that was cleaned. `sift` puts the text in its place. */
export class Cleaned {
  readonly text: string
  readonly faults: readonly string[]
  constructor(text: string, faults: readonly string[]) {
    this.text = text
    this.faults = faults
  }
}

/** Missing, null and invalid values become `undefined`; invalid ones are marked for `sift`. */
export function soft<S extends z.ZodType>(schema: S) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<S> | undefined => {
      if (value === undefined || value === null) return undefined
      const parsed = schema.safeParse(value)
      return parsed.success ? parsed.data : (new Rejected(reason(parsed.error)) as never)
    })
}

/** Missing and null become the empty list; invalid items are marked for `sift`. */
export function list<S extends z.ZodType>(schema: S) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<S>[] => {
      if (value === undefined || value === null) return []
      if (!Array.isArray(value)) return [new Rejected('not a list') as never]
      return value.map((item) => {
        const parsed = schema.safeParse(item)
        return parsed.success ? parsed.data : (new Rejected(reason(parsed.error)) as never)
      })
    })
}

/** A whole answer that is a list: null becomes the empty list; anything else that is not a list is invalid. */
export function listAnswer<S extends z.ZodType>(schema: S) {
  const items = list(schema)
  return z
    .array(z.unknown())
    .nullable()
    .transform((value) => items.parse(value))
}

/** A parsed answer without its rejected parts; where and why they were removed, and which texts were cleaned. */
export function sift<T>(parsed: T): { value: T; rejected: string[]; cleaned: string[] } {
  const rejected: string[] = []
  const cleaned: string[] = []
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof Rejected) {
      rejected.push(`${path || 'answer'} (${value.reason})`)
      return undefined
    }
    if (value instanceof Cleaned) {
      cleaned.push(`${path} (${value.faults.join(', ')})`)
      return value.text
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => walk(item, `${path}[${index}]`)).filter((item) => item !== undefined)
    }
    if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        if (item !== null && typeof item === 'object') {
          const kept = walk(item, path ? `${path}.${key}` : key)
          // A missing field is a missing key.
          if (kept === undefined) delete (value as Record<string, unknown>)[key]
          else if (kept !== item) (value as Record<string, unknown>)[key] = kept
        }
      }
    }
    return value
  }
  return { value: walk(parsed, '') as T, rejected, cleaned }
}
