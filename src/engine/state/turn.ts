/**
 * One publish at a time, across processes. The lock is that of a SQLite file in the state folder or, if servers share the state, an advisory lock of
 * PostgreSQL; either ends with the process that holds it.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './database/disk.ts'
import { openLockFile } from './database/lock-file.ts'
import type { Turn } from './shared/share.ts'
import { sharedIn } from './shared/share.ts'

const RETRY_INTERVAL_MS = 50

/** Runs under the lock; 'busy' if it is not free after `wait` milliseconds, or when `signal` aborts the wait. */
export async function takeTurn<T>(
  folder: string,
  wait: number,
  run: () => Promise<T>,
  signal?: AbortSignal,
  of: Turn = 'publish',
): Promise<T | 'busy'> {
  const shared = sharedIn(folder)
  if (shared) return shared.takeTurn(of, run, { wait, signal })
  await mkdir(folder, { recursive: true })
  // A separate file, so that short writes to the state, such as the webhook's, do not wait for a publish.
  const turn = openLockFile(join(folder, of === 'publish' ? 'turn.db' : `${of}.db`))
  const until = performance.now() + wait
  try {
    while (!tryLock(turn)) {
      if (performance.now() >= until || signal?.aborted) return 'busy'
      await pause(RETRY_INTERVAL_MS)
    }
    return await run()
  } finally {
    turn.close()
  }
}

function tryLock(turn: DatabaseSync): boolean {
  try {
    turn.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (!isBusy(error)) throw error
    return false
  }
}
