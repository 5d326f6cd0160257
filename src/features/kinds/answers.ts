/** The pages that are drawn anew for a query, by the component that drew them without one. */
import type { QueriedName } from '../../routes/queried.ts'
import { compareView } from '../compare/answer.ts'
import { dayView } from '../day/answer.ts'
import { hotelView, roomsView, roomView } from '../fit/answer.ts'
import { eventsView, offersView } from '../fit/lists.ts'
import { subjectView } from '../fit/subject.ts'
import { hallsView } from '../halls/answer.ts'
import { hotelsView } from '../hotels/answer.ts'
import type { PageView } from '../../views/view.ts'
import type { QueriedView, Query, ReadJson } from '../../views/queried/query.ts'
import { reservationView } from '../booking/stay/answer.ts'
import { searchView } from '../search/answer.ts'
import { weekView } from '../week/answer.ts'
import { weekCalendar } from '../week/calendar.ts'

export const QUERIED_VIEWS: Record<QueriedName, QueriedView> = {
  search: searchView,
  hotels: hotelsView,
  compare: compareView,
  hotel: hotelView,
  rooms: roomsView,
  room: roomView,
  subject: subjectView,
  outlet: subjectView,
  day: dayView,
  week: weekView,
  halls: hallsView,
  reservation: reservationView,
  events: eventsView,
  offers: offersView,
}

/** Calendars that a page's query asks for with `part=ics`; `undefined`: it has none. */
export const QUERIED_CALENDARS: Partial<
  Record<QueriedName, (view: PageView, query: Query, json: ReadJson) => Promise<string | undefined>>
> = { week: weekCalendar }
