import type { Lang } from './contract.ts'
import paths from './data/paths.json' with { type: 'json' }

const { groupPages: GROUP_PAGES, hotelPages: SUB_PAGES, regions: REGIONS, events: EVENTS } = paths
/** English, German and Russian share their words. */
const inLang = ({ tr, others }: { tr: string; others: string }, lang: Lang) => (lang === 'tr' ? tr : others)

export type GroupPageKey = keyof typeof GROUP_PAGES
/** A page of a hotel. */
export type SubPage = keyof typeof SUB_PAGES
export type RegionCode = keyof typeof REGIONS

export const GROUP_PAGE_KEYS = Object.keys(GROUP_PAGES) as GroupPageKey[]
export const SUB_PAGE_KEYS = Object.keys(SUB_PAGES) as SubPage[]
export const REGION_CODES = Object.keys(REGIONS) as RegionCode[]

/** Urls as the provider writes them: no leading slash, no locale prefix. Slugs are those of the language. */
export const groupUrl = (key: GroupPageKey, lang: Lang) => inLang(GROUP_PAGES[key], lang)
export const hotelUrl = (slug: string, lang: Lang) => `${groupUrl('hotels', lang)}/${slug}`
export const subPageUrl = (hotelSlug: string, page: SubPage, lang: Lang) =>
  `${hotelUrl(hotelSlug, lang)}/${inLang(SUB_PAGES[page], lang)}`
export const roomUrl = (hotelSlug: string, slug: string, lang: Lang) =>
  `${subPageUrl(hotelSlug, 'rooms', lang)}/${slug}`
export const outletUrl = (hotelSlug: string, slug: string, lang: Lang) =>
  `${subPageUrl(hotelSlug, 'gastronomy', lang)}/${slug}`
export const eventUrl = (slug: string, lang: Lang) => `${inLang(EVENTS, lang)}/${slug}`
export const regionSlug = (code: RegionCode, lang: Lang) => inLang(REGIONS[code], lang)
/** Cappadocia is listed under Anatolia, every other region under the Turkish Riviera. */
export const regionList = (code: RegionCode) => (code === 'CAPPADOCIA' ? 'anatolia' : 'turkish-riviera')
export const regionUrl = (code: RegionCode, lang: Lang) =>
  `${groupUrl(regionList(code), lang)}/${regionSlug(code, lang)}`
