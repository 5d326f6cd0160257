/** The slugs of the product's route tables: one for Turkish, one for all other languages. */
import { LANGUAGES, LOCALES, type Language, type Locale } from '../config/locales.ts'
import { STAGE_STYLES } from '../config/stage.ts'

export type SlugPair = Record<Language['slugs'], string>

const pair = (tr: string, others = tr): SlugPair => ({ tr, others })

export const STATIC_PAGES = {
  home: pair(''),
  shopping: pair('alisveris', 'shopping'),
  anatolia: pair('anadolu', 'anatolia'),
  cookies: pair('cerezler', 'cookies'),
  kids: pair('crispy-kids-world'),
  entertainment: pair('eglence', 'entertainment'),
  'management-systems': pair('entegre-yonetim-sistemleri', 'integrated-management-systems'),
  'early-booking': pair('erken-rezervasyon-firsatlari'),
  privacy: pair('gizlilik-politikasi', 'privacy-policy'),
  about: pair('hakkimizda', 'about-us'),
  contact: pair('iletisim', 'contact'),
  kurban: pair('kurban-bayrami-erken-rezervasyon-otelleri'),
  corporate: pair('kurumsal', 'corporate'),
  'data-protection': pair('kvkk', 'gdpr'),
  philosophy: pair('marka-felsefesi', 'brand-philosophy'),
  'beach-pool': pair('plaj-ve-havuz', 'beach-and-pool'),
  policies: pair('politikalarimiz', 'our-policies'),
  certificates: pair('sertifikalar-ve-oduller', 'certificates-and-awards'),
  spa: pair('spa', 'spa-and-wellness'),
  sport: pair('spor-ve-fitness', 'sport-and-fitness'),
  meeting: pair('toplanti', 'meeting-and-corporate'),
  'turkish-riviera': pair('turk-rivierasi', 'turkish-riviera'),
  'summer-deals': pair('yaz-tatili-otel-firsatlari', 'summer-vacation-hotel-deals'),
  'a-club': pair('a-club'),
} as const satisfies Record<string, SlugPair>
export type StaticPage = keyof typeof STATIC_PAGES

/** Sub-pages of a hotel. */
export const HOTEL_PAGES = {
  shopping: pair('alisveris', 'shopping'),
  aquapark: pair('aquapark'),
  kids: pair('crispy-kids-world'),
  'management-systems': pair('entegre-yonetim-sistemleri', 'integrated-management-systems'),
  gallery: pair('galeri', 'gallery'),
  gastronomy: pair('gastronomi', 'gastronomy'),
  about: pair('hakkimizda', 'about-us'),
  contact: pair('iletisim', 'contact'),
  kvkk: pair('kvkk'),
  philosophy: pair('marka-felsefesi', 'brand-philosophy'),
  rooms: pair('odalar', 'rooms'),
  spa: pair('spa', 'spa-and-wellness'),
  reservation: pair('online-rezervasyon', 'online-reservation'),
  'beach-pool': pair('plaj-ve-havuz', 'beach-and-pool'),
  policies: pair('politikalarimiz', 'our-policies'),
  certificates: pair('sertifikalar-ve-oduller', 'certificates-and-awards'),
  meeting: pair('toplanti', 'meeting-and-corporate'),
} as const satisfies Record<string, SlugPair>
export type HotelPage = keyof typeof HOTEL_PAGES

/** The site's own page of a hotel's day, unless the provider has one there. */
export const HOTEL_DAY = pair('bir-gun', 'day')
/** A guest's week there, likewise. */
export const HOTEL_WEEK = pair('hafta', 'week')

/** Lists with pages of regions below them. */
export const REGION_LISTS = ['turkish-riviera', 'anatolia'] as const satisfies StaticPage[]
export type RegionList = (typeof REGION_LISTS)[number]

export const HOTEL_FOLDER = pair('oteller', 'hotels')
export const EVENT_FOLDER = pair('etkinlikler', 'events')
/** The site's own page that links to all others. */
export const SITE_MAP = pair('site-haritasi', 'site-map')
/** Search of the whole site. */
export const SITE_SEARCH = pair('arama', 'search')
/** Comparison of hotels or rooms. */
export const COMPARE = pair('karsilastir', 'compare')
/** The provider's page for addresses that do not exist. */
export const NOT_FOUND_URL = '404'
/** The site's own page for server errors. */
export const FAILED_URL = '500'
/** Folder of the pages that are shown for former addresses. */
export const GONE_FOLDER = '410'

/** Folder that forms are submitted to, and of their responses in a release. */
export const FORMS_FOLDER = 'forms'

/** First segments that a page of the provider cannot have. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '_astro',
  'img',
  'file',
  'edge',
  'forms',
  'hooks',
  'healthz',
  'metrics',
  'preview',
  'desk',
  'logos',
  'app',
  'data',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  STAGE_STYLES,
  '.well-known',
  'share.jpg',
  'favicon.svg',
  'index',
  FAILED_URL,
  GONE_FOLDER,
  'facts',
  'facts.schema.json',
  'ics',
  ...Object.values(SITE_MAP),
  ...Object.values(SITE_SEARCH),
  ...Object.values(COMPARE),
  ...LOCALES,
])

export function slugIn(slugs: SlugPair, locale: Locale): string {
  return slugs[LANGUAGES[locale].slugs]
}
