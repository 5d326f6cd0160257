/** Maps of hotels: which hotels share one, where each is on it, and which airport its guests use. */
import { MOST_HOTELS_EVERYWHERE } from '../../config/constants.ts'
import { metresIn, minutesIn } from '../../views/readings/options.ts'
import type { Airport } from './airports.ts'
import { airportOf } from './arrival.ts'
import { boxAround, mapFile, positionOn, scaleOf, type MapBox, type Place } from './box.ts'
import { clustersOf } from './clusters.ts'
import { offsetsOf } from './labels.ts'
import type { Route } from '../../routes/table.ts'
import { oncePer } from '../../records/once-per.ts'
import type { PageRecord, PropertyRecord } from '../../records/records.ts'
import { byRegion, hotelOf, hotels, regionName, regions } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import type { BodyView, MapPlaceView, MapView, MarkView } from '../../views/view.ts'

/** Location of a hotel, from its home page. */
export interface Location extends Place {
  airport?: Airport
  minutes?: number
  /** Whether the page gives a distance to a beach; `undefined` if it gives no distances at all. */
  hasShore?: boolean
}

interface PlacedHotel extends Location {
  property: PropertyRecord
}

const LEAST_KILOMETRES = 110
/** So wide that a coast comes in sight, to show where hotels inland lie among the others. */
const LEAST_INLAND_KILOMETRES = 825
/** Widths of a mark's label: a number, or text at so many pixels per character. */
const NUMBER_PIXELS = 26
const CHARACTER_PIXELS = 8
const LABEL_PIXELS = 24
const LONGEST_NAME = 24

/** `undefined` if the record has no coordinates, or only zeros. */
const locationOf = oncePer((home: PageRecord): Location | undefined => {
  const { latitude, longitude } = home.contact ?? {}
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined
  const options = new Map(home.options.map(({ key, value = '' }) => [key, value]))
  const way = options.get('AIRPORT_DISTANCE') ?? ''
  const minutes = minutesIn(way)
  const hasShore = options.has('BEACH') || options.has('BEACH_DISTANCE')
  const words = JSON.stringify([home.options, home.sections])
  const airport = airportOf({ latitude, longitude }, words, { text: way, kilometres: roadIn(way), minutes })
  return {
    latitude,
    longitude,
    ...(airport && { airport }),
    ...(minutes !== undefined && { minutes }),
    ...((hasShore || way !== '') && { hasShore }),
  }
})

function roadIn(way: string): number | undefined {
  const metres = metresIn(way)
  return metres && metres / 1000
}

/** Hotels with coordinates that have a home page in this language. */
function placed(context: ViewContext, properties: readonly PropertyRecord[]): PlacedHotel[] {
  return properties.flatMap((property) => {
    const home = context.routes.hotelHome(property.id, context.locale)
    const page = home?.kind === 'page' ? context.read(home.key) : undefined
    const location = page && locationOf(page)
    return location ? [{ ...location, property }] : []
  })
}

/** From west to east. Empty if there are too many for a map. */
function mapped(context: ViewContext, properties: readonly PropertyRecord[]): PlacedHotel[] {
  const hotels = placed(context, properties)
  if (hotels.length > MOST_HOTELS_EVERYWHERE) return []
  return hotels.sort((one, other) => one.longitude - other.longitude)
}

interface Sheet {
  box: MapBox
  hotels: PlacedHotel[]
  airports: Airport[]
  /** Hotels that have another map: dots without a label. */
  others: PlacedHotel[]
}

/** Neighbours share a map. Hotels without a neighbour share one on which all others are dots. */
function sheetsOf(shown: PlacedHotel[]): Sheet[] {
  const clusters = clustersOf(shown)
  const isAlone = (hotel: PlacedHotel) => clusters.some(([first, ...rest]) => first === hotel && rest.length === 0)
  const alone = shown.filter(isAlone)
  const others = alone.length > 1 ? shown.filter((hotel) => !isAlone(hotel)) : []
  return [...clusters.filter(({ length }) => length > 1).flatMap((group) => sheetOf(group)), ...sheetOf(alone, others)]
}

/**
 * One sheet, or one per hotel if they are too far apart for a map. Maps are drawn of coasts: hotels inland have none of
 * their own, since it would be an empty sheet.
 */
function sheetOf(group: PlacedHotel[], others: PlacedHotel[] = []): Sheet[] {
  if (others.length === 0 && group.every(({ hasShore }) => hasShore === false)) return []
  const airports = [...new Set(group.flatMap(({ airport }) => airport ?? []))]
  const least = group.some(({ hasShore }) => hasShore) ? LEAST_KILOMETRES : LEAST_INLAND_KILOMETRES
  const box = boxAround([...group, ...others, ...airports], least)
  if (box) return [{ box, hotels: group, airports, others }]
  return group.length > 1 ? group.flatMap((hotel) => sheetOf([hotel])) : []
}

/** The body with its maps: a hotel's own, and those of a list of hotels. */
export function withMaps(context: ViewContext, propertyId: number, body: BodyView): BodyView {
  switch (body.kind) {
    case 'hotel': {
      const map = hotelMap(context, propertyId)
      return { ...body, ...(map && { map }) }
    }
    case 'region':
      return { ...body, maps: hotelMaps(context, body.hotels) }
    case 'hotel-list':
      return {
        ...body,
        maps: hotelMaps(
          context,
          body.groups.flatMap((group) => group.hotels),
        ),
      }
    default:
      return body
  }
}

