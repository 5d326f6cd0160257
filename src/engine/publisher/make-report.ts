/** The report of a publish. */
import { problem, type Problem } from '../../config/problems/table.ts'
import { stageOf, type Stage } from '../../config/stage.ts'
import type { Live, PageChange, PublishedRelease } from '../../records/release.ts'
import type { Snapshot } from '../../records/snapshot.ts'
import { newPages } from '../release/difference.ts'
import type { ReleaseResult } from '../release/make-release.ts'
import { comparePages, type Manifest } from '../release/manifest.ts'
import { reasonText } from '../release/reasons.ts'
import type { Report } from '../release/report.ts'
import type { State } from '../state/state.ts'

interface Publish {
  state: Pick<State, 'approvals' | 'releases'>
  snapshot: Snapshot
  /** The newest release before it. */
  previous: { manifest: Manifest } | undefined
  /** The live release before it, and its manifest. */
  live: Live | undefined
  shown: PublishedRelease | undefined
  published: PublishedRelease
  made: ReleaseResult
  stage: Stage | undefined
  /** Pages that differ from the previous release. */
  changed: PageChange[]
  /** When the live release went live. */
  publishedAt: string
  requests: Omit<Report['crawl'], 'ms'>
  problems: Problem[]
  ms: Report['ms']
}

export function makeReport({ state, previous, live, shown, published, made, ...publish }: Publish): Report {
  const { approvals, releases } = state
  const [waiting, next] = [approvals.waiting(), approvals.next()]
  const reasons = () => releases.reasons(shown?.number ?? 0, published.number)
  const changed = shown === previous?.manifest ? publish.changed : newPages(shown, published, reasons())
  const textOf = reasonText(publish.snapshot)
  const endsRollback = live?.rolledBack && !next
  return {
    mode: previous && !made.isFirst ? 'incremental' : 'full',
    release: made.manifest.id,
    publishedAt: publish.publishedAt,
    stage: publish.stage,
    waiting: waiting?.number,
    isPlanned: !waiting && next ? true : undefined,
    crawl: { ...publish.requests, ms: publish.ms.crawl },
    pages: {
      total: published.pages.size,
      rendered: made.rendered,
      reused: made.reused,
      removed: comparePages(shown, published).removed.length,
    },
    changed: changed.map(({ path, why }) => ({
      path,
      why: endsRollback ? [textOf({ code: 'rollback-ended' })] : why.map(textOf),
    })),
    problems: publish.problems,
    ms: publish.ms,
  }
}

/** Says that a site for trying became the one that visitors see, or the other way round. */
export function stageSwitch(shown: Manifest | undefined, published: Manifest, siteUrl: string): Problem[] {
  if (!shown || stageOf(shown) === stageOf(published)) return []
  const [from = 'production', to = 'production'] = [shown, published].map(stageOf)
  return [problem('stage-switched', siteUrl, `the site was ${from}, it is ${to} now`)]
}
