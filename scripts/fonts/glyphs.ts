/** Puts the glyphs of one font behind those of another. Both are TrueType, of one design and one set of axes. */
import { numbers, padded, type Tables } from './sfnt.ts'

export const glyphCount = (tables: Tables) => tables.get('maxp')!.readUInt16BE(4)

export function appendGlyphs(base: Tables, added: Tables): void {
  const before = glyphCount(base)
  const outlines = [...outlinesOf(base), ...outlinesOf(added).map((outline) => shifted(outline, before))].map(padded)
  base.set('hmtx', Buffer.concat([metricsOf(base), metricsOf(added)]))
  if (base.has('gvar')) base.set('gvar', variations(base.get('gvar')!, added.get('gvar')!))
  // Widths that vary are in `gvar` too.
  base.delete('HVAR')

  base.set('glyf', Buffer.concat(outlines))
  base.set('loca', numbers(offsets(outlines), 4))
  const LONG_OFFSETS = 1
  base.get('head')!.writeUInt16BE(LONG_OFFSETS, 50)
  base.get('hhea')!.writeUInt16BE(outlines.length, 34)
  const limits = base.get('maxp')!
  limits.writeUInt16BE(outlines.length, 4)
  for (let at = 6; at < limits.length; at += 2)
    limits.writeUInt16BE(Math.max(limits.readUInt16BE(at), added.get('maxp')!.readUInt16BE(at)), at)
}

/** Where each part begins, and where the last one ends. */
function offsets(parts: readonly Buffer[]): number[] {
  const found = [0]
  for (const { length } of parts) found.push(found.at(-1)! + length)
  return found
}

function outlinesOf(tables: Tables): Buffer[] {
  const [loca, glyf] = [tables.get('loca')!, tables.get('glyf')!]
  const long = tables.get('head')!.readUInt16BE(50) === 1
  const at = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: glyphCount(tables) }, (_, index) => Buffer.from(glyf.subarray(at(index), at(index + 1))))
}

const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const TWO_SCALES = 0x0040
const MATRIX = 0x0080

/** A glyph made of others names them by number. */
function shifted(outline: Buffer, by: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  let at = 10
  for (let flags = MORE; flags & MORE;) {
    flags = outline.readUInt16BE(at)
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0)
  }
  return outline
}

/** Width and left bearing of every glyph; in the file the last ones may leave out the width. */
function metricsOf(tables: Tables): Buffer {
  const [metrics, widths] = [tables.get('hmtx')!, tables.get('hhea')!.readUInt16BE(34)]
  const count = glyphCount(tables)
  const last = metrics.subarray((widths - 1) * 4, (widths - 1) * 4 + 2)
  const rest = Array.from({ length: count - widths }, (_, index) =>
    Buffer.concat([last, metrics.subarray(widths * 4 + index * 2, widths * 4 + index * 2 + 2)]),
  )
  return Buffer.concat([metrics.subarray(0, widths * 4), ...rest])
}

interface Variations {
  axes: number
  /** Places on the axes that glyphs name by number. */
  shared: Buffer
  glyphs: Buffer[]
}

function variationsOf(table: Buffer): Variations {
  const axes = table.readUInt16BE(4)
  const start = table.readUInt32BE(8)
  const long = (table.readUInt16BE(14) & 1) === 1
  const data = table.readUInt32BE(16)
  const at = (index: number) =>
    data + (long ? table.readUInt32BE(20 + index * 4) : table.readUInt16BE(20 + index * 2) * 2)
  return {
    axes,
    shared: table.subarray(start, start + table.readUInt16BE(6) * axes * 2),
    glyphs: Array.from({ length: table.readUInt16BE(12) }, (_, index) =>
      Buffer.from(table.subarray(at(index), at(index + 1))),
    ),
  }
}

function variations(base: Buffer, added: Buffer): Buffer {
  const [first, second] = [variationsOf(base), variationsOf(added)]
  const { axes } = first
  const known = first.shared.length / (axes * 2)
  const glyphs = [...first.glyphs, ...second.glyphs.map((glyph) => withPlaces(glyph, axes, known))].map(padded)
  const shared = Buffer.concat([first.shared, second.shared])
  const starts = numbers(offsets(glyphs), 4)
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt16BE(axes, 4)
  header.writeUInt16BE(shared.length / (axes * 2), 6)
  header.writeUInt32BE(header.length + starts.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + starts.length + shared.length, 16)
  return Buffer.concat([header, starts, shared, ...glyphs])
}

const OWN_PEAK = 0x8000
const BETWEEN = 0x4000

function withPlaces(glyph: Buffer, axes: number, by: number): Buffer {
  if (glyph.length === 0) return glyph
  let at = 4
  for (let tuple = glyph.readUInt16BE(0) & 0x0fff; tuple > 0; tuple--) {
    const index = glyph.readUInt16BE(at + 2)
    if (!(index & OWN_PEAK)) glyph.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & OWN_PEAK ? axes * 2 : 0) + (index & BETWEEN ? axes * 4 : 0)
  }
  return glyph
}
