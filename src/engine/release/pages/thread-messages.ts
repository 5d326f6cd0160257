/** Messages between the threads that make pages. */
import type { Problem } from '../../../config/problems/table.ts'
import type { RecordRow } from '../../../records/snapshot.ts'
import type { SiteInputs } from '../../../views/context.ts'
import type { MadePages, PageTask } from './page-maker.ts'

/** Input of a thread. */
export interface ThreadInput {
  stateFolder: string
  /** Records that differ from the state; their values are already stored there. */
  changes: [key: string, record: RecordRow | undefined][]
  site: SiteInputs
  renderer: { key: string; folder: string }
  storeFolder: string
}

/** Without tasks: flush everything to disk. */
export interface ThreadRequest {
  id: number
  tasks?: readonly PageTask[]
}
export type Reply = { id: number } & ({ made?: MadePages | undefined } | { failure: Failure })

/** An error's fields: a structured clone keeps only the message. */
export interface Failure {
  message: string
  stack?: string | undefined
  code?: string | undefined
  path?: string | undefined
  problems?: Problem[] | undefined
  damaged?: 'record' | 'state' | undefined
}
