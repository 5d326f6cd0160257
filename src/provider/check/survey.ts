/** What answers have and lack of the contract: every field of every object, counted, beside what stands there instead. */
import type { FieldIssue } from '../../config/problems/values.ts'
import { faultOf } from '../lenient.ts'
import { answerShape, type ObjectShape, type Shape, type Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { isObject } from '../mapping/fields.ts'
import { envelopeOf, fit } from './fit.ts'

/** So many values of a field are kept to be looked at. */
const KEPT = 40
/** So many objects with the same names in them. */
const ALIKE = 4
const MOST_KEPT = 300

export interface FieldSeen {
  unit: Unit
  /** As a mapping names it: 'property.id', 'breadcrumbs[].text'. */
  name: string
  shape: Shape
  isRequired: boolean
  given: number
  absent: number
  faults: Map<string, { issue: FieldIssue; count: number; example: string }>
  /** Given values. */
  values: unknown[]
  /** Objects that lack it: those from which a mapping would name its place. */
  lacking: Kept
  /** The same where the object is missing that should have it. */
  lackingWhole: Kept
  kinds: Set<WireKind>
  /** An answer that lacks it or has it wrong. */
  example: string
}

export interface Lacking {
  base: unknown
  shape: ObjectShape | undefined
}

export interface Kept {
  objects: Lacking[]
  /** How many there were, by their names. */
  counts: Map<string, number>
}

const kept = (): Kept => ({ objects: [], counts: new Map() })

/** What is rare is kept, too: it may be what has the field somewhere else. */
function keep({ objects, counts }: Kept, object: Lacking): void {
  const names = isObject(object.base) ? Object.keys(object.base).join() : ''
  const count = (counts.get(names) ?? 0) + 1
  counts.set(names, count)
  if (count <= ALIKE && objects.length < MOST_KEPT) objects.push(object)
}

interface Place {
  kind: WireKind
  resource: string
  unit: Unit
  /** Of the object in its unit: '' or 'property.'; ends with '[]' where it is an entry. */
  prefix: string
  base: Lacking
}

export class Survey {
  readonly fields = new Map<string, FieldSeen>()
  /** Answers of another kind than the contract's: an object for a list, a text. */
  readonly strangers = new Map<WireKind, { issue: FieldIssue; count: number; example: string }>()
  /** Answers of each kind that were looked at. */
  readonly counts = new Map<WireKind, number>()

  add(kind: WireKind, resource: string, body: unknown): void {
    if (body === null) return
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    const shape = answerShape(kind)
    const isFit = shape.is === 'list' ? Array.isArray(body) : isObject(body)
    if (!isFit || (shape.is === 'object' && isWrapped(shape, body))) return this.#stranger(kind, resource, body)
    const items = shape.is === 'list' ? (body as unknown[]) : [body]
    const of = (shape.is === 'list' ? shape.of : shape) as ObjectShape
    for (const base of items)
      this.#object(of, base, { kind, resource, unit: kind, prefix: '', base: { base, shape: of } })
  }

  #stranger(kind: WireKind, resource: string, body: unknown): void {
    const wanted = answerShape(kind).is === 'list' ? 'array' : 'object'
    const received = Array.isArray(body) ? 'array' : typeof body
    const issue: FieldIssue = { code: 'type', type: wanted, received }
    const known = this.strangers.get(kind) ?? { issue, count: 0, example: resource }
    known.count++
    this.strangers.set(kind, known)
  }

  #object(shape: ObjectShape, value: unknown, place: Place): void {
    if (!isObject(value)) return
    for (const [name, { shape: of, isRequired }] of shape.fields) this.#field(name, of, isRequired, value[name], place)
  }

  #field(name: string, shape: Shape, isRequired: boolean, value: unknown, place: Place): void {
    const seen = this.#seen(place, place.prefix + name, shape, isRequired)
    seen.kinds.add(place.kind)
    if (value === undefined || value === null) {
      seen.absent++
      seen.example ||= place.resource
      keep(seen.lacking, place.base)
      this.#inside(shape, `${place.prefix}${name}.`, place)
      return
    }
    seen.given++
    if (seen.values.length < KEPT) seen.values.push(value)
    const issue = issueOf(name, shape, value)
    if (issue) {
      this.#fault(seen, issue, place)
      keep(seen.lacking, place.base)
      this.#inside(shape, `${place.prefix}${name}.`, place)
    } else this.#below(shape, value, `${place.prefix}${name}`, place)
  }

  #below(shape: Shape, value: unknown, path: string, place: Place): void {
    if (shape.is === 'value') return
    if (shape.is !== 'object') {
      for (const item of Object.values(value as object)) this.#entry(shape.of, item, `${path}[]`, place)
    } else if (shape.shared) this.#shared(shape, value, place)
    else this.#object(shape, value, { ...place, prefix: `${path}.` })
  }

  /** An entry of a list or a record that is no object is counted as a fault of the list. */
  #entry(shape: Shape, item: unknown, path: string, place: Place): void {
    if (shape.is !== 'object') {
      const issue = issueOf('', shape, item)
      if (issue) this.#fault(this.#seen(place, path, shape, false), issue, place)
      return
    }
    const base = { base: item, shape }
    if (!isObject(item)) {
      const seen = this.#seen(place, path, shape, false)
      seen.kinds.add(place.kind)
      seen.given++
      if (seen.values.length < KEPT) seen.values.push(item)
      this.#fault(seen, issueOf('', shape, item)!, place)
      this.#inside(shape, `${path}.`, { ...place, base })
    } else if (shape.shared) this.#shared(shape, item, place)
    else this.#object(shape, item, { ...place, prefix: `${path}.`, base })
  }

  #shared(shape: ObjectShape, value: unknown, place: Place): void {
    this.#object(shape, value, { ...place, unit: shape.shared!, prefix: '', base: { base: value, shape } })
  }

  /** Of an object that is not there, what it would need, which may stand somewhere else: 'propertyId' for 'property.id'. */
  #inside(shape: Shape, prefix: string, place: Place): void {
    if (shape.is !== 'object') return
    for (const [name, field] of shape.fields) {
      if (!field.isRequired || field.shape.is !== 'value') continue
      const seen = this.#seen(place, prefix + name, field.shape, false)
      seen.kinds.add(place.kind)
      keep(seen.lackingWhole, place.base)
    }
  }

  #fault(seen: FieldSeen, issue: FieldIssue, { resource }: Place): void {
    const key = JSON.stringify({ ...issue, is: undefined })
    const known = seen.faults.get(key) ?? { issue, count: 0, example: resource }
    known.count++
    seen.faults.set(key, known)
  }

  #seen({ unit }: Place, name: string, shape: Shape, isRequired: boolean): FieldSeen {
    const key = `${unit} ${name}`
    let seen = this.fields.get(key)
    if (!seen) {
      seen = {
        ...{
          unit,
          name,
          shape,
          isRequired,
          given: 0,
          absent: 0,
          faults: new Map(),
          values: [],
          lacking: kept(),
          lackingWhole: kept(),
        },
        ...{ kinds: new Set(), example: '' },
      }
      this.fields.set(key, seen)
    }
    seen.isRequired ||= isRequired
    return seen
  }
}

/** Whether an object has nothing of what was asked for, and something in it has. */
function isWrapped(shape: ObjectShape, body: unknown): boolean {
  return fit(shape, body) === 0 && envelopeOf(shape, body) !== undefined
}

function issueOf(name: string, shape: Shape, value: unknown): FieldIssue | undefined {
  if (shape.is === 'value') {
    const { error } = shape.schema.safeParse(value)
    if (error) return faultOf(error, value).issue
    return name === 'url' && /^\//.test(value as string) ? { code: 'format', format: 'path' } : undefined
  }
  const isFit = shape.is === 'list' ? Array.isArray(value) : isObject(value)
  if (isFit) return undefined
  const type = shape.is === 'list' ? 'array' : shape.is
  return { code: 'type', type, received: Array.isArray(value) ? 'array' : typeof value }
}
