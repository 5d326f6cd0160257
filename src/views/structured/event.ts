import type { Event } from 'schema-dts'
import type { EventBody } from '../view.ts'
import { groupReference } from './organization.ts'
import { absolute, imageUrls, plainText, type PageOf } from './page.ts'

/** An event that has a date. The provider keeps the page of an event as long as it takes place. */
export function event({ context, body, url }: PageOf<EventBody>): Event | undefined {
  const { startsAt, endsAt, venue, html, pictures, publisher } = body.event
  const startDate = startsAt && withZone(startsAt)
  if (!startDate) return undefined
  const endDate = endsAt && withZone(endsAt)
  const place = venue ?? publisher?.text
  const description = html && plainText(html)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: body.title,
    url,
    startDate,
    ...(endDate && { endDate }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place } }),
    ...(description && { description }),
    ...imageUrls(context, [...(body.header ? [body.header] : []), ...pictures]),
    organizer: publisher
      ? { '@type': 'Organization', name: publisher.text, url: absolute(context, publisher.href) }
      : groupReference(context),
  }
}

/** A bare date, or an instant with its zone: without one the provider means Istanbul's. Nothing for a text that is no date. */
export function withZone(iso: string): string | undefined {
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const zoned = bare || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+03:00`
  return Number.isNaN(Date.parse(zoned)) ? undefined : zoned
}
