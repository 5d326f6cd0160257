/** The row that each publish leaves, however it ends. */
import { MustNotPublish } from '../problems/table.ts'
import { outcomeOf, type Report } from '../release/report.ts'
import type { RunReport, Runs } from '../state/runs.ts'
import { isRefusal } from './refuse.ts'

/** Characters of an error that are kept. */
const LONGEST = 4000

/** Runs a publish and notes how it ended. Where that cannot be written, the publish still counts. */
export async function noted(runs: Runs, by: string, publish: () => Promise<Report>): Promise<Report> {
  const start = performance.now()
  const add = (run: Omit<Parameters<Runs['add']>[0], 'at' | 'by' | 'ms'>) =>
    runs.add({ at: new Date().toISOString(), by, ms: Math.round(performance.now() - start), ...run })
  try {
    const report = await publish()
    const run = { outcome: outcomeOf(report), release: report.release, report: runReport(report) }
    await add(run).catch((error: unknown) => console.error(error))
    return report
  } catch (error) {
    const outcome = error instanceof MustNotPublish && isRefusal(error) ? 'refused' : 'failed'
    // A disk that refuses the release refuses its row too: the reason is told once.
    await add({ outcome, error: (error as Error).message.slice(0, LONGEST) }).catch(() => {})
    throw error
  }
}

function runReport({ mode, crawl, pages, ms }: Report): RunReport {
  return { mode, crawl, pages, ms }
}
