import { makeWorld } from './build.ts'
import { badRecords, hostileText } from './hostile-text.ts'
import { manyHotels } from './many-hotels.ts'
import { hotelAdded, hotelRemoved, noRussian, oneHotel } from './one-hotel.ts'
import { pasted } from './pasted.ts'
import { sparse } from './sparse.ts'
import { unlistedPages } from './unlisted-pages.ts'

/** Worlds that tests take as they are, by name. */
export const NAMED_WORLDS = {
  oneHotel,
  /** One hotel in Turkish and English. */
  twoLanguages: () => makeWorld({ langs: ['tr', 'en'] }),
  /** Of one hotel and the group, in Turkish and English: rooms, about and the pages above them. */
  fewPages: () =>
    makeWorld({
      langs: ['tr', 'en'],
      hotels: [{ subPages: ['rooms', 'about'], outlets: 0 }],
      groupPages: ['home', 'about', 'hotels'],
    }),
  /** In Turkish: home, about and contact of the group. */
  threePages: () => makeWorld({ langs: ['tr'], hotels: [], groupPages: ['home', 'about', 'contact'] }),
  noRussian,
  hotelAdded,
  hotelRemoved,
  sparse,
  unlistedPages,
  hostileText,
  pasted,
  badRecords,
  threeHotels: () => manyHotels(3),
}
export type WorldName = keyof typeof NAMED_WORLDS
