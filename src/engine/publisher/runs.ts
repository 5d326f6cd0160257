/** Records the outcome of each publish. */
import { logFailure } from '../../config/problems/log.ts'
import { hasProblem, MustNotPublish } from '../../config/problems/table.ts'
import { outcomeOf, type Report } from '../release/report.ts'
import type { RunReport, Runs } from '../state/runs.ts'
import { isRefusal } from './refuse.ts'

/** Characters. */
const LONGEST_ERROR = 4000

/** Runs a publish and stores its outcome. If that write fails, the publish still counts. */
export async function noted(runs: Runs, by: string, publish: () => Promise<Report>): Promise<Report> {
  const start = performance.now()
  const add = (run: Omit<Parameters<Runs['add']>[0], 'at' | 'by' | 'ms'>) =>
    runs.add({ at: new Date().toISOString(), by, ms: Math.round(performance.now() - start), ...run })
  try {
    const report = await publish()
    const run = { outcome: outcomeOf(report), release: report.release, report: runReport(report) }
    await add(run).catch(logFailure)
    return report
  } catch (error) {
    // Nothing was tried: newer code publishes.
    if (hasProblem(error, 'code-older', 'code-replaced')) throw error
    const outcome = error instanceof MustNotPublish && isRefusal(error) ? 'refused' : 'failed'
    // A disk that rejects the release rejects its row too: report the reason once.
    await add({ outcome, error: (error as Error).message.slice(0, LONGEST_ERROR) }).catch(() => {})
    throw error
  }
}

function runReport({ mode, crawl, pages, ms }: Report): RunReport {
  return { mode, crawl, pages, ms }
}
