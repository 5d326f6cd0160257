/** The release that shared caches were last purged for. */
import type { Database } from './database/database.ts'
import type { ReleaseName } from '../../records/release.ts'

export interface PurgedRelease extends ReleaseName {
  /** Digest of the headers that responses had. */
  headers: string
}

export class Purges {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async read(url: string): Promise<PurgedRelease | undefined> {
    const sql = 'SELECT release AS number, id AS release, headers FROM purged WHERE url = ?'
    return this.#db.get<{ number: number; release: string; headers: string }>(sql, url)
  }

  async save(url: string, { number, release, headers }: PurgedRelease): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO purged (url, release, id, headers) VALUES (?, ?, ?, ?)'
    await this.#db.writeHere(() => this.#db.run(sql, url, number, release, headers))
  }
}
