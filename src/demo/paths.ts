import type { Lang } from './contract.ts'

/** Turkish words first, then those of English, German and Russian. */
type Words = readonly [turkish: string, others: string]
const same = (word: string): Words => [word, word]
const inLang = ([turkish, others]: Words, lang: Lang) => (lang === 'tr' ? turkish : others)

const GROUP_PAGES = {
  home: same(''),
  shopping: ['alisveris', 'shopping'],
  anatolia: ['anadolu', 'anatolia'],
  cookies: ['cerezler', 'cookies'],
  kids: same('crispy-kids-world'),
  entertainment: ['eglence', 'entertainment'],
  'management-systems': ['entegre-yonetim-sistemleri', 'integrated-management-systems'],
  'early-booking': same('erken-rezervasyon-firsatlari'),
  privacy: ['gizlilik-politikasi', 'privacy-policy'],
  about: ['hakkimizda', 'about-us'],
  contact: ['iletisim', 'contact'],
  kurban: same('kurban-bayrami-erken-rezervasyon-otelleri'),
  corporate: ['kurumsal', 'corporate'],
  'data-protection': ['kvkk', 'gdpr'],
  philosophy: ['marka-felsefesi', 'brand-philosophy'],
  'beach-pool': ['plaj-ve-havuz', 'beach-and-pool'],
  policies: ['politikalarimiz', 'our-policies'],
  certificates: ['sertifikalar-ve-oduller', 'certificates-and-awards'],
  spa: ['spa', 'spa-and-wellness'],
  sport: ['spor-ve-fitness', 'sport-and-fitness'],
  meeting: ['toplanti', 'meeting-and-corporate'],
  'turkish-riviera': ['turk-rivierasi', 'turkish-riviera'],
  'summer-deals': ['yaz-tatili-otel-firsatlari', 'summer-vacation-hotel-deals'],
  'a-club': same('a-club'),
  hotels: ['oteller', 'hotels'],
  'not-found': same('404'),
} satisfies Record<string, Words>

const SUB_PAGES = {
  shopping: ['alisveris', 'shopping'],
  aquapark: same('aquapark'),
  kids: same('crispy-kids-world'),
  'management-systems': ['entegre-yonetim-sistemleri', 'integrated-management-systems'],
  gallery: ['galeri', 'gallery'],
  gastronomy: ['gastronomi', 'gastronomy'],
  about: ['hakkimizda', 'about-us'],
  contact: ['iletisim', 'contact'],
  kvkk: same('kvkk'),
  philosophy: ['marka-felsefesi', 'brand-philosophy'],
  rooms: ['odalar', 'rooms'],
  reservation: ['online-rezervasyon', 'online-reservation'],
  'beach-pool': ['plaj-ve-havuz', 'beach-and-pool'],
  policies: ['politikalarimiz', 'our-policies'],
  certificates: ['sertifikalar-ve-oduller', 'certificates-and-awards'],
  meeting: ['toplanti', 'meeting-and-corporate'],
  spa: ['spa', 'spa-and-wellness'],
} satisfies Record<string, Words>

const REGIONS = {
  KEMER: same('kemer'),
  BELEK: same('belek'),
  SIDE: same('side'),
  LARA: same('lara'),
  CAPPADOCIA: ['kapadokya', 'cappadocia'],
  ALANYA: same('alanya'),
  BODRUM: same('bodrum'),
  BELDIBI: same('beldibi'),
  GOYNUK: same('goynuk'),
} satisfies Record<string, Words>

const EVENTS: Words = ['etkinlikler', 'events']

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
