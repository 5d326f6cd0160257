/** What was done with releases, when and by whom. Lines are added and never changed. */
import type { Database, Value } from '../database/database.ts'
import type { Deed, ReleaseName } from '../../../records/release.ts'

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
  /** For `waiting`: the release waits again after a rollback. */
  isWithdrawn?: true
}

/** All conditions must hold; missing ones always do. */
export interface HistoryFilter {
  /** Who acted, or is an author of the change. */
  who?: string | undefined
  /** ISO 8601; `since` inclusive, `until` exclusive. */
  since?: string | undefined
  until?: string | undefined
}

interface Row {
  number: number
  at: string
  what: Deed
  release: number | null
  id: string | null
  by: string
  details: string
  withdrawn: number
}

/** A rollback writes two adjacent entries: its own, and that of the release that waits again. */
const WITHDRAWN = `what = 'waiting' AND EXISTS (SELECT 1 FROM history AS undo
  WHERE undo.number = history.number - 1 AND undo.what = 'undone' AND undo.at = history.at)`

const MAX_PEOPLE = 500

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
  lines(after = 0, limit = Number.MAX_SAFE_INTEGER): HistoryLine[] {
    return this.#read('WHERE number > ? ORDER BY number LIMIT ?', after, limit)
  }

  /** Entries with a lower number, newest first. */
  before(number: number, limit: number, { who, since, until }: HistoryFilter = {}): HistoryLine[] {
    return this.#read(
      `WHERE number < ?1
        AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(details, '$.authors') WHERE value = ?2) OR (by = ?2 AND NOT (${WITHDRAWN})))
        AND (?3 IS NULL OR at >= ?3) AND (?4 IS NULL OR at < ?4)
      ORDER BY number DESC LIMIT ?5`,
      ...[number, who ?? null, since ?? null, until ?? null, limit],
    )
  }

  /** All people named in entries, sorted. */
  people(): string[] {
    const authors = "SELECT value AS name FROM history, json_each(details, '$.authors')"
    const sql = `SELECT by AS name FROM history UNION ${authors} ORDER BY name LIMIT ?`
    return this.#db.all<{ name: string }>(sql, MAX_PEOPLE).map(({ name }) => name)
  }

  /** Who first submitted or published a release. */
  submitterOf({ number, release }: ReleaseName): HistoryLine | undefined {
    return this.#read(
      `WHERE release = ? AND id = ? AND what IN ('waiting', 'published') AND NOT (${WITHDRAWN}) ORDER BY number LIMIT 1`,
      number,
      release,
    )[0]
  }

  /** Who submitted this release, and the entry with which it first went live, perhaps as part of a later one. */
  wayOf(release: number): { submitted: HistoryLine | undefined; live: HistoryLine | undefined } {
    const submitted = `WHERE release = ? AND what IN ('waiting', 'published') AND NOT (${WITHDRAWN}) ORDER BY number LIMIT 1`
    const live = "WHERE release >= ? AND what = 'published' ORDER BY number LIMIT 1"
    return { submitted: this.#read(submitted, release)[0], live: this.#read(live, release)[0] }
  }

  /** The entries after which guests saw an earlier release, and those that ended that, in order. */
  turns(): HistoryLine[] {
    const before = `SELECT what FROM history AS last WHERE last.number < history.number AND what IN ('published', 'undone')`
    return this
      .#read(`WHERE what = 'undone' OR (what = 'published' AND (${before} ORDER BY number DESC LIMIT 1) = 'undone')
      ORDER BY number`)
  }

  /** The entries of a release, in order. */
  of({ number, release }: ReleaseName): HistoryLine[] {
    return this.#read('WHERE release = ? AND id = ? ORDER BY number', number, release)
  }

  #read(condition: string, ...values: Value[]): HistoryLine[] {
    const rows = this.#db.all<Row>(`SELECT *, ${WITHDRAWN} AS withdrawn FROM history ${condition}`, ...values)
    return rows.map(({ release, id, details, withdrawn, ...line }) => ({
      ...line,
      isWithdrawn: withdrawn === 1 ? true : undefined,
      release: release ?? undefined,
      id: id ?? undefined,
      details: JSON.parse(details) as HistoryLine['details'],
    }))
  }

  /** When the state was last recreated, if ever. */
  renewedAt(): string | undefined {
    return this.#db.get<{ at: string }>("SELECT at FROM history WHERE what = 'renewed' ORDER BY number DESC")?.at
  }

  /** The highest release number in any table, including rows carried over from an older file. */
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
