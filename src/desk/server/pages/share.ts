/** A preview's link for somebody without a name at the desk. */
import type { ShareView } from '../../views/pages.ts'
import { PREVIEW_HOURS } from '../../../engine/publisher/history.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'

/** How long a link may hold, in hours. */
const CHOICES = [1, 24, 72, 168]
const HOUR = 3_600_000

/** `undefined` if the release is no longer kept, or there are no previews. Query: `hours`. */
export async function shareView(
  { state, desk, siteUrl, now }: DeskParts,
  { number, query, origin }: DeskRequest,
): Promise<ShareView | undefined> {
  const name = (await state.releases.list()).find((each) => each.number === number)
  const hours = CHOICES.find((each) => String(each) === query.get('hours')) ?? PREVIEW_HOURS
  const from = now()
  const path = name && desk.previewAddress({ number, release: name.release }, from, hours)
  if (path === undefined) return undefined
  const until = new Date(from.getTime() + hours * HOUR).toISOString()
  return { kind: 'share', number, hours, choices: CHOICES, path, address: (siteUrl ?? origin) + path, until }
}
