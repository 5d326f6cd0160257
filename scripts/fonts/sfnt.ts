/** The tables of a font file. Source: OpenType specification, "Organization of an OpenType font". */
export type Tables = Map<string, Buffer>

const HEADER = 12
const RECORD = 16

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = HEADER + index * RECORD
    const offset = font.readUInt32BE(record + 8)
    const length = font.readUInt32BE(record + 12)
    tables.set(font.toString('latin1', record, record + 4), Buffer.from(font.subarray(offset, offset + length)))
  }
  return tables
}

/** Without checksums: whoever reads the file next writes them anew. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort()
  const header = Buffer.alloc(HEADER + names.length * RECORD)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(names.length, 4)
  const bodies: Buffer[] = []
  let offset = header.length
  for (const [index, name] of names.entries()) {
    const table = tables.get(name)!
    const record = HEADER + index * RECORD
    header.write(name, record, 'latin1')
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    const body = padded(table)
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([header, ...bodies])
}

/** Tables and glyphs begin at multiples of four bytes. */
export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}

/** Numbers of two or four bytes, one after the other. */
export function numbers(values: readonly number[], bytes: 2 | 4): Buffer {
  const data = Buffer.alloc(values.length * bytes)
  values.forEach((value, index) => data.writeUIntBE(value, index * bytes, bytes))
  return data
}
