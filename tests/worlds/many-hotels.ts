import { LANGS, NETWORK, type Lang } from '../../src/demo/contract.ts'
import type { RegionCode } from '../../src/demo/paths.ts'
import { groupUrl, hotelUrl, outletUrl, regionUrl, subPageUrl } from '../../src/demo/paths.ts'
import { World, type Sources } from '../../src/demo/world.ts'
import * as group from './group.ts'
import * as hotels from './hotel.ts'
import * as rooms from './rooms.ts'
import { hotelSeed, slugIn, type HotelSeed } from './seed.ts'
import { SUB_TITLES } from './words.ts'
import type { SubPage } from '../../src/demo/paths.ts'

const REGIONS: readonly RegionCode[] = ['KEMER', 'BELEK', 'SIDE', 'LARA', 'ALANYA']
const SUB_PAGES = (Object.keys(SUB_TITLES) as SubPage[]).filter((sub) => sub !== 'aquapark')
const ROOMS = 8
const OUTLETS = 8
const FIRST_ID = 100
/** Hotels that the network's menu names; a menu of thousands would weigh more than the pages. */
const IN_MENU = 20

/**
 * A group of `count` hotels with 33 pages each in each language (132 a hotel in four), each page with several kB of text. Rows
 * are made when asked for, so the world itself is small and is ready at once.
 */
export function manyHotels(count: number, langs: readonly Lang[] = LANGS): World {
  const seeds = Array.from({ length: count }, (_, index) => seedAt(index, langs))
  const world = new World(sourcesOf(seeds, langs))
  world.properties = [structuredClone(group.networkProperty), ...seeds.map(hotels.property)]
  for (const lang of langs) {
    const events = group.events(lang, langs)
    for (const event of events) world.addEvent(lang, event)
    for (const key of group.GROUP_KEYS) {
      const page = world.addPage(group.groupPage(key, lang, langs, events))
      if (key === 'contact') world.contacts.set([page.id, lang], structuredClone(group.groupContact))
      if (key === 'certificates') world.certificates.set([page.id, lang], hotels.certificates(page.id, lang))
    }
    for (const code of REGIONS) world.addPage(group.regionPage(code, lang, langs))
    const regions = REGIONS.map((code) => group.region(code, lang))
    world.regions.set([lang], regions)
    const menus = group.networkMenus(lang, seeds.slice(0, IN_MENU), group.GROUP_KEYS, REGIONS)
    world.menus.set([NETWORK.propertyId, lang], menus)
  }
  return world
}

const seedAt = (index: number, langs: readonly Lang[] = LANGS): HotelSeed =>
  hotelSeed({
    langs,
    id: FIRST_ID + index,
    name: `Koy ${index + 1}`,
    slug: `koy-${index + 1}`,
    regionCode: REGIONS[index % REGIONS.length],
    reservationUrl: `https://booking.example/koy-${index + 1}`,
    subPages: SUB_PAGES,
    rooms: ROOMS,
    outlets: OUTLETS,
    paragraphs: 4,
  })

function sourcesOf(seeds: readonly HotelSeed[], langs: readonly Lang[]): Sources {
  const bySlug = new Map(seeds.map((seed) => [slugIn(seed, 'tr'), seed]))
  const byId = (id: number) => seeds[id - FIRST_ID]
  const ofPage = (pageId: number) => {
    const hotel = byId(Math.floor(pageId / 1000))
    return hotel && { hotel, place: pageId % 1000 }
  }
  // A row exists only under the id of the one page that it belongs to.
  const ofSubPage =
    <Row>(sub: SubPage, row: (hotel: HotelSeed, lang: Lang) => Row) =>
    (pageId: number, lang: Lang) => {
      const hotel = ofPage(pageId)?.hotel
      return hotel && hotels.subPageId(hotel, sub) === pageId ? row(hotel, lang) : undefined
    }
  return {
    page: (lang, url) => (langs.includes(lang) ? pageAt(bySlug, lang, url) : undefined),
    pageKeys: () => pageKeys(seeds, langs),
    gastronomy: ofSubPage('gastronomy', hotels.gastronomy),
    spa: ofSubPage('spa', hotels.spa),
    contact: ofSubPage('contact', hotels.contactOf),
    certificates: ofSubPage('certificates', (hotel, lang) => hotels.certificates(hotels.homeId(hotel), lang)),
    outlet: (pageId, lang) => {
      const found = ofPage(pageId)
      if (!found) return undefined
      const index = found.place - 601
      if (index >= 0 && index < OUTLETS) return hotels.outlet(found.hotel, index, lang)
      return hotels.subPageId(found.hotel, 'spa') === pageId ? hotels.outlet(found.hotel, 0, lang) : undefined
    },
    menus: (propertyId, lang) => {
      const hotel = langs.includes(lang) && byId(propertyId)
      return hotel ? rooms.hotelMenus(hotel, lang) : undefined
    },
    rooms: (propertyId, lang) => {
      const hotel = langs.includes(lang) && byId(propertyId)
      return hotel ? rooms.rooms(hotel, lang) : undefined
    },
  }
}

function pageAt(bySlug: ReadonlyMap<string, HotelSeed>, lang: Lang, url: string) {
  const [list, slug = '', sub, detail, ...rest] = url.split('/')
  const hotel = bySlug.get(slug)
  if (!hotel || list !== groupUrl('hotels', lang) || rest.length > 0) return undefined
  if (sub === undefined) return hotels.hotelHome(hotel, lang)
  const key = SUB_PAGES.find((each) => subPageUrl(slug, each, lang) === `${list}/${slug}/${sub}`)
  if (detail === undefined) return key && hotels.hotelSubPage(hotel, key, lang)
  if (key !== 'gastronomy') return undefined
  const index = Array.from({ length: OUTLETS }, (_, each) => hotels.outletSlug(each, lang)).indexOf(detail)
  return index < 0 ? undefined : hotels.outletPage(hotel, index, lang)
}

function* pageKeys(seeds: readonly HotelSeed[], langs: readonly Lang[]): Generator<[Lang, string]> {
  for (const hotel of seeds) {
    const slug = slugIn(hotel, 'tr')
    for (const lang of langs) {
      yield [lang, hotelUrl(slug, lang)]
      for (const sub of SUB_PAGES) yield [lang, subPageUrl(slug, sub, lang)]
      for (let index = 0; index < OUTLETS; index++) yield [lang, outletUrl(slug, hotels.outletSlug(index, lang), lang)]
    }
  }
}

/** Where the rooms, pages and links of the n-th hotel (from 0) stand, for tests that change one of many. */
export const manyHotelsAt = (index: number) => {
  const hotel = seedAt(index)
  return { id: hotel.id, slug: slugIn(hotel, 'tr'), region: regionUrl(hotel.regionCode as RegionCode, 'tr') }
}
