/**
 * Lenient schemas: one invalid slide must not cost the page. An invalid optional field or list item is parsed to a `Rejected` mark, which `sift` removes
 * and reports.
 */
import { z } from 'zod'
import type { CleanedText, FieldFault, FieldIssue, FieldPath, TextFault } from '../config/problems/values.ts'

// Compiling schemas slows down short commands and gains nothing even in a crawl of thousands of records.
z.config({ jitless: true })

export class Rejected {
  readonly fault: Pick<FieldFault, 'field' | 'issue'>
  constructor(fault: Rejected['fault']) {
    this.fault = fault
  }
}

/** Wraps an issue of our own for zod. */
export function ownIssue(params: FieldIssue) {
  return { code: 'custom' as const, params }
}

/** The first issue of an error, with its path in the value. */
export function faultOf(error: z.ZodError, value: unknown): Rejected['fault'] {
  const issue = error.issues[0]!
  const field = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  return { field, issue: issueOf(issue, valueAt(value, field)) }
}

function issueOf(issue: z.core.$ZodIssue, value: unknown): FieldIssue {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value)
    case 'too_small':
      return { code: 'too-small', limit: Number(issue.minimum), of: issue.origin }
    case 'too_big':
      return { code: 'too-big', limit: Number(issue.maximum), of: issue.origin }
    case 'invalid_value':
      return { code: 'choice', choices: issue.values.map(String) }
    case 'invalid_format':
      return { code: 'format', format: issue.format }
    case 'custom':
      return issue.params as FieldIssue
    default:
      return { code: 'format', format: issue.code }
  }
}

function wrongType(type: string, value: unknown): FieldIssue {
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return { code: value === undefined || value === null ? 'missing' : 'type', type, received }
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value)
}

/** Marks a text that was cleaned. `sift` replaces it with the text and reports the faults. */
export class Cleaned {
  readonly text: string
  readonly faults: readonly TextFault[]
  constructor(text: string, faults: readonly TextFault[]) {
    this.text = text
    this.faults = faults
  }
}

/** The schema inside a lenient one, which zod cannot show, since it is called by a transform. For walking schemas (`shapes.ts`). */
export interface InnerSchema {
  is: 'part' | 'list'
  schema: z.ZodType
}
const innerSchemas = new WeakMap<z.ZodType, InnerSchema>()
export const innerSchemaOf = (schema: z.ZodType): InnerSchema | undefined => innerSchemas.get(schema)

function withInner<S extends z.ZodType>(schema: S, is: InnerSchema['is'], inner: z.ZodType): S {
  innerSchemas.set(schema, { is, schema: inner })
  return schema
}

/** Missing, null and invalid values become `undefined`; invalid ones are marked for `sift`. */
export function soft<S extends z.ZodType>(schema: S) {
  const lenient = z
    .unknown()
    .optional()
    .transform((value): z.output<S> | undefined =>
      value === undefined || value === null ? undefined : parsedOrMark(schema, value),
    )
  return withInner(lenient, 'part', schema)
}

/** A value of a record; invalid ones are marked for `sift`. */
export function entry<S extends z.ZodType>(schema: S) {
  return withInner(
    z.unknown().transform((value) => parsedOrMark(schema, value)),
    'part',
    schema,
  )
}

function parsedOrMark<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : (new Rejected(faultOf(parsed.error, value)) as never)
}

/** Missing and null become the empty list; invalid items are marked for `sift`. */
export function list<S extends z.ZodType>(schema: S) {
  const lenient = z
    .unknown()
    .optional()
    .transform((value): z.output<S>[] => {
      if (value === undefined || value === null) return []
      if (!Array.isArray(value)) return [new Rejected({ field: [], issue: wrongType('array', value) }) as never]
      return value.map((item) => parsedOrMark(schema, item))
    })
  return withInner(lenient, 'list', schema)
}

/** A response that is a list: null becomes the empty list; any other type is invalid. */
export function listAnswer<S extends z.ZodType>(schema: S) {
  const items = list(schema)
  const whole = z
    .array(z.unknown())
    .nullable()
    .transform((value) => items.parse(value))
  return withInner(whole, 'list', schema)
}

/** Removes the marks from a parsed response. Returns what was rejected and cleaned, with paths. */
export function sift<T>(parsed: T): { value: T; rejected: FieldFault[]; cleaned: CleanedText[] } {
  const rejected: FieldFault[] = []
  const cleaned: CleanedText[] = []
  const walk = (value: unknown, path: FieldPath): unknown => {
    if (value instanceof Rejected) {
      rejected.push({ at: path, ...value.fault })
      return undefined
    }
    if (value instanceof Cleaned) {
      cleaned.push({ field: path, faults: value.faults })
      return value.text
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => walk(item, [...path, index])).filter((item) => item !== undefined)
    }
    if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        if (item !== null && typeof item === 'object') {
          const sifted = walk(item, [...path, key])
          if (sifted === undefined) delete (value as Record<string, unknown>)[key]
          else if (sifted !== item) (value as Record<string, unknown>)[key] = sifted
        }
      }
    }
    return value
  }
  return { value: walk(parsed, []) as T, rejected, cleaned }
}
