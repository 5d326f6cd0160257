import { LANGS, NETWORK, type Lang } from '../../src/demo/contract.ts'
import type { GroupPageKey } from '../../src/demo/paths.ts'
import { World } from '../../src/demo/world.ts'
import * as group from './group.ts'
import * as hotels from './hotel.ts'
import * as rooms from './rooms.ts'
import { hotelSeed, type HotelSeed } from './seed.ts'

export interface WorldOptions {
  langs?: readonly Lang[]
  /** Each entry overrides a small hotel; its languages are the world's unless it names its own. */
  hotels?: readonly Partial<HotelSeed>[]
  groupPages?: readonly GroupPageKey[]
}

/**
 * A small valid world: network pages, one region, two events, and hotels with every call of the contract answered.
 * Tests change what they are about: `const world = makeWorld(); world.editPage('en', '', (page) => …)`.
 */
export function makeWorld(options: WorldOptions = {}): World {
  const { langs = LANGS, groupPages = group.GROUP_KEYS } = options
  const seeds = (options.hotels ?? [{}]).map((change) => hotelSeed({ langs, ...change }))
  const world = new World()
  world.properties = [structuredClone(group.networkProperty)]
  for (const lang of langs) {
    const events = group.events(lang, langs)
    for (const event of events) world.addEvent(lang, event)
    for (const key of groupPages) {
      const page = world.addPage(group.groupPage(key, lang, langs, events))
      if (key === 'contact') world.contacts.set([page.id, lang], structuredClone(group.groupContact))
      if (key === 'certificates') world.certificates.set([page.id, lang], hotels.certificates(page.id, lang))
    }
    world.regions.set([lang], [group.region('KEMER', lang)])
    if (groupPages.includes('turkish-riviera')) world.addPage(group.regionPage('KEMER', lang, langs))
  }
  for (const seed of seeds) addHotel(world, seed)
  for (const lang of langs) world.menus.set([NETWORK.propertyId, lang], group.networkMenus(lang, seeds, groupPages))
  return world
}

/** Everything of one hotel, without a link to it in the network's menus. */
export function addHotel(world: World, hotel: HotelSeed): void {
  world.properties.push(hotels.property(hotel))
  world.galleryFiles.set([hotels.galleryId(hotel)], rooms.galleryFiles(hotel))
  for (const lang of hotel.langs) {
    world.addPage(hotels.hotelHome(hotel, lang))
    for (const sub of hotel.subPages) world.addPage(hotels.hotelSubPage(hotel, sub, lang))
    addExtras(world, hotel, lang)
    for (let index = 0; index < hotel.outlets; index++) {
      world.addPage(hotels.outletPage(hotel, index, lang))
      world.outlets.set([hotels.outletId(hotel, index), lang], hotels.outlet(hotel, index, lang))
    }
    world.rooms.set([hotel.id, lang], rooms.rooms(hotel, lang))
    for (let index = 0; index < hotel.rooms; index++)
      world.plans.set([rooms.roomId(hotel, index), lang], rooms.plans(hotel, index, lang))
    if (hotel.ownMenus) world.menus.set([hotel.id, lang], rooms.hotelMenus(hotel, lang))
    world.stories.set([hotel.id, lang], rooms.stories(hotel, lang))
    world.galleryCategories.set([hotels.galleryId(hotel), lang], rooms.galleryCategories(hotel, lang))
  }
}

function addExtras(world: World, hotel: HotelSeed, lang: Lang): void {
  world.gastronomies.set([hotels.subPageId(hotel, 'gastronomy'), lang], hotels.gastronomy(hotel, lang))
  world.spas.set([hotels.subPageId(hotel, 'spa'), lang], hotels.spa(hotel, lang))
  world.outlets.set([hotels.subPageId(hotel, 'spa'), lang], hotels.outlet(hotel, 0, lang))
  const contact = { ...hotels.contactOf(hotel), departments: [{ title: rooms.deskTitle(lang), phone: '444 0 558' }] }
  world.contacts.set([hotels.subPageId(hotel, 'contact'), lang], contact)
  const certificatesId = hotels.subPageId(hotel, 'certificates')
  world.certificates.set([certificatesId, lang], hotels.certificates(certificatesId, lang))
}

/** Takes a hotel out: its property, pages, rooms, menus, stories, and every menu entry that leads to it. */
export function removeHotel(world: World, id: number): void {
  world.properties = world.properties.filter((property) => property.id !== id)
  const urls = new Set<string>()
  for (const [lang, url] of [...world.pages.keys()]) {
    if (world.pages.get(lang, url)?.property.id !== id) continue
    world.pages.delete(lang, url)
    urls.add(url)
  }
  for (const lang of LANGS) {
    world.rooms.delete(id, lang)
    world.menus.delete(id, lang)
    world.stories.delete(id, lang)
  }
  for (const menu of [...world.menus.rows()].flat())
    for (const item of menu.items) item.subitems = item.subitems?.filter((subitem) => !urls.has(subitem.url))
}
