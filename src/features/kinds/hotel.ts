/** Pages of a hotel: its home, rooms, a room. */
import { keys } from '../../records/keys.ts'
import { keyFacts, outletCard, roomCard, roomCards, roomTile, storyViews } from '../../views/cards.ts'
import { hotelComparison, roomComparison } from '../../views/comparisons.ts'
import { houseFacts } from '../../views/facts/house.ts'
import { contactView } from '../../views/contact.ts'
import type { ViewContext } from '../../views/context.ts'
import { offeredRooms } from '../../views/fit/offer.ts'
import { hrefTo } from '../../views/links.ts'
import { pictureView, pictureViews } from '../../views/media.ts'
import { richTextHtml } from '../../views/text/rich-text.ts'
import { tabs, unnamedPages } from '../../views/trail.ts'
import type { HotelBody, OutletCardView, RoomBody, RoomsBody } from '../../views/view.ts'
import { baseBody, type PageInput, type RecordInput } from '../../views/base.ts'

/** Up to this many rooms are large cards on a hotel's home page; more are tiles. */
const LARGE_ROOMS = 2
/** Most rooms on a hotel's home page; the rooms page has all. */
const MOST_ROOMS = 5
const MOST_OUTLETS = 4

export function hotelBody(input: PageInput): HotelBody {
  const { context, route, page, layout } = input
  const { propertyId } = route
  const roomsHref = hrefTo(context.routes.hotelPage(propertyId, context.locale, 'rooms'))
  const gastronomyHref = hrefTo(context.routes.hotelPage(propertyId, context.locale, 'gastronomy'))
  const rooms = roomCards(context, propertyId).slice(0, roomsHref ? MOST_ROOMS : undefined)
  return {
    ...baseBody(input),
    kind: 'hotel',
    // The home page shows directions; other pages have the tabs.
    ...(layout !== 'intro-index' &&
      page.contact && { contact: contactView(context, page.contact, { propertyId, from: route.key }) }),
    stories: storyViews(context, page.propertyId, route),
    rooms: rooms.slice(0, LARGE_ROOMS),
    roomTiles: rooms.slice(LARGE_ROOMS).map(roomTile),
    ...(roomsHref && { roomsHref }),
    outlets: outletsOf(context, propertyId).slice(0, gastronomyHref ? MOST_OUTLETS : undefined),
    ...(gastronomyHref && { gastronomyHref }),
    keyFacts: keyFacts(context, page),
    facts: houseFacts(context, propertyId),
    pages: unnamedPages(context, propertyId),
    ...hotelComparison(context, propertyId),
  }
}

/** Every outlet that a hotel's gastronomy page lists. */
function outletsOf(context: ViewContext, propertyId: number): OutletCardView[] {
  const route = context.routes.hotelPage(propertyId, context.locale, 'gastronomy')
  if (route?.kind !== 'page') return []
  const key = keys.gastronomy(context.locale, route.id)
  const items = (context.read(key)?.groups ?? []).flatMap((group) => group.items)
  return items.map((item) => outletCard(context, item, { key, items }))
}

export function roomsBody(input: PageInput): RoomsBody {
  const { context, route } = input
  return {
    ...baseBody(input),
    kind: 'rooms',
    rooms: roomCards(context, route.propertyId),
    ...roomComparison(context, route.propertyId),
  }
}

/** A room's page belongs to the hotel's rooms page: only menus and breadcrumbs come from a page record. */
export function roomBody({ context, route, record: room }: RecordInput<'room'>): RoomBody {
  const { propertyId } = route
  const { locale } = context
  const { picture: _picture, href: _href, ...card } = roomCard(context, propertyId, room)
  const roomsHref = hrefTo(context.routes.hotelPage(propertyId, locale, 'rooms'))
  const reservationHref = hrefTo(context.routes.hotelPage(propertyId, locale, 'reservation'))
  const images = room.images.length > 0 || !room.image ? room.images : [room.image]
  return {
    kind: 'room',
    title: room.name,
    ...(room.text && { lead: room.text }),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: tabs(context, route),
    room: {
      ...card,
      ...(room.html && { html: richTextHtml(context, room.html, { from: route.key, level: 2 }) }),
      pictures: pictureViews(context, images, room.name),
      features: room.features,
    },
    plans: (context.read(keys.plans(locale, room.id)) ?? []).map(({ id, title, image, text }) => ({
      id,
      title,
      picture: pictureView(context, image, title),
      ...(text && { text }),
    })),
    others: roomCards(context, propertyId)
      .filter(({ id }) => id !== room.id)
      .map(roomTile),
    offeredRooms: offeredRooms(context, propertyId),
    ...(roomsHref && { roomsHref }),
    ...(reservationHref && { reservationHref: `${reservationHref}?room=${room.id}` }),
    facts: houseFacts(context, propertyId).filter(({ label }) => label !== context.t('facts.class')),
  }
}
