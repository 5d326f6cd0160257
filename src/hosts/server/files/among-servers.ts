/** Files of servers that share a state: contents that this disk lost are fetched, unknown releases are waited for, and unused contents are dropped. */
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { dropUnnamed } from '../../../engine/publisher/history.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import type { SharedState } from '../../../engine/state/shared/share.ts'
import type { State } from '../../../engine/state/state.ts'

/** How long a request waits for a release that another server may already show. */
const PATIENCE_MS = 1000
const HOUR_MS = 3_600_000

/** A store that fetches lost or damaged contents from the shared database. */
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

/** Brings this server's copy up to date, once for concurrent calls. Never rejects, and takes no longer than a request may wait. */
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
    // The one under way may have begun too early.
    next ??= (running ?? Promise.resolve()).then(begin)
    await Promise.race([next, pause(PATIENCE_MS, undefined, { ref: false })])
  }
}

/** Drops contents that no release names any more, now and each hour: a publish sweeps only the store of its own server. Returns its stop function. */
export function sweepHourly(
  stateFolder: string,
  { releases }: Pick<State, 'releases'>,
  shared: Pick<SharedState, 'undisturbed'>,
): () => void {
  const sweep = () => void shared.undisturbed(() => dropUnnamed(stateFolder, { releases })).catch(logFailure)
  sweep()
  const timer = setInterval(sweep, HOUR_MS).unref()
  return () => clearInterval(timer)
}
