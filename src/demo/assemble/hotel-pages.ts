import type { Page } from '../contract.ts'
import type { Lang } from '../contract.ts'
import { labels } from '../content/index.ts'
import { hotelPage, hotelWords } from '../content/hotel-pages.ts'
import type { HotelContent, SubPage } from '../content/types.ts'
import { pageFrom, type Draft, type Workshop } from './draft.ts'
import { eventsFor } from './events.ts'
import { hotelHero } from './hero.ts'
import { id } from './ids.ts'
import { subPagesOf } from './places.ts'
import { signatureOf } from './signature.ts'

const CATEGORIES: Partial<Record<SubPage, string>> = {
  rooms: 'ROOMS',
  gastronomy: 'GASTRONOMY',
  spa: 'SPA',
  gallery: 'GALLERY',
  contact: 'CONTACT',
  certificates: 'CERTIFICATE',
  policies: 'POLICY',
  kvkk: 'POLICY',
  meeting: 'MEETING',
}

/** Options of a hotel's home page, and the facts that they say. */
const BEACH_FACTS = [
  ['BEACH', 'shore'],
  ['BEACH_DISTANCE', 'seaWay'],
] as const
const HOTEL_FACTS = [
  ['AIRPORT_DISTANCE', 'airportWay'],
  ['BOARD', 'board'],
  ['SEASON', 'season'],
  ['ROOMS', 'roomCount'],
] as const

export const contactOf = ({ address, phone, email, latitude, longitude, whatsapp }: HotelContent) => ({
  address,
  phone,
  email,
  latitude,
  longitude,
  whatsapp,
})

/** Home and hotel list, as crumbs over a hotel's pages; below them the hotel and what else is named. */
export const crumbsAbove = (lang: Lang, hotel?: HotelContent, page?: SubPage) => [
  { reference: 'page:home', text: labels.groupPages.home[lang] },
  { reference: 'page:hotels', text: labels.groupPages.hotels[lang] },
  ...(hotel ? [{ reference: `hotel:${hotel.key}`, text: hotel.name }] : []),
  ...(hotel && page ? [{ reference: `hotel:${hotel.key}/${page}`, text: labels.hotelPages[page][lang] }] : []),
]

export function addHotelPages(workshop: Workshop, hotel: HotelContent): void {
  const { world, directory } = workshop
  for (const [lang, url] of directory.pages(`hotel:${hotel.key}`))
    world.pages.setLater([lang, url], () => homePage(workshop, hotel, lang))
  for (const page of subPagesOf(hotel))
    for (const [lang, url] of directory.pages(`hotel:${hotel.key}/${page}`))
      world.pages.setLater([lang, url], () => subPage(workshop, hotel, page, lang))
}

function draftOf(hotel: HotelContent, lang: Lang): Pick<Draft, 'lang' | 'propertyId' | 'contact'> {
  return { lang, propertyId: hotel.id, contact: contactOf(hotel) }
}

function homePage(workshop: Workshop, hotel: HotelContent, lang: Lang): Page {
  const { files, sections } = workshop
  const composed = hotelPage(hotel, 'home', lang)
  const header = files.picture(signatureOf(hotel), hotel.key, lang)
  const page = pageFrom(workshop, {
    ...draftOf(hotel, lang),
    reference: `hotel:${hotel.key}`,
    id: id.hotelHome(hotel.id),
    title: composed.title,
    description: composed.description,
    category: 'HOTEL',
    template: 'hotel-index',
    above: crumbsAbove(lang),
    contents: sections.record(composed.sections, hotel.key, lang),
  })
  return {
    ...page,
    options: [
      { key: 'HEADER_IMAGE', file: header },
      ...[...(hotel.beach ? BEACH_FACTS : []), ...HOTEL_FACTS].map(([key, name]) => ({
        key,
        value: hotelWords(hotel, name, lang),
      })),
    ],
    heroSlides: hotelHero(workshop, hotel, lang),
    sessions: hotel.day.map((hour, index) => ({
      id: id.session(hotel.id, index + 1),
      title: hour.title[lang],
      text: hour.text[lang],
      hours: [{ from: hour.from, to: hour.to }],
    })),
    gallery: { id: id.gallery(hotel.id) },
    events: eventsFor(workshop, lang, hotel.key),
  }
}

function subPage(workshop: Workshop, hotel: HotelContent, key: SubPage, lang: Lang): Page {
  const { files, sections } = workshop
  const composed = hotelPage(hotel, key, lang)
  const header = composed.picture
  const file = header && files.picture(header, hotel.key, lang)
  const page = pageFrom(workshop, {
    ...draftOf(hotel, lang),
    reference: `hotel:${hotel.key}/${key}`,
    id: id.subPage(hotel.id, key),
    title: composed.title,
    crumb: labels.hotelPages[key][lang],
    description: composed.description,
    category: CATEGORIES[key] ?? key.replaceAll('-', '_').toUpperCase(),
    template: key === 'rooms' ? 'room-index' : 'main',
    above: crumbsAbove(lang, hotel),
    contents: sections.record(composed.sections, hotel.key, lang),
    // A page that only takes a stay on to the booking system says nothing of its own to a search engine.
    robots: key === 'reservation' ? 'noindex,follow' : undefined,
  })
  return {
    ...page,
    ...(file && { options: [{ key: 'HEADER_IMAGE', file }] }),
    ...(key === 'gallery' && { gallery: { id: id.gallery(hotel.id) } }),
  }
}
