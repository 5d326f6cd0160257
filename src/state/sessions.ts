/** Who is signed in at the desk. */
import type { Database } from './database.ts'

export interface Session {
  /** Digest of what the browser keeps: who reads the state cannot sign in with it. */
  id: string
  /** The person's, for the history. */
  name: string
  until: Date
  /** Id of the link that was signed in with; each is good for once. */
  link?: string | undefined
}

export class Sessions {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** False, with nothing begun, where its link was used before. */
  async begin({ id, name, until, link }: Session, now: Date): Promise<boolean> {
    return this.#db.write(() => {
      this.#db.run('DELETE FROM session WHERE until <= ?', now.toISOString())
      if (link !== undefined && this.#db.get('SELECT 1 FROM session WHERE link = ?', link)) return false
      const sql = 'INSERT INTO session (id, name, until, link) VALUES (?, ?, ?, ?)'
      this.#db.run(sql, id, name, until.toISOString(), link ?? null)
      return true
    })
  }

  /** The name of who is signed in. */
  nameOf(id: string, now: Date): string | undefined {
    const sql = 'SELECT name FROM session WHERE id = ? AND until > ? AND ended = 0'
    return this.#db.get<{ name: string }>(sql, id, now.toISOString())?.name
  }

  /** Its row stays until its time is over, so that its link is not used again. */
  async end(id: string): Promise<void> {
    await this.#db.write(() => this.#db.run('UPDATE session SET ended = 1 WHERE id = ?', id))
  }
}
