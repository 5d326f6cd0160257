/** What the schemas of `wire.ts` expect, as a tree that can be walked beside an answer: for mappings, and for the check of a provider. */
import { z } from 'zod'
import { innerSchemaOf } from './lenient.ts'
import { sharedName, type SharedName } from './wire-fields.ts'
import { wire, type WireKind } from './wire.ts'
import { PATHS } from './endpoints.ts'

export type Shape =
  | { is: 'object'; shared?: SharedName | undefined; fields: ReadonlyMap<string, Field> }
  | { is: 'list' | 'record'; of: Shape }
  | { is: 'value'; schema: z.ZodType }
export type ObjectShape = Extract<Shape, { is: 'object' }>
export interface Field {
  shape: Shape
  /** Without it the object is not used. */
  isRequired: boolean
}

/** A kind of answer, or a shape that several answers have. */
export type Unit = WireKind | SharedName

const shapes = new WeakMap<z.ZodType, Shape>()

function shapeOf(schema: z.ZodType): Shape {
  const cached = shapes.get(schema)
  if (cached) return cached
  const shape = createShape(schema)
  shapes.set(schema, shape)
  return shape
}

function createShape(schema: z.ZodType): Shape {
  const inner = innerSchemaOf(schema)
  if (inner?.is === 'part') return shapeOf(inner.schema)
  if (inner?.is === 'list') return { is: 'list', of: shapeOf(inner.schema) }
  if (schema instanceof z.ZodRecord) return { is: 'record', of: shapeOf(schema.valueType as z.ZodType) }
  if (schema instanceof z.ZodObject) {
    const fields = new Map<string, Field>()
    for (const [name, each] of Object.entries(schema.shape as Record<string, z.ZodType>))
      fields.set(name, { shape: shapeOf(each), isRequired: innerSchemaOf(each) === undefined })
    return { is: 'object', shared: sharedName(schema), fields }
  }
  // An object with a transform keeps its fields; texts with one are values.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return shapeOf(schema.in)
  return { is: 'value', schema }
}

/** The shape of a whole response. */
export const answerShape = (kind: WireKind): Shape => shapeOf(wire(kind))

/** Of an answer, or of each entry where the answer is a list. */
export function kindShape(kind: WireKind): ObjectShape {
  const shape = answerShape(kind)
  return (shape.is === 'list' ? shape.of : shape) as ObjectShape
}

/** Of a shape that several answers have. Sections hold sections; the outermost tells all. */
export function sharedShape(name: SharedName): ObjectShape {
  const found = (Object.keys(PATHS) as WireKind[]).map((kind) => sharedIn(answerShape(kind), name)).find(Boolean)
  if (!found) throw new Error(`no answer has a ${name}`)
  return found
}

function sharedIn(shape: Shape, name: SharedName): ObjectShape | undefined {
  if (shape.is === 'value') return undefined
  if (shape.is !== 'object') return sharedIn(shape.of, name)
  if (shape.shared === name) return shape
  for (const field of shape.fields.values()) {
    const found = sharedIn(field.shape, name)
    if (found) return found
  }
  return undefined
}
