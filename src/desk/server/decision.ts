/** What somebody decided on a page of the desk: on the release that it showed, beside what it showed as live and planned. */
import { deskAddress, type DeskLocale } from '../views/locales.ts'
import { deskMessages } from '../messages/index.ts'
import { personText } from '../views/moment.ts'
import type { Fault } from '../views/pages.ts'
import { formatDate, istanbulInstant } from '../../i18n/dates.ts'
import { MustNotPublish } from '../../config/problems/table.ts'
import type { Seen } from '../../engine/state/releases/approvals.ts'
import type { ReleaseName } from '../../records/release.ts'
import type { State } from '../../engine/state/state.ts'
import { lineTexts } from './pages/history.ts'
import { lastDay, lineOfLive } from './pages/overview.ts'

/** Most recent history lines searched for the last move of the live release. */
const RECENT = 500

/** The day or time of a form, and what is wrong with it. */
class UnfitTime extends Error {
  readonly fault: Fault

  constructor(fault: Extract<Fault, 'time' | 'time-far'>) {
    super(fault)
    this.fault = fault
  }
}

/** When a release is to go live. Throws `UnfitTime` if that is no time, or too far away; the state says whether it has passed. */
export function timeIn(form: URLSearchParams, now: Date): Date {
  const date = form.get('date') ?? ''
  const time = istanbulInstant(`${date}T${form.get('time')}`)
  if (!time) throw new UnfitTime('time')
  if (date > lastDay(now)) throw new UnfitTime('time-far')
  return time
}

export const releaseIn = (form: URLSearchParams): ReleaseName => ({
  number: Number(form.get('number')),
  release: form.get('release') ?? '',
})

/** As the component `Named` writes it. */
export function seenIn(form: URLSearchParams): Seen {
  const [number, release] = form.get('live')?.split(' ') ?? []
  return {
    live: release === undefined ? undefined : { number: Number(number), release },
    plan: form.get('plan') ?? undefined,
  }
}

/** Longest value of each field that is typed. */
const TYPED = { number: 15, date: 10, time: 5 }

/** Address that shows what was typed in a form, for who must sign in again before it can be sent. */
export function whereTyped(form: URLSearchParams, address: string, locale: DeskLocale): string {
  if (address.split('?')[0] === deskAddress(locale, 'translations')) return address
  const typed = Object.entries(TYPED).map(([name, most]) => [name, form.get(name)?.slice(0, most) ?? ''])
  return deskAddress(locale, '') + (form.has('date') ? `?${new URLSearchParams(typed)}` : '')
}

/** `undefined` if the error is not the reader's. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof UnfitTime) return error.fault
  if (!(error instanceof MustNotPublish)) return undefined
  const code = error.problems[0]?.code ?? 'other'
  return Object.hasOwn(deskMessages.tr.faults, code) ? (code as Fault) : 'other'
}

/** Says what is newer than what was decided on. `number`: of the release that was decided on. */
export async function faultText(
  fault: Fault,
  { history, releases }: Pick<State, 'history' | 'releases'>,
  { number, waiting, now, locale }: { number: number; waiting: ReleaseName | undefined; now: Date; locale: DeskLocale },
): Promise<string> {
  const m = deskMessages[locale]
  const lines = history.before(Number.MAX_SAFE_INTEGER, RECENT)
  const live = (await releases.live())?.number ?? 0
  const line = lineOfLive(lines, live)
  const plan = lines.find(({ what, release }) => (what === 'scheduled' || what === 'cancelled') && release === number)
  return m.faults[fault]({
    newest: m.release(waiting?.number ?? live),
    last: line ? lineTexts(locale)(line).text : m.release(live),
    ...(plan && { planner: personText(plan.by, locale) }),
    lastDay: formatDate(lastDay(now), locale),
  })
}
