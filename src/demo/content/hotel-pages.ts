import type { Lang } from '../contract.ts'
import { hotelPages, labels, sharedWords } from './index.ts'
import { inLang, pageInLang, type Facts } from './template.ts'
import type { HotelContent, PageContent, SubPage } from './types.ts'

const PLURALS = new Intl.PluralRules('ru')
/** Characters of a description that search engines show. */
const SHORT = 120
const LONGEST = 155

/** A page of a hotel, composed from its facts; the texts that only it has stand in its own file. */
export function hotelPage(hotel: HotelContent, page: SubPage | 'home', lang: Lang): PageContent {
  const content = pageInLang(hotelPages[page], lang, factsOf(hotel, lang))
  const { title, description, closing = '', picture, sections } = content
  const longer = `${description} ${closing}`
  return {
    title,
    description: closing && description.length < SHORT && longer.length <= LONGEST ? longer : description,
    ...(picture && { picture: { ...picture, seed: hotel.id * 10 + picture.seed } }),
    sections: sections.map((section) => ({
      ...section,
      ...(section.picture && { picture: { ...section.picture, seed: hotel.id * 10 + section.picture.seed } }),
      items: section.items?.map(({ picture, ...item }, index) => ({
        ...item,
        ...(picture && { picture: { ...picture, seed: hotel.id * 100 + picture.seed + index } }),
      })),
    })),
  }
}

/** What the hotel's pages say of it by the name of a fact. */
export const hotelWords = (hotel: HotelContent, name: string, lang: Lang): string =>
  inLang<string>(`{${name}}`, lang, factsOf(hotel, lang))

/** Rooms and outlets are those that have a page in the language, so that texts and tables count what the lists show. */
function factsOf(hotel: HotelContent, lang: Lang): Facts {
  const { certificates, roomsTotal } = hotel
  const rooms = hotel.rooms.filter(({ absentIn }) => !absentIn?.includes(lang))
  const outlets = hotel.outlets.filter(({ absentIn }) => !absentIn?.includes(lang))
  const sizes = rooms.map(({ sizeM2 }) => sizeM2)
  const heights = (hotel.aquapark?.slides ?? []).map(({ minHeightCm }) => minHeightCm)
  return {
    ...sharedWords,
    ...hotel,
    rooms,
    outlets,
    labels,
    board: labels.boards[hotel.board],
    season: labels.seasons[hotel.season],
    // Small houses know their guests by name, large ones need a map: the texts say which.
    scale: roomsTotal <= 180 ? 'small' : roomsTotal <= 420 ? 'medium' : 'large',
    recent: hotel.opened >= 2015,
    plural: PLURALS.select(roomsTotal),
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    oneHeight: new Set(heights).size === 1,
    dinners: outlets.filter(({ group }) => group === 'ALACARTE').length,
    mostSeats: Math.max(0, ...(hotel.meeting?.halls ?? []).map(({ theatre }) => theatre)),
    certificates: certificates.map(({ code, year }) => ({ year, title: labels.certificates[code] })),
    certified: Object.fromEntries(certificates.map(({ code, year }) => [code, year])),
  }
}
