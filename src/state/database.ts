/** The database file, opened with Node's own SQLite. Where servers share the state, it is this server's copy. A file that is damaged or of another schema version is replaced by one that has what people did. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { MustNotPublish, problem } from '../problems/table.ts'
import { carryOver } from './carried.ts'
import { SCHEMA, VERSION } from './schema.ts'

export type Value = SQLInputValue
export type Row = Record<string, Value>

/** The database, or a record in it, is not what was written. */
export class DamagedState extends Error {
  override name = 'DamagedState'
}

/** A record's value is missing, or does not match its digest. */
export class DamagedRecord extends DamagedState {}

/** What a transaction returned, and what it would change: a changeset of SQLite's session extension, empty where that is nothing. */
export interface Tried<T> {
  result: T
  changeset: Uint8Array
}

/** Writes to what servers share. Each server's file follows. */
export interface SharedWriter {
  /** `change` is called when the file holds all that was written before. Resolves when the file holds this change too. */
  write<T>(change: () => Promise<Tried<T>>): Promise<T>
}

/** Primary result codes of SQLite. */
const BUSY = 5
const DAMAGED: ReadonlySet<number> = new Set([11, 26])
/** Milliseconds for which a statement waits while another process recovers the log. */
const BUSY_TIMEOUT = 5000
/** KiB of the file that a connection keeps in memory. With SQLite's own 2 MiB a sitemap's pages are read from the file at each publish. */
const CACHE = 32 * 1024
/** Milliseconds for which a writer waits for others, and between its attempts. */
const WRITER_PATIENCE = 60_000
const RETRY_INTERVAL = 5

export class Database {
  readonly #path: string
  readonly #shared: SharedWriter | undefined
  #db: DatabaseSync
  #statements = new Map<string, StatementSync>()
  #inode: number
  #putAside: string | undefined

  /** `path`: ':memory:', or a file; it and its folder need not exist. `shared`: where it is written instead, and copied from. */
  constructor(path: string, shared?: SharedWriter) {
    this.#path = path
    this.#shared = shared
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

  /** One transaction: all of `run`'s changes, or none. Waits for other writers without blocking this thread; readers never wait. */
  async write<T>(run: () => T): Promise<T> {
    if (this.#shared) return this.#shared.write(() => this.#tried(run))
    const result = await this.writeHere(() => {
      const isCopy = this.get('SELECT 1 FROM replica') !== undefined
      return isCopy ? undefined : { result: run() }
    })
    if (!result) throw new MustNotPublish([problem('database-not-named', this.#path, this.#path)])
    return result.result
  }

  /** As `write`, but of this file alone, where others share the rest. */
  async writeHere<T>(run: () => T): Promise<T> {
    return this.#afterOthers(() => this.#finish(run))
  }

  /** As `writeHere`, of something that takes its time. Nothing else may write by this connection meanwhile. */
  async writeSlowly<T>(run: () => Promise<T>): Promise<T> {
    return this.#afterOthers(async () => {
      try {
        const result = await run()
        this.#exec('COMMIT')
        return result
      } catch (error) {
        this.#rollBack()
        throw error
      }
    })
  }

  /** As `write`, but at once, or not at all where another connection is writing or servers share the state. */
  writeIfFree(run: () => void): void {
    if (!this.#shared && this.#begin()) this.#finish(run)
  }

  /** Within a transaction. False, with nothing changed, where the file does not hold what the changes were made to. */
  apply(changeset: Uint8Array): boolean {
    return this.#try(() => this.#db.applyChangeset(changeset))
  }

  /** What `run` would change: it is done, and taken back. */
  async #tried<T>(run: () => T): Promise<Tried<T>> {
    return this.#afterOthers(() => {
      const session = this.#db.createSession()
      try {
        const result = run()
        return { result, changeset: session.changeset() }
      } finally {
        session.close()
        this.#rollBack()
      }
    })
  }

  /** Calls `run` as soon as a transaction has begun: nothing else that uses this connection comes between. */
  async #afterOthers<T>(run: () => T | Promise<T>): Promise<T> {
    const until = performance.now() + WRITER_PATIENCE
    while (!this.#begin()) {
      if (performance.now() > until) throw new Error(`${this.#path} is being written by another process`)
      await pause(RETRY_INTERVAL)
    }
    return run()
  }

