/** Loads the panels' script when the guest starts to use the search. Without it dates can be typed. */
import { useSyncExternalStore } from 'react'
import { load } from '../../browser/load.ts'
import type * as panels from './panels.ts'

let loading: Promise<void> | undefined
let loaded: typeof panels | undefined
const listeners = new Set<() => void>()

export function loadPanels(): void {
  loading ??= load(() => import('./panels.ts')).then(
    (module) => {
      loaded = module
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      loading = undefined
      console.error(error)
    },
  )
}

export const panelsAreComing = (): boolean => loading !== undefined && loaded === undefined

/** `undefined` until they are loaded. */
export function usePanels(): typeof panels | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
