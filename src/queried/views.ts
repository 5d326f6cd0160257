/** The pages that are drawn anew for a query, by the component that drew them without one. */
import type { QueriedName } from '../routes/queried.ts'
import { compareView } from './compare.ts'
import { dayView } from './day.ts'
import { hallsView } from './halls.ts'
import { hotelsView } from './hotels.ts'
import type { QueriedView } from './query.ts'
import { reservationView } from './reservation.ts'
import { searchView } from './search.ts'

export const QUERIED_VIEWS: Record<QueriedName, QueriedView> = {
  search: searchView,
  hotels: hotelsView,
  compare: compareView,
  day: dayView,
  halls: hallsView,
  reservation: reservationView,
}
