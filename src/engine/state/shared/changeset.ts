/** Changesets of SQLite's session extension, read row by row (https://sqlite.org/session/changesetformat.html, "Changeset Format"). */

/** A column's value; `undefined`: unchanged by the update. */
export type Cell = string | number | Uint8Array | null | undefined

export interface RowChange {
  table: string
  kind: 'insert' | 'update' | 'delete'
  /** By column, in the table's order. Of an update: those that changed, and the key's. Of an insert there are none. */
  before: readonly Cell[]
  /** Of an update: those that changed. Of a delete there are none. */
  after: readonly Cell[]
}

const TABLE = 0x54
const KINDS: Record<number, RowChange['kind']> = { 0x12: 'insert', 0x17: 'update', 0x09: 'delete' }

const decoder = new TextDecoder()

/** In file order: by table. Throws if the bytes are not a changeset. */
export function* rowChanges(bytes: Uint8Array): Generator<RowChange> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  let table = ''
  let columns = 0

  /** Seven bits a byte, the first byte the highest; none of ours has more than four. */
  function varint(): number {
    let value = 0
    for (;;) {
      const byte = view.getUint8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }

  function slice(length: number): Uint8Array {
    at += length
    return bytes.subarray(at - length, at)
  }

  function cell(): Cell {
    const type = view.getUint8(at++)
    if (type === 0) return undefined
    if (type === 1) return Number(view.getBigInt64((at += 8) - 8))
    if (type === 2) return view.getFloat64((at += 8) - 8)
    if (type === 3) return decoder.decode(slice(varint()))
    if (type === 4) return slice(varint())
    if (type === 5) return null
    throw new Error(`no changeset: a value of type ${type}`)
  }

  const row = () => Array.from({ length: columns }, cell)

  while (at < bytes.length) {
    const mark = view.getUint8(at++)
    if (mark === TABLE) {
      columns = varint()
      at += columns
      const end = bytes.indexOf(0, at)
      table = decoder.decode(bytes.subarray(at, end))
      at = end + 1
      continue
    }
    const kind = KINDS[mark]
    if (!kind) throw new Error(`no changeset: a mark ${mark}`)
    at++
    const before = kind === 'insert' ? [] : row()
    const after = kind === 'delete' ? [] : row()
    yield { table, kind, before, after }
  }
}
