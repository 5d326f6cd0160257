/** Scores how well a value fits a shape of the contract. */
import { FORMS, type Form } from '../mapping/forms.ts'
import { isObject } from '../mapping/fields.ts'
import type { Shape } from '../shapes.ts'

/** Entries of a list that are examined. */
const SAMPLE_SIZE = 5
/** A lower score means that the value is something else. */
const MIN_FIT = 0.5

/** From 0, not at all, to 1, completely. */
export function fit(shape: Shape, value: unknown): number {
  if (shape.is === 'value') return shape.schema.safeParse(value).success ? 1 : 0
  if (shape.is === 'object') {
    if (!isObject(value)) return 0
    const fields = [...shape.fields]
    const fitting = fields.filter(([name, field]) => isGiven(value[name]) && fit(field.shape, value[name]) > 0)
    if (fitting.length === 0) return 0
    const required = fields.filter(([, field]) => field.isRequired)
    const share = required.length === 0 ? 1 : fitting.filter(([, field]) => field.isRequired).length / required.length
    return share * 0.7 + 0.3 * Math.min(1, fitting.length / Math.min(3, fields.length))
  }
  if (shape.is === 'list' ? !Array.isArray(value) : !isObject(value)) return 0
  return mean(
    Object.values(value as object)
      .slice(0, SAMPLE_SIZE)
      .map((item) => fit(shape.of, item)),
    MIN_FIT,
  )
}

const isGiven = (value: unknown) => value !== undefined && value !== null

const mean = (numbers: number[], ifEmpty: number) =>
  numbers.length === 0 ? ifEmpty : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** The form in which the values fit best; without `form`: as they are. */
export function formOf(shape: Shape, values: readonly unknown[]): { form?: Form; fit: number } {
  const plain = mean(
    values.map((value) => fit(shape, value)),
    0,
  )
  if (plain > MIN_FIT) return { fit: plain }
  for (const form of formsFor(shape, values)) {
    const read = values.map((value) => FORMS[form](value))
    if (read.includes(undefined)) continue
    const share = mean(
      read.map((value) => fit(shape, value)),
      0,
    )
    if (share > MIN_FIT) return { form, fit: share }
  }
  return { fit: plain }
}

function formsFor(shape: Shape, values: readonly unknown[]): Form[] {
  if (shape.is === 'list') return ['list']
  if (shape.is === 'record') return ['named']
  if (shape.is === 'object') return []
  // Larger numbers are milliseconds: as seconds they would be after the year 5000.
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

/** Path of the wrapped content in a response: 'data', 'result.items'. */
export function envelopeOf(shape: Shape, body: unknown): string | undefined {
  const candidates = inside(body, 2)
    .map(([path, value]) => ({ path, fit: fit(shape, value) }))
    .filter((each) => each.fit >= MIN_FIT)
    .sort((left, right) => right.fit - left.fit || left.path.length - right.path.length)
  if (candidates[0]) return candidates[0].path
  // If no field name matches, take the only list.
  const lists = shape.is === 'list' ? inside(body, 2).filter(([, value]) => Array.isArray(value)) : []
  return lists.length === 1 ? lists[0]![0] : undefined
}

/** All values inside an object, with their paths. */
export function inside(value: unknown, depth: number, path = ''): [path: string, value: unknown][] {
  if (!isObject(value)) return Array.isArray(value) && value.length === 1 ? [[`${path}.0`, value[0]]] : []
  return Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const at = path ? `${path}.${name}` : name
    return [[at, item], ...(depth > 1 ? inside(item, depth - 1, at) : [])]
  })
}
