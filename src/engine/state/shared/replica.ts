/** This server's copy of the shared state: a SQLite file, updated change by change. */
import { zstdDecompressSync } from 'node:zlib'
import { Database } from '../database/database.ts'
import { replaceRows } from '../database/snapshot.ts'
import type { Change, Head } from './log.ts'

type Place = Pick<Head, 'id' | 'change'>

/** Thrown to roll back a transaction whose change does not apply to this copy. */
const DIVERGED = new Error('the copy differs from the shared state')
/** Thrown to roll back a transaction that would put older rows in the place of newer ones. */
const OVERTAKEN = new Error('a different process has changed the copy')

export class Replica {
  readonly path: string
  readonly #db: Database

  constructor(path: string) {
    this.path = path
    this.#db = new Database(path)
  }

  /** Id of the last applied change; '' if unknown, `undefined` if it is not a copy of this database. */
  lastChange(database: string): string | undefined {
    this.#db.refresh()
    return this.#db.get<{ change: string }>('SELECT change FROM replica WHERE database = ?', database)?.change
  }

  /** Whether it is a copy of any database. */
  get isCopy(): boolean {
    return this.#db.get('SELECT 1 FROM replica') !== undefined
  }

  /** Whether it is new, or has lost everything. */
  get isEmpty(): boolean {
    const sql =
      "SELECT 1 FROM release UNION ALL SELECT 1 FROM job UNION ALL SELECT 1 FROM history WHERE what <> 'renewed'"
    return this.#db.get(sql) === undefined
  }

  /**
   * Applies the changes that follow the given one, except those that a different process of this machine has applied already. In one transaction, so that nobody
   * sees a release in between. False, with nothing changed, if they do not apply to this copy.
   */
  async apply({ id, change: first }: Place, changes: readonly Change[]): Promise<boolean> {
    const ids = [first, ...changes.map((change) => change.id)]
    return this.#db
      .writeHere(() => {
        const at = ids.indexOf(this.lastChange(id) ?? '')
        if (at < 0) return false
        for (const { bytes } of changes.slice(at)) if (!this.#db.apply(zstdDecompressSync(bytes))) throw DIVERGED
        this.#mark({ id, change: ids.at(-1)! })
        return true
      })
      .catch((error: unknown) => error !== DIVERGED && Promise.reject(error as Error))
  }

  /**
   * Replaces all rows with those of a file that was read from the database when the copy's last change was `before`. False, with nothing changed, if it no
   * longer is: a different process of this machine may have applied changes that the file lacks.
   */
  async copy(file: string, place: Place, before: string | undefined): Promise<boolean> {
    const mark = () => {
      if (this.lastChange(place.id) !== before) throw OVERTAKEN
      this.#mark(place)
    }
    return replaceRows(this.#db, file, mark).then(
      () => true,
      (error: unknown) => error !== OVERTAKEN && Promise.reject(error as Error),
    )
  }

  /** Replaces all rows with those of a file, and is no longer a copy. */
  async replace(file: string): Promise<void> {
    await replaceRows(this.#db, file, () => this.#db.run('DELETE FROM replica'))
  }

  /** Becomes the copy of a database that `fill` copies the file to. Nobody writes to the file meanwhile. */
  async become(fill: () => Promise<Place>): Promise<void> {
    await this.#db.writeSlowly(async () => this.#mark(await fill()))
  }

  /** Digests of the contents that its rows name. */
  contents(): Set<string> {
    return this.#db.namedContents()
  }

  close(): void {
    this.#db.close()
  }

  #mark({ id, change }: Place): void {
    this.#db.run('INSERT OR REPLACE INTO replica (one, database, change) VALUES (1, ?, ?)', id, change)
  }
}
