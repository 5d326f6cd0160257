/** The last known contents of output folders such as `dist/`. */
import type { Database } from './database/database.ts'

export interface WrittenFolder {
  /** Number of the release whose files it holds; `undefined` if unknown. */
  release?: number | undefined
  /** Number of the release being written; still set after an interrupted publish. */
  writing?: number | undefined
  /** Changes if the folder is replaced, or if a file in it is added, removed or replaced. */
  identity: string
  /** Whether it has compressed copies. */
  compressed: boolean
  /** Digests of `_headers` and `_redirects`, by name. */
  hosts: Record<string, string | undefined>
}

export class Folders {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async read(folder: string): Promise<WrittenFolder | undefined> {
    const row = this.#db.get('SELECT * FROM written_folder WHERE folder = ?', folder)
    if (!row) return undefined
    const { release, writing, identity, compressed, hosts } = row as Record<string, string & number>
    return {
      release: release ?? undefined,
      writing: writing ?? undefined,
      identity: identity!,
      compressed: compressed === 1,
      hosts: JSON.parse(hosts!) as WrittenFolder['hosts'],
    }
  }

  async save(folder: string, { release, writing, identity, compressed, hosts }: WrittenFolder): Promise<void> {
    const sql =
      'INSERT OR REPLACE INTO written_folder (folder, release, writing, identity, compressed, hosts) VALUES (?, ?, ?, ?, ?, ?)'
    const values = [folder, release ?? null, writing ?? null, identity, Number(compressed), JSON.stringify(hosts)]
    await this.#db.writeHere(() => this.#db.run(sql, ...values))
  }
}
