/** The frame that tells an open page of the desk that it is outdated. The page itself never reloads, so that no button changes its release under the reader. */
import { createHash } from 'node:crypto'
import { deskAddress, type DeskLocale } from '../../views/locales.ts'
import type { State } from '../../../engine/state/state.ts'
import type { StatusView } from '../../views/pages.ts'
import { ownPath } from '../addresses.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'

export const STATUS = '/status'
/** Until the frame reloads: while work is under way, otherwise, and after a failure. */
const RELOAD_SECONDS = { working: 2, current: 5, unknown: 30 }

export const isWorking = ({ jobs }: Pick<DeskParts, 'jobs'>) => {
  const last = jobs?.all()[0]
  return last !== undefined && !last.finishedAt
}

/** Address of the frame for a page made now. `to`: address of the page. */
export async function statusAddress(parts: DeskParts, locale: DeskLocale, to: string): Promise<string> {
  const query = { seen: await digest(parts), to, ...(isWorking(parts) && { working: '1' }) }
  return `${deskAddress(locale, STATUS.slice(1))}?${new URLSearchParams(query)}`
}

/** Query: as in `statusAddress`. */
export async function statusView(parts: DeskParts, { query, locale }: DeskRequest): Promise<StatusView> {
  const to = ownPath(query.get('to')) ?? deskAddress(locale, '')
  if ((await digest(parts)) !== query.get('seen')) return { kind: 'status', state: 'newer', to, again: undefined }
  if (isWorking(parts)) return { kind: 'status', state: 'working', to, again: RELOAD_SECONDS.working }
  if (query.has('working')) return { kind: 'status', state: outcomeOf(parts), to, again: undefined }
  return { kind: 'status', state: 'current', to, again: RELOAD_SECONDS.current }
}

/** What came of the last work. */
function outcomeOf({ jobs, state }: DeskParts): 'finished' | 'failed' | 'incomplete' {
  if (jobs?.all()[0]?.state === 'failed') return 'failed'
  return isBehind(state) ? 'incomplete' : 'finished'
}

/** Whether the last crawl kept old content because calls failed. */
export const isBehind = ({ findings }: Pick<State, 'findings'>) =>
  findings.all().some(({ problem }) => /^(?:provider-failing|call-failed-)/.test(problem.code))

/** In place of an error page, which the browser would show inside the frame. */
export function failedStatus(locale: DeskLocale, isOut: boolean): StatusView {
  const to = deskAddress(locale, '')
  return {
    kind: 'status',
    to,
    state: isOut ? 'signedOut' : 'unknown',
    again: isOut ? undefined : RELOAD_SECONDS.unknown,
  }
}

/** Digest of the live, waiting and scheduled releases, without their numbers: a new number may have the same pages. */
async function digest({ state, desk }: DeskParts): Promise<string> {
  const live = await state.releases.live()
  const shown = [live?.release, live?.publishedAt, desk.waiting()?.release, desk.scheduled()]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
}
