import type { World } from '../../src/demo/world.ts'
import { addHotel, makeWorld, removeHotel } from './build.ts'
import { groupPageId } from './group.ts'
import { hotelSeed } from './seed.ts'
import { hotelUrl } from '../../src/demo/paths.ts'
import { LANGS, NETWORK } from '../../src/demo/contract.ts'

/** A group with one hotel, complete in four languages. */
export const oneHotel = (): World => makeWorld()

/** The same without a word of Russian: no page, no menu, not even the not-found page. */
export const noRussian = (): World => makeWorld({ langs: ['tr', 'en', 'de'] })

const SECOND = hotelSeed({
  id: 52,
  name: 'Martı Feneri',
  slug: 'marti-feneri',
  reservationUrl: 'https://booking.example/marti-feneri',
})

/** Adds a second hotel to a world, as the provider would: in the property list and in the network's menus. */
export function addSecondHotel(world: World): void {
  addHotel(world, SECOND)
  for (const lang of LANGS) {
    world.menus.edit([NETWORK.propertyId, lang], (menus) => {
      const hotels = menus[0]?.items.find((item) => item.id === 200 + groupPageId('hotels'))
      const url = hotelUrl('marti-feneri', lang)
      hotels?.subitems?.push({ id: 1000 + SECOND.id, text: SECOND.name, url })
    })
  }
}

/** `oneHotel` after a second hotel was added. */
export function hotelAdded(): World {
  const world = oneHotel()
  addSecondHotel(world)
  return world
}

/** `hotelAdded` after its first hotel was dropped. */
export function hotelRemoved(): World {
  const world = hotelAdded()
  removeHotel(world, 51)
  return world
}
