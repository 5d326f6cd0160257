/** Cards that many kinds of page show: hotels, regions, rooms, outlets, events, stories. */
import { eventRoute, outletRoute, roomRoute, regionRoute, type OutletList } from './claims.ts'
import { formatTime } from '../i18n/dates.ts'
import type { RegionList } from '../site/pages.ts'
import type { Route } from '../routes/table.ts'
import { keys } from '../records/keys.ts'
import type { HoursRecord } from '../records/parts.ts'
import type {
  EventSummaryRecord,
  GastronomyItemRecord,
  PageRecord,
  PropertyRecord,
  RoomSummaryRecord,
} from '../records/records.ts'
import type { ViewContext } from './context.ts'
import { hotels, regionName, regions } from './hotels.ts'
import { hrefTo, linkView } from './links.ts'
import { decorativePicture, pictureView, videoView } from './media.ts'
import { firstWords } from './text/sections.ts'
import { eventDays } from '../domain/timetable/event-days.ts'
import type {
  EventCardView,
  FeatureView,
  HotelCardView,
  HotelRowView,
  HoursView,
  OutletCardView,
  RegionCardView,
  RoomCardView,
  RoomTileView,
  SessionView,
  StoryView,
} from './view.ts'

/** Regions that have a page in this language. `list`: only those below that region list. */
export function regionCards(context: ViewContext, list?: RegionList): RegionCardView[] {
  return regions(context).flatMap((region) => {
    const route = regionRoute(context, region)
    if (!route || (list && !(route.place.kind === 'region' && route.place.list === list))) return []
    const { code, name, text } = region
    const image = region.image ?? pageOf(context, region.url)?.headerImage
    return [
      {
        code,
        name,
        href: hrefTo(route)!,
        ...(text && { text }),
        ...(image && { picture: decorativePicture(context, image) }),
        hotelCount: hotels(context).filter(
          ({ id, regionCode }) => regionCode === code && context.routes.hotelHome(id, context.locale),
        ).length,
      },
    ]
  })
}

function pageOf(context: ViewContext, url: string): PageRecord | undefined {
  return context.read(keys.page(context.locale, url))
}

/** Hotels that have a home page in this language. */
export function hotelCards(context: ViewContext, properties: PropertyRecord[]): HotelCardView[] {
  return properties.flatMap((hotel) => {
    const home = context.routes.hotelHome(hotel.id, context.locale)
    if (!home) return []
    const page = pageOf(context, home.url)
    const description = page?.metas.find(({ name }) => name === 'description')?.content
    // The home page's first subtitle says whom the hotel is for; the description for search engines would repeat the
    // name.
    const text = page?.sections[0]?.subtitle ?? description ?? (page && firstWords(page, 160))
    const region = regionName(context, hotel.regionCode)
    const image = hotel.image ?? page?.headerImage ?? page?.heroSlides.find(({ type }) => type === 'IMAGE')?.file
    return [
      {
        id: hotel.id,
        name: hotel.name,
        href: hrefTo(home)!,
        ...(region && { region }),
        ...(hotel.stars !== undefined && { stars: hotel.stars }),
        ...(text && { text }),
        ...(image && { picture: decorativePicture(context, image) }),
      },
    ]
  })
}

export function hotelRow({ text: _text, stars: _stars, ...row }: HotelCardView): HotelRowView {
  return row
}

const DISTANCES = [
  { option: 'AIRPORT_DISTANCE', label: 'facts.airport' },
  { option: 'BEACH_DISTANCE', label: 'facts.walk' },
] as const
/** Options that distinguish hotels from each other. */
const KEY_FACTS = [
  { option: 'BEACH', label: 'facts.beach' },
  { option: 'BEACH_DISTANCE', label: 'facts.walk' },
  { option: 'AIRPORT_DISTANCE', label: 'facts.airport' },
  { option: 'BOARD', label: 'facts.board' },
  { option: 'SEASON', label: 'facts.season' },
  { option: 'ROOMS', label: 'facts.rooms' },
] as const

/** The facts that a page's options give, without those that are missing. */
function optionFacts(
  { t }: ViewContext,
  options: PageRecord['options'],
  wanted: typeof DISTANCES | typeof KEY_FACTS,
): { key: string; label: string; value: string }[] {
  return wanted.flatMap(({ option, label }) => {
    const value = options.find(({ key }) => key === option)?.value
    return value ? [{ key: option, label: t(label), value }] : []
  })
}

const withoutKeys = (facts: ReturnType<typeof optionFacts>): FeatureView[] =>
  facts.map(({ label, value }) => ({ label, value }))

/** Beach, distances, board, season and size of a hotel, as far as its home page's options give them. */
export function keyFacts(context: ViewContext, home: PageRecord): FeatureView[] {
  return withoutKeys(keyFactsWithKeys(context, home))
}

