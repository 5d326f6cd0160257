/** The state's database file, opened with Node's SQLite. If servers share the state, it is this server's copy. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { MustNotPublish, problem, type Problem } from '../../../config/problems/table.ts'
import {
  BUSY_TIMEOUT_MS,
  inodeOf,
  isNewer,
  openOrRenew,
  renew,
  renewalProblem,
  withFileLock,
  WRITER_TIMEOUT_MS,
} from './database-file.ts'
import { namedContents, trackContents, touchedContents } from './contents.ts'
import { DamagedState, diskProblem, isBusy, isDamage } from './disk.ts'
import type { SharedWriter, Trial } from './transaction.ts'

export type Value = SQLInputValue
export type Row = Record<string, Value>

const RETRY_INTERVAL_MS = 5

export class Database {
  readonly #path: string
  readonly #shared: SharedWriter | undefined
  #db: DatabaseSync
  #statements = new Map<string, StatementSync>()
  #inode: number
  #renewal: Problem | undefined
  /** Inode of a newer file at its path. */
  #newer: number | undefined

  /** `path`: ':memory:', or a file; it and its folder need not exist. `shared`: takes the writes if the file is a copy. */
  constructor(path: string, shared?: SharedWriter) {
    this.#path = path
    this.#shared = shared
    this.#db = this.#open()
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
    if (this.#shared) return this.#shared.write(() => this.#trial(run))
    const result = await this.writeHere(() => {
      const isCopy = this.get('SELECT 1 FROM replica') !== undefined
      return isCopy ? undefined : { result: run() }
    })
    if (!result) throw new MustNotPublish([problem('database-not-named', this.#path, this.#path)])
    return result.result
  }

  /** Like `write`, but always to this file. */
  async writeHere<T>(run: () => T): Promise<T> {
    return this.#inTransaction(() => this.#commit(run))
  }

  /** Like `writeHere`, for a long asynchronous transaction. Nothing else may write through this connection until it ends. */
  async writeSlowly<T>(run: () => Promise<T>): Promise<T> {
    return this.#inTransaction(async () => {
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

  /** Like `write`, but synchronous; does nothing if a different connection is writing or servers share the state. */
  writeIfFree(run: () => void): void {
    if (!this.#shared && this.#newer === undefined && this.#begin()) this.#commit(run)
  }

  /** Within a transaction. False, with nothing changed, if the changes conflict with the file. */
  apply(changeset: Uint8Array): boolean {
    return this.#try(() => this.#db.applyChangeset(changeset))
  }

  /** Digests of all contents that rows name. */
  namedContents(): Set<string> {
    return this.#try(() => namedContents(this.#db))
  }

  /** Runs a transaction, records its changes and rolls it back. */
  async #trial<T>(run: () => T): Promise<Trial<T>> {
    return this.#inTransaction(() => {
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

  /** Calls `run` synchronously when the transaction has begun, so that no other write of this connection joins it. */
  async #inTransaction<T>(run: () => T | Promise<T>): Promise<T> {
    this.#refuseNewer()
    const until = performance.now() + WRITER_TIMEOUT_MS
    while (!this.#begin()) {
      if (performance.now() > until) throw new Error(`${this.#path} is being written by another process`)
      await pause(RETRY_INTERVAL_MS)
    }
    return run()
  }

  #refuseNewer(): void {
    if (this.#newer !== undefined) throw new MustNotPublish([problem('database-newer', this.#path, this.#path)])
  }

  #commit<T>(run: () => T): T {
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

  /** Begins a write transaction. Returns false if a different connection is in one. */
  #begin(): boolean {
    this.#exec('PRAGMA busy_timeout = 0')
    try {
      this.#exec('BEGIN IMMEDIATE')
      return true
    } catch (error) {
      if (!isBusy(error)) throw error
      return false
    } finally {
      this.#exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    }
  }

  /** Throws `DamagedState` if the file is damaged. Reads all of it. */
  check(): void {
    const result = this.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check
    if (result !== 'ok') throw new DamagedState(`${this.#path}: ${result}`)
  }

  /** The problem of a file that was damaged or of a different version when it was opened. `undefined` on a second call. */
  takeRenewal(): Problem | undefined {
    const renewal = this.#renewal
    this.#renewal = undefined
    return renewal
  }

  /**
   * Whether the file at its path was replaced or removed. The file of newer code does not count: until this process ends it reads the one that it has, and
   * writes nothing.
   */
  isReplaced(): boolean {
    if (this.#path === ':memory:') return false
    const inode = inodeOf(this.#path)
    const isMoved = inode !== this.#inode
    this.#newer = isMoved && (inode === this.#newer || isNewer(this.#path)) ? inode : undefined
    return isMoved && this.#newer === undefined
  }

  /** Reopens the file if it was replaced or removed. Returns whether it did. */
  refresh(): boolean {
    const isStale = !this.#db.isOpen || this.isReplaced()
    if (isStale) this.#reopen()
    return isStale
  }

  /** Moves the file aside and creates a new one. Returns the old file's path. Throws, with the file unchanged, if it cannot be moved. */
  replace(): string {
    if (!this.isReplaced()) this.#refuseNewer()
    this.#db.close()
    try {
      return withFileLock(this.#path, () =>
        inodeOf(this.#path) !== this.#inode ? this.#path : renew(this.#path, 'damaged').aside,
      )
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
    this.#db = this.#open()
    this.#inode = inodeOf(this.#path)
    this.#newer = undefined
  }

  #open(): DatabaseSync {
    try {
      const { db, renewal } = openOrRenew(this.#path)
      if (renewal) {
        this.#renewal = renewalProblem(renewal, this.#path)
        console.error(this.#renewal.message)
      }
      if (this.#shared) trackContents(db)
      return db
    } catch (error) {
      throw diskProblem(error, this.#path) ?? error
    }
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
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

/** SQLite's functions end a text at U+0000, which an error may quote from a response. */
function withoutNul(value: Value): Value {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}
