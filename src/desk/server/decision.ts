/** Parses a decision from a form of the desk, with the state that its page showed, and explains why one is refused. */
import { deskAddress, type DeskLocale } from '../views/locales.ts'
import { deskMessages } from '../messages/index.ts'
import { dayText, personText } from '../views/moment.ts'
import type { Fault } from '../views/pages.ts'
import { instantIn } from '../../config/zones.ts'
import { MustNotPublish } from '../../config/problems/table.ts'
import type { Seen } from '../../engine/state/releases/approvals.ts'
import type { ReleaseName } from '../../records/release.ts'
import type { State } from '../../engine/state/state.ts'
import { lineTexts } from './pages/history-lines.ts'
import { lastDay, lineOfLive } from './pages/overview.ts'

/** Most recent history lines searched for the last move of the live release. */
const RECENT = 500

/** The day or time in a form is invalid. */
class UnfitTime extends Error {
  readonly fault: Fault

  constructor(fault: Extract<Fault, 'time' | 'time-far'>) {
    super(fault)
    this.fault = fault
  }
}

/** When a release should go live. Throws `UnfitTime` if the time is invalid or too far away. Whether it has passed is checked by the state. */
export function timeIn(form: URLSearchParams, now: Date): Date {
  const date = form.get('date') ?? ''
  const time = instantIn(`${date}T${form.get('time')}`)
  if (!time) throw new UnfitTime('time')
  if (date > lastDay(now)) throw new UnfitTime('time-far')
  return time
}

export const releaseIn = (form: URLSearchParams): ReleaseName => ({
  number: Number(form.get('number')),
  release: form.get('release') ?? '',
})

/** The format is that of the component `Named`. */
export function seenIn(form: URLSearchParams): Seen {
  const [number, release] = form.get('live')?.split(' ') ?? []
  return {
    live: release === undefined ? undefined : { number: Number(number), release },
    plan: form.get('plan') ?? undefined,
  }
}

/** Longest value of each typed field, in characters. */
const TYPED = { number: 15, date: 10, time: 5 }

/** The address of the page with the typed values, for people who must sign in again before they can send them. */
export function addressWithTyped(form: URLSearchParams, address: string, locale: DeskLocale): string {
  if (address.split('?')[0] === deskAddress(locale, 'translations')) return address
  const typed = Object.entries(TYPED).map(([name, length]) => [name, form.get(name)?.slice(0, length) ?? ''])
  return deskAddress(locale, '') + (form.has('date') ? `?${new URLSearchParams(typed)}` : '')
}

/** `undefined` if the reader did not cause the error. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof UnfitTime) return error.fault
  if (!(error instanceof MustNotPublish)) return undefined
  const code = error.problems[0]?.code ?? 'other'
  return Object.hasOwn(deskMessages.tr.faults, code) ? (code as Fault) : 'other'
}

/** Explains what has changed since the page of the decision. `number`: the release that was decided on. */
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
    lastDay: dayText(lastDay(now), locale),
  })
}
