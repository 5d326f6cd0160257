/** What folders of plain files were left with, and what search engines were told. */
import type { Database } from './database.ts'

/** A folder that releases are written to, such as `dist/`. */
export interface WrittenFolder {
  /** Number of the release whose files it holds; missing where that is not known. */
  release?: number | undefined
  /** Number of the release that is being written; of an interrupted publish it stays. */
  writing?: number | undefined
  /** Tells it from another folder of the same name, and whether it was touched since. */
  identity: string
  compressed: boolean
  /** Digests of the files that are there for web servers alone, by name. */
  hosts: Record<string, string | undefined>
}

export class Folders {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async read(folder: string): Promise<WrittenFolder | undefined> {
    const row = this.#db.get('SELECT * FROM dist WHERE folder = ?', folder)
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
      'INSERT OR REPLACE INTO dist (folder, release, writing, identity, compressed, hosts) VALUES (?, ?, ?, ?, ?, ?)'
    const values = [folder, release ?? null, writing ?? null, identity, Number(compressed), JSON.stringify(hosts)]
    await this.#db.write(() => this.#db.run(sql, ...values))
  }

  /** Number of the release that search engines were told of last. */
  async told(siteUrl: string): Promise<number | undefined> {
    return this.#db.get<{ release: number }>('SELECT release FROM told WHERE site_url = ?', siteUrl)?.release
  }

  async tell(siteUrl: string, release: number): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO told (site_url, release) VALUES (?, ?)'
    await this.#db.write(() => this.#db.run(sql, siteUrl, release))
  }
}
