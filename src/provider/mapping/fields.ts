/** Puts what a provider has elsewhere, or writes otherwise, where the contract has it. */
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

/** Rules of objects in the same lists, and as deep in them: those of 'events[].publisher.id' are for each entry of `events`. */
interface Group {
  lists: string[][]
  rules: Rule[]
}

type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at 'a.b.0' of a value; '' and '.' are the value itself. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((inner, step) => {
      if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return undefined
      return (inner as Json)[step]
    }, value)
}

/** Answers are changed in place: they are read once. */
export function createReshape({ fields = {} }: ProviderMapping): (kind: WireKind, body: unknown) => unknown {
  const groups = new Map(
    Object.entries(fields).map(([unit, places]) => [unit as Unit, groupsOf(places as Record<string, Place>)]),
  )
  const reached = new WeakMap<Shape, boolean>()

  /** Whether a shape has one below it that has rules. */
  function reaches(shape: Shape): boolean {
    const known = reached.get(shape)
    if (known !== undefined) return known
    const own = shape.is === 'object' && shape.shared !== undefined && groups.has(shape.shared)
    const isReached =
      own ||
      (shape.is === 'object'
        ? [...shape.fields.values()].some((field) => reaches(field.shape))
        : shape.is !== 'value' && reaches(shape.of))
    reached.set(shape, isReached)
    return isReached
  }

  function walked(shape: Shape, value: unknown, unit: Unit | undefined): unknown {
    if (shape.is === 'value') return value
    if (shape.is !== 'object') {
      if (typeof value === 'object' && value !== null && reaches(shape))
        eachIn(value, (item) => walked(shape.of, item, undefined))
      return value
    }
    const own = groups.get(unit ?? (shape.shared as Unit))
    const found = own ? applied(own, value) : value
    if (!isObject(found)) return found
    for (const [name, field] of shape.fields)
      if (found[name] !== undefined && found[name] !== null && reaches(field.shape))
        found[name] = walked(field.shape, found[name], undefined)
    return found
  }

  return (kind, body) => {
    if (Array.isArray(body)) return body.map((item) => walked(kindShape(kind), item, kind))
    return walked(kindShape(kind), body, kind)
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
  // Lists and objects are put in their place before what is in them.
  const deep = ({ lists, rules }: Group) => lists.length * 100 + rules[0]!.target.length
  return [...groups.values()].sort((left, right) => deep(left) - deep(right))
}

function applied(groups: readonly Group[], value: unknown): unknown {
  return groups.reduce((all, { lists, rules }) => inLists(lists, rules, all), value)
}

function inLists([list, ...deeper]: string[][], rules: readonly Rule[], value: unknown): unknown {
  if (!list) return ruled(rules, value)
  const entries = valueAt(value, list.join('.'))
  if (typeof entries === 'object' && entries !== null) eachIn(entries, (item) => inLists(deeper, rules, item))
  return value
}

/** Replaces each entry of a list or an object. */
function eachIn(entries: object, change: (item: unknown) => unknown): void {
  for (const [name, item] of Object.entries(entries)) (entries as Json)[name] = change(item)
}

/** All are read before one is written, so that two fields may change places. */
function ruled(rules: readonly Rule[], value: unknown): unknown {
  const found = rules.map(({ at, place }) => written(valueAt(value, at), place))
  if (value === null || value === undefined || Array.isArray(value)) return value
  if (!isObject(value) && found.every((each) => each === undefined)) return value
  const whole = isObject(value) ? value : {}
  for (const [index, { target }] of rules.entries()) if (found[index] !== undefined) put(whole, target, found[index])
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

function written(value: unknown, { as, values }: Exclude<Place, string>): unknown {
  if (value === undefined || value === null) return undefined
  if (values && Object.hasOwn(values, String(value))) return values[String(value)]
  return as ? (FORMS[as](value) ?? value) : value
}
