/** Stores what a publish made, all of it or nothing. */
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import { recordEdits, textEdits } from '../../desk/comparisons/text-edits.ts'
import type { Live, PageChange, PublishedRelease } from '../../records/release.ts'
import { changedRecords, StoredSnapshot } from '../../records/snapshot.ts'
import type { ReleaseResult } from '../release/make-release.ts'
import { isSame } from '../release/manifest.ts'
import { changedPages } from '../release/reasons.ts'
import type { State } from '../state/state.ts'
import type { Crawled } from './ask.ts'
import type { KeptFindings } from './findings.ts'
import type { Last } from './last.ts'
import type { PublisherOptions, PublishRequest } from './options.ts'
import { pageEdits } from './pages/page-edits.ts'

const HISTORY_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

/** What a publish starts from. */
export interface Start {
  live: Live | undefined
  /** The live release, if it came from this provider. */
  shown: PublishedRelease | undefined
  /** The newest release, if it came from this provider. */
  before: Last | undefined
  /** Number of the newest release, whoever made it. */
  follows: number
  waits: boolean | undefined
}

/** What a publish has made so far. */
export interface Publish {
  request: PublishRequest
  start: Start
  crawled: Crawled
  made: ReleaseResult
  options: PublisherOptions
}

export interface Stored {
  /** The newest release: the new one, or the last one if nothing differs. */
  published: PublishedRelease
  snapshot: StoredSnapshot
  changes: PageChange[]
  /** Findings about this release and the last one side by side. */
  compared: Problem[]
}

/** Stores release, records, pictures and findings in one transaction. Rejects with `MustNotPublish` if the site was rolled back meanwhile. */
export async function storeRelease(
  { state, findings }: { state: State; findings: KeptFindings },
  { request, start, crawled, made, options }: Publish,
): Promise<Stored> {
  const { releases, media, translations, edits } = state
  const { changes: hint, by = 'build', authors = [] } = request
  const { before, live, follows, waits } = start
  const { provider, historyDays = HISTORY_DAYS, problems: settings = [] } = options
  const manifest = { ...made.manifest, provider }
  const isNew = !before || !isSame(before.manifest, manifest)
  const changes = changedPages(before, { manifest, snapshot: crawled.snapshot })
  const snapshot = before?.snapshot ?? new StoredSnapshot(state.records)
  const rows = changedRecords(crawled.snapshot, snapshot)
  const edited = before && recordEdits(rows, before.snapshot)
  const onPages = edited && isNew ? pageEdits(before.manifest, manifest, edited) : []
  let compared: Problem[] = []
  const isStored = await releases.publish({
    release: isNew ? manifest : undefined,
    changes,
    records: rows.map(([key, record]) => [key, record?.row(key)]),
    replaces: live,
    follows,
    waits,
    by,
    authors,
    also(at) {
      // In a recreated state they come from the previous one.
      if (live) translations.renew(edited && textEdits(edited, before.snapshot), at)
      edits.write(onPages, { release: releases.newest(), at })
      edits.forgetBefore(new Date(Date.parse(at) - historyDays * DAY_MS).toISOString())
      if (!before) media.clear()
      media.write(crawled.media.rows.values())
      if (!hint) media.forgetUnnamed()
      const problems = [...settings, ...made.problems]
      const changed = rows.map(([key]) => key)
      compared = findings.renew({ before: before?.manifest, manifest, crawled, changed, problems }, at)
    },
  })
  if (!isStored) {
    const now = (await releases.live())!.release
    throw new MustNotPublish([problem('rolled-back', options.stateFolder, now)])
  }
  snapshot.renew(rows)
  const published = isNew ? (await releases.read(releases.newest()))! : before.manifest
  return { published, snapshot, changes, compared }
}
