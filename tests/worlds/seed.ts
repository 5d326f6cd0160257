import { LANGS, NETWORK, type File, type HrefLang, type Lang } from '../../src/demo/contract.ts'
import { groupUrl, hotelUrl, type SubPage } from '../../src/demo/paths.ts'
import { GROUP_TITLES } from './words.ts'

/** What a hotel of a test world is made from. */
export interface HotelSeed {
  id: number
  name: string
  slug: string | Record<Lang, string>
  langs: readonly Lang[]
  regionCode: string | undefined
  reservationUrl: string | undefined
  subPages: readonly SubPage[]
  rooms: number
  outlets: number
  /** Paragraphs in each section. */
  paragraphs: number
  ownMenus: boolean
}

const SMALL_HOTEL: HotelSeed = {
  id: 51,
  name: 'Deniz Kızı',
  slug: 'deniz-kizi',
  langs: LANGS,
  regionCode: 'KEMER',
  reservationUrl: 'https://booking.example/deniz-kizi',
  subPages: ['rooms', 'gastronomy', 'spa', 'gallery', 'about', 'contact', 'certificates', 'reservation'],
  rooms: 2,
  outlets: 2,
  paragraphs: 1,
  ownMenus: true,
}

export const hotelSeed = (change: Partial<HotelSeed> = {}): HotelSeed => ({ ...SMALL_HOTEL, ...change })

export const slugIn = (hotel: HotelSeed, lang: Lang) => (typeof hotel.slug === 'string' ? hotel.slug : hotel.slug[lang])

export const NETWORK_REF = { id: NETWORK.id, name: 'Bay Hotels' }

/** A picture of the test provider; see pictures.ts. */
export const file = (seed: number, width = 1600, height = 1000): File => ({
  sourceUrl: `/media/test/${seed}-${width}x${height}.png`,
  width,
  height,
  alt: `Picture ${seed}`,
  mimeType: 'image/png',
})

export const hrefLangs = (langs: readonly Lang[], url: (lang: Lang) => string): HrefLang[] =>
  langs.map((lang) => ({ locale: lang, url: url(lang) }))

/** The same time for the same record in every run. */
export const stamp = (id: number) => new Date(Date.UTC(2026, id % 9, 1 + (id % 27), id % 24)).toISOString()

/** Home, hotels and the hotel, as crumbs before the page's own. */
export function hotelCrumbs(hotel: HotelSeed, lang: Lang, ...own: { text: string; url: string }[]) {
  const crumbs = [
    { text: GROUP_TITLES.home?.[lang] ?? '', url: '' },
    { text: GROUP_TITLES.hotels?.[lang] ?? '', url: groupUrl('hotels', lang) },
    { text: hotel.name, url: hotelUrl(slugIn(hotel, lang), lang) },
    ...own,
  ]
  return crumbs.map((crumb, index) => ({ ...crumb, active: index === crumbs.length - 1 }))
}
