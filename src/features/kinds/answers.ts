/** The pages that are drawn anew for a query, by the component that drew them without one. */
import type { QueriedName } from '../../routes/queried.ts'
import { compareView } from '../compare/answer.ts'
import { dayView } from '../day/answer.ts'
import { hotelView, roomsView, roomView } from '../fit/answer.ts'
import { eventsView, offersView } from '../fit/lists.ts'
import { subjectView } from '../fit/subject.ts'
import { hallsView } from '../halls/answer.ts'
import { hotelsView } from '../hotels/answer.ts'
import type { BodyOf, BodyView, PageKind, PageView } from '../../views/view.ts'
import type { QueriedView } from '../../views/queried/query.ts'
import { reservationView } from '../booking/stay/answer.ts'
import { searchView } from '../search/answer.ts'
import { weekView } from '../week/answer.ts'
import { weekCalendar } from '../week/calendar.ts'

/** For one kind of page: a page of a different kind at the same address is as published. */
const of =
  <Kind extends PageKind, Drawn>(kind: Kind, draw: QueriedView<BodyOf<Kind>, Drawn>): QueriedView<BodyView, Drawn> =>
  async (view, query, json) =>
    isOf(view, kind) ? draw(view, query, json) : undefined

const isOf = <Kind extends PageKind>(view: PageView, kind: Kind): view is PageView<BodyOf<Kind>> =>
  view.body.kind === kind

export const QUERIED_VIEWS: Record<QueriedName, QueriedView> = {
  search: of('search', searchView),
  hotels: of('hotel-list', hotelsView),
  compare: of('compare', compareView),
  hotel: of('hotel', hotelView),
  rooms: of('rooms', roomsView),
  room: of('room', roomView),
  subject: subjectView,
  outlet: subjectView,
  day: of('day', dayView),
  week: of('week', weekView),
  halls: of('content', hallsView),
  reservation: of('reservation', reservationView),
  events: of('event-list', eventsView),
  offers: offersView,
}

/** Calendars that a page's query asks for with `part=ics`; `undefined`: it has none. */
export const QUERIED_CALENDARS: Partial<Record<QueriedName, QueriedView<BodyView, string>>> = {
  week: of('week', weekCalendar),
}
