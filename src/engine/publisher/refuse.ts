/** Checks that block a publish. */
import type { Stage } from '../../config/stage.ts'
import { MustNotPublish, problem, type Problem, type ProblemCode } from '../../config/problems/table.ts'
import { hotelsWithoutPages, unansweredLists } from '../../provider/crawl/crawl.ts'
import type { ProviderMapping } from '../../provider/mapping/mapping.ts'
import type { MediaAsks } from '../../provider/media/asks.ts'
import { emptiedLists } from '../release/checks/emptied.ts'
import { refusals } from '../release/checks/guards.ts'
import type { LastRelease } from '../release/base.ts'
import type { ReleaseResult } from '../release/make-release.ts'
import { comparePages, propertyOf, type Manifest, type PublishedRelease } from '../release/manifest.ts'
import { keys } from '../../records/keys.ts'
import { createReader, type Snapshot } from '../../records/snapshot.ts'
import type { HistoryEntry } from '../state/releases/history.ts'

/** Allows a seasonal clean-up, but not the loss of half a catalogue. */
const PAGE_LOSS = 0.1

interface ReleasesBefore {
  /** The newest, with its records. */
  last: LastRelease | undefined
  /** The release that visitors see. */
  live: PublishedRelease | undefined
  /** Largest share of the live release's pages that may be lost, 0 to 1. */
  pageLoss?: number | undefined
  mapping?: ProviderMapping | undefined
}

/** Rejects with `MustNotPublish` after `note` has stored the codes. */
export async function refuseUnfit(
  { last, live, pageLoss = PAGE_LOSS, mapping }: ReleasesBefore,
  snapshot: Snapshot,
  { manifest, clusters }: ReleaseResult,
  note: (codes: ProblemCode[]) => Promise<void>,
): Promise<void> {
  const emptied = last ? emptiedLists(last.snapshot, snapshot) : []
  const refused = live
    ? refusals(live, manifest, { pageLoss, dropped: droppedHotels(live, manifest, snapshot), emptied, clusters })
    : [...unansweredLists(snapshot, mapping), ...hotelsWithoutPages(snapshot)]
  if (refused.length === 0) return
  await note(refused.map(({ code }) => code))
  throw new MustNotPublish(refused)
}

/** Throws where the live release is known to come from another provider than is asked: the site would be exchanged for another one, or ask another one for its pictures. */
export function refuseOtherProvider(live: PublishedRelease | undefined, provider: string | undefined): void {
  if (!live?.provider || !provider || live.provider === provider) return
  throw new MustNotPublish([
    problem('provider-differs', live.id, `it came from ${live.provider}, not from ${provider}`),
  ])
}

/** `undefined` where the release was made for the stage that this site has now. */
export function otherStage(release: string, made: Stage | undefined, own: Stage | undefined): Problem | undefined {
  if (made === own) return undefined
  const [before = 'production', now = 'production'] = [made, own]
  return problem('stage-differs', release, `${release} was made for ${before}, this site is for ${now}`)
}

/** Throws where a site that is tried would show pages that search engines may list. Of a production site, a release for staging is closed to them. */
export function refuseOpenRelease(release: string, made: Stage | undefined, own: Stage | undefined): void {
  const other = otherStage(release, made, own)
  if (other && own) throw new MustNotPublish([other])
}

/** Rejects where a whole crawl had no answer for most of the pictures, so that pages would be shown without them. */
export function refuseWithoutPictures(media: Pick<MediaAsks, 'failing' | 'isWithoutMost'>): void {
  if (!media.isWithoutMost()) return
  const hosts = media.failing().filter(({ left }) => left > 0)
  throw new MustNotPublish(
    hosts.map(({ host, reason, left }) =>
      problem('media-unreachable', host, `${reason}; ${left} files were never had`),
    ),
  )
}

/** Hotels that lost all their pages and are no longer in the list of hotels. */
function droppedHotels(live: Manifest, next: Manifest, snapshot: Snapshot): number[] {
  const { removed } = comparePages(live, next)
  if (removed.length === 0) return []
  const listed = createReader(snapshot).read(keys.properties())?.hotels ?? []
  const unlisted = new Set(removed.map((path) => propertyOf(live.pages.get(path)!)))
  for (const { id } of listed) unlisted.delete(id)
  if (unlisted.size > 0) for (const page of next.pages.values()) unlisted.delete(propertyOf(page))
  return [...unlisted]
}

/** Codes from `refuseUnfit`; a publish that any other problem stops has failed. */
const REFUSALS: ReadonlySet<ProblemCode> = new Set([
  'lists-unanswered',
  'hotel-pages-missing',
  'pages-lost',
  'lists-emptied',
  'home-lost',
  'links-broken',
  'pages-faulty',
])

export function isRefusal({ problems }: MustNotPublish): boolean {
  return problems.every(({ code }) => REFUSALS.has(code))
}

/** The history entry for a refused publish. */
export function refusal(codes: ProblemCode[], by: string, authors: readonly string[] = []): HistoryEntry {
  return {
    at: new Date().toISOString(),
    what: 'refused',
    by,
    details: { codes, ...(authors.length > 0 && { authors }) },
  }
}

/** Thrown on a server while another one runs newer code. */
export function superseded(stateFolder: string): MustNotPublish {
  return new MustNotPublish([problem('code-older', stateFolder, `nothing was published from ${stateFolder}`)])
}

/** Thrown where an update replaced the code below a process that runs: part of a release would be made by each. */
export function replaced(root: string): MustNotPublish {
  return new MustNotPublish([problem('code-replaced', root, root)])
}

export function underWay(stateFolder: string): MustNotPublish {
  return new MustNotPublish([problem('publish-under-way', stateFolder, `of another process, in ${stateFolder}`)])
}
