/** The format of `provider.mapping.ts`, which says where a provider differs from the contract. Plain data. */
import { z } from 'zod'
import { MustNotPublish, problem } from '../../config/problems/table.ts'
import { kindShape, sharedShape, type Shape, type Unit } from '../shapes.ts'
import { parametersOf, PATHS } from '../endpoints.ts'
import {
  SHARED,
  type WireFeature,
  type WireFile,
  type WireHours,
  type WireHrefLang,
  type WireLink,
  type WireMeta,
} from '../wire-fields.ts'
import type { Wire, WireKind, WireSection } from '../wire.ts'
import { FORMS, type Form } from './forms.ts'

export interface ProviderMapping {
  /** Path of the content in responses, 'data' or 'result.items', for calls without their own. */
  at?: string
  /** Query parameters of all calls. */
  query?: Parameters
  calls?: { [K in WireKind]?: CallMapping }
  /** By kind of response or shared shape, then by the contract's path of a field: 'property.id', 'breadcrumbs[].text'. */
  fields?: { [U in Unit]?: { [Name in FieldName<U>]?: Place } }
}

export interface CallMapping {
  /** Such as '/content/rooms/{slug}'; other parameters go into the query. */
  path?: string
  query?: Parameters
  at?: string
  /** For paged lists. */
  pages?: Pages
}

/** By the contract's names. A string or `name` renames the parameter, `null` removes it; `values` translates its values. */
export type Parameters = Record<string, string | null | { name?: string; values: Record<string, string> }>

export type Pages =
  /** By a page number in a parameter, until a page is empty. `last`: path of the last page's number. `counts`: the parameter is the number of entries to skip. */
  | { parameter: string; first?: number; last?: string; counts?: 'entries' }
  /** `next`: path of the next page's address or, with `parameter`, of that parameter's value. */
  | { next: string; parameter?: string }

/** Path of a value, relative to the object that should have the field: 'name', 'owner.id', or '.' for the object itself. `as`: its form. */
export type Place = string | { at?: string; as?: Form; values?: Record<string, string | number | boolean> }

interface SharedWire {
  file: WireFile
  hrefLang: WireHrefLang
  link: WireLink
  meta: WireMeta
  hours: WireHours
  feature: WireFeature
  section: WireSection
}
type Entry<T> = T extends readonly (infer Item)[] ? Item : T
type Answer<U extends Unit> = U extends WireKind ? Entry<Wire<U>> : U extends keyof SharedWire ? SharedWire[U] : never
export type FieldName<U extends Unit> = NamesIn<NonNullable<Answer<U>>, []>
type NamesIn<T, Depth extends 0[]> = Depth['length'] extends 4
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | Below<K, NonNullable<T[K]>, [...Depth, 0]> }[keyof T & string]
    : never
/** A record of sections has free keys; the fields of its values are those of the unit `section`. */
type Below<K extends string, T, Depth extends 0[]> = T extends readonly (infer Item)[]
  ? Item extends WireSection
    ? never
    : `${K}[].${NamesIn<NonNullable<Item>, Depth>}`
  : string extends keyof T
    ? never
    : `${K}.${NamesIn<T, Depth>}`

const parameters = z.record(
  z.string(),
  z.union([
    z.string(),
    z.null(),
    z.strictObject({ name: z.string().optional(), values: z.record(z.string(), z.string()) }),
  ]),
)
const place = z.union([
  z.string().min(1),
  z.strictObject({
    at: z.string().min(1).optional(),
    as: z.enum(Object.keys(FORMS) as [Form, ...Form[]]).optional(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
])
const call = z.strictObject({
  path: z.string().startsWith('/').optional(),
  query: parameters.optional(),
  at: z.string().optional(),
  pages: z
    .union([
      z.strictObject({
        parameter: z.string().min(1),
        first: z.int().optional(),
        last: z.string().optional(),
        counts: z.literal('entries').optional(),
      }),
      z.strictObject({ next: z.string().min(1), parameter: z.string().min(1).optional() }),
    ])
    .optional(),
})
const KINDS = Object.keys(PATHS) as WireKind[]
const mapping = z.strictObject({
  at: z.string().optional(),
  query: parameters.optional(),
  calls: z.partialRecord(z.enum(KINDS), call).optional(),
  fields: z.partialRecord(z.enum([...KINDS, ...SHARED]), z.record(z.string(), place)).optional(),
})

/** Validates a mapping. `file`: its name, for error messages. */
export function readMapping(value: unknown, file: string): ProviderMapping {
  const { data, error } = mapping.safeParse(value)
  if (error) throw invalid(file, z.prettifyError(error).replace(/^✖ /gm, '').replaceAll('\n', '; '))
  for (const [unit, fields] of Object.entries(data.fields ?? {}))
    for (const field of Object.keys(fields))
      if (!hasField(unit as Unit, field)) throw invalid(file, `the contract has no field ${field} of ${unit}`)
  for (const [kind, { path = '' }] of Object.entries(data.calls ?? {}))
    for (const [, name = ''] of path.matchAll(/\{([^}]*)\}/g))
      if (!parametersOf(kind as WireKind).includes(name))
        throw invalid(file, `the call ${kind} has no parameter ${name}`)
  return data as ProviderMapping
}

const invalid = (name: string, detail: string) => new MustNotPublish([problem('mapping-invalid', name, detail)])

function hasField(unit: Unit, name: string): boolean {
  let shape = (
    (SHARED as readonly string[]).includes(unit)
      ? sharedShape(unit as (typeof SHARED)[number])
      : kindShape(unit as WireKind)
  ) as Shape | undefined
  for (const step of name.replaceAll('[]', '.[]').split('.')) {
    if (step === '[]') shape = shape?.is === 'list' || shape?.is === 'record' ? shape.of : undefined
    else shape = shape?.is === 'object' ? shape.fields.get(step)?.shape : undefined
  }
  return shape !== undefined
}
