/** Opens the database file. One that is damaged or of a different schema version is replaced by a new one with the data that can be carried over. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { problem, type Problem } from '../../../config/problems/table.ts'
import { FILE_SUFFIXES, moveAside, moveFile, openAside } from './aside.ts'
import { carryBack, carryOver, TABLES, upgradeDetail, type Dropped } from './carried.ts'
import { isDamage } from './disk.ts'
import { openLockFile } from './lock-file.ts'
import { SCHEMA, VERSION } from './schema.ts'

/** A statement waits this long while a different process recovers the log. */
export const BUSY_TIMEOUT_MS = 5000
/** A writer waits this long for the lock. */
export const WRITER_TIMEOUT_MS = 60_000
/** With SQLite's default of 2 MiB each publish reads the sitemap's pages from disk. */
const CACHE_KIB = 32 * 1024

const NEW_SUFFIX = '.new'
const CREATE = `${SCHEMA}; PRAGMA user_version = ${VERSION}`

/** Runs while no other process opens or replaces the file. */
export function withFileLock<T>(path: string, run: () => T): T {
  if (path === ':memory:') return run()
  mkdirSync(dirname(path), { recursive: true })
  const lock = openLockFile(`${path}.lock`, { timeout: WRITER_TIMEOUT_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return run()
  } finally {
    lock.close()
  }
}

/** `undefined` if the file is of a different version. */
export function openFile(path: string): DatabaseSync | undefined {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    // NORMAL: a killed process loses nothing; after a power failure the last transactions may be missing, each as a whole.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864')
    db.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
    if (versionOf(db) === 0) db.exec(`BEGIN; ${CREATE}; COMMIT`)
    if (versionOf(db) === VERSION) {
      for (const table of TABLES) db.prepare(`SELECT 1 FROM ${table}`)
      return db
    }
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
  /** Its schema version; 0 if unknown. */
  version: number
  /** Path of the file that older code had kept aside, and has taken back. */
  takenBack?: string | undefined
  dropped: Dropped
}

/** Opens the file, or replaces it if it is damaged or of a different version. */
export function openOrRenew(path: string): { db: DatabaseSync; renewal?: Renewal } {
  return withFileLock(path, () => {
    finishRenewal(path)
    let renewal: Renewal
    try {
      const db = openFile(path)
      if (db) return { db }
      renewal = renew(path, 'schema')
    } catch (error) {
      if (!isDamage(error)) throw error
      renewal = renew(path, 'damaged')
    }
    return { db: openFile(path)!, renewal }
  })
}

/** Whether newer code made the file. False for one that cannot be read. */
export function isNewer(path: string): boolean {
  try {
    return withFileLock(path, () => {
      finishRenewal(path)
      const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
      try {
        return versionOf(db) > VERSION
      } finally {
        db.close()
      }
    })
  } catch {
    return false
  }
}

/** Replaces this file with a new one that has the carried-over data. For a file of newer code, that is the data that this code had before the upgrade. */
export function renew(path: string, cause: Renewal['cause']): Renewal {
  remove(path + NEW_SUFFIX)
  const [from, to] = [new DatabaseSync(path), new DatabaseSync(path + NEW_SUFFIX)]
  const version = cause === 'schema' ? versionOf(from) : 0
  const own = version > VERSION ? openAside(path, VERSION) : undefined
  let dropped: Dropped
  try {
    to.exec(`BEGIN; ${CREATE}`)
    dropped = own ? carryBack(own.db, to, from) : carryOver(from, to, { cause, isOlder: version < VERSION })
    to.exec('COMMIT')
  } finally {
    for (const db of [from, to, own?.db]) db?.close()
  }
  const aside = cause === 'schema' ? moveAside(path, version) : moveDamaged(path)
  finishRenewal(path)
  return { cause, aside, version, takenBack: own?.path, dropped }
}

/** Puts a file of any version that `fill` writes in the place of the one there, which is kept aside. Resolves to that one's new path. */
export async function putInPlace(path: string, fill: (file: string) => Promise<void>): Promise<string | undefined> {
  const file = `${path}.restored`
  remove(file)
  await fill(file)
  return withFileLock(path, () => {
    finishRenewal(path)
    remove(path + NEW_SUFFIX)
    renameSync(file, path + NEW_SUFFIX)
    const aside = inodeOf(path) > 0 ? putAside(path) : undefined
    finishRenewal(path)
    return aside
  })
}

function putAside(path: string): string {
  const db = new DatabaseSync(path)
  let version: number
  try {
    version = versionOf(db)
  } catch {
    return moveDamaged(path)
  } finally {
    db.close()
  }
  return moveAside(path, version)
}

function moveDamaged(path: string): string {
  const aside = `${path}.damaged`
  remove(aside)
  moveFile(path, aside)
  return aside
}

/** Completes a renewal whose process was killed after it had moved the old file: the new one is complete by then. */
function finishRenewal(path: string): void {
  if (inodeOf(path) === 0 && inodeOf(path + NEW_SUFFIX) > 0) renameSync(path + NEW_SUFFIX, path)
}

function remove(path: string): void {
  for (const suffix of FILE_SUFFIXES) rmSync(path + suffix, { force: true })
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()!.user_version)
}

/** Inode of the file; 0 if it does not exist. */
export function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
}

/** The problem that tells the operator why the file was replaced, and what was lost. */
export function renewalProblem({ cause, aside, version, takenBack, dropped }: Renewal, path: string): Problem {
  if (cause === 'damaged') return problem('state-damaged', path, aside)
  if (takenBack !== undefined)
    return problem('state-taken-back', path, `${takenBack}; that of version ${version} is kept as ${aside}`)
  return problem('state-upgraded', path, `${upgradeDetail(version, dropped)}; the old file is kept as ${aside}`)
}
