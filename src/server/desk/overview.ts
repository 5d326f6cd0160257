/** The first page of the desk: what is live, what waits, what was. */
import { deskMessages, type DeskLocale } from '../../desk/messages/index.ts'
import type { Changes, Earlier, OverviewView, UndoView, Waiting } from '../../desk/views.ts'
import { momentOf } from '../../i18n/dates.ts'
import { listReleases } from '../../publisher/history.ts'
import type { PageDifference } from '../../release/difference.ts'
import type { State } from '../../state/state.ts'
import type { Jobs } from '../jobs.ts'
import type { Media } from '../media.ts'
import type { Desk } from './desk.ts'
import { lineTexts } from './history.ts'
import { reasonRank, reasonTexts } from './reasons.ts'

export interface DeskParts {
  state: State
  desk: Desk
  /** Missing on a server that only serves. */
  jobs?: Jobs | undefined
  now: () => Date
  /** Whether what waits goes live by approval alone (`PUBLISH=approve`): else the next publish takes it along, whatever its time. */
  needsApproval: boolean
  media: Pick<Media, 'askAgain'>
  /** Where records are edited: an address with {resource}, {id} and {lang} in it. */
  cmsUrl?: string | undefined
}

/** Reasons that are named. */
const NAMED = 5
/** Releases that can be gone back to. */
const MOST_EARLIER = 10
/** Lines of the history in which the one is looked for that says since when a release waits. */
const RECENT = 500
const MINUTE = 60_000

/** `undefined` where nothing is live: the state was begun anew. `sent`: a form that was refused. */
export async function overview(
  { state, desk, jobs, now, needsApproval }: DeskParts,
  locale: DeskLocale,
  sent?: URLSearchParams,
): Promise<OverviewView | undefined> {
  const live = await state.releases.live()
  if (!live) return undefined
  const textOf = reasonTexts(state, locale)
  const planned = desk.scheduled()
  const newest = desk.waiting()
  const waiting = [...(newest ? [newest] : []), ...planned].toSorted((left, right) => right.number - left.number)
  const lines = state.history.before(Number.MAX_SAFE_INTEGER, RECENT)
  const last = jobs?.all()[0]
  const isWorking = last !== undefined && !last.finishedAt
  const soon = new Date(Math.ceil((now().getTime() + 30 * MINUTE) / (15 * MINUTE)) * 15 * MINUTE).toISOString()
  return {
    kind: 'overview',
    live: {
      ...{ number: live.number, release: live.release, since: live.publishedAt, rolledBack: live.rolledBack },
      pages: (await state.releases.current())!.pages.size,
    },
    waiting: await Promise.all(
      waiting.map(async ({ number, release }): Promise<Waiting> => {
        const began = lines.findIndex((each) => each.what === 'waiting' && each.id === release)
        const line = lines[began]
        const plan = planned.find((each) => each.number === number)
        const isSent = sent?.get('number') === String(number) && sent.has('date')
        return {
          ...{ number, release, since: line?.at ?? live.publishedAt, by: line?.by ?? 'operator' },
          // Going back to an earlier release tells at once what waits again.
          isWithdrawn: line !== undefined && lines[began + 1]?.what === 'undone',
          overtakes: planned.filter((each) => each.number < number),
          isPlanning: isSent || plan !== undefined,
          when: isSent ? { date: sent.get('date')!, time: sent.get('time') ?? '' } : fieldsOf(plan?.at ?? soon),
          changes: summary((await desk.difference(live.number, number)) ?? [], textOf, locale),
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
    isBehind: state.findings.all().some(({ problem }) => /^(?:provider-failing|call-failed-)/.test(problem.code)),
    canLook: jobs !== undefined,
    canPlan: needsApproval,
    job: isWorking
      ? { state: 'working' }
      : last?.state === 'failed'
        ? { state: 'failed', error: last.error }
        : undefined,
    today: fieldsOf(now().toISOString()).date,
  }
}

/** An instant as fields of a form have it, in Istanbul's time. */
function fieldsOf(iso: string): { date: string; time: string } {
  const { year, month, day, time } = momentOf(iso)!
  const [of, on] = [month + 1, day].map((figure) => String(figure).padStart(2, '0'))
  return { date: `${year}-${of}-${on}`, time: time! }
}

/** `undefined` where the release cannot be gone back to. */
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
  const changes = summary(difference, reasonTexts(parts.state, locale), locale)
  return { kind: 'undo', release, changes, withdrawn: isBack ? live.number : undefined }
}

async function earlierReleases({ state, desk }: Pick<DeskParts, 'state' | 'desk'>): Promise<Earlier[]> {
  const releases = (await listReleases(state.releases)).slice(0, MOST_EARLIER)
  return releases.map(({ number, release, publishedAt }) => {
    const preview = desk.previewAddress({ number, release })!
    return { number, release, publishedAt, preview }
  })
}

function summary(pages: readonly PageDifference[], textOf: (why: string) => string, locale: DeskLocale): Changes {
  const counts = { changed: 0, added: 0, removed: 0 }
  const reasons = new Map<string, number>()
  for (const { kind, why } of pages) {
    counts[kind]++
    for (const each of why) reasons.set(each, (reasons.get(each) ?? 0) + 1)
  }
  const named = [...reasons].sort(([one], [other]) => reasonRank(one) - reasonRank(other)).slice(0, NAMED)
  const pagesOf = (count: number) => (count > 1 ? ` (${deskMessages[locale].releases.pages(count)})` : '')
  return {
    counts,
    reasons: named.map(([why, count]) => textOf(why) + pagesOf(count)),
    more: reasons.size - named.length,
  }
}
