/** The database of the state, in one file, through Node's own SQLite. Where servers share the state, it is this server's copy. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { MustNotPublish, problem, type Problem } from '../../../config/problems/table.ts'
import {
  alone,
  BUSY_TIMEOUT,
  finishRenewal,
  inodeOf,
  openFile,
  renew,
  WRITER_PATIENCE,
  type Renewal,
} from './database-file.ts'
import { upgradeDetail } from './carried.ts'
import { namedContents, noteContents, touchedContents, type TouchedContents } from './contents.ts'
import { codeOf, diskProblem, isDamage } from './disk.ts'

export type Value = SQLInputValue
export type Row = Record<string, Value>

/** The database, or a record in it, is damaged. */
export class DamagedState extends Error {
  override name = 'DamagedState'
}

/** A record's value is missing, or does not match its digest. */
export class DamagedRecord extends DamagedState {}

/** What a transaction would change. */
export interface Changes extends TouchedContents {
  /** Of SQLite's session extension; empty if nothing changes. */
  changeset: Uint8Array
}

export interface Tried<T> extends Changes {
  result: T
}

/** Writes to what servers share. Each server's file follows. */
export interface SharedWriter {
  /** `change` is called when the file holds all that was written before. Resolves when the file holds this change too. */
  write<T>(change: () => Promise<Tried<T>>): Promise<T>
}

/** Primary result code of SQLite. */
const BUSY = 5
/** Milliseconds between a writer's attempts to get the lock. */
const RETRY_INTERVAL = 5

export class Database {
  readonly #path: string
  readonly #shared: SharedWriter | undefined
  #db: DatabaseSync
  #statements = new Map<string, StatementSync>()
  #inode: number
  #renewal: Problem | undefined

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
    const { changes, lastInsertRowid } = this.#try(() => this.#prepared(sql).run(...values.map(withoutNul)))
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

  /** As `write`, but only in this local file, not in the shared state. */
  async writeHere<T>(run: () => T): Promise<T> {
    return this.#afterOthers(() => this.#finish(run))
  }

  /** As `writeHere`, for long work. Nothing else may write through this connection until it ends. */
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

  /** Within a transaction. False, with nothing changed, if the changes conflict with the file. */
  apply(changeset: Uint8Array): boolean {
    return this.#try(() => this.#db.applyChangeset(changeset))
  }

  /** Digests of all contents that rows name. */
  namedContents(): Set<string> {
    return this.#try(() => namedContents(this.#db))
  }

  /** What `run` changes; it is rolled back. */
  async #tried<T>(run: () => T): Promise<Tried<T>> {
    return this.#afterOthers(() => {
      const session = this.#db.createSession()
      try {
        const result = run()
        return { result, changeset: session.changeset(), ...touchedContents(this.#db) }
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
    if (this.#db.isOpen && this.#db.isTransaction) this.#exec('ROLLBACK')
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

  /** Throws `DamagedState` if the file is damaged. Reads all of it. */
  check(): void {
    const found = this.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check
    if (found !== 'ok') throw new DamagedState(`${this.#path}: ${found}`)
  }

  /** What became of a damaged file, or of one of a different version, that was found at opening. `undefined` on a second call. */
  takeRenewal(): Problem | undefined {
    const renewal = this.#renewal
    this.#renewal = undefined
    return renewal
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

  /** Moves the file aside and creates a new one. Returns the old file's path. Throws, with the file unchanged, if it cannot be moved. */
  replace(): string {
    this.#db.close()
    try {
      return alone(this.#path, () => (this.isReplaced() ? this.#path : renew(this.#path, 'damaged').aside))
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
    try {
      const db = alone(this.#path, () => this.#openedOrRenewed())
      if (this.#shared) noteContents(db)
      return db
    } catch (error) {
      throw diskProblem(error, this.#path) ?? error
    }
  }

  #openedOrRenewed(): DatabaseSync {
    finishRenewal(this.#path)
    try {
      const db = openFile(this.#path)
      if (db) return db
      this.#tell(renew(this.#path, 'schema'))
    } catch (error) {
      if (!isDamage(error)) throw error
      this.#tell(renew(this.#path, 'damaged'))
    }
    return openFile(this.#path)!
  }

  #tell(renewal: Renewal): void {
    this.#renewal = problemOf(renewal, this.#path)
    console.error(this.#renewal.message)
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
      if (isDamage(error)) throw new DamagedState(`${this.#path}: ${(error as Error).message}`)
      throw diskProblem(error, this.#path) ?? error
    }
  }
}

function problemOf({ cause, aside, version, dropped }: Renewal, path: string): Problem {
  if (cause === 'damaged') return problem('state-damaged', path, aside)
  return problem('state-upgraded', path, upgradeDetail(version, dropped))
}

/** U+0000, which an error that quotes an answer may have, ends a text for SQLite's own functions. */
function withoutNul(value: Value): Value {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY
}
