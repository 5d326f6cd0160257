/** The database file: opened, and replaced where it is damaged or of another version. Node's own SQLite, write-ahead log. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { SCHEMA, VERSION } from './schema.ts'

export type Value = SQLInputValue
export type Row = Record<string, Value>

/** The database, or a record in it, is no longer what was written. */
export class DamagedState extends Error {
  override name = 'DamagedState'
}

/** A record's value is missing, or does not match its digest. */
export class DamagedRecord extends DamagedState {}

/** Primary result codes of SQLite. */
const BUSY = 5
const DAMAGED: ReadonlySet<number> = new Set([11, 26])
/** Milliseconds for which a reader waits while the log is recovered, and a writer for another to end. */
const PATIENCE = 5000
const WRITER_PATIENCE = 60_000
const TURN = 5

export class Database {
  readonly #path: string
  #db: DatabaseSync
  #statements = new Map<string, StatementSync>()
  #inode: number
  /** Where a damaged file was moved that stood in the place of this one. */
  putAside: string | undefined

  /** `path`: ':memory:', or of a file that need not be there, nor its folder. */
  constructor(path: string) {
    this.#path = path
    this.#db = this.#opened()
    this.#inode = inodeOf(path)
  }

  all<R = Row>(sql: string, ...values: Value[]): R[] {
    return this.#try(() => this.#prepared(sql).all(...values)) as R[]
  }
  get<R = Row>(sql: string, ...values: Value[]): R | undefined {
    return this.#try(() => this.#prepared(sql).get(...values)) as R | undefined
  }
  run(sql: string, ...values: Value[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#try(() => this.#prepared(sql).run(...values))
    return { changes: Number(changes), id: Number(lastInsertRowid) }
  }

  /** All of `run`'s changes, or none. Waits for other writers without holding up this thread; readers wait for nobody. */
  async write<T>(run: () => T): Promise<T> {
    const until = performance.now() + WRITER_PATIENCE
    while (!this.#begin()) {
      if (performance.now() > until) throw new Error(`${this.#path} is being written by somebody else`)
      await pause(TURN)
    }
    return this.#finish(run)
  }

  /** As `write`, but at once, or not at all where somebody else is writing. */
  writeIfFree(run: () => void): void {
    if (this.#begin()) this.#finish(run)
  }

  #finish<T>(run: () => T): T {
    try {
      const result = run()
      this.#exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** Starts a transaction that writes; false where somebody else is in one. */
  #begin(): boolean {
    this.#exec('PRAGMA busy_timeout = 0')
    try {
      this.#exec('BEGIN IMMEDIATE')
      return true
    } catch (error) {
      if (!isBusy(error)) throw error
      return false
    } finally {
      this.#exec(`PRAGMA busy_timeout = ${PATIENCE}`)
    }
  }

  /** Whether another file, or none, stands at its path. */
  isReplaced(): boolean {
    return this.#path !== ':memory:' && inodeOf(this.#path) !== this.#inode
  }

  /** Opens the file anew where another one, or none, stands at its path. */
  refresh(): boolean {
    const isReplaced = this.isReplaced()
    if (isReplaced) this.#reopen()
    return isReplaced
  }

  /** Moves the file aside and begins an empty one. Returns where the damaged one is. */
  replace(): string {
    this.#db.close()
    const aside = moveAside(this.#path)
    this.#reopen()
    return aside
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close()
  }

  #reopen(): void {
    this.#statements = new Map()
    this.#db = this.#opened()
    this.#inode = inodeOf(this.#path)
  }

  #opened(): DatabaseSync {
    try {
      return opened(this.#path)
    } catch (error) {
      if (!DAMAGED.has(codeOf(error) ?? 0)) throw error
      this.putAside = moveAside(this.#path)
      return opened(this.#path)
    }
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #exec(sql: string): void {
    this.#try(() => this.#db.exec(sql))
  }

  #try<T>(run: () => T): T {
    try {
      return run()
    } catch (error) {
      if (!DAMAGED.has(codeOf(error) ?? 0)) throw error
      throw new DamagedState(`${this.#path}: ${(error as Error).message}`)
    }
  }
}

const ENDS = ['', '-wal', '-shm']

function opened(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path, { timeout: PATIENCE })
  try {
    // A process that is killed loses nothing by it; a machine that loses power may lose the last publish, never a part of one.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864')
    if (versionOf(db) === VERSION) return db
    db.exec('BEGIN IMMEDIATE')
    const version = versionOf(db)
    if (version === 0) db.exec(`${SCHEMA}; PRAGMA user_version = ${VERSION}`)
    db.exec('COMMIT')
    if (version === 0 || version === VERSION) return db
  } catch (error) {
    db.close()
    throw error
  }
  db.close()
  for (const end of ENDS) rmSync(path + end, { force: true })
  return opened(path)
}

function moveAside(path: string): string {
  const aside = `${path}.damaged`
  for (const end of ENDS) rmSync(aside + end, { force: true })
  for (const end of ENDS) if (inodeOf(path + end)) renameSync(path + end, aside + end)
  return aside
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()!.user_version)
}

/** Zero where there is no such file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
}

/** Of an error of SQLite, its primary result code. */
export function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY
}
