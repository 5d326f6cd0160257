/** What a hotel's records say of a week there, before anybody says when, with whom and for what. */
import { outletAt, eventRoute } from '../../views/claims.ts'
import type { ViewContext } from '../../views/context.ts'
import { hotelOf, hotelSlug } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import { eventDays } from '../../domain/timetable/event-days.ts'
import { costOf, includedView } from '../../views/timetable/included.ts'
import { laneGroups, pageOf, type HotelRecords, type Lane } from '../../views/timetable/lanes.ts'
import { sayingsOf, withOwnIds } from '../../views/timetable/sayings.ts'
import { zoneOf } from '../../config/catalogue.ts'
import { ADULT_AGE } from '../../config/constants.ts'
import { keys } from '../../records/keys.ts'
import type { EventSummaryRecord, GastronomyItemRecord } from '../../records/records.ts'
import type { WeekEventView, WeekHouseView, WeekThingView } from '../../views/view.ts'

export function houseOf(context: ViewContext, records: HotelRecords): WeekHouseView {
  const { propertyId } = records
  const home = context.routes.hotelHome(propertyId, context.locale)
  const season = seasonOf(context, propertyId)
  const guests = guestsOf(context, propertyId)
  const groups = groupsOf(context, records)
  return {
    name: hotelOf(context, propertyId)!.name,
    slug: hotelSlug(context, propertyId) ?? '',
    href: hrefTo(home)!,
    zone: zoneOf(propertyId),
    ...(season && { season }),
    ...(guests && { guests }),
    groups,
    sayings: withRules(sayingsOf(context, records), groups),
    events: eventsOf(context, propertyId),
    notes: [],
    entries: [],
    count: 0,
  }
}

/** What is said under a thing's name is for the same ages or heights. */
function withRules(sayings: WeekHouseView['sayings'], groups: WeekHouseView['groups']): WeekHouseView['sayings'] {
  const things = groups.flatMap((group) => group.things)
  return sayings.map((saying) => {
    const rule = saying.rule ?? things.find(({ name, href }) => name === saying.name && href === saying.href)?.rule
    return rule ? { ...saying, rule } : saying
  })
}

function groupsOf(context: ViewContext, records: HotelRecords): WeekHouseView['groups'] {
  const items = records.gastronomy.groups.flatMap((group) => group.items)
  const saysCost = includedView(context, records.propertyId, items) !== undefined
  const outlets = new Map(items.map((item) => [`o${item.id}`, item]))
  return laneGroups(context, records).map(({ name, title, lanes }) => ({
    name,
    title,
    things: withOwnIds(
      lanes.flatMap((lane) => {
        const outlet = outlets.get(lane.id)
        return thingsOf(lane, outlet ? aboutOutlet(context, outlet, { items, saysCost }) : {})
      }),
    ),
  }))
}

type AboutOutlet = Pick<WeekThingView, 'cost' | 'booking' | 'weekdays'>

function aboutOutlet(
  context: ViewContext,
  outlet: GastronomyItemRecord,
  { items, saysCost }: { items: readonly GastronomyItemRecord[]; saysCost: boolean },
): AboutOutlet {
  const { included, booking } = costOf(context, outlet, items)
  const { id, url } = outlet
  const route = outletAt(items, url)?.id === id ? context.routes.find(context.locale, url) : undefined
  const weekdays = route && context.read(keys.outlet(context.locale, route.id))?.readings?.weekdays
  return {
    ...(outlet.paid ? { cost: 'extra' } : saysCost && included && { cost: 'included' }),
    ...(booking?.value && { booking: `${booking.label}: ${booking.value}` }),
    ...(weekdays && { weekdays }),
  }
}

/** Meals of one outlet are chosen one by one, other hours together. */
function thingsOf({ id, name, hours, paid: _paid, ...lane }: Lane, about: AboutOutlet): WeekThingView[] {
  const isOfMeals = hours.length > 1 && hours.every(({ label }) => label)
  if (!isOfMeals) return [{ id, name, hours, ...lane, ...about }]
  return hours.map(({ label, from, to }) => ({
    id: `${id}-${from.replace(':', '')}`,
    name: `${name}: ${label}`,
    hours: [{ from, to }],
    ...lane,
    ...about,
  }))
}

function eventsOf(context: ViewContext, propertyId: number): WeekEventView[] {
  const home = pageOf(context, context.routes.hotelHome(propertyId, context.locale))
  return (home?.page.events ?? []).flatMap((event) => eventOf(context, event) ?? [])
}

/** `undefined` for an event without a date. */
function eventOf(context: ViewContext, event: EventSummaryRecord): WeekEventView | undefined {
  const { id, publisherId, title, venue } = event
  const days = eventDays(event)
  if (!days) return undefined
  const { start, end, first, last } = days
  const href = hrefTo(eventRoute(context, event))
  const isOneDay = first === last && start.time !== undefined
  return {
    id: `e${publisherId}-${id}`,
    name: title,
    ...(venue && { text: venue }),
    first,
    last,
    ...(isOneDay && { from: start.time!, ...(end?.time && { to: end.time }) }),
    ...(href && { href }),
  }
}

function seasonOf(context: ViewContext, propertyId: number): WeekHouseView['season'] {
  const home = pageOf(context, context.routes.hotelHome(propertyId, context.locale))
  const words = home?.page.options.find(({ key }) => key === 'SEASON')?.value
  const season = home?.page.readings?.season
  return words && season && season !== 'all-year' ? { ...season, words } : undefined
}

function guestsOf(context: ViewContext, propertyId: number): WeekHouseView['guests'] {
  const rooms = pageOf(context, context.routes.hotelPage(propertyId, context.locale, 'rooms'))
  const { guests } = rooms?.page.readings ?? {}
  if (!guests || guests.from < ADULT_AGE) return undefined
  const { words, ...ages } = guests
  return { words, rule: { ages } }
}
