/** How well a value fits what the contract expects somewhere. */
import { FORMS, type Form } from '../mapping/forms.ts'
import { isObject } from '../mapping/fields.ts'
import type { Shape } from '../shapes.ts'

/** So many entries tell for all. */
const LOOKED_AT = 5
/** What fits less is something else. */
const LEAST = 0.5

/** 0: not at all; 1: in all. */
export function fit(shape: Shape, value: unknown): number {
  if (shape.is === 'value') return shape.schema.safeParse(value).success ? 1 : 0
  if (shape.is === 'object') {
    if (!isObject(value)) return 0
    const fields = [...shape.fields]
    const known = fields.filter(([name, field]) => isGiven(value[name]) && fit(field.shape, value[name]) > 0)
    if (known.length === 0) return 0
    const required = fields.filter(([, field]) => field.isRequired)
    const share = required.length === 0 ? 1 : known.filter(([, field]) => field.isRequired).length / required.length
    return share * 0.7 + 0.3 * Math.min(1, known.length / Math.min(3, fields.length))
  }
  if (shape.is === 'list' ? !Array.isArray(value) : !isObject(value)) return 0
  return mean(
    Object.values(value as object)
      .slice(0, LOOKED_AT)
      .map((item) => fit(shape.of, item)),
    LEAST,
  )
}

const isGiven = (value: unknown) => value !== undefined && value !== null

const mean = (numbers: number[], ofNone: number) =>
  numbers.length === 0 ? ofNone : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** How the values would have to be read: as they are, or in one of the other forms. */
export function formOf(shape: Shape, values: readonly unknown[]): { form?: Form; fit: number } {
  const plain = mean(
    values.map((value) => fit(shape, value)),
    0,
  )
  if (plain > LEAST) return { fit: plain }
  for (const form of formsFor(shape, values)) {
    const read = values.map((value) => FORMS[form](value))
    if (read.includes(undefined)) continue
    const share = mean(
      read.map((value) => fit(shape, value)),
      0,
    )
    if (share > LEAST) return { form, fit: share }
  }
  return { fit: plain }
}

function formsFor(shape: Shape, values: readonly unknown[]): Form[] {
  if (shape.is === 'list') return ['list']
  if (shape.is === 'record') return ['named']
  if (shape.is === 'object') return []
  // Seconds since 1970 are milliseconds of its first weeks.
  const seconds: Form[] = values.every((value) => typeof value === 'number' && value < 1e11) ? ['seconds'] : []
  return [
    'number',
    'text',
    'boolean',
    'day-first',
    ...seconds,
    ...(values.every(isNumber) ? (['milliseconds'] as const) : []),
  ]
}

const isNumber = (value: unknown) => typeof value === 'number'

/** Where in an answer the thing is that was asked for: 'data', 'result.items'. */
export function envelopeOf(shape: Shape, body: unknown): string | undefined {
  const found = inside(body, 2)
    .map(([path, value]) => ({ path, fit: fit(shape, value) }))
    .filter((each) => each.fit >= LEAST)
    .sort((left, right) => right.fit - left.fit || left.path.length - right.path.length)
  if (found[0]) return found[0].path
  // Entries whose names all differ: the only list there is.
  const lists = shape.is === 'list' ? inside(body, 2).filter(([, value]) => Array.isArray(value)) : []
  return lists.length === 1 ? lists[0]![0] : undefined
}

/** All that an object has, with its path. */
export function inside(value: unknown, depth: number, path = ''): [path: string, value: unknown][] {
  if (!isObject(value)) return Array.isArray(value) && value.length === 1 ? [[`${path}.0`, value[0]]] : []
  return Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const at = path ? `${path}.${name}` : name
    return [[at, item], ...(depth > 1 ? inside(item, depth - 1, at) : [])]
  })
}
