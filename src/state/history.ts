/** What was done with releases, when and by whom. Lines are added and never changed. */
import type { Database, Value } from './database.ts'
import type { ReleaseName } from './release.ts'

/** `dismissed`: a translation is up to date although the Turkish text changed. `renewed`: the state was recreated with nothing live. */
export type Deed =
  'waiting' | 'approved' | 'scheduled' | 'cancelled' | 'published' | 'undone' | 'refused' | 'dismissed' | 'renewed'

export interface HistoryEntry {
  /** ISO 8601. */
  at: string
  what: Deed
  /** Number and id of the release; missing if the publish was refused. */
  release?: number | undefined
  id?: string | undefined
  /** A person's name, 'webhook', 'build' or 'operator'. */
  by: string
  /** For `scheduled` and what follows from it: `time`, an instant. */
  details?: Record<string, unknown> | undefined
}

export interface HistoryLine extends HistoryEntry {
  number: number
  details: Record<string, unknown>
}

interface Row {
  number: number
  at: string
  what: Deed
  release: number | null
  id: string | null
  by: string
  details: string
}

export class History {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within the transaction of the action itself. */
  write({ at, what, release, id, by, details = {} }: HistoryEntry): void {
    const sql = 'INSERT INTO history (at, what, release, id, by, details) VALUES (?, ?, ?, ?, ?, ?)'
    this.#db.run(sql, at, what, release ?? null, id ?? null, by, JSON.stringify(details))
  }

  /** An entry for an action without a state change: a refused publish. */
  async add(line: HistoryEntry): Promise<void> {
    await this.#db.write(() => this.write(line))
  }

  /** Entries with a higher number, in order. */
  lines(after = 0, most = Number.MAX_SAFE_INTEGER): HistoryLine[] {
    return this.#read('WHERE number > ? ORDER BY number LIMIT ?', after, most)
  }

  /** Entries with a lower number, newest first. */
  before(number: number, most: number): HistoryLine[] {
    return this.#read('WHERE number < ? ORDER BY number DESC LIMIT ?', number, most)
  }

  /** What was done with a release, in order. */
  of({ number, release }: ReleaseName): HistoryLine[] {
    return this.#read('WHERE release = ? AND id = ? ORDER BY number', number, release)
  }

  #read(which: string, ...values: Value[]): HistoryLine[] {
    return this.#db.all<Row>(`SELECT * FROM history ${which}`, ...values).map(({ release, id, details, ...line }) => ({
      ...line,
      ...(release !== null && { release }),
      ...(id !== null && { id }),
      details: JSON.parse(details) as HistoryLine['details'],
    }))
  }

  /** When the state was last recreated, if ever. */
  renewedAt(): string | undefined {
    return this.#db.get<{ at: string }>("SELECT at FROM history WHERE what = 'renewed' ORDER BY number DESC")?.at
  }

  /** The highest release number that anything names, including what was carried over from an older file. */
  lastRelease(): number {
    const all = ['history', 'run', 'former_address'].map((table) => `SELECT release FROM ${table}`)
    const sql = `SELECT max(release) AS last FROM (${all.join(' UNION ALL ')})`
    return this.#db.get<{ last: number | null }>(sql)!.last ?? 0
  }

  /** Number of the last entry; 0 if there is none. */
  last(): number {
    return this.#db.get<{ last: number | null }>('SELECT max(number) AS last FROM history')!.last ?? 0
  }

  /** The last entry sent to this address. */
  async notified(url: string): Promise<number | undefined> {
    return this.#db.get<{ line: number }>('SELECT line FROM notified WHERE url = ?', url)?.line
  }

  async saveNotified(url: string, line: number): Promise<void> {
    await this.#db.write(() => this.#db.run('INSERT OR REPLACE INTO notified (url, line) VALUES (?, ?)', url, line))
  }
}
