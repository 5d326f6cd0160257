import type * as wire from '../../src/demo/contract.ts'
import type { Lang } from '../../src/demo/contract.ts'
import { hotelUrl, roomUrl, subPageUrl } from '../../src/demo/paths.ts'
import { galleryId } from './hotel.ts'
import { file, slugIn, stamp, type HotelSeed } from './seed.ts'
import { paragraphs, sentence, SUB_TITLES, WORDS } from './words.ts'

export const roomSlug = (index: number, lang: Lang) => `${WORDS.roomSlug[lang]}-${index + 1}`
export const roomId = (hotel: HotelSeed, index: number) => hotel.id * 1000 + 501 + index

export const rooms = (hotel: HotelSeed, lang: Lang): wire.Room[] =>
  Array.from({ length: hotel.rooms }, (_, index) => room(hotel, index, lang))

function room(hotel: HotelSeed, index: number, lang: Lang): wire.Room {
  const id = roomId(hotel, index)
  return {
    id,
    slug: roomSlug(index, lang),
    name: `${WORDS.room[lang]} ${index + 1}`,
    category: { code: 'STANDARD', name: WORDS.standard[lang] },
    text: sentence(lang, id),
    image: file(id, 1200, 800),
    sizeM2: 24 + index * 4,
    maxAdults: 2,
    maxChildren: index % 3,
    beds: WORDS.double[lang],
    view: WORDS.sea[lang],
    hrefLangs: hotel.langs.map((each) => {
      const slug = roomSlug(index, each)
      return { locale: each, url: roomUrl(slugIn(hotel, each), slug, each), slug, id }
    }),
    html: paragraphs(lang, id, hotel.paragraphs * 2),
    images: [0, 1, 2].map((place) => file(id + place, 1200, 800)),
    features: [{ label: WORDS.sea[lang], value: '20 m' }, { label: WORDS.steam[lang] }],
    metas: [{ name: 'description', content: sentence(lang, id + 1) }],
    updatedAt: stamp(id),
  }
}

export const plans = (hotel: HotelSeed, index: number, lang: Lang): wire.Plan[] => [
  { id: roomId(hotel, index) * 10 + 1, title: WORDS.plan[lang], image: file(index, 1200, 900), text: '24 m²' },
]

export const stories = (hotel: HotelSeed, lang: Lang): wire.Story[] => [
  {
    id: hotel.id * 10 + 3,
    title: WORDS.story[lang],
    thumbnail: file(hotel.id, 300, 300),
    // Out of order on purpose: the reader sorts by ordinal.
    items: [2, 1, 3].map((ordinal) => ({
      id: hotel.id * 100 + ordinal,
      ordinal,
      type: 'IMAGE' as const,
      file: file(ordinal, 720, 1280),
    })),
  },
]

export const galleryCategories = (hotel: HotelSeed, lang: Lang): wire.GalleryCategory[] => [
  { id: galleryId(hotel) * 10 + 1, name: WORDS.outside[lang], ordinal: 2 },
  { id: galleryId(hotel) * 10 + 2, name: WORDS.inside[lang], ordinal: 1 },
]

export const galleryFiles = (hotel: HotelSeed): wire.GalleryFile[] =>
  [1, 2, 3, 4].map((place) => ({
    id: galleryId(hotel) * 100 + place,
    file: file(place, 1400, 900),
    categoryId: galleryId(hotel) * 10 + 1 + (place % 2),
    ordinal: 5 - place,
  }))

export function hotelMenus(hotel: HotelSeed, lang: Lang): wire.Menu[] {
  const slug = slugIn(hotel, lang)
  const items = hotel.subPages.map((sub, index) => ({
    id: hotel.id * 1000 + 801 + index,
    text: SUB_TITLES[sub][lang],
    url: subPageUrl(slug, sub, lang),
  }))
  return [
    { id: hotel.id * 10 + 5, type: 'HEADER', items },
    {
      id: hotel.id * 10 + 6,
      type: 'FOOTER',
      items: [{ id: hotel.id * 1000 + 901, text: hotel.name, url: hotelUrl(slug, lang), section: 'COL_1' }],
    },
  ]
}

export const deskTitle = (lang: Lang) => WORDS.reception[lang]
