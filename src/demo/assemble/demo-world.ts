import { NETWORK, type Property } from '../contract.ts'
import type { HotelContent } from '../content/types.ts'
import { World } from '../world.ts'
import { events, groupPages, hotels, regions } from '../content/index.ts'
import { NETWORK_REF, type Workshop } from './draft.ts'
import { addEvents, placeEvents } from './events.ts'
import { Files } from './files.ts'
import { addGallery, addGroupStories, addStories } from './galleries.ts'
import { addGastronomy } from './gastronomy.ts'
import { addGroupPages } from './group-pages.ts'
import { addHotelPages } from './hotel-pages.ts'
import { addMenus } from './menus.ts'
import { placePages } from './places.ts'
import { addRegions } from './regions.ts'
import { addRooms } from './rooms.ts'
import { Sections } from './sections.ts'
import { addServices } from './services.ts'
import { signatureOf } from './signature.ts'

const STORIES_ON_HOME = 6

/** The embedded provider's state: the group, its hotels and their pages in four languages. Equal at every call. */
export function demoWorld(): World {
  const world = demoWorldOnDemand()
  Array.from(world.rows())
  return world
}

/** The same, but the many rows of hotels are made when they are first asked for: a change before that would show in other rows too. */
export function demoWorldOnDemand(): World {
  const world = new World()
  const directory = placePages(hotels)
  placeEvents(directory, events)
  const files = new Files(hotels)
  const workshop: Workshop = { world, hotels, events, directory, files, sections: new Sections(directory, files) }

  world.properties = [networkProperty, ...hotels.map((hotel) => hotelProperty(files, hotel))]
  addEvents(workshop)
  addGroupPages(workshop, groupPages)
  addRegions(workshop, regions)
  for (const hotel of hotels) {
    addHotelPages(workshop, hotel)
    addGastronomy(workshop, hotel)
    addRooms(workshop, hotel)
    addServices(workshop, hotel)
    addGallery(workshop, hotel)
    addStories(workshop, hotel)
  }
  addGroupStories(workshop, NETWORK.propertyId, STORIES_ON_HOME)
  addMenus(workshop, regions)
  return world
}

const networkProperty: Property = {
  id: NETWORK.propertyId,
  name: NETWORK_REF.name,
  slug: 'crystal-hotels',
  propertyNetwork: NETWORK_REF,
}

function hotelProperty(files: Files, hotel: HotelContent): Property {
  return {
    id: hotel.id,
    name: hotel.name,
    slug: hotel.slug,
    reservationUrl: hotel.booking,
    regionCode: hotel.region,
    stars: hotel.stars,
    // The property list has no language: the picture stands beside the hotel's name and needs no words.
    image: { ...files.picture(signatureOf(hotel), hotel.key, 'tr'), alt: hotel.name },
  }
}
