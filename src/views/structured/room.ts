import type { HotelRoom } from 'schema-dts'
import type { RoomBody } from '../view.ts'
import { houseRules } from '../facts/house-rules.ts'
import { feature, hotelReference } from './hotel.ts'
import { imageUrls, type PageOf } from './page.ts'

export function hotelRoom({ context, route, body, url }: PageOf<RoomBody>): HotelRoom {
  const { name, beds, sizeM2, maxAdults = 0, maxChildren = 0, features, pictures } = body.room
  const description = body.lead ?? body.room.text
  const hotel = hotelReference(context, route.propertyId)
  const own = route.kind === 'room' ? context.read(route.key)?.readings?.houseRules : undefined
  const { pets, smoking } = houseRules(context, route.propertyId, own)
  const guests = maxAdults + maxChildren
  return {
    '@type': 'HotelRoom',
    '@id': `${url}#room`,
    name,
    url,
    ...(description && { description }),
    ...imageUrls(context, pictures),
    ...(beds && { bed: beds }),
    ...(guests > 0 && { occupancy: { '@type': 'QuantitativeValue', maxValue: guests, unitCode: 'C62' } }),
    ...(sizeM2 && { floorSize: { '@type': 'QuantitativeValue', value: sizeM2, unitCode: 'MTK' } }),
    ...(features.length > 0 && { amenityFeature: features.map(feature) }),
    ...(pets !== undefined && { petsAllowed: pets }),
    ...(smoking !== undefined && { smokingAllowed: smoking }),
    ...(hotel && { containedInPlace: { '@type': 'Hotel', ...hotel } }),
  }
}
