/** The state for a server, which serves the copy of what was live even if the state cannot be opened. */
import { MustNotPublish } from '../../config/problems/table.ts'
import { openState, type State } from '../../engine/state/state.ts'

export interface ServingState extends State {
  /** Set if this is an empty state that rejects writes: why the real one cannot be opened. */
  refusal?: MustNotPublish
}

/** Opens the folder's state, or an empty one if there is a `refusal` or it cannot be opened. */
export function openServingState(folder: string, refusal?: MustNotPublish): ServingState {
  try {
    if (!refusal) return openState(folder)
  } catch (error) {
    if (!(error instanceof MustNotPublish)) throw error
    return openServingState(folder, error)
  }
  return { ...openState(undefined, { write: () => Promise.reject(refusal) }), refusal }
}