  #finish<T>(run: () => T): T {
    try {
      const result = run()
      this.#exec('COMMIT')
      return result
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  #rollBack(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }

  /** Starts a transaction that writes; false where another connection is in one. */
  #begin(): boolean {
    this.#exec('PRAGMA busy_timeout = 0')
    try {
      this.#exec('BEGIN IMMEDIATE')
      return true
    } catch (error) {
      if (!isBusy(error)) throw error
      return false
    } finally {
      this.#exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    }
  }

  /** Throws `DamagedState` where the file is not whole. Reads all of it. */
  check(): void {
    const found = this.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check
    if (found !== 'ok') throw new DamagedState(`${this.#path}: ${found}`)
  }

  /** Where a damaged file was moved that was found when this one was opened. Asked again, `undefined`. */
  takePutAside(): string | undefined {
    const aside = this.#putAside
    this.#putAside = undefined
    return aside
  }

  /** Whether another file, or none, stands at its path. */
  isReplaced(): boolean {
    return this.#path !== ':memory:' && inodeOf(this.#path) !== this.#inode
  }

  /** Opens the file that stands at its path now, if that is not the one that is open. Returns whether it did. */
  refresh(): boolean {
    const isStale = !this.#db.isOpen || this.isReplaced()
    if (isStale) this.#reopen()
    return isStale
  }

  /** Moves the file aside and begins a new one. Returns where the damaged one is. Throws, with the file as it was, where it cannot be moved. */
  replace(): string {
    this.#db.close()
    try {
      return alone(this.#path, () => (this.isReplaced() ? this.#path : renew(this.#path, 'damaged')))
    } finally {
      this.#reopen()
    }
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close()
  }

  #reopen(): void {
    this.close()
    this.#statements = new Map()
    this.#db = this.#opened()
    this.#inode = inodeOf(this.#path)
  }

  #opened(): DatabaseSync {
    return alone(this.#path, () => {
      finishRenewal(this.#path)
      try {
        const db = opened(this.#path)
        if (db) return db
        renew(this.#path, 'schema')
      } catch (error) {
        if (!DAMAGED.has(codeOf(error) ?? 0)) throw error
        this.#putAside = renew(this.#path, 'damaged')
      }
      return opened(this.#path)!
    })
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

const ENDS = ['', '-wal', '-shm', '-journal']
const NEW = '.new'
const CREATE = `${SCHEMA}; PRAGMA user_version = ${VERSION}`

/** Runs while no other process opens or replaces the file. */
function alone<T>(path: string, run: () => T): T {
  if (path === ':memory:') return run()
  mkdirSync(dirname(path), { recursive: true })
  const lock = new DatabaseSync(`${path}.lock`, { timeout: WRITER_PATIENCE })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return run()
  } finally {
    lock.close()
  }
}

/** `undefined` where the file is of another version. */
function opened(path: string): DatabaseSync | undefined {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT })
  try {
    // With NORMAL, a killed process loses nothing; a machine that loses power may lose the last transactions, each as a whole.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864')
    db.exec(`PRAGMA cache_size = -${CACHE}`)
    if (versionOf(db) === 0) db.exec(`BEGIN; ${CREATE}; COMMIT`)
    if (versionOf(db) === VERSION) return db
  } catch (error) {
    db.close()
    throw error
  }
  db.close()
  return undefined
}

/** Puts a new file, with what is carried over, in the place of this one. Returns where the old one is. */
function renew(path: string, cause: 'damaged' | 'schema'): string {
  remove(path + NEW)
  const [from, to] = [new DatabaseSync(path), new DatabaseSync(path + NEW)]
  try {
    to.exec(`BEGIN; ${CREATE}`)
    carryOver(from, to, cause)
    to.exec('COMMIT')
  } finally {
    from.close()
    to.close()
  }
  const aside = `${path}.${cause === 'damaged' ? 'damaged' : 'old'}`
  remove(aside)
  // The file itself last: a log that stayed alone would be taken for that of the new file.
  for (const end of ENDS.toReversed()) if (inodeOf(path + end)) renameSync(path + end, aside + end)
  finishRenewal(path)
  return aside
}

/** The new file is whole as soon as the old one is gone, even if the process that made it was killed then. */
function finishRenewal(path: string): void {
  if (inodeOf(path) === 0 && inodeOf(path + NEW) > 0) renameSync(path + NEW, path)
}

function remove(path: string): void {
  for (const end of ENDS) rmSync(path + end, { force: true })
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()!.user_version)
}

/** Zero where there is no such file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
}

/** Primary result code of an SQLite error. */
export function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY
}
