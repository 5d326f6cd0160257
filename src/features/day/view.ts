/** A hotel's day: what is open when, on one ruler. A page of the site's own, made from the hotel's other pages. */
import { zoneOf } from '../../config/catalogue.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Route } from '../../routes/table.ts'
import type { GastronomyRecord } from '../../records/records.ts'
import { hrefTo } from '../../views/links.ts'
import { hotelOf } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { laneGroups } from '../../views/timetable/lanes.ts'
import { tabs } from '../../views/trail.ts'
import type { DayBody } from '../../views/view.ts'

export interface DayInput {
  context: ViewContext
  route: Extract<Route, { kind: 'day' }>
  record: GastronomyRecord
}

export function dayBody({ context, route, record }: DayInput): DayBody {
  const hotel = hotelOf(context, route.propertyId)!.name
  const groups = laneGroups(context, { propertyId: route.propertyId, gastronomy: record }).map((group) => ({
    ...group,
    lanes: group.lanes.map(({ id: _id, ...lane }) => lane),
  }))
  const weekHref = hrefTo(context.routes.hotelWeek(route.propertyId, context.locale))
  return {
    kind: 'day',
    title: dayTitle(context, route),
    lead: context.t('day.lead', { hotel }),
    action: hrefOf(route.path),
    zone: zoneOf(route.propertyId),
    ...(weekHref && { weekHref }),
    groups,
    asksAges: groups.some(({ lanes }) => lanes.some(({ rule, parts = [] }) => rule ?? parts.some((part) => part.rule))),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: tabs(context, route),
  }
}

function dayTitle(context: ViewContext, { propertyId }: Route): string {
  return context.t('day.title', { hotel: hotelOf(context, propertyId)!.name })
}