/** A single hotel with its name. */
function hotelMap(context: ViewContext, propertyId: number): MapView | undefined {
  const [own] = sheetsOf(mapped(context, ownProperty(context, propertyId)))
  return own && sheetView(context, own, { isNamed: true })
}

/** `cards`: the hotels in the order of the page's list. */
function hotelMaps(context: ViewContext, cards: readonly { id: number }[]): MapView[] {
  const listed = cards.flatMap(({ id }) => hotelOf(context, id) ?? [])
  const order = new Map(listed.map(({ id }, index) => [id, index + 1]))
  let first = 1
  return sheetsOf(mapped(context, listed)).map((each) => {
    const view = sheetView(context, each, { first, order })
    first += each.hotels.length
    return view
  })
}

interface Naming {
  /** The mark shows the name instead of a number. */
  isNamed?: boolean
  /** Number of the first mark. */
  first?: number
  order?: ReadonlyMap<number, number>
}

function sheetView(context: ViewContext, { box, hotels: shown, airports, others }: Sheet, naming: Naming): MapView {
  const { isNamed = false, first = 1, order } = naming
  const texts = shown.map(({ property }, index) => (isNamed ? nameOn(property) : String(first + index)))
  const marks = marksOf(box, [
    ...shown.map((hotel, index) => ({ place: hotel, text: texts[index]! })),
    ...airports.map((airport) => ({ place: airport, text: airport.code })),
  ])
  const kilometres = scaleOf(box)
  return {
    src: `/${mapFile(box)}`,
    scale: { kilometres, percent: round((100 * kilometres) / box.kilometres) },
    others: others.map((hotel) => ({
      ...percentOn(box, hotel),
      ...(order && { listed: order.get(hotel.property.id)! }),
    })),
    places: shown.map((hotel, index) => ({
      ...placeView(context, hotel, isNamed),
      mark: marks[index]!,
      ...(!isNamed && { number: first + index }),
      ...(order && { listed: order.get(hotel.property.id)! }),
    })),
    airports: airports.map((airport, index) => ({
      ...marks[shown.length + index]!,
      name: context.t('map.airportName', { name: airport.name[context.locale] }),
      ...(order && {
        usedBy: shown.filter((hotel) => hotel.airport === airport).map(({ property }) => order.get(property.id)!),
      }),
    })),
  }
}

/** The list has every name; a name that is wider than a phone's map is not on the map. */
function nameOn({ name }: PropertyRecord): string {
  return name.length <= LONGEST_NAME ? name : ''
}

function placeView(context: ViewContext, hotel: PlacedHotel, isOwn: boolean): Omit<MapPlaceView, 'mark'> {
  const { property, airport, minutes } = hotel
  const region = regionName(context, property.regionCode)
  const href = isOwn ? undefined : hrefTo(context.routes.hotelHome(property.id, context.locale))
  const from = airport?.code ?? context.t('map.airport')
  return {
    name: property.name,
    ...(href && { href }),
    details: [
      ...(region ? [region] : []),
      ...(minutes === undefined ? [] : [context.t('map.away', { airport: from, minutes })]),
    ],
  }
}

const percentOn = (box: MapBox, place: Place) => {
  const [x, y] = positionOn(box, place)
  return { x: round(100 * x), y: round(100 * y) }
}
const round = (value: number) => Math.round(value * 10) / 10

function marksOf(box: MapBox, labelled: { place: Place; text: string }[]): MarkView[] {
  const points = labelled.map(({ place, text }) => {
    const [x, y] = positionOn(box, place)
    const isNumber = /^\d+$/.test(text)
    const width = isNumber ? NUMBER_PIXELS : text.length * CHARACTER_PIXELS + 12
    return { x, y, width, height: isNumber ? NUMBER_PIXELS : LABEL_PIXELS }
  })
  return offsetsOf(points).map((offset, index) => {
    const { place, text } = labelled[index]!
    const [dx, dy] = offset ?? [0, 0]
    return { ...percentOn(box, place), dx, dy, text, ...(!offset && { isBare: true }) }
  })
}

/** What the map of a hotel or the maps of the hotel list show. */
export function boxesAt(context: ViewContext, { place, propertyId }: Route): MapBox[] {
  if (place.kind === 'hotel-list') return boxesOf(context, byRegion(context))
  return place.kind === 'hotel' ? boxesOf(context, ownProperty(context, propertyId)) : []
}

/** What the maps of all regions with a page show. */
export function boxesOfRegions(context: ViewContext): MapBox[] {
  const { routes, locale } = context
  return regions(context)
    .filter(({ url }) => routes.find(locale, url))
    .flatMap(({ code }) =>
      boxesOf(
        context,
        hotels(context).filter(({ regionCode }) => regionCode === code),
      ),
    )
}

function boxesOf(context: ViewContext, properties: readonly PropertyRecord[]): MapBox[] {
  return sheetsOf(mapped(context, properties)).map(({ box }) => box)
}

function ownProperty(context: ViewContext, propertyId: number): PropertyRecord[] {
  return [hotelOf(context, propertyId) ?? []].flat()
}
