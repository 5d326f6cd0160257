/** The pages that are drawn anew for a query, by the component that drew them without one. */
import type { QueriedName } from '../../routes/queried.ts'
import { compareView } from '../compare/answer.ts'
import { dayView } from '../day/answer.ts'
import { hotelView, roomsView, roomView } from '../fit/answer.ts'
import { hallsView } from '../halls/answer.ts'
import { hotelsView } from '../hotels/answer.ts'
import type { QueriedView } from '../../views/queried/query.ts'
import { reservationView } from '../booking/stay/answer.ts'
import { searchView } from '../search/answer.ts'
import { weekView } from '../week/answer.ts'

export const QUERIED_VIEWS: Record<QueriedName, QueriedView> = {
  search: searchView,
  hotels: hotelsView,
  compare: compareView,
  hotel: hotelView,
  rooms: roomsView,
  room: roomView,
  day: dayView,
  week: weekView,
  halls: hallsView,
  reservation: reservationView,
}
