/** What a monitor is told of the state, read when it asks. */
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { readReport } from '../release/report.ts'
import type { State } from '../state/state.ts'
import type { ServerState } from './metrics.ts'

export type StateFigures = Omit<ServerState, 'pages' | 'publishedAt' | 'isDatabaseReachable'>

export async function readFigures(stateFolder: string, state: State): Promise<StateFigures> {
  const disk = await statfs(stateFolder).catch(() => undefined)
  return {
    isRolledBack: state.live.get()?.rolledBack === true,
    waitingSince: state.approvals.waitingSince(),
    providerAskedAt: state.runs.providerAskedAt(),
    providerAnsweredAt: state.runs.providerAnsweredAt(),
    // What a user who is not root may still write.
    freeDisk: disk && disk.bavail * disk.bsize,
    report: await readReport(join(stateFolder, 'report.json')),
  }
}
