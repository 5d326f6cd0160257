import type * as wire from '../../src/demo/contract.ts'
import type { Lang } from '../../src/demo/contract.ts'
import { hotelUrl, outletUrl, subPageUrl, type SubPage } from '../../src/demo/paths.ts'
import { file, hotelCrumbs, hrefLangs, NETWORK_REF, slugIn, stamp, type HotelSeed } from './seed.ts'
import { paragraphs, sentence, SUB_TITLES, WORDS } from './words.ts'

/** Wire records of one hotel, each a pure function of the seed. Ids: page = hotel × 1000 + place, rooms from 501, outlets from 601. */

const SUB_PAGE_PLACES = Object.keys(SUB_TITLES) as SubPage[]
const CATEGORIES: Partial<Record<SubPage, string>> = {
  rooms: 'ROOMS',
  gastronomy: 'GASTRONOMY',
  spa: 'SPA',
  gallery: 'GALLERY',
  contact: 'CONTACT',
  certificates: 'CERTIFICATE',
  policies: 'POLICY',
  meeting: 'MEETING',
}

export const homeId = (hotel: HotelSeed) => hotel.id * 1000
export const subPageId = (hotel: HotelSeed, page: SubPage) => hotel.id * 1000 + 1 + SUB_PAGE_PLACES.indexOf(page)
export const galleryId = (hotel: HotelSeed) => hotel.id * 10 + 1
export const outletSlug = (index: number, lang: Lang) => `${WORDS.outletSlug[lang]}-${index + 1}`
export const outletId = (hotel: HotelSeed, index: number) => hotel.id * 1000 + 601 + index

export const contactOf = (hotel: HotelSeed): wire.Contact => ({
  address: `Liman Caddesi ${hotel.id}, Kemer`,
  phone: `+90 242 555 ${String(1000 + hotel.id).slice(-4, -2)} ${String(hotel.id).padStart(2, '0').slice(-2)}`,
  email: `hotel-${hotel.id}@bayhotels.example`,
  latitude: 36.6,
  longitude: 30.56,
  whatsapp: '905325550100',
})

export const property = (hotel: HotelSeed): wire.Property => ({
  id: hotel.id,
  name: hotel.name,
  slug: slugIn(hotel, hotel.langs[0] ?? 'tr'),
  reservationUrl: hotel.reservationUrl,
  regionCode: hotel.regionCode,
  stars: 5,
  logo: file(hotel.id, 400, 160),
  image: file(hotel.id + 1, 800, 1000),
})

const sections = (lang: Lang, seed: number, count: number): Record<string, wire.Section> => ({
  intro: { ordinal: 1, layout: 'TEXT', title: sentence(lang, seed), html: paragraphs(lang, seed, count) },
  more: {
    ordinal: 2,
    layout: 'MEDIA_LEFT',
    title: sentence(lang, seed + 1),
    html: paragraphs(lang, seed + 4, count),
    image: file(seed + 2),
  },
})

function pageOf(hotel: HotelSeed, lang: Lang, id: number, title: string, url: (lang: Lang) => string): wire.Page {
  return {
    id,
    url: url(lang),
    locale: lang,
    title,
    property: { id: hotel.id, contact: contactOf(hotel), propertyNetwork: { ...NETWORK_REF } },
    category: { code: 'PAGE' },
    categoryTemplate: 'main',
    options: [{ key: 'HEADER_IMAGE', file: file(id, 2000, 1000) }],
    contents: sections(lang, id, hotel.paragraphs),
    metas: [{ name: 'description', content: `${title}, ${hotel.name}. ${sentence(lang, id)}` }],
    hrefLangs: hrefLangs(hotel.langs, url),
    updatedAt: stamp(id),
  }
}

