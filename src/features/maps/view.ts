/** The maps on pages about hotels: where each hotel is, and which airport its guests use. */
import type { PropertyRecord } from '../../records/records.ts'
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../../views/context.ts'
import { byRegion, hotelOf, hotels, regionName, regions } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import type { BodyView, MapPlaceView, MapView, MarkView } from '../../views/view.ts'
import { mapFile, positionOn, scaleOf, type MapBox, type Place } from './box.ts'
import { offsetsOf } from './labels.ts'
import { sheetsOf, type PlacedHotel, type Sheet } from './sheets.ts'

/** Size of a mark with a number. */
const NUMBER_PIXELS = 26
/** Width per character, and height, of a mark with text. */
const CHARACTER_PIXELS = 8
const LABEL_PIXELS = 24
const MAX_NAME_LENGTH = 24

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
  const [own] = sheetsOf(context, ownProperty(context, propertyId))
  return own && sheetView(context, own, { isNamed: true })
}

/** `cards`: the hotels in the order of the page's list. */
function hotelMaps(context: ViewContext, cards: readonly { id: number }[]): MapView[] {
  const listed = cards.flatMap(({ id }) => hotelOf(context, id) ?? [])
  const order = new Map(listed.map(({ id }, index) => [id, index + 1]))
  let first = 1
  return sheetsOf(context, listed).map((each) => {
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

/** Empty if the name is wider than a phone's map; the list beside it has every name. */
function nameOn({ name }: PropertyRecord): string {
  return name.length <= MAX_NAME_LENGTH ? name : ''
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

/** Boxes of the maps on the page of a hotel or of all hotels. */
export function boxesAt(context: ViewContext, { place, propertyId }: Route): MapBox[] {
  if (place.kind === 'hotel-list') return boxesOf(context, byRegion(context))
  return place.kind === 'hotel' ? boxesOf(context, ownProperty(context, propertyId)) : []
}

/** Boxes of the maps on the pages of regions. */
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
  return sheetsOf(context, properties).map(({ box }) => box)
}

function ownProperty(context: ViewContext, propertyId: number): PropertyRecord[] {
  return [hotelOf(context, propertyId) ?? []].flat()
}
