/** Opening, renewing and replacing the database file: one that is damaged or of another schema version is replaced by one that has what people did. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { carryOver, type Dropped } from './carried.ts'
import { openLockFile } from './lock-file.ts'
import { SCHEMA, VERSION } from './schema.ts'

/** Milliseconds for which a statement waits while another process recovers the log. */
export const BUSY_TIMEOUT = 5000
/** Milliseconds that a writer waits for the lock. */
export const WRITER_PATIENCE = 60_000
/** KiB of the file that a connection keeps in memory. With SQLite's own 2 MiB a sitemap's pages are read from the file at each publish. */
const CACHE = 32 * 1024

const ENDS = ['', '-wal', '-shm', '-journal']
const NEW = '.new'
const CREATE = `${SCHEMA}; PRAGMA user_version = ${VERSION}`

/** Runs under a lock against opening or replacing the file. */
export function alone<T>(path: string, run: () => T): T {
  if (path === ':memory:') return run()
  mkdirSync(dirname(path), { recursive: true })
  const lock = openLockFile(`${path}.lock`, { timeout: WRITER_PATIENCE })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return run()
  } finally {
    lock.close()
  }
}

/** `undefined` where the file is of another version. */
export function openFile(path: string): DatabaseSync | undefined {
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

export interface Renewal {
  cause: 'damaged' | 'schema'
  /** Path of the file that was replaced. */
  aside: string
  /** Its schema version; 0 where that is not known. */
  version: number
  dropped: Dropped
}

/** Replaces this file with a new one that has the carried-over data. */
export function renew(path: string, cause: Renewal['cause']): Renewal {
  remove(path + NEW)
  const [from, to] = [new DatabaseSync(path), new DatabaseSync(path + NEW)]
  let carried: Pick<Renewal, 'version' | 'dropped'>
  try {
    const version = cause === 'schema' ? versionOf(from) : 0
    to.exec(`BEGIN; ${CREATE}`)
    carried = { version, dropped: carryOver(from, to, { cause, isOlder: version < VERSION }) }
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
  return { cause, aside, ...carried }
}

/** The new file is whole as soon as the old one is gone, even if the process that made it was killed then. */
export function finishRenewal(path: string): void {
  if (inodeOf(path) === 0 && inodeOf(path + NEW) > 0) renameSync(path + NEW, path)
}

function remove(path: string): void {
  for (const end of ENDS) rmSync(path + end, { force: true })
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()!.user_version)
}

/** Inode of the file; 0 where there is none. */
export function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
}
