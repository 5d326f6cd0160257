import type { Event } from 'schema-dts'
import type { EventBody } from '../../views/view.ts'
import { problem } from '../../config/problems/table.ts'
import { groupReference } from '../../views/structured/organization.ts'
import { plainText } from '../../records/plain-text.ts'
import { absolute, imageUrls, type PageOf } from '../../views/structured/page.ts'

/** An event with a date and a place, without which search engines take none. The provider removes the pages of past events. */
export function event({ context, route, body, url }: PageOf<EventBody>): Event | undefined {
  const { startsAt: startDate, endsAt: endDate, venue, html, pictures, publisher } = body.event
  const place = venue ?? publisher?.text
  if (!startDate || !place) {
    const missing = (['startsAt', 'venue'] as const).filter((field) => !(field === 'venue' ? place : startDate))
    context.problems.push(problem('event-unannounced', route.key!, { missing }))
    return undefined
  }
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
    location: { '@type': 'Place', name: place },
    ...(description && { description }),
    ...imageUrls(context, [...(body.header ? [body.header] : []), ...pictures]),
    organizer: publisher
      ? { '@type': 'Organization', name: publisher.text, url: absolute(context, publisher.href) }
      : groupReference(context),
  }
}
