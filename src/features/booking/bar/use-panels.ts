/** Loads the panels' script when the guest starts to use the search. If it does not come, the plain form is shown. */
import { useSyncExternalStore } from 'react'
import { load } from '../../../components/browser/load.ts'
import type * as panels from './panels.ts'

let loading: Promise<void> | undefined
let loaded: typeof panels | undefined
let missing = false
const listeners = new Set<() => void>()

export function loadPanels(): void {
  loading ??= load(() => import('./panels.ts')).then(
    (module) => {
      loaded = module
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      missing = true
      console.error(error)
      for (const listener of listeners) listener()
    },
  )
}

export const panelsAreComing = (): boolean => loading !== undefined && loaded === undefined && !missing

/** `undefined` until they are loaded. */
export function usePanels(): typeof panels | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
}

export function usePanelsMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
