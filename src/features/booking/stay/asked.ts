/** What the address of a reservation by telephone says of the stay, as far as it can be read. */
import type { Locale } from '../../../config/locales.ts'
import { translator } from '../../../i18n/index.ts'
import type { ReservationBody } from '../../../views/view.ts'
import { stayFacts, type Fact } from '../rules/in-words.ts'
import { roomIn } from '../rules/hand-off.ts'
import { hasStay } from '../rules/query.ts'
import { readGuests, readStay } from '../../../views/trip/said.ts'

export function stayAsked({ stay, rooms }: ReservationBody, locale: Locale): Fact[] {
  if (!stay) return []
  const t = translator(locale)
  const query = new URLSearchParams(stay.said)
  const room = rooms.find(({ id }) => String(id) === roomIn(query))?.name
  const dates = readStay(query)
  if (hasStay(query)) return stayFacts({ ...dates, guests: readGuests(query, dates.checkIn), room }, t, locale)
  return room ? [[t('pages.reservation.room'), room]] : []
}
