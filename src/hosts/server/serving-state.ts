/** The state of a server, which serves what was live also where there is none that can be opened. */
import { MustNotPublish } from '../../config/problems/table.ts'
import { openState, type State } from '../../engine/state/state.ts'

export interface ServingState extends State {
  /** Why it is an empty one that refuses what is written. */
  refusal?: MustNotPublish
}

/** Where the folder's state cannot be opened, or for `refusal`: an empty one. */
export function openServingState(folder: string, refusal?: MustNotPublish): ServingState {
  try {
    if (!refusal) return openState(folder)
  } catch (error) {
    if (!(error instanceof MustNotPublish)) throw error
    return openServingState(folder, error)
  }
  return { ...openState(undefined, { write: () => Promise.reject(refusal) }), refusal }
}
