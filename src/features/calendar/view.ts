/** Calendar files of events, from what an event's page and a hotel's home page show: one per language with such a page. Pure. */
import { eventRoute } from '../../views/claims.ts'
import { calendarFile } from './files.ts'
import { calendarText, type Calendar, type CalendarEvent } from '../../views/text/icalendar.ts'
import { LANGUAGES } from '../../site/languages.ts'
import type { Route } from '../../routes/table.ts'
import type { EventSummaryRecord } from '../../records/records.ts'
import type { ReleaseFile } from '../../records/release.ts'
import { hotelOf } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import { richTextHtml } from '../../views/text/rich-text.ts'
import { plainText } from '../../records/plain-text.ts'

export function calendarFiles(context: ViewContext, route: Route): ReleaseFile[] {
  const { locale, kind, place, propertyId, path } = route
  if (kind === 'event' && place.kind === 'event')
    return fileOf(calendarFile(locale, 'events', place.slug), eventCalendar(context, route))
  // The provider may have several home pages for one hotel: the first one counts.
  if (place.kind === 'hotel' && context.routes.hotelHome(propertyId, locale)?.path === path)
    return fileOf(calendarFile(locale, 'hotels', place.hotel), hotelCalendar(context, propertyId))
  return []
}

function fileOf(name: string, calendar: Calendar | undefined): ReleaseFile[] {
  return calendar ? [{ name, content: calendarText(calendar) }] : []
}

/** `undefined` for an event without a date. */
function eventCalendar(context: ViewContext, route: Extract<Route, { kind: 'event' }>): Calendar | undefined {
  const record = context.read(route.key)
  const described = record?.html && plainText(richTextHtml(context, record.html, { from: route.key, level: 2 }))
  const event = record && eventOf(context, record, route)
  return event && calendarOf(context, event.title, [{ ...event, ...(described && { description: described }) }])
}

/** `undefined` unless the hotel's home page lists an event that has both a date and a page. */
export function hotelCalendar(context: ViewContext, propertyId: number): Calendar | undefined {
  const home = context.routes.hotelHome(propertyId, context.locale)
  const hotel = hotelOf(context, propertyId)
  const page = home?.kind === 'page' ? context.read(home.key) : undefined
  if (!page || !hotel) return undefined
  const events = page.events.flatMap((event) => {
    const route = eventRoute(context, event)
    return (route && eventOf(context, { ...event, updatedAt: page.updatedAt }, route)) ?? []
  })
  return events.length > 0 ? calendarOf(context, hotel.name, events) : undefined
}

function calendarOf({ locale, site }: ViewContext, name: string, events: CalendarEvent[]): Calendar {
  return { name, language: LANGUAGES[locale].iso, host: new URL(site.siteUrl).host, events }
}

type DatedEvent = EventSummaryRecord & { updatedAt?: string | undefined }

function eventOf(context: ViewContext, event: DatedEvent, route: Route): CalendarEvent | undefined {
  const { id, publisherId, title, startsAt, endsAt, updatedAt, venue } = event
  const { siteUrl } = context.site
  if (!startsAt) return undefined
  const place = venue ?? hotelOf(context, publisherId)?.name
  return {
    uid: `event-${publisherId}-${id}@${new URL(siteUrl).host}`,
    title,
    startsAt,
    ...(endsAt && { endsAt }),
    ...(updatedAt && { updatedAt }),
    ...(place && { venue: place }),
    url: siteUrl + hrefTo(route)!,
  }
}
