/** Sign-ins at the desk. */
import type { Database } from './database/database.ts'

export interface Session {
  /** Digest of the browser's key, so that a leaked row cannot be used to sign in. */
  id: string
  /** The person's name, for the history. */
  name: string
  until: Date
  /** Id of the sign-in link; each works once. */
  link?: string | undefined
}

export class Sessions {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Returns false, without a new session, if the link was used before. */
  async begin({ id, name, until, link }: Session, now: Date): Promise<boolean> {
    return this.#db.write(() => {
      this.#db.run('DELETE FROM session WHERE until <= ?', now.toISOString())
      if (link !== undefined && this.isUsed(link)) return false
      const sql = 'INSERT INTO session (id, name, until, link) VALUES (?, ?, ?, ?)'
      this.#db.run(sql, id, name, until.toISOString(), link ?? null)
      return true
    })
  }

  /** Whether a session began with the link. */
  isUsed(link: string): boolean {
    return this.#db.get('SELECT 1 FROM session WHERE link = ?', link) !== undefined
  }

  /** Name of the signed-in person. */
  nameOf(id: string, now: Date): string | undefined {
    const sql = 'SELECT name FROM session WHERE id = ? AND until > ? AND ended = 0'
    return this.#db.get<{ name: string }>(sql, id, now.toISOString())?.name
  }

  /** Keeps the row until it expires, so that its link cannot be reused. */
  async end(id: string): Promise<void> {
    await this.#db.write(() => this.#db.run('UPDATE session SET ended = 1 WHERE id = ?', id))
  }
}
