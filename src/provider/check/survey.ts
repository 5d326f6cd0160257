/** Counts for every field of the contract how often responses have it, lack it or have it wrong. */
import type { FieldIssue } from '../../config/problems/values.ts'
import { faultOf } from '../lenient.ts'
import { answerShape, type ObjectShape, type Shape, type Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { isObject } from '../mapping/fields.ts'
import { envelopeOf, fit } from './fit.ts'

/** Sample values of each field. */
const MAX_VALUES = 40
/** Sample objects with the same field names. */
const MAX_SIMILAR_OBJECTS = 4
const MAX_OBJECTS = 300

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
  /** Objects that lack the field; a mapping's place is relative to them. */
  lacking: ObjectSamples
  /** Objects that lack the object with the field. */
  lackingWhole: ObjectSamples
  kinds: Set<WireKind>
  /** An answer that lacks it or has it wrong. */
  example: string
}

export interface Lacking {
  base: unknown
  shape: ObjectShape | undefined
}

export interface ObjectSamples {
  objects: Lacking[]
  /** Number of objects by field names. */
  counts: Map<string, number>
}

const noSamples = (): ObjectSamples => ({ objects: [], counts: new Map() })

/** Keeps objects with rare field names, too: they may have the field in a different place. */
function keep({ objects, counts }: ObjectSamples, object: Lacking): void {
  const names = isObject(object.base) ? Object.keys(object.base).join() : ''
  const count = (counts.get(names) ?? 0) + 1
  counts.set(names, count)
  if (count <= MAX_SIMILAR_OBJECTS && objects.length < MAX_OBJECTS) objects.push(object)
}

interface Place {
  kind: WireKind
  resource: string
  unit: Unit
  /** Path of the object in its unit: '' or 'property.'; ends with '[]' for an entry. */
  prefix: string
  base: Lacking
}

export class Survey {
  readonly fields = new Map<string, FieldSeen>()
  /** Responses of the wrong type: an object instead of a list, a text. */
  readonly unexpected = new Map<WireKind, { issue: FieldIssue; count: number; example: string }>()
  /** Number of responses by kind. */
  readonly counts = new Map<WireKind, number>()

  add(kind: WireKind, resource: string, body: unknown): void {
    if (body === null) return
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    const shape = answerShape(kind)
    const isFit = shape.is === 'list' ? Array.isArray(body) : isObject(body)
    if (!isFit || (shape.is === 'object' && isWrapped(shape, body))) return this.#addUnexpected(kind, resource, body)
    const items = shape.is === 'list' ? (body as unknown[]) : [body]
    const itemShape = (shape.is === 'list' ? shape.of : shape) as ObjectShape
    for (const base of items)
      this.#object(itemShape, base, { kind, resource, unit: kind, prefix: '', base: { base, shape: itemShape } })
  }

  #addUnexpected(kind: WireKind, resource: string, body: unknown): void {
    const wanted = answerShape(kind).is === 'list' ? 'array' : 'object'
    const received = Array.isArray(body) ? 'array' : typeof body
    const issue: FieldIssue = { code: 'type', type: wanted, received }
    const entry = this.unexpected.get(kind) ?? { issue, count: 0, example: resource }
    entry.count++
    this.unexpected.set(kind, entry)
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
    if (seen.values.length < MAX_VALUES) seen.values.push(value)
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

  /** An entry that should be an object and is not counts as a fault of the list. */
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
      if (seen.values.length < MAX_VALUES) seen.values.push(item)
      this.#fault(seen, issueOf('', shape, item)!, place)
      this.#inside(shape, `${path}.`, { ...place, base })
    } else if (shape.shared) this.#shared(shape, item, place)
    else this.#object(shape, item, { ...place, prefix: `${path}.`, base })
  }

  #shared(shape: ObjectShape, value: unknown, place: Place): void {
    this.#object(shape, value, { ...place, unit: shape.shared!, prefix: '', base: { base: value, shape } })
  }

  /** Counts the required fields of a missing object: they may be elsewhere, such as 'propertyId' for 'property.id'. */
  #inside(shape: Shape, prefix: string, place: Place): void {
    if (shape.is !== 'object') return
    for (const [name, field] of shape.fields) {
      if (!field.isRequired || field.shape.is !== 'value') continue
      const seen = this.#seen(place, prefix + name, field.shape, false)
      seen.kinds.add(place.kind)
      seen.example ||= place.resource
      keep(seen.lackingWhole, place.base)
    }
  }

  #fault(seen: FieldSeen, issue: FieldIssue, { resource }: Place): void {
    const key = JSON.stringify({ ...issue, is: undefined })
    const fault = seen.faults.get(key) ?? { issue, count: 0, example: resource }
    fault.count++
    seen.faults.set(key, fault)
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
          lacking: noSamples(),
          lackingWhole: noSamples(),
        },
        ...{ kinds: new Set(), example: '' },
      }
      this.fields.set(key, seen)
    }
    seen.isRequired ||= isRequired
    return seen
  }
}

/** Whether the object does not fit, but something inside it does. */
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
