/** Puts the kerning of one font behind that of another, whose glyphs stand `by` further on. Source: OpenType specification, "GPOS". */
import { numbers, type Tables } from './sfnt.ts'

const PAIRS = 2
const EXTENSION = 9

export function appendKerning(base: Tables, added: Tables, by: number): void {
  const [kept, more] = [base.get('GPOS'), added.get('GPOS')]
  if (!kept || !more) return
  shiftGlyphs(more, by)
  const own = lookupsOf(kept)
  const lookups = [...own, ...lookupsOf(more).filter(({ type }) => type === PAIRS)]
  const added_ = lookups.slice(own.length).map((_, index) => own.length + index)

  const HEADER = 10
  const scripts = scriptListOf(kept)
  const features = featureList(kept, added_)
  const lists = 2 + lookups.length * 2
  const records = lookups.map(({ subtables }) => 6 + subtables.length * 2 + subtables.length * 8)
  const lookupsAt = HEADER + scripts.length + features.length
  const dataAt = lookupsAt + lists + records.reduce((sum, size) => sum + size, 0)

  let at = lists
  const starts = records.map((size) => (at += size) - size)
  const written = lookups.map(({ type, flags, subtables, of }, index) => {
    const start = lookupsAt + starts[index]!
    const head = 6 + subtables.length * 2
    const head_ = numbers([EXTENSION, flags, subtables.length, ...subtables.map((_, each) => head + each * 8)], 2)
    const bodies = subtables.map((subtable, each) => {
      const target = dataAt + (of === more ? kept.length : 0) + subtable
      return Buffer.concat([numbers([1, type], 2), numbers([target - (start + head + each * 8)], 4)])
    })
    return Buffer.concat([head_, ...bodies])
  })
  const header = numbers([1, 0, HEADER, HEADER + scripts.length, lookupsAt], 2)
  base.set(
    'GPOS',
    Buffer.concat([header, scripts, features, numbers([lookups.length, ...starts], 2), ...written, kept, more]),
  )
}

interface Lookup {
  of: Buffer
  /** Of the subtables, wherever they stand. */
  type: number
  flags: number
  /** Offsets from the beginning of the table. */
  subtables: number[]
}

function lookupsOf(table: Buffer): Lookup[] {
  const list = table.readUInt16BE(8)
  return offsetsAt(table, list + 2, table.readUInt16BE(list)).map((offset) => {
    const start = list + offset
    const subtables = offsetsAt(table, start + 6, table.readUInt16BE(start + 4)).map((each) => start + each)
    const type = table.readUInt16BE(start)
    const flags = table.readUInt16BE(start + 2)
    if (type !== EXTENSION) return { of: table, type, flags, subtables }
    return {
      of: table,
      type: table.readUInt16BE(subtables[0]! + 2),
      flags,
      subtables: subtables.map((each) => each + table.readUInt32BE(each + 4)),
    }
  })
}

function offsetsAt(table: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => table.readUInt16BE(at + index * 2))
}

/** The lists stand one after the other in files that HarfBuzz wrote: scripts first, then features, then lookups. */
function scriptListOf(table: Buffer): Buffer {
  const [start, ...others] = [4, 6, 8].map((at) => table.readUInt16BE(at)) as [number, number, number]
  return table.subarray(start, Math.min(...others.filter((other) => other > start), table.length))
}

function featureList(table: Buffer, added: readonly number[]): Buffer {
  const list = table.readUInt16BE(6)
  const count = table.readUInt16BE(list)
  const features = Array.from({ length: count }, (_, index) => {
    const record = list + 2 + index * 6
    const start = list + table.readUInt16BE(record + 4)
    const lookups = offsetsAt(table, start + 4, table.readUInt16BE(start + 2))
    const tag = table.subarray(record, record + 4)
    const all = tag.toString('latin1') === 'kern' ? [...lookups, ...added] : lookups
    return { tag, body: numbers([0, all.length, ...all], 2) }
  })
  let at = 2 + count * 6
  const records = features.map(({ tag, body }) => {
    at += body.length
    return Buffer.concat([tag, numbers([at - body.length], 2)])
  })
  return Buffer.concat([numbers([count], 2), ...records, ...features.map(({ body }) => body)])
}

function shiftGlyphs(table: Buffer, by: number): void {
  // Tables of equal content are written once and named often.
  const done = new Set<number>()
  const once = (at: number, shift: () => void) => {
    if (done.has(at)) return
    done.add(at)
    shift()
  }
  const add = (at: number) => table.writeUInt16BE(table.readUInt16BE(at) + by, at)
  const coverage = (at: number) => {
    const count = table.readUInt16BE(at + 2)
    if (table.readUInt16BE(at) === 1) for (let index = 0; index < count; index++) add(at + 4 + index * 2)
    else ranges(at + 4, count)
  }
  const ranges = (at: number, count: number) => {
    for (let index = 0; index < count; index++) {
      add(at + index * 6)
      add(at + index * 6 + 2)
    }
  }
  const classes = (at: number) => {
    if (table.readUInt16BE(at) === 1) add(at + 2)
    else ranges(at + 4, table.readUInt16BE(at + 2))
  }

  for (const { type, subtables } of lookupsOf(table)) {
    if (type !== PAIRS) continue
    for (const start of subtables) {
      const values = [4, 6].map((at) => valueOf(table.readUInt16BE(start + at)))
      const size = values.reduce((sum, value) => sum + value.size, 0)
      once(start + table.readUInt16BE(start + 2), () => coverage(start + table.readUInt16BE(start + 2)))
      if (table.readUInt16BE(start) === 1) {
        for (const offset of offsetsAt(table, start + 10, table.readUInt16BE(start + 8))) {
          const set = start + offset
          once(set, () => {
            for (let pair = 0; pair < table.readUInt16BE(set); pair++) {
              const record = set + 2 + pair * (2 + size)
              add(record)
              forgetVariations(table, record + 2, values)
            }
          })
        }
      } else {
        for (const at of [8, 10]) {
          const definition = start + table.readUInt16BE(start + at)
          once(definition, () => classes(definition))
        }
        const cells = table.readUInt16BE(start + 12) * table.readUInt16BE(start + 14)
        for (let cell = 0; cell < cells; cell++) forgetVariations(table, start + 16 + cell * size, values)
      }
    }
  }
}

interface Value {
  size: number
  /** Places, within the value, of what says how it varies along the axes. */
  varying: number[]
}

function valueOf(format: number): Value {
  const value: Value = { size: 0, varying: [] }
  for (let bit = 0; bit < 8; bit++) {
    if (!(format & (1 << bit))) continue
    if (bit >= 4) value.varying.push(value.size)
    value.size += 2
  }
  return value
}

/** The deltas stand in the other font's `GDEF`: between weights the added kerning stays the same. */
function forgetVariations(table: Buffer, at: number, values: readonly Value[]): void {
  let start = at
  for (const { size, varying } of values) {
    for (const place of varying) table.writeUInt16BE(0, start + place)
    start += size
  }
}
