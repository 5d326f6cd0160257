/** What is on: the events of a language at all hotels. A page of the site's own, made from the events' pages. */
import { instantOf } from '../../config/zones.ts'
import { calendarFile } from '../calendar/files.ts'
import type { Locale } from '../../config/locales.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Route, RouteTable } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import { oncePer } from '../../records/once-per.ts'
import { eventCards } from '../../views/cards.ts'
import type { ViewContext } from '../../views/context.ts'
import { hotelOf } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import type { EventListBody, LinkView } from '../../views/view.ts'

export function eventListBody({ context }: { context: ViewContext }): EventListBody {
  const { t, locale } = context
  const events = (eventRoutes(context.routes).get(locale) ?? [])
    .flatMap((route) => {
      const record = context.read(route.key)
      return record ? [{ route, record }] : []
    })
    .sort((left, right) => beginning(left.record) - beginning(right.record))
  const cards = eventCards(
    context,
    events.map(({ record }) => record),
    keys.page(locale, ''),
  )
  return {
    kind: 'event-list',
    title: t('pages.eventList.title'),
    lead: t('pages.eventList.lead'),
    list: cards.map((card, index) => {
      const { route, record } = events[index]!
      const hotel = hotelLink(context, record.publisherId)
      const calendarHref = record.startsAt && calendarOf(route)
      return { ...card, ...(hotel && { hotel }), ...(calendarHref && { calendarHref }) }
    }),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

type EventRoute = Extract<Route, { kind: 'event' }>

const eventRoutes = oncePer((routes: RouteTable) => {
  const byLocale = new Map<Locale, EventRoute[]>()
  for (const route of routes.all())
    if (route.kind === 'event') byLocale.set(route.locale, [...(byLocale.get(route.locale) ?? []), route])
  return byLocale
})

const beginning = ({ startsAt }: { startsAt?: string }) => (startsAt === undefined ? Infinity : instantOf(startsAt)!)

function hotelLink(context: ViewContext, id: number): LinkView | undefined {
  const hotel = hotelOf(context, id)
  const href = hotel && hrefTo(context.routes.hotelHome(id, context.locale))
  return href ? { text: hotel.name, href } : undefined
}

function calendarOf({ locale, place }: EventRoute): string | undefined {
  return place.kind === 'event' ? hrefOf(`/${calendarFile(locale, 'events', place.slug)}`) : undefined
}
