/** The pages of the site with their slugs: one for Turkish, one for all other languages. */
import type { SlugPair } from '../config/language.ts'

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
