/** What somebody decided on a page of the desk: on the release that it showed, beside what it showed as live and planned. */
import { deskAddress, type DeskLocale } from '../../desk/locales.ts'
import { deskMessages } from '../../desk/messages/index.ts'
import type { Fault, OverviewView } from '../../desk/views.ts'
import { MustNotPublish } from '../../problems/table.ts'
import type { Seen } from '../../state/approvals.ts'
import type { ReleaseName } from '../../state/release.ts'
import type { State } from '../../state/state.ts'
import { lineTexts } from './history.ts'

/** Most recent history lines searched for the last move of the live release. */
const RECENT = 500

export class UnreadableTime extends Error {}

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
export function whereTyped(form: URLSearchParams, pathname: string, locale: DeskLocale): string {
  if (pathname === deskAddress(locale, 'translations')) return pathname
  const typed = Object.entries(TYPED).map(([name, most]) => [name, form.get(name)?.slice(0, most) ?? ''])
  return deskAddress(locale, '') + (form.has('date') ? `?${new URLSearchParams(typed)}` : '')
}

/** `undefined` if the error is not the reader's. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof UnreadableTime) return 'time'
  if (!(error instanceof MustNotPublish)) return undefined
  const code = error.problems[0]?.code ?? 'other'
  return Object.hasOwn(deskMessages.tr.faults, code) ? (code as Fault) : 'other'
}

/** Says what is newer than what was decided on. */
export function faultText(
  fault: Fault,
  { history }: Pick<State, 'history'>,
  view: OverviewView,
  locale: DeskLocale,
): string {
  const m = deskMessages[locale]
  const line = history
    .before(Number.MAX_SAFE_INTEGER, RECENT)
    .find(({ what, release }) => (what === 'published' || what === 'undone') && release === view.live.number)
  return m.faults[fault]({
    newest: m.release(view.waiting[0]?.number ?? view.live.number),
    last: line ? lineTexts(locale)(line).text : m.release(view.live.number),
  })
}
