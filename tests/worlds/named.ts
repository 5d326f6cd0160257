import { makeWorld } from './build.ts'
import { badRecords, hostileText } from './hostile-text.ts'
import { manyHotels } from './many-hotels.ts'
import { hotelAdded, hotelRemoved, noRussian, oneHotel } from './one-hotel.ts'
import { pasted } from './pasted.ts'
import { sparse } from './sparse.ts'
import { unlistedPages } from './unlisted-pages.ts'

/** For tests of what happens around pages: one hotel of oneHotel in two languages, few of its pages, three pages of the group. */
const PARTS = {
  twoLanguages: () => makeWorld({ langs: ['tr', 'en'] }),
  fewPages: () =>
    makeWorld({
      langs: ['tr', 'en'],
      hotels: [{ subPages: ['rooms', 'about'], outlets: 0 }],
      groupPages: ['home', 'about', 'hotels'],
    }),
  threePages: () => makeWorld({ langs: ['tr'], hotels: [], groupPages: ['home', 'about', 'contact'] }),
}

/** What providers may send. */
export const WHOLE_WORLDS = {
  oneHotel,
  noRussian,
  hotelAdded,
  hotelRemoved,
  sparse,
  unlistedPages,
  hostileText,
  pasted,
  badRecords,
  threeHotels: () => manyHotels(3, ['tr', 'en']),
}

/** Worlds that tests take as they are, by name. */
export const NAMED_WORLDS = { ...PARTS, ...WHOLE_WORLDS }
export type WorldName = keyof typeof NAMED_WORLDS
