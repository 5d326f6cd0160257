/**
 * One publish at a time, across processes. The lock is SQLite's lock of a file in the state folder, or, where servers share the state, one of
 * PostgreSQL's; either ends with the process that holds it.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './database/database.ts'
import { openLockFile } from './database/lock-file.ts'
import type { Turn } from './shared/share.ts'
import { sharedIn } from './shared/share.ts'

/** Milliseconds between two attempts. */
const INTERVAL = 50

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
  // In a file of its own, so that short writes to the state, such as the webhook's, need not wait for the turn.
  const turn = openLockFile(join(folder, of === 'publish' ? 'turn.db' : `${of}.db`))
  const until = performance.now() + wait
  try {
    while (!began(turn)) {
      if (performance.now() >= until || signal?.aborted) return 'busy'
      await pause(INTERVAL)
    }
    return await run()
  } finally {
    turn.close()
  }
}

function began(turn: DatabaseSync): boolean {
  try {
    turn.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (!isBusy(error)) throw error
    return false
  }
}
