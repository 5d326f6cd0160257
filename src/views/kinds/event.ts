import { hotelOf } from '../cards.ts'
import { hrefTo } from '../links.ts'
import { pictureView, pictureViews } from '../media.ts'
import { richTextHtml } from '../rich-text.ts'
import type { EventBody } from '../view.ts'
import type { RecordInput } from './base.ts'

export function eventBody({ context, route, record: event }: RecordInput<'event'>): EventBody {
  const { title, headerImage, image, startsAt, endsAt, venue, html, images } = event
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
