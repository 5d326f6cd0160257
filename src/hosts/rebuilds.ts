/** Publishes that messages ask for. */
import { hasProblem } from '../config/problems/table.ts'
import type { Publisher } from '../engine/publisher/options.ts'
import { failedLine, publishedLine, type PublishLine } from '../engine/publisher/publish-line.ts'
import type { Stage } from '../engine/publisher/stopwatch.ts'
import type { Report } from '../engine/release/report.ts'
import type { State } from '../engine/state/state.ts'
import type { Desk } from '../desk/server/desk.ts'
import type { Job } from './server/jobs/job.ts'
import { openJobs, type Jobs } from './server/jobs/jobs.ts'
import type { Peers } from './server/jobs/peers.ts'
import type { LiveRelease } from './server/files/live.ts'

export interface RebuildOptions {
  /** Creates the publisher. It should call `live.show` for each release. */
  publisher: (live: LiveRelease) => Publisher
  secret?: string | undefined
  /** Milliseconds, as in `JobOptions`. */
  debounce?: number | undefined
  longestWait?: number | undefined
  idle?: number | undefined
  /** Milliseconds between checks for lost contents. */
  checkEvery?: number | undefined
}

interface RebuildParts {
  queue: State['queue']
  live: LiveRelease
  publisher: Publisher
  onPublish(line: PublishLine, report?: Report): void
  peers: Peers | undefined
}

export function openRebuilds(
  { debounce, longestWait, idle }: RebuildOptions,
  { queue, live, publisher, onPublish, peers }: RebuildParts,
): Jobs {
  return openJobs({
    queue,
    peers,
    debounce,
    longestWait,
    idle,
    mayCatchUp: async () => publisher.needsApproval === true || !(await live.isRolledBack()),
    async publish(changes, { preview, authors, checkState, onState }) {
      const onStage = (stage: Stage) => onState(stage === 'crawl' ? 'crawling' : 'rendering')
      // The copy that is shown does not tell why the state has no release.
      const mustCheck = checkState || live.isCopy()
      try {
        const report = await publisher.publish({
          changes,
          preview,
          authors,
          by: 'webhook',
          onStage,
          checkState: mustCheck,
        })
        onPublish(publishedLine(report), report)
        return report
      } catch (error) {
        if (!hasProblem(error, 'code-older')) onPublish(failedLine(error))
        throw error
      }
    },
  })
}

/** The preview of a job's waiting release, valid as long after the job's end as any preview address. */
export function previewOfJob({ report, finishedAt }: Job, desk: Desk): string | undefined {
  if (report?.waiting === undefined || finishedAt === undefined) return undefined
  return desk.previewAddress({ number: report.waiting, release: report.release }, new Date(finishedAt))
}