/** The same with the keys of the options, which do not depend on the language. */
export function keyFactsWithKeys(context: ViewContext, home: PageRecord) {
  return optionFacts(context, home.options, KEY_FACTS)
}

/** Hotels with the distances that their home pages' options give. */
export function hotelCardsWithDistances(context: ViewContext, properties: PropertyRecord[]): HotelCardView[] {
  return hotelCards(context, properties).map((card) => {
    const home = context.routes.hotelHome(card.id, context.locale)!
    const distances = withoutKeys(optionFacts(context, pageOf(context, home.url)?.options ?? [], DISTANCES))
    return distances.length > 0 ? { ...card, distances } : card
  })
}

export function roomCard(context: ViewContext, propertyId: number, room: RoomSummaryRecord): RoomCardView {
  const { id, name, category, text, image, sizeM2, maxAdults, maxChildren, beds, view, readings } = room
  const route = roomRoute(context, propertyId, room)
  const href = hrefTo(route)
  const advised = route && advisedAge(context, propertyId, room)
  return {
    id,
    name,
    ...(href && { href }),
    ...(category?.name && { category: category.name }),
    ...(text && { text }),
    ...(image && { picture: decorativePicture(context, image) }),
    ...(sizeM2 !== undefined && { sizeM2 }),
    ...(maxAdults !== undefined && { maxAdults }),
    ...(maxChildren !== undefined && { maxChildren }),
    ...(beds && { beds }),
    ...(readings?.bedding && { bedding: readings.bedding }),
    ...(advised && { advisedFrom: advised }),
    ...(view && { view }),
  }
}

/** By the text of the room's page, else of its card. */
export function advisedAge(
  { read, locale }: ViewContext,
  propertyId: number,
  { slug, readings }: RoomSummaryRecord,
): number | undefined {
  return read(keys.room(locale, propertyId, slug))?.readings?.advisedFrom ?? readings?.advisedFrom
}

export function roomCards(context: ViewContext, propertyId: number): RoomCardView[] {
  if (propertyId === 0) return []
  const rooms = context.read(keys.rooms(context.locale, propertyId)) ?? []
  return rooms.map((room) => roomCard(context, propertyId, room))
}

export function roomTile({ text: _text, category: _category, ...tile }: RoomCardView): RoomTileView {
  return tile
}

export function hoursViews(hours: HoursRecord[]): HoursView[] {
  return hours.map((each) => ({ ...each }))
}

export function outletCard(context: ViewContext, item: GastronomyItemRecord, list: OutletList): OutletCardView {
  const { id, title, text, image, paid } = item
  const route = outletRoute(context, item, list)
  return {
    id,
    name: title,
    ...(route && { href: hrefTo(route)! }),
    ...(text && { text }),
    ...(image && { picture: decorativePicture(context, image) }),
    hours: hoursViews(item.hours),
    paid,
  }
}

/** Only the first event that has a picture shows it, beside the list. */
export function eventCards(context: ViewContext, events: EventSummaryRecord[], from: string): EventCardView[] {
  const pictured = events.find(({ image }) => image)
  return events.map((event) => {
    const { id, title, startsAt, endsAt, venue } = event
    const days = eventDays(event)
    const isOneDay = days?.first === days?.last
    const image = event === pictured ? event.image : undefined
    const route = eventRoute(context, event)
    if (!context.routes.event(event.publisherId, context.locale, event.slug)) context.reportMissing(from, event.slug)
    const ends = isOneDay && startsAt && endsAt && formatTime(startsAt) ? formatTime(endsAt) : undefined
    return {
      id,
      title,
      ...(route && { href: hrefTo(route)! }),
      ...(startsAt && { startsAt }),
      ...(ends && { ends }),
      ...(days && !isOneDay && { lastDay: days.last }),
      ...(venue && { venue }),
      ...(image && { picture: pictureView(context, image, title) }),
    }
  })
}

export function sessionViews(page: PageRecord): SessionView[] {
  return page.sessions.map((session) => ({ ...session, hours: hoursViews(session.hours) }))
}

/** `at`: the page that shows them, to which none of them links. */
export function storyViews(context: ViewContext, propertyId: number, at: Route): StoryView[] {
  if (propertyId === 0) return []
  const from = keys.stories(context.locale, propertyId)
  const stories = (context.read(from) ?? []).filter(({ items }) => items.length > 0)
  return stories.map(({ id, title, thumbnail, items }) => ({
    id,
    title,
    ...(thumbnail && { thumbnail: decorativePicture(context, thumbnail) }),
    items: items.map((item) => {
      const to = linkView(context, item.link, from)
      const link = to?.href.split(/[?#]/)[0] === hrefTo(at) ? undefined : to
      return {
        id: item.id,
        type: item.type,
        ...(item.type === 'IMAGE'
          ? { picture: pictureView(context, item.file, title) }
          : { video: videoView(context, item.file, { poster: thumbnail, alt: title }) }),
        ...(link && { link }),
      }
    }),
  }))
}
