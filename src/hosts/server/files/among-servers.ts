/** What a server does for its files because others share its state: fetches what its disk lost, waits for what it does not know yet, drops what is left. */
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { dropUnnamed } from '../../../engine/publisher/history.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import type { SharedState } from '../../../engine/state/shared/connect.ts'
import type { State } from '../../../engine/state/state.ts'

/** Milliseconds for which a request waits for a release that another server may show already. */
const PATIENCE = 1000
/** Milliseconds between two looks for contents that no release names. */
const HOUR = 3_600_000

/** A store that fetches from the database what is lost or damaged on this disk. */
export function restoring(store: ContentStore, shared: Pick<SharedState, 'restore'> | undefined): ContentStore {
  if (!shared) return store
  return {
    ...store,
    async get(hash) {
      try {
        return await store.get(hash)
      } catch (error) {
        if (!(await shared.restore(hash).catch(() => false))) throw error
        return store.get(hash)
      }
    },
  }
}

/** Brings the copy to where the database is, for all who ask meanwhile at once. Never rejects, and takes no longer than a request may wait. */
export function catchingUp(shared: Pick<SharedState, 'catchUp' | 'isReachable'>): () => Promise<void> {
  let [running, next]: (Promise<void> | undefined)[] = []

  function begin(): Promise<void> {
    next = undefined
    const mine = shared.catchUp().catch(() => {})
    running = mine
    return mine
  }

  return async () => {
    if (!shared.isReachable()) return
    // What is under way may have begun too early.
    next ??= (running ?? Promise.resolve()).then(begin)
    await Promise.race([next, pause(PATIENCE, undefined, { ref: false })])
  }
}

/** Drops contents that no release names any more, now and each hour: who publishes drops its own alone. Returns how to stop. */
export function sweepHourly(
  stateFolder: string,
  { releases }: Pick<State, 'releases'>,
  shared: Pick<SharedState, 'undisturbed'>,
): () => void {
  const sweep = () => void shared.undisturbed(() => dropUnnamed(stateFolder, { releases })).catch(logFailure)
  sweep()
  const timer = setInterval(sweep, HOUR).unref()
  return () => clearInterval(timer)
}