export function hotelHome(hotel: HotelSeed, lang: Lang): wire.Page {
  const page = pageOf(hotel, lang, homeId(hotel), hotel.name, (each) => hotelUrl(slugIn(hotel, each), each))
  return {
    ...page,
    category: { code: 'HOTEL' },
    categoryTemplate: 'hotel-index',
    hrefLangs: page.hrefLangs?.map((link) => ({ ...link, slug: slugIn(hotel, link.locale), id: hotel.id })),
    heroSlides: [1, 2].map((place) => ({
      id: homeId(hotel) + place,
      type: 'IMAGE',
      file: file(place, 2000, 1125),
      mobileFile: file(place, 900, 1125),
      title: sentence(lang, place),
    })),
    breadcrumbs: hotelCrumbs(hotel, lang),
    sessions: [{ id: hotel.id, title: WORDS.morning[lang], hours: [{ from: '07:00', to: '08:30' }] }],
    gallery: { id: galleryId(hotel) },
  }
}

export function hotelSubPage(hotel: HotelSeed, sub: SubPage, lang: Lang): wire.Page {
  const title = SUB_TITLES[sub][lang]
  const url = (each: Lang) => subPageUrl(slugIn(hotel, each), sub, each)
  return {
    ...pageOf(hotel, lang, subPageId(hotel, sub), title, url),
    category: { code: CATEGORIES[sub] ?? sub.toUpperCase() },
    categoryTemplate: sub === 'rooms' ? 'room-index' : 'main',
    breadcrumbs: hotelCrumbs(hotel, lang, { text: title, url: url(lang) }),
    ...(sub === 'gallery' && { gallery: { id: galleryId(hotel) } }),
  }
}

export function outletPage(hotel: HotelSeed, index: number, lang: Lang): wire.Page {
  const url = (each: Lang) => outletUrl(slugIn(hotel, each), outletSlug(index, each), each)
  const title = `${WORDS.outlet[lang]} ${index + 1}`
  const parent = { text: SUB_TITLES.gastronomy[lang], url: subPageUrl(slugIn(hotel, lang), 'gastronomy', lang) }
  return {
    ...pageOf(hotel, lang, outletId(hotel, index), title, url),
    category: { code: 'OUTLET' },
    breadcrumbs: hotelCrumbs(hotel, lang, parent, { text: title, url: url(lang) }),
  }
}

export const outlet = (hotel: HotelSeed, index: number, lang: Lang): wire.Outlet => ({
  title: `${WORDS.outlet[lang]} ${index + 1}`,
  html: paragraphs(lang, outletId(hotel, index), hotel.paragraphs),
  images: [file(index), file(index + 1)],
  hours: [{ label: WORDS.dinner[lang], from: '18:30', to: '22:00' }],
  features: [{ label: WORDS.sea[lang], value: `${30 + index} m` }],
})

export const gastronomy = (hotel: HotelSeed, lang: Lang): wire.Gastronomy => ({
  groups: [
    {
      code: 'ALACARTE',
      title: WORDS.outlet[lang],
      items: Array.from({ length: hotel.outlets }, (_, index) => {
        const url = (each: Lang) => outletUrl(slugIn(hotel, each), outletSlug(index, each), each)
        return {
          id: outletId(hotel, index),
          slug: outletSlug(index, lang),
          url: url(lang),
          title: `${WORDS.outlet[lang]} ${index + 1}`,
          text: sentence(lang, hotel.id + index),
          image: file(index, 800, 800),
          hours: [{ from: '18:30', to: '22:00' }],
          paid: index % 2 === 1,
          hrefLangs: hrefLangs(hotel.langs, url),
        }
      }),
    },
  ],
})

export const spa = (hotel: HotelSeed, lang: Lang): wire.Spa => ({
  treatments: [
    { id: hotel.id * 1000 + 701, title: WORDS.massage[lang], text: sentence(lang, hotel.id), durationMinutes: 50 },
  ],
  facilities: [{ title: WORDS.steam[lang], text: sentence(lang, hotel.id + 2), image: file(hotel.id) }],
})

export const certificates = (id: number, lang: Lang): wire.Certificates => ({
  items: [{ id: id * 10 + 1, title: WORDS.award[lang], year: 2026, image: file(id, 600, 850) }],
})
