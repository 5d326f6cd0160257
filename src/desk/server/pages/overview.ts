/** The desk's first page: the live release, waiting ones, earlier ones. */
import type { DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import type { Changes, Earlier, OverviewView, UndoView, Waiting } from '../../views/pages.ts'
import { dayAt, zonedTime } from '../../../config/zones.ts'
import { listReleases } from '../../../engine/publisher/history.ts'
import type { PageDifference } from '../../../engine/release/difference.ts'
import { samplesOf } from '../../../engine/state/releases/causes.ts'
import type { HistoryLine } from '../../../engine/state/releases/history.ts'
import type { Reason } from '../../../records/release.ts'
import type { State } from '../../../engine/state/state.ts'
import type { DeskRequest } from '../desk-request.ts'
import { filterOf } from './filter.ts'
import { byText, lineTexts } from './history-lines.ts'
import type { DeskParts } from '../parts.ts'
import { reasonRank, reasonTexts, groupedReasonTexts } from './reasons.ts'
import { pageFilter } from './release-view.ts'
import { isBehind, isWorking } from './status.ts'

const MOST_REASONS = 5
/** A reason for more pages than this gets sample pages. */
const SAMPLED_FROM = 20
const MOST_EARLIER = 10
/** Lines of the history that are searched for when a release began to wait. */
const RECENT_LINES = 500
const MINUTE_MS = 60_000

interface RefusedForm {
  /** Its fields. */
  sent: URLSearchParams
  /** Why its time was refused. */
  whenFault?: string | undefined
}

/** Resolves to `undefined` if nothing is live because the state was recreated. */
export async function overview(
  { state, desk, jobs, now, needsApproval }: DeskParts,
  request: DeskRequest,
  { sent, whenFault }: RefusedForm,
): Promise<OverviewView | undefined> {
  const { locale } = request
  const filter = filterOf(state, request)
  const live = await state.releases.live()
  if (!live) return undefined
  const planned = desk.scheduled()
  const waiting = [desk.waiting() ?? [], planned].flat().toSorted((left, right) => right.number - left.number)
  const lines = state.history.before(Number.MAX_SAFE_INTEGER, RECENT_LINES)
  // If the release of a refused form no longer waits, its typed day and time go to the newest one that does.
  const sentTo = waiting.find(({ number }) => sent.get('number') === String(number)) ?? waiting[0]
  const soon = new Date(Math.ceil((now().getTime() + 30 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS).toISOString()
  return {
    kind: 'overview',
    live: {
      ...{ number: live.number, release: live.release, since: live.publishedAt },
      ...(live.rolledBack && { rolledBackBy: byText(lineOfLive(lines, live.number), locale) }),
      pages: (await state.releases.current())!.pages.size,
    },
    waiting: await Promise.all(
      waiting.map(async ({ number, release }): Promise<Waiting> => {
        const line = lines.find((each) => each.what === 'waiting' && each.id === release)
        const plan = planned.find((each) => each.number === number)
        const difference = (await desk.difference(live.number, number)) ?? []
        const listed = difference.filter(pageFilter(state, filter, [live.number, number]))
        const isSent = number === sentTo?.number && sent.has('date')
        return {
          number,
          release,
          since: line?.at ?? live.publishedAt,
          by: byText(state.history.submitterOf({ number, release }) ?? line, locale),
          withdrawnBy: line?.isWithdrawn ? byText(line, locale) : undefined,
          overtakes: planned.filter((each) => each.number < number),
          isPlanning: isSent || plan !== undefined,
          whenFault: isSent ? whenFault : undefined,
          when: isSent ? { date: sent.get('date')!, time: sent.get('time') ?? '' } : fieldsOf(plan?.at ?? soon),
          changes: summary(listed, { state, number, locale }),
          total: difference.length,
          preview: desk.previewAddress({ number, release })!,
          planned: plan && { at: plan.at, by: plan.by },
        }
      }),
    ),
    fallen: lines
      .filter(({ at, details }) => at === live.publishedAt && details.overtakenBy === live.number)
      .map((line) => lineTexts(locale)(line).text),
    earlier: (await earlierReleases({ state, desk })).filter(
      ({ number }) => number !== live.number && !waiting.some((each) => each.number === number),
    ),
    isBehind: isBehind(state),
    filter: filter.view,
    query: filter.query,
    ...{ canLook: jobs !== undefined, canPlan: needsApproval, job: jobView(jobs) },
    today: fieldsOf(now().toISOString()).date,
    lastDay: lastDay(now()),
  }
}

function jobView(jobs: DeskParts['jobs']): OverviewView['job'] {
  if (isWorking({ jobs })) return { state: 'working' }
  const last = jobs?.all()[0]
  return last?.state === 'failed' ? { state: 'failed', error: last.error } : undefined
}

/** The last day for which a release can be scheduled: in a year. 'YYYY-MM-DD' in the group's zone. */
export function lastDay(now: Date): string {
  const [year, month, day] = dayAt(now.getTime()).split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10)
}

/** The entry since which this release is live. */
export function lineOfLive(lines: readonly HistoryLine[], number: number): HistoryLine | undefined {
  return lines.find(({ what, release }) => (what === 'published' || what === 'undone') && release === number)
}

/** An instant as values of date and time fields, in the group's time. */
function fieldsOf(iso: string): { date: string; time: string } {
  const local = zonedTime(iso)!
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Resolves to `undefined` if this release cannot be restored. */
export async function undoQuestion(
  parts: Pick<DeskParts, 'state' | 'desk'>,
  number: number,
  locale: DeskLocale,
): Promise<UndoView | undefined> {
  const live = await parts.state.releases.live()
  const release = (await earlierReleases(parts)).find((each) => each.number === number)
  const difference = live && release && (await parts.desk.difference(live.number, number))
  if (!difference) return undefined
  const { live: pointer } = parts.state
  const isBack = number < live.number && pointer.idOf(pointer.newest()) !== release.release
  const changes = summary(difference, { state: parts.state, number, locale })
  return { kind: 'undo', release, live, changes, withdrawn: isBack ? live.number : undefined }
}

async function earlierReleases({ state, desk }: Pick<DeskParts, 'state' | 'desk'>): Promise<Earlier[]> {
  const releases = (await listReleases(state.releases)).slice(0, MOST_EARLIER)
  return releases.map(({ number, release, publishedAt }) => {
    const preview = desk.previewAddress({ number, release })!
    return { number, release, publishedAt, preview }
  })
}

function summary(
  pages: readonly PageDifference[],
  { state, number, locale }: { state: State; number: number; locale: DeskLocale },
): Changes {
  const released = state.releases.pagesOf(number)
  const isPage = (path: string) => released.has(path) && released.get(path)!.status === undefined
  const textOf = reasonTexts(state, locale)
  const counts = { changed: 0, added: 0, removed: 0 }
  const reasons = new Map<string, { why: Reason; paths: string[] }>()
  const textWithGroups = groupedReasonTexts(
    pages.flatMap(({ why }) => why),
    textOf,
    locale,
  )
  for (const { path, kind, why } of pages) {
    counts[kind]++
    for (const [text, each] of new Map(why.map((reason) => [textWithGroups(reason), reason]))) {
      const entry = reasons.get(text) ?? { why: each, paths: [] }
      reasons.set(text, entry)
      entry.paths.push(path)
    }
  }
  const bySize = [...reasons].sort(([, one], [, other]) => other.paths.length - one.paths.length)
  const byRank = bySize.toSorted(([, one], [, other]) => reasonRank(one.why) - reasonRank(other.why))
  // The reason with the most pages is always listed.
  const listed = [...new Set([...byRank.slice(0, MOST_REASONS - 1), ...bySize.slice(0, 1), ...byRank])].slice(
    0,
    Math.min(MOST_REASONS, reasons.size),
  )
  const pagesOf = (count: number) => (count > 1 ? ` (${deskMessages[locale].releases.pages(count)})` : '')
  return {
    counts,
    reasons: listed.map(([text, { paths }]) => ({
      text: text + pagesOf(paths.length),
      samples: paths.length > SAMPLED_FROM ? samplesOf(paths, isPage) : [],
    })),
    more: reasons.size - listed.length,
  }
}
