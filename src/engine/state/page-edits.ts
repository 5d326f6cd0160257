/** What publishes changed on pages: kept by age, however long their releases are. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Database, Value } from './database/database.ts'

/** A text of a record before and after; null: there was none. */
export type TextChange = readonly [place: string, before: string | null, after: string | null]

/** A record that a publish changed. */
export interface Edit {
  /** Its key; of a renamed one, the new key. */
  record: string
  /** Empty if only pictures or the order changed. */
  texts: readonly TextChange[]
  /** `PageEntry.thing` of the pages that changed with it. */
  things: readonly string[]
}

export interface StoredEdit extends Omit<Edit, 'things'> {
  release: number
  /** When the release was made, ISO 8601. */
  at: string
}

/** Which edits count. */
export interface EditChoice {
  /** Patterns of `PageEntry.thing` and a space, as GLOB has them. */
  things: readonly string[]
  /** Of the record; '': any. */
  kind: string
}

const CHOSEN = `FROM edit JOIN edited_page ON edit = number
  WHERE (?2 = '' OR record = ?2 OR record GLOB ?2 || '/*') AND EXISTS (SELECT 1 FROM json_each(?1) WHERE thing || ' ' GLOB value)`

const valuesOf = ({ things, kind }: EditChoice): Value[] => [JSON.stringify(things), kind]

type Row = Omit<StoredEdit, 'texts'> & { texts: Uint8Array }

export class PageEdits {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within the transaction that adds the release. */
  write(edits: readonly Edit[], { release, at }: Pick<StoredEdit, 'release' | 'at'>): void {
    const { last } = this.#db.get<{ last: number }>(LAST)!
    edits.forEach(({ record, texts, things }, index) => {
      const number = last + 1 + index
      const packed = zstdCompressSync(JSON.stringify(texts))
      this.#db.run(
        'INSERT INTO edit (number, release, at, record, texts) VALUES (?, ?, ?, ?, ?)',
        number,
        release,
        at,
        record,
        packed,
      )
      for (const thing of things) this.#db.run('INSERT INTO edited_page (thing, edit) VALUES (?, ?)', thing, number)
    })
  }

  /** Within a transaction: deletes those of releases that were made before this time, ISO 8601. */
  forgetBefore(at: string): void {
    for (const { number } of this.#db.all<{ number: number }>('DELETE FROM edit WHERE at < ? RETURNING number', at))
      this.#db.run('DELETE FROM edited_page WHERE edit = ?', number)
  }

  /** Numbers of the releases that changed such a record on such a page. */
  releasesWith(choice: EditChoice): Set<number> {
    const sql = `SELECT DISTINCT release ${CHOSEN}`
    return new Set(this.#db.all<{ release: number }>(sql, ...valuesOf(choice)).map(({ release }) => release))
  }

  /** Those records of a release, and on how many of those pages each changed; the most first. */
  recordsOf(release: number, choice: EditChoice): { record: string; pages: number }[] {
    const sql = `SELECT record, count(*) AS pages ${CHOSEN} AND release = ?3 GROUP BY number ORDER BY pages DESC, record`
    return this.#db.all(sql, ...valuesOf(choice), release)
  }

  /** Of a page, the newest first. */
  of(thing: string): StoredEdit[] {
    const sql = `SELECT release, at, record, texts FROM edited_page JOIN edit ON number = edit WHERE thing = ? ORDER BY number DESC`
    return this.#db.all<Row>(sql, thing).map(({ texts, ...row }) => ({
      ...row,
      texts: JSON.parse(zstdDecompressSync(texts).toString()) as TextChange[],
    }))
  }
}

/** Rows of pages may have outlived their edits in a damaged file. */
const LAST = `SELECT max(coalesce((SELECT max(number) FROM edit), 0), coalesce((SELECT max(edit) FROM edited_page), 0)) AS last`
