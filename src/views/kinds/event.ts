import type { Route } from '../../routes/table.ts'
import { hotelOf } from '../cards.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { pictureView, pictureViews } from '../media.ts'
import { richTextHtml } from '../rich-text.ts'
import type { EventBody } from '../view.ts'

export function eventBody(context: ViewContext, route: Extract<Route, { kind: 'event' }>): EventBody | undefined {
  const event = context.read(route.key)
  if (!event) return undefined
  const { title, headerImage, image, startsAt, endsAt, venue, html, images, updatedAt } = event
  const header = headerImage ?? image
  const hotel = hotelOf(context, event.publisherId)
  const home = hotel && hrefTo(context.routes.hotelHome(hotel.id, context.locale))
  return {
    kind: 'event',
    title,
    ...(header && { header: pictureView(context, header, title) }),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
    ...(updatedAt && { updatedAt }),
    event: {
      ...(startsAt && { startsAt }),
      ...(endsAt && { endsAt }),
      ...(venue && { venue }),
      ...(html && { html: richTextHtml(context, html, route.key, 2) }),
      pictures: pictureViews(context, images, title),
      ...(hotel && home && { publisher: { text: hotel.name, href: home } }),
    },
  }
}
