/** The outcome of a publish as one line of a log. */
import { MustNotPublish } from '../../config/problems/table.ts'
import { outcomeOf, type Outcome, type Report } from '../release/report.ts'

export interface PublishLine {
  /** ISO 8601. */
  time: string
  event: 'publish'
  outcome: Outcome | 'failed'
  [detail: string]: unknown
}

export function publishedLine(report: Report, time = new Date()): PublishLine {
  const { mode, release, stage, crawl, pages, changed, problems, ms } = report
  const count = (severity: string) => problems.filter((each) => each.severity === severity).length
  return {
    time: time.toISOString(),
    event: 'publish',
    outcome: outcomeOf(report),
    release,
    stage,
    mode,
    pages,
    changed: changed.length,
    crawl,
    problems: { error: count('error'), warning: count('warning'), notice: count('notice') },
    ms,
  }
}

/** `error`: the publish's rejection reason. */
export function failedLine(error: unknown, time = new Date()): PublishLine {
  const codes = error instanceof MustNotPublish ? [...new Set(error.problems.map(({ code }) => code))] : ['unexpected']
  return { time: time.toISOString(), event: 'publish', outcome: 'failed', codes, message: (error as Error).message }
}
