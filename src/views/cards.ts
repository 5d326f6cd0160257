/** Lists that many kinds of page show: hotels, regions, rooms, outlets, events, stories. */
import { MOST_HOTELS_EVERYWHERE, REGION_ORDER } from '../config/constants.ts'
import { formatTime } from '../i18n/dates.ts'
import { REGION_LISTS, type RegionList } from '../routes/slugs.ts'
import { keys } from '../snapshot/keys.ts'
import { oncePer } from '../snapshot/once-per.ts'
import type {
  EventSummaryRecord,
  GastronomyItemRecord,
  HoursRecord,
  PageRecord,
  PropertyRecord,
  RegionRecord,
  RoomSummaryRecord,
} from '../snapshot/records.ts'
import type { ViewContext } from './context.ts'
import { hrefTo, linkView } from './links.ts'
import { decorativePicture, pictureView, videoView } from './media.ts'
import { firstWords } from './sections.ts'
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

export function hotels(context: ViewContext): PropertyRecord[] {
  return context.read(keys.properties())?.hotels ?? []
}

export function hotelOf(context: ViewContext, propertyId: number): PropertyRecord | undefined {
  return byId(hotels(context)).get(propertyId)
}

const byId = oncePer((all: PropertyRecord[]) => new Map(all.map((hotel) => [hotel.id, hotel] as const)))

/**
 * The hotels that every page of a property names. All of them, unless there are so many that they would weigh more than the page: then the
 * property's own and its neighbours; the others are on the hotel list.
 */
export function namedEverywhere(context: ViewContext, hotel: PropertyRecord | undefined): PropertyRecord[] {
  const all = hotels(context)
  if (all.length <= MOST_HOTELS_EVERYWHERE) return all
  const isNear = ({ id, regionCode }: PropertyRecord) =>
    id !== hotel?.id && (hotel?.regionCode === undefined || regionCode === hotel.regionCode)
  return [...(hotel ? [hotel] : []), ...all.filter(isNear)].slice(0, MOST_HOTELS_EVERYWHERE)
}

/** Regions in the fixed order; those without a place in it after them, as the provider lists them. */
export function regions(context: ViewContext): RegionRecord[] {
  const rank = ({ code }: RegionRecord) => {
    const index = (REGION_ORDER as readonly string[]).indexOf(code)
    return index === -1 ? REGION_ORDER.length : index
  }
  return [...(context.read(keys.regions(context.locale)) ?? [])].sort((left, right) => rank(left) - rank(right))
}

/** Hotels in the fixed order of their regions. */
export function byRegion(context: ViewContext): PropertyRecord[] {
  const order = regions(context).map(({ code }) => code)
  const rank = ({ regionCode }: PropertyRecord) => {
    const index = order.indexOf(regionCode ?? '')
    return index === -1 ? order.length : index
  }
  return [...hotels(context)].sort((left, right) => rank(left) - rank(right))
}

/** Those in no known region come last. A region without hotels is left out. */
export function hotelsByRegion(context: ViewContext): { region?: RegionRecord; hotels: PropertyRecord[] }[] {
  const known = regions(context)
  const groups = known.map((region) => ({
    region,
    hotels: hotels(context).filter(({ regionCode }) => regionCode === region.code),
  }))
  const elsewhere = hotels(context).filter(({ regionCode }) => !known.some(({ code }) => code === regionCode))
  return [...groups, { hotels: elsewhere }].filter((group) => group.hotels.length > 0)
}

export function regionName(context: ViewContext, code: string | undefined): string | undefined {
  return code === undefined ? undefined : regions(context).find((region) => region.code === code)?.name
}

export function regionHref(context: ViewContext, code: string | undefined): string | undefined {
  const region = regions(context).find((each) => each.code === code)
  return region && hrefTo(context.routes.find(context.locale, region.url))
}

/** Regions that have a page in this language. `list`: only those below that list. */
export function regionCards(context: ViewContext, list?: RegionList): RegionCardView[] {
  return regions(context).flatMap((region) => {
    const route = context.routes.find(context.locale, region.url)
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
        hotelCount: hotels(context).filter((hotel) => hotel.regionCode === code).length,
      },
    ]
  })
}

