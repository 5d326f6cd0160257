/** Current problems in the site's content, with the time of their first detection. */
import { valuesOf, type Problem, type ProblemCode } from '../../config/problems/table.ts'
import type { Database } from './database/database.ts'

export interface Finding {
  /** When a publish first found it, ISO 8601. */
  since: string
  problem: Problem
}

/** A record or page can have several problems of these codes, with different values. */
const REPEATABLE_CODES: ReadonlySet<ProblemCode> = new Set([
  'link-missing',
  'link-broken',
  'alternate-missing',
  'number-invented',
  'number-unreadable',
  'page-faulty',
  'page-words',
  'share-letters',
])

export class Findings {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within a transaction. Deletes problems that are no longer detected, unless they were not checked for (`isUnchecked`). */
  renew(problems: Iterable<Problem>, at: string, isUnchecked: (problem: Problem) => boolean): void {
    const detected = new Map([...problems].map((each) => [nameOf(each), JSON.stringify(each)]))
    for (const { name, problem } of this.#db.all<{ name: string; problem: string }>(
      'SELECT name, problem FROM finding',
    )) {
      const now = detected.get(name)
      detected.delete(name)
      if (now === undefined && isUnchecked(JSON.parse(problem) as Problem)) continue
      if (now === undefined) this.#db.run('DELETE FROM finding WHERE name = ?', name)
      else if (now !== problem) this.#db.run('UPDATE finding SET problem = ? WHERE name = ?', now, name)
    }
    for (const [name, problem] of detected) this.#insert(name, problem, at)
  }

  /** Adds a problem that a server finds between two publishes. */
  async add(problem: Problem, at = new Date()): Promise<void> {
    const name = nameOf(problem)
    if (!this.#has(name)) await this.#db.write(() => this.#insert(name, JSON.stringify(problem), at.toISOString()))
  }

  async remove(problem: Problem): Promise<void> {
    const name = nameOf(problem)
    if (this.#has(name)) await this.#db.write(() => this.#db.run('DELETE FROM finding WHERE name = ?', name))
  }

  /** The newest first. */
  all(): Finding[] {
    const rows = this.#db.all<{ since: string; problem: string }>('SELECT * FROM finding ORDER BY since DESC, name')
    return rows.map(({ since, problem }) => ({ since, problem: JSON.parse(problem) as Problem }))
  }

  #has(name: string): boolean {
    return this.#db.get('SELECT 1 FROM finding WHERE name = ?', name) !== undefined
  }

  #insert(name: string, problem: string, at: string): void {
    this.#db.run('INSERT OR IGNORE INTO finding (name, since, problem) VALUES (?, ?, ?)', name, at, problem)
  }
}

/** The same for the same problem, even if its numbers or the error message of a failed call differ. */
function nameOf(problem: Problem): string {
  const { code, resource, values } = problem
  if (!REPEATABLE_CODES.has(code)) return `${code} ${resource}`
  const words = valuesOf(problem, 'page-words')
  return `${code} ${resource} ${words && words.code !== 'repeated' ? `${words.code} ${words.text}` : JSON.stringify(values)}`
}
