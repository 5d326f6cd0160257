/** Moves a provider's fields to their places in the contract, and converts their values. */
import { kindShape, type Shape, type Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { FORMS } from './forms.ts'
import type { Place, ProviderMapping } from './mapping.ts'

interface Rule {
  /** Steps from the object to the field. */
  target: string[]
  at: string
  place: Exclude<Place, string>
}

/** Rules for objects in the same list and at the same depth: 'events[].publisher.id' applies to each entry of `events`. */
interface Group {
  lists: string[][]
  rules: Rule[]
}

type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path such as 'a.b.0'; '' and '.' are the value itself. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((inner, step) => {
      if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return undefined
      return (inner as Json)[step]
    }, value)
}

/** The returned function changes responses in place. */
export function createReshape({ fields = {} }: ProviderMapping): (kind: WireKind, body: unknown) => unknown {
  const groups = new Map(
    Object.entries(fields).map(([unit, places]) => [unit as Unit, groupsOf(places as Record<string, Place>)]),
  )
  const reachCache = new WeakMap<Shape, boolean>()

  /** Whether rules apply to the shape or a shape inside it. */
  function reaches(shape: Shape): boolean {
    const cached = reachCache.get(shape)
    if (cached !== undefined) return cached
    const own = shape.is === 'object' && shape.shared !== undefined && groups.has(shape.shared)
    const hasRules =
      own ||
      (shape.is === 'object'
        ? [...shape.fields.values()].some((field) => reaches(field.shape))
        : shape.is !== 'value' && reaches(shape.of))
    reachCache.set(shape, hasRules)
    return hasRules
  }

  function reshape(shape: Shape, value: unknown, unit: Unit | undefined): unknown {
    if (shape.is === 'value') return value
    if (shape.is !== 'object') {
      if (typeof value === 'object' && value !== null && reaches(shape))
        eachIn(value, (item) => reshape(shape.of, item, undefined))
      return value
    }
    const own = groups.get(unit ?? (shape.shared as Unit))
    const result = own ? applyGroups(own, value) : value
    if (!isObject(result)) return result
    for (const [name, field] of shape.fields)
      if (result[name] !== undefined && result[name] !== null && reaches(field.shape))
        result[name] = reshape(field.shape, result[name], undefined)
    return result
  }

  return (kind, body) => {
    if (Array.isArray(body)) return body.map((item) => reshape(kindShape(kind), item, kind))
    return reshape(kindShape(kind), body, kind)
  }
}

function groupsOf(places: Record<string, Place>): Group[] {
  const groups = new Map<string, Group>()
  for (const [name, place] of Object.entries(places)) {
    const parts = name.split('[]').map((part) => part.split('.').filter(Boolean))
    const target = parts.pop()!
    const step = `${parts.map((part) => part.join('.')).join('[]')} ${target.length}`
    const rule = typeof place === 'string' ? { at: place, place: {} } : { at: place.at ?? target.join('.'), place }
    const group = groups.get(step) ?? { lists: parts, rules: [] }
    group.rules.push({ target, ...rule })
    groups.set(step, group)
  }
  // Lists and objects are moved before their contents.
  const depth = ({ lists, rules }: Group) => lists.length * 100 + rules[0]!.target.length
  return [...groups.values()].sort((left, right) => depth(left) - depth(right))
}

function applyGroups(groups: readonly Group[], value: unknown): unknown {
  return groups.reduce((all, { lists, rules }) => applyInLists(lists, rules, all), value)
}

function applyInLists([list, ...deeper]: string[][], rules: readonly Rule[], value: unknown): unknown {
  if (!list) return applyRules(rules, value)
  const entries = valueAt(value, list.join('.'))
  if (typeof entries === 'object' && entries !== null) eachIn(entries, (item) => applyInLists(deeper, rules, item))
  return value
}

/** Replaces each entry of a list or an object. */
function eachIn(entries: object, change: (item: unknown) => unknown): void {
  for (const [name, item] of Object.entries(entries)) (entries as Json)[name] = change(item)
}

/** Reads all values before writing, so that two fields may be swapped. */
function applyRules(rules: readonly Rule[], value: unknown): unknown {
  const values = rules.map(({ at, place }) => converted(valueAt(value, at), place))
  if (value === null || value === undefined || Array.isArray(value)) return value
  if (!isObject(value) && values.every((each) => each === undefined)) return value
  const whole = isObject(value) ? value : {}
  for (const [index, { target }] of rules.entries()) if (values[index] !== undefined) put(whole, target, values[index])
  return whole
}

function put(whole: Json, [name, ...deeper]: string[], value: unknown): void {
  if (name === undefined) return
  if (deeper.length === 0) whole[name] = value
  else {
    if (!isObject(whole[name])) whole[name] = {}
    put(whole[name] as Json, deeper, value)
  }
}

function converted(value: unknown, { as, values }: Exclude<Place, string>): unknown {
  if (value === undefined || value === null) return undefined
  if (values && Object.hasOwn(values, String(value))) return values[String(value)]
  return as ? (FORMS[as](value) ?? value) : value
}
