import { calendarFile } from '../../calendar/files.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { PropertyRecord } from '../../snapshot/records.ts'
import { hotelCalendar } from '../calendars.ts'
import { hotelOf, hotels } from '../cards.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { pictureView, pictureViews } from '../media.ts'
import { richTextHtml } from '../rich-text.ts'
import type { EventBody } from '../view.ts'
import { withZone } from '../zone.ts'
import type { RecordInput } from './base.ts'

export function eventBody({ context, route, record: event }: RecordInput<'event'>): EventBody {
  const { title, headerImage, image, startsAt, endsAt, venue, html, images } = event
  const header = headerImage ?? image
  const publisher = hotelOf(context, event.publisherId)
  const host = publisher ?? hotelAt(context, venue)
  const { place, locale } = route
  const homeRoute = host && context.routes.hotelHome(host.id, locale)
  const home = hrefTo(homeRoute)
  const datesHref = host && hrefTo(context.routes.hotelPage(host.id, locale, 'reservation'))
  const calendarHref =
    place.kind === 'event' && startsAt && withZone(startsAt) && fileHref(calendarFile(locale, 'events', place.slug))
  const ofHotel =
    homeRoute?.place.kind === 'hotel' &&
    hotelCalendar(context, host!.id) &&
    fileHref(calendarFile(locale, 'hotels', homeRoute.place.hotel))
  return {
    kind: 'event',
    title,
    ...(header && { header: pictureView(context, header, title) }),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
    event: {
      ...(startsAt && { startsAt }),
      ...(endsAt && { endsAt }),
      ...(venue && { venue }),
      ...(html && { html: richTextHtml(context, html, route.key, 2) }),
      pictures: pictureViews(context, images, title),
      ...(publisher && home && { publisher: { text: publisher.name, href: home } }),
      ...(host &&
        home && {
          hotel: {
            name: host.name,
            href: home,
            ...(datesHref && { datesHref }),
            ...(ofHotel && { calendarHref: ofHotel }),
          },
        }),
      ...(calendarHref && { calendarHref }),
    },
  }
}

const fileHref = (name: string) => hrefOf(`/${name}`)

/** The hotel that a venue names; of two names that begin alike the longer one. */
function hotelAt(context: ViewContext, venue = ''): PropertyRecord | undefined {
  const named = hotels(context).filter(({ name }) => venue.includes(name))
  return named.toSorted((one, other) => other.name.length - one.name.length)[0]
}
