/** Figures of the state for a monitor, read at each of its requests. */
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { logFailure } from '../../../config/problems/log.ts'
import { readReport } from '../../../engine/release/report.ts'
import type { State } from '../../../engine/state/state.ts'
import type { ServerState } from './metrics.ts'

export type StateFigures = Omit<ServerState, 'pages' | 'publishedAt' | 'isDatabaseReachable'>

export async function readFigures(stateFolder: string, state: State): Promise<StateFigures> {
  const disk = await statfs(stateFolder).catch(() => undefined)
  return {
    ...figuresOf(state),
    // Free for users other than root.
    freeDisk: disk && disk.bavail * disk.bsize,
    report: await readReport(join(stateFolder, 'report.json')),
  }
}

/** Without figures while the state is damaged: the monitor still gets those of the server. */
function figuresOf({ live, approvals, runs }: State): Partial<StateFigures> {
  try {
    return {
      isRolledBack: live.get()?.rolledBack === true,
      waitingSince: approvals.waitingSince(),
      providerAskedAt: runs.providerAskedAt(),
      providerAnsweredAt: runs.providerAnsweredAt(),
    }
  } catch (error) {
    logFailure(error)
    return {}
  }
}
