/** Current problems in the site's content, and since when. */
import { valuesOf, type Problem, type ProblemCode } from '../../config/problems/table.ts'
import type { Database } from './database/database.ts'

export interface Finding {
  /** When a publish first found it, ISO 8601. */
  since: string
  problem: Problem
}

/** Problems that one record or page can have several of, with different values. */
const SEVERAL: ReadonlySet<ProblemCode> = new Set([
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

  /** Within a transaction. Deletes problems no longer found, unless they were not checked (`isSilent`). */
  renew(problems: Iterable<Problem>, at: string, isSilent: (problem: Problem) => boolean): void {
    const found = new Map([...problems].map((each) => [nameOf(each), JSON.stringify(each)]))
    /** Those of an earlier version have no values, and other names. */
    const before = new Map<string, string>()
    for (const { name, since, problem } of this.#rows()) {
      const now = found.get(name)
      found.delete(name)
      const was = JSON.parse(problem) as Problem
      if (now === undefined && isSilent(was)) continue
      if (now === undefined && !was.values) before.set(`${was.code} ${was.resource}`, since)
      if (now === undefined) this.#db.run('DELETE FROM finding WHERE name = ?', name)
      else if (now !== problem) this.#db.run('UPDATE finding SET problem = ? WHERE name = ?', now, name)
    }
    for (const [name, problem] of found) {
      const { code, resource } = JSON.parse(problem) as Problem
      this.#insert(name, problem, before.get(`${code} ${resource}`) ?? at)
    }
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

  #rows(): { name: string; since: string; problem: string }[] {
    return this.#db.all('SELECT name, since, problem FROM finding')
  }

  #insert(name: string, problem: string, at: string): void {
    this.#db.run('INSERT OR IGNORE INTO finding (name, since, problem) VALUES (?, ?, ?)', name, at, problem)
  }
}

/** Equal for the same fault, even if its figures or the reason of a failed call differ. */
function nameOf(problem: Problem): string {
  const { code, resource, values } = problem
  if (!SEVERAL.has(code)) return `${code} ${resource}`
  const words = valuesOf(problem, 'page-words')
  return `${code} ${resource} ${words && words.code !== 'repeated' ? `${words.code} ${words.text}` : JSON.stringify(values)}`
}
