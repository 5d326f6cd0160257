/** Converts between urls and places. A url has no leading slash and no locale prefix: 'hotels/crystal-flora/rooms'. */
import type { Locale } from '../config/locales.ts'
import { slugIn } from './slugs.ts'
import {
  EVENT_FOLDER,
  HOTEL_DAY,
  HOTEL_FOLDER,
  HOTEL_PAGES,
  HOTEL_WEEK,
  REGION_LISTS,
  STATIC_PAGES,
  type HotelPage,
  type RegionList,
  type StaticPage,
} from '../site/pages.ts'
import type { SlugPair } from '../config/language.ts'

export type Place =
  | { kind: 'static'; page: StaticPage }
  | { kind: 'region'; list: RegionList; slug: string }
  | { kind: 'event'; slug: string }
  | { kind: 'event-list' }
  | { kind: 'hotel-list' }
  | { kind: 'hotel'; hotel: string }
  | { kind: 'hotel-page'; hotel: string; page: HotelPage }
  | { kind: 'hotel-day'; hotel: string }
  | { kind: 'hotel-week'; hotel: string }
  | { kind: 'room'; hotel: string; slug: string }
  | { kind: 'outlet'; hotel: string; slug: string }
  | { kind: 'other'; url: string }

/** Lists above pages of single items. */
const LIST_PAGES = { room: 'rooms', outlet: 'gastronomy' } as const satisfies Record<string, HotelPage>

export function buildUrl(place: Place, locale: Locale): string {
  const hotelUrl = (hotel: string) => `${slugIn(HOTEL_FOLDER, locale)}/${hotel}`
  switch (place.kind) {
    case 'static':
      return slugIn(STATIC_PAGES[place.page], locale)
    case 'region':
      return `${slugIn(STATIC_PAGES[place.list], locale)}/${place.slug}`
    case 'event':
      return `${slugIn(EVENT_FOLDER, locale)}/${place.slug}`
    case 'event-list':
      return slugIn(EVENT_FOLDER, locale)
    case 'hotel-list':
      return slugIn(HOTEL_FOLDER, locale)
    case 'hotel':
      return hotelUrl(place.hotel)
    case 'hotel-page':
      return `${hotelUrl(place.hotel)}/${slugIn(HOTEL_PAGES[place.page], locale)}`
    case 'hotel-day':
      return `${hotelUrl(place.hotel)}/${slugIn(HOTEL_DAY, locale)}`
    case 'hotel-week':
      return `${hotelUrl(place.hotel)}/${slugIn(HOTEL_WEEK, locale)}`
    case 'room':
    case 'outlet':
      return `${hotelUrl(place.hotel)}/${slugIn(HOTEL_PAGES[LIST_PAGES[place.kind]], locale)}/${place.slug}`
    case 'other':
      return place.url
  }
}

export function parseUrl(url: string, locale: Locale): Place {
  const [first, second, third, fourth, ...rest] = url.split('/')
  const other: Place = { kind: 'other', url }
  if (rest.length > 0 || first === undefined) return other
  if (second === undefined) {
    if (first === slugIn(HOTEL_FOLDER, locale)) return { kind: 'hotel-list' }
    if (first === slugIn(EVENT_FOLDER, locale)) return { kind: 'event-list' }
    const page = pageWithSlug(STATIC_PAGES, first, locale)
    return page ? { kind: 'static', page } : other
  }
  if (second === '') return other
  if (third === undefined) {
    if (first === slugIn(HOTEL_FOLDER, locale)) return { kind: 'hotel', hotel: second }
    if (first === slugIn(EVENT_FOLDER, locale)) return { kind: 'event', slug: second }
    const list = REGION_LISTS.find((name) => slugIn(STATIC_PAGES[name], locale) === first)
    return list ? { kind: 'region', list, slug: second } : other
  }
  if (first !== slugIn(HOTEL_FOLDER, locale)) return other
  if (fourth === undefined && third === slugIn(HOTEL_DAY, locale)) return { kind: 'hotel-day', hotel: second }
  if (fourth === undefined && third === slugIn(HOTEL_WEEK, locale)) return { kind: 'hotel-week', hotel: second }
  const page = pageWithSlug(HOTEL_PAGES, third, locale)
  if (fourth === undefined) return page ? { kind: 'hotel-page', hotel: second, page } : other
  if (fourth === '') return other
  if (page === 'rooms') return { kind: 'room', hotel: second, slug: fourth }
  if (page === 'gastronomy') return { kind: 'outlet', hotel: second, slug: fourth }
  return other
}

function pageWithSlug<P extends string>(pages: Record<P, SlugPair>, slug: string, locale: Locale): P | undefined {
  return (Object.keys(pages) as P[]).find((page) => slugIn(pages[page], locale) === slug)
}
