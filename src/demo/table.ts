type Part = string | number

// No part of a key holds a line break, so different parts never make the same key.
const join = (parts: readonly Part[]) => parts.join('\n')

/**
 * Rows found by a key of several parts. Rows that nobody has written yet may come from a source, which makes them when
 * they are asked for: a world of many hotels then costs no memory for pages that are only read.
 */
export class Table<Key extends readonly Part[], Row> {
  readonly #rows = new Map<string, { key: Key; row: Row | undefined; make?: (() => Row) | undefined }>()
  readonly #source: ((...key: Key) => Row | undefined) | undefined
  readonly #sourceKeys: (() => Iterable<Key>) | undefined

  /** The source must be pure: the same key gives an equal row each time. `keys` lists what the source has. */
  constructor(source?: (...key: Key) => Row | undefined, keys?: () => Iterable<Key>) {
    this.#source = source
    this.#sourceKeys = keys
  }

  get(...key: Key): Row | undefined {
    const written = this.#rows.get(join(key))
    if (!written) return this.#source?.(...key)
    if (written.make) {
      written.row = written.make()
      written.make = undefined
    }
    return written.row
  }

  set(key: Key, row: Row): void {
    this.#rows.set(join(key), { key, row })
  }

  /** Writes a row that is made when it is first asked for. */
  setLater(key: Key, make: () => Row): void {
    this.#rows.set(join(key), { key, row: undefined, make })
  }

  delete(...key: Key): void {
    this.#rows.set(join(key), { key, row: undefined })
  }

  /** Changes a row in place and keeps it. A key without row is an error: a test that edits nothing proves nothing. */
  edit(key: Key, change: (row: Row) => void): void {
    const row = this.get(...key)
    if (row === undefined) throw new Error(`no row for ${key.join(', ')}`)
    change(row)
    this.set(key, row)
  }

  /** Keys with a row, the source's first, then the written ones in the order of writing. */
  *keys(): Generator<Key> {
    for (const key of this.#sourceKeys?.() ?? []) if (!this.#rows.has(join(key))) yield key
    for (const { key, row, make } of this.#rows.values()) if (make || row !== undefined) yield key
  }

  *rows(): Generator<Row> {
    for (const key of this.keys()) {
      const row = this.get(...key)
      if (row !== undefined) yield row
    }
  }
}
