/** Provider states with a name. Each is made anew at every call and may be changed by the test that asked for it. */
export { addHotel, makeWorld, removeHotel, type WorldOptions } from './build.ts'
export { badRecords, HOSTILE_HTML, HOSTILE_TITLE, HOSTILE_URLS, hostileText } from './hostile-text.ts'
export { manyHotels, manyHotelsAt } from './many-hotels.ts'
export { addSecondHotel, hotelAdded, hotelRemoved, noRussian, oneHotel } from './one-hotel.ts'
export { testPictures } from './pictures.ts'
export { hotelSeed, type HotelSeed } from './seed.ts'
export { sparse } from './sparse.ts'
export { unlistedPages } from './unlisted-pages.ts'
