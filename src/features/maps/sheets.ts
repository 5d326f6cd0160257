/** Which hotels share a map: neighbours do. */
import { MOST_HOTELS_EVERYWHERE } from '../../config/constants.ts'
import { oncePer } from '../../records/once-per.ts'
import type { PageRecord, PropertyRecord } from '../../records/records.ts'
import type { ViewContext } from '../../views/context.ts'
import { hasShore } from '../../views/facts/shore.ts'
import type { Airport } from '../../config/site-types.ts'
import { airportOf } from './arrival.ts'
import { boxAround, type MapBox, type Place } from './box.ts'
import { clustersOf } from './clusters.ts'

/** Location of a hotel, from its home page. */
interface Location extends Place {
  airport?: Airport
  minutes?: number
  /** Whether the page gives a distance to a beach; `undefined` if it gives no distances at all. */
  hasShore?: boolean
}

export interface PlacedHotel extends Location {
  property: PropertyRecord
}

const MIN_KILOMETRES = 110
/** Wide enough to show a coast, so that guests see where the inland hotels are. */
const MIN_INLAND_KILOMETRES = 825
/** `undefined` if the record has no coordinates. */
const locationOf = oncePer((home: PageRecord): Location | undefined => {
  const { latitude, longitude } = home.contact ?? {}
  if (latitude === undefined || longitude === undefined) return undefined
  const way = home.readings?.airport
  const minutes = way?.minutes
  const isByTheSea = hasShore(home.options.map(({ key }) => key))
  const airport = way && airportOf({ latitude, longitude }, way)
  return {
    latitude,
    longitude,
    ...(airport && { airport }),
    ...(minutes !== undefined && { minutes }),
    ...(isByTheSea !== undefined && { hasShore: isByTheSea }),
  }
})

/** Hotels with coordinates and a home page in this language. */
function placedHotels(context: ViewContext, properties: readonly PropertyRecord[]): PlacedHotel[] {
  return properties.flatMap((property) => {
    const home = context.routes.hotelHome(property.id, context.locale)
    const page = home?.kind === 'page' ? context.read(home.key) : undefined
    const location = page && locationOf(page)
    return location ? [{ ...location, property }] : []
  })
}

export interface Sheet {
  box: MapBox
  hotels: PlacedHotel[]
  airports: Airport[]
  /** Hotels that have another map: dots without a label. */
  others: PlacedHotel[]
}

/** Neighbours share a map; hotels without a neighbour share one on which all others are dots. Empty if there are too many hotels for a map. */
export function sheetsOf(context: ViewContext, properties: readonly PropertyRecord[]): Sheet[] {
  const placed = placedHotels(context, properties)
  if (placed.length > MOST_HOTELS_EVERYWHERE) return []
  const shown = placed.sort((west, east) => west.longitude - east.longitude)
  const clusters = clustersOf(shown)
  const isAlone = (hotel: PlacedHotel) => clusters.some(([first, ...rest]) => first === hotel && rest.length === 0)
  const alone = shown.filter(isAlone)
  const others = alone.length > 1 ? shown.filter((hotel) => !isAlone(hotel)) : []
  return [...clusters.filter(({ length }) => length > 1).flatMap((group) => sheetOf(group)), ...sheetOf(alone, others)]
}

/**
 * One sheet, or one per hotel if they are too far apart for a map. Inland hotels have none of their own: maps show coasts, so theirs would be empty.
 */
function sheetOf(group: PlacedHotel[], others: PlacedHotel[] = []): Sheet[] {
  if (others.length === 0 && group.every(({ hasShore }) => hasShore === false)) return []
  const airports = [...new Set(group.flatMap(({ airport }) => airport ?? []))]
  const minKilometres = group.some(({ hasShore }) => hasShore) ? MIN_KILOMETRES : MIN_INLAND_KILOMETRES
  const box = boxAround([...group, ...others, ...airports], minKilometres)
  if (box) return [{ box, hotels: group, airports, others }]
  return group.length > 1 ? group.flatMap((hotel) => sheetOf([hotel])) : []
}
