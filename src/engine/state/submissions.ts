/** The release last submitted to search engines. */
import type { Database } from './database/database.ts'

export class Submissions {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Number of the release last submitted for this site. */
  async last(siteUrl: string): Promise<number | undefined> {
    return this.#db.get<{ release: number }>('SELECT release FROM submission WHERE site_url = ?', siteUrl)?.release
  }

  async save(siteUrl: string, release: number): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO submission (site_url, release) VALUES (?, ?)'
    await this.#db.write(() => this.#db.run(sql, siteUrl, release))
  }
}
