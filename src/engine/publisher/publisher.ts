/** Publishes in turn, one at a time over all processes, repairs a damaged state on the way, and removes what is no longer needed. */
import pLimit from 'p-limit'
import { problem } from '../../config/problems/table.ts'
import { codeDigest } from '../../provider/crawl/edition.ts'
import { followCode } from '../render/compile.ts'
import type { Report } from '../release/report.ts'
import { DamagedRecord, DamagedState, withDiskProblems } from '../state/database/disk.ts'
import { sharedIn } from '../state/shared/share.ts'
import { openState } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import { openFlow } from './flow.ts'
import { tidy } from './history.ts'
import type { Publisher, PublisherOptions, PublishRequest } from './options.ts'
import { replaced, superseded, underWay } from './refuse.ts'
import { noted } from './runs.ts'

const LOCK_TIMEOUT_MS = 60_000
/** Enough to repair a damaged record and then a damaged database. */
const MAX_ATTEMPTS = 3

export function openPublisher(options: PublisherOptions): Publisher {
  const { root, stateFolder, lockWait = LOCK_TIMEOUT_MS, code = followCode(root) } = options
  codeDigest()
  const state = openState(stateFolder)
  const flow = openFlow(options, state, code.key)
  const oneAtATime = pLimit(1)

  /** Rejects if a different process holds the lock for too long, if servers with newer code are connected, or if the code on disk is no longer the one that runs here. */
  async function inTurn(request: PublishRequest): Promise<Report> {
    const result = await takeTurn(stateFolder, lockWait, async () => {
      if (!request.force && (await sharedIn(stateFolder)?.isSuperseded())) throw superseded(stateFolder)
      // The first publish loads code from the disk.
      if (!code.isSame(!request.changes || !flow.isReady())) throw replaced(root)
      return runWhole(request)
    })
    if (result === 'busy') throw underWay(stateFolder)
    return result
  }

  /** Runs the publish; repairs a damaged state and runs again. */
  async function runWhole(request: PublishRequest): Promise<Report> {
    for (let attempt = 1; ; attempt++) {
      try {
        const { report, contents } = await flow.run(request)
        await tidy(stateFolder, state, contents)
        return report
      } catch (error) {
        state.records.forget()
        if (!(error instanceof DamagedState) || attempt === MAX_ATTEMPTS) throw error
        flow.forget()
        flow.note(problem('state-damaged', stateFolder, await repair(error)))
      }
    }
  }

  /** Discards all records if one is damaged, or replaces a damaged database; the next run crawls again. Resolves to a description. */
  async function repair(error: DamagedState): Promise<string> {
    if (error instanceof DamagedRecord) {
      await state.records.discard()
      return `${error.message}; all records were asked for again`
    }
    return `${error.message}; it was moved to ${await state.replace()}`
  }

  return {
    needsApproval: options.needsApproval,
    publish: (request = {}) =>
      oneAtATime(() => noted(state.runs, request.by ?? 'build', () => withDiskProblems(() => inTurn(request)))),
    isCodeReplaced: () => !code.isSame(false),
    current: () => state.releases.current(),
  }
}
