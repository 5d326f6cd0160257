/** Empty SQLite files, used for their lock. */
import { rmSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import { isDamage } from './disk.ts'

/** Opens a lock file. A file damaged by a failing disk is recreated, since nobody can hold its lock. */
export function openLockFile(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  if (isDamaged(path)) rmSync(path)
  return new DatabaseSync(path, options)
}

function isDamaged(path: string): boolean {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('PRAGMA schema_version')
    return false
  } catch (error) {
    return isDamage(error)
  } finally {
    lock.close()
  }
}
