/** Publishes that messages ask for. */
import { hasProblem } from '../config/problems/table.ts'
import type { Publisher } from '../engine/publisher/options.ts'
import { failedLine, publishedLine, type PublishLine } from '../engine/publisher/publish-line.ts'
import type { Stage } from '../engine/publisher/stopwatch.ts'
import type { Report } from '../engine/release/report.ts'
import type { State } from '../engine/state/state.ts'
import type { Desk } from '../desk/server/desk.ts'
import type { Job } from './server/jobs/job.ts'
import { openJobs, type Jobs, type Peers } from './server/jobs/jobs.ts'
import type { LiveRelease } from './server/files/live.ts'

export interface RebuildOptions {
  /** `live.show` is what the publisher should call for each release. */
  publisher: (live: LiveRelease) => Publisher
  secret?: string | undefined
  /** Milliseconds, as in `JobOptions`. */
  debounce?: number | undefined
  longestWait?: number | undefined
  idle?: number | undefined
}

export function openRebuilds(
  queue: State['queue'],
  live: LiveRelease,
  publisher: Publisher,
  { debounce, longestWait, idle }: RebuildOptions,
  onPublish: (line: PublishLine, report?: Report) => void,
  peers: Peers | undefined,
): Jobs {
  return openJobs({
    queue,
    peers,
    ...(debounce !== undefined && { debounce }),
    ...(longestWait !== undefined && { longestWait }),
    ...(idle !== undefined && { idle }),
    mayCatchUp: async () => publisher.needsApproval === true || !(await live.isRolledBack()),
    async publish(changes, { preview, authors, checkState, onState }) {
      const onStage = (stage: Stage) => onState(stage === 'crawl' ? 'crawling' : 'rendering')
      try {
        const report = await publisher.publish({
          ...{ changes, preview, authors, by: 'webhook', onStage },
          // What is shown in its place does not say why the state has no release.
          checkState: checkState || live.isCopy(),
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

/** For as long after the job as an address of a preview is good for. */
export function previewOfJob({ report, finishedAt }: Job, desk: Desk): string | undefined {
  if (report?.waiting === undefined || finishedAt === undefined) return undefined
  return desk.previewAddress({ number: report.waiting, release: report.release }, new Date(finishedAt))
}