/** Codes of the regions below a list in this language. */
export function regionCodes(context: ViewContext, list: RegionList): string[] {
  return regionCards(context, list).map(({ code }) => code)
}

export function isRegionList(page: string): page is RegionList {
  return (REGION_LISTS as readonly string[]).includes(page)
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
    // For whom the hotel is, where its page begins with that; what search engines show repeats the card's name.
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
/** What tells one hotel from another. */
const KEY_FACTS = [
  { option: 'BEACH', label: 'facts.beach' },
  { option: 'BEACH_DISTANCE', label: 'facts.walk' },
  { option: 'AIRPORT_DISTANCE', label: 'facts.airport' },
  { option: 'BOARD', label: 'facts.board' },
  { option: 'SEASON', label: 'facts.season' },
  { option: 'ROOMS', label: 'facts.rooms' },
] as const

/** Facts that options of a page give, those that it has. */
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

/** Beach, way, board, season and size of a hotel, as far as options of its home page give them. */
export function keyFacts(context: ViewContext, home: PageRecord): FeatureView[] {
  return withoutKeys(keyFactsWithKeys(context, home))
}

/** With the names of the options, which are the same in all languages. */
export function keyFactsWithKeys(context: ViewContext, home: PageRecord) {
  return optionFacts(context, home.options, KEY_FACTS)
}

/** Hotels with the distances that options of their home pages give. */
export function hotelCardsWithDistances(context: ViewContext, properties: PropertyRecord[]): HotelCardView[] {
  return hotelCards(context, properties).map((card) => {
    const home = context.routes.hotelHome(card.id, context.locale)!
    const distances = withoutKeys(optionFacts(context, pageOf(context, home.url)?.options ?? [], DISTANCES))
    return distances.length > 0 ? { ...card, distances } : card
  })
}

export function roomCard(context: ViewContext, propertyId: number, room: RoomSummaryRecord): RoomCardView {
  const { id, name, category, text, image, sizeM2, maxAdults, maxChildren, beds, view, slug } = room
  const href = hrefTo(context.routes.room(propertyId, context.locale, slug))
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
    ...(view && { view }),
  }
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

export function outletCard(context: ViewContext, item: GastronomyItemRecord, from: string): OutletCardView {
  const { id, title, text, image, paid } = item
  const route = context.routes.find(context.locale, item.url)
  if (!route) context.reportMissing(from, item.url)
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

/** One picture stands beside the list: that of the first event that has one. */
export function eventCards(context: ViewContext, events: EventSummaryRecord[], from: string): EventCardView[] {
  const pictured = events.find(({ image }) => image)
  return events.map((event) => {
    const { id, title, startsAt, endsAt, venue } = event
    const image = event === pictured ? event.image : undefined
    const route = context.routes.event(event.publisherId, context.locale, event.slug)
    if (!route) context.reportMissing(from, event.slug)
    const ends = startsAt && endsAt && formatTime(startsAt) ? formatTime(endsAt) : undefined
    return {
      id,
      title,
      ...(route && { href: hrefTo(route)! }),
      ...(startsAt && { startsAt }),
      ...(ends && { ends }),
      ...(venue && { venue }),
      ...(image && { picture: pictureView(context, image, title) }),
    }
  })
}

export function sessionViews(page: PageRecord): SessionView[] {
  return page.sessions.map((session) => ({ ...session, hours: hoursViews(session.hours) }))
}

export function storyViews(context: ViewContext, propertyId: number): StoryView[] {
  if (propertyId === 0) return []
  const from = keys.stories(context.locale, propertyId)
  const stories = (context.read(from) ?? []).filter(({ items }) => items.length > 0)
  return stories.map(({ id, title, thumbnail, items }) => ({
    id,
    title,
    ...(thumbnail && { thumbnail: decorativePicture(context, thumbnail) }),
    items: items.map((item) => {
      const link = linkView(context, item.link, from)
      return {
        id: item.id,
        type: item.type,
        ...(item.type === 'IMAGE'
          ? { picture: pictureView(context, item.file, title) }
          : { video: videoView(context, item.file, thumbnail, title) }),
        ...(link && { link }),
      }
    }),
  }))
}
