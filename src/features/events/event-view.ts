import { calendarFile } from '../calendar/files.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Route } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import { hotelsNamed } from '../../views/about.ts'
import { hotelCalendar } from '../calendar/view.ts'
import { eventCards, hotelCards } from '../../views/cards.ts'
import type { ViewContext } from '../../views/context.ts'
import { hotelOf } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import { pictureView, pictureViews } from '../../views/media.ts'
import { richTextHtml } from '../../views/text/rich-text.ts'
import type { EventBody, EventCardView } from '../../views/view.ts'
import type { RecordInput } from '../../views/base.ts'

export function eventBody({ context, route, record: event }: RecordInput<'event'>): EventBody {
  const { title, headerImage, image, startsAt, endsAt, venue, html, images } = event
  const header = headerImage ?? image
  const publisher = hotelOf(context, event.publisherId)
  const hosts = publisher ? [publisher] : hotelsNamed(context, venue ?? '')
  // The longest name, if there are several.
  const [host] = hosts
  const { place, locale } = route
  const homeRoute = host && context.routes.hotelHome(host.id, locale)
  const home = hrefTo(homeRoute)
  const card = host && hotelCards(context, [host])[0]
  const datesHref = host && hrefTo(context.routes.hotelPage(host.id, locale, 'reservation'))
  const calendarHref = place.kind === 'event' && startsAt && fileHref(calendarFile(locale, 'events', place.slug))
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
    events: otherEvents(context, event.id, [homeRoute, context.routes.find(locale, '')]),
    sessions: [],
    tabs: [],
    event: {
      ...(startsAt && { startsAt }),
      ...(endsAt && { endsAt }),
      ...(venue && { venue }),
      ...(html && { html: richTextHtml(context, html, { from: route.key, level: 2 }) }),
      // No page shows one picture twice: the hotel's card has its own.
      pictures: pictureViews(context, images, title).filter(({ id }) => id !== card?.picture?.id),
      hotelIds: hosts.map(({ id }) => id),
      ...(publisher && home && { publisher: { text: publisher.name, href: home } }),
      ...(card && {
        hotel: { ...card, ...(datesHref && { datesHref }), ...(ofHotel && { calendarHref: ofHotel }) },
      }),
      ...(calendarHref && { calendarHref }),
    },
  }
}

/** Other events of the hotel's home page, or of the group's if that shows none. */
function otherEvents(context: ViewContext, event: number, homes: (Route | undefined)[]): EventCardView[] {
  for (const home of homes) {
    const all = (home && context.read(keys.page(context.locale, home.url))?.events) ?? []
    const others = all
      .filter(({ id, publisherId, slug }) => id !== event && context.routes.event(publisherId, context.locale, slug))
      // The page has pictures enough of its own.
      .map(({ image: _image, ...other }) => other)
    if (others.length > 0) return eventCards(context, others, home!.key)
  }
  return []
}

const fileHref = (name: string) => hrefOf(`/${name}`)
