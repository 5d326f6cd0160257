/** The desk's view of a release: the pages that differ from another release, and why. */
import type { ReleaseView } from '../../views/pages.ts'
import type { PageDifference } from '../../../engine/release/difference.ts'
import { movedPages } from '../../../engine/release/redirects.ts'
import type { Reason } from '../../../records/release.ts'
import { kindOf } from '../../../records/keys.ts'
import type { State } from '../../../engine/state/state.ts'
import { filterOf, type Filter } from './filter.ts'
import { lineTexts } from './history-lines.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { reasonRank, reasonTexts, groupedReasonTexts } from './reasons.ts'
import { recordLabels } from './records.ts'

/** Most pages in a list, and most reasons in a heading. */
const LISTED = 30
const REASONS = 4

/** Resolves to `undefined` if the release is no longer kept. Query: `against`, the number of the other release; `part` of the list, from 1. */
export async function releaseView({ state, desk }: DeskParts, request: DeskRequest): Promise<ReleaseView | undefined> {
  const { number, query, locale } = request
  const all = await state.releases.list()
  const name = all.find((each) => each.number === number)
  const live = (await state.releases.live())?.number
  if (!name) return undefined
  const before = all.find((each) => each.wasLive && each.number < number)?.number
  const against = Number(query.get('against')) || (live !== undefined && live < number ? live : before)
  const difference = against === undefined ? undefined : await desk.difference(against, number)
  const filter = filterOf(state, request)
  const pages = (difference ?? []).filter(pageFilter(state, filter, [against ?? number, number]))
  const counts = { changed: 0, added: 0, removed: 0 }
  for (const { kind } of pages) counts[kind]++
  const parts = Math.ceil(pages.length / LISTED)
  const part = Math.min(Math.max(1, Math.trunc(Number(query.get('part'))) || 1), parts)
  const run = state.runs.ofRelease(number)
  const release = (await state.releases.read(number))!
  const earlier = against === undefined ? undefined : await state.releases.read(against)
  const moved = Object.entries(earlier ? movedPages(earlier.pages, release.pages) : {})
  const movedAt = new Map([...moved, ...moved.map(([from, to]) => [to, from] as const)])
  const label = recordLabels(state, locale)
  const textOf = groupedReasonTexts(
    pages.flatMap(({ why }) => why),
    reasonTexts(state, locale),
    locale,
  )
  const recordAt = (path: string) => (release.routes.get(path) ?? earlier?.routes.get(path))?.record
  const described = (path: string) => {
    const record = recordAt(path)
    const title = earlier?.pages.get(path)?.words?.title.replace(/ \| [^|]*$/, '')
    return { path, name: record && label(record, title)?.name, moved: movedAt.get(path) }
  }
  return {
    kind: 'release',
    number,
    against,
    filter: filter.view,
    query: filter.query,
    total: difference?.length ?? 0,
    counts,
    part,
    parts,
    isLive: number === live,
    isCompared: difference !== undefined,
    others: all.map((each) => each.number).filter((each) => each !== number),
    preview: desk.previewAddress(name)!,
    groups: groupsOf(pages, { textOf, described, isOfRecord: (path) => Boolean(recordAt(path)) }, (part - 1) * LISTED),
    run: run && { seconds: run.ms / 1000, rendered: run.report?.pages.rendered },
    lines: state.history.of(name).map(lineTexts(locale, state)),
  }
}

/** Whether a differing page is listed: of the hotel and in the language, if a record of the kind changed it. */
export function pageFilter(state: State, filter: Filter, [before, after]: readonly [number, number]) {
  if (!filter.view.isSet) return () => true
  const [earlier, later] = [state.releases.pagesOf(before), state.releases.pagesOf(after)]
  return ({ path, kind, why }: PageDifference): boolean => {
    const { thing } = (later.get(path) ?? earlier.get(path))!
    const records = why.flatMap((reason) => ('record' in reason ? [kindOf(reason.record)] : []))
    return filter.matchesThing(thing, kind === 'changed' ? records : [...records, thing.split(' ')[0]!])
  }
}

interface PageTexts {
  textOf(why: Reason): string
  described(path: string): ReleaseView['groups'][number]['pages'][number]
  /** Whether the page shows a record, unlike error pages. */
  isOfRecord(path: string): boolean
}

/**
 * Removed and new pages come first, then changed ones by reason: reasons in records of pages first, and rare ones. In a group, pages of records come first.
 * Returns `LISTED` pages from `start`.
 */
function groupsOf(
  pages: readonly PageDifference[],
  { textOf, described, isOfRecord }: PageTexts,
  start: number,
): ReleaseView['groups'] {
  const sortedReasons = pages.map((page) => ({
    ...page,
    why: page.why.toSorted((one, other) => reasonRank(one) - reasonRank(other)),
  }))
  const groups = Map.groupBy(sortedReasons, ({ kind, why }) =>
    kind === 'changed' ? [...new Set(why.map(textOf))].join('\n') : kind,
  )
  const rank = ([first]: typeof sortedReasons) =>
    first!.kind === 'changed' ? reasonRank(first!.why[0]) : first!.kind === 'added' ? -1 : -2
  const sorted = [...groups].sort(([, its], [, others]) => rank(its) - rank(others) || its.length - others.length)
  let at = 0
  return sorted.flatMap(([, all]) => {
    const listed = [...all.filter(({ path }) => isOfRecord(path)), ...all.filter(({ path }) => !isOfRecord(path))]
    const shown = listed.slice(Math.max(0, start - at), Math.max(0, start + LISTED - at))
    at += all.length
    if (shown.length === 0) return []
    const { kind, why } = all[0]!
    const texts = kind === 'changed' ? [...new Set(why.map(textOf))] : []
    const reasons = texts.slice(0, REASONS)
    const more = texts.length - reasons.length
    return [{ kind, count: all.length, reasons, more, pages: shown.map(({ path }) => described(path)) }]
  })
}
