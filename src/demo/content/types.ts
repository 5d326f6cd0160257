/**
 * The content of the embedded provider before it takes the provider's JSON shapes: facts and texts of the group and of its hotels.
 * Every text stands in all four languages; what a language lacks "as in life" is said in `gaps`, not by an empty text.
 */

export type Lang = 'tr' | 'en' | 'de' | 'ru'
export const LANGS: readonly Lang[] = ['tr', 'en', 'de', 'ru']

/** One text in each language. */
export type Text = Record<Lang, string>
/** Paragraphs in each language. */
export type Texts = Record<Lang, string[]>
/** One URL segment in each language: lower-case ASCII letters, digits and hyphens (Russian uses the English slug or a transliteration). */
export type Slug = Record<Lang, string>

export type HotelKey =
  | 'admiral'
  | 'waterworld'
  | 'tat-beach'
  | 'aura'
  | 'boutique'
  | 'centro'
  | 'de-luxe'
  | 'green-bay'
  | 'sunrise-queen'
  | 'family'
  | 'flora'
  | 'sunset'
  | 'kaymakli'
  | 'paraiso-verde'
  | 'world-of-colours'
  | 'prestige-elite'
  | 'land-of-paradise'
  | 'palace'

export type RegionCode = 'KEMER' | 'BELEK' | 'SIDE' | 'LARA' | 'CAPPADOCIA' | 'ALANYA' | 'BODRUM' | 'BELDIBI' | 'GOYNUK'

/** What an illustrated scene shows; see ../pictures. */
export type Subject =
  | 'coast'
  | 'beach'
  | 'pool'
  | 'aquapark'
  | 'facade'
  | 'room'
  | 'suite'
  | 'family-room'
  | 'bathroom'
  | 'terrace'
  | 'restaurant'
  | 'breakfast'
  | 'meze'
  | 'grill'
  | 'dessert'
  | 'coffee'
  | 'bar'
  | 'spa'
  | 'kids'
  | 'sport'
  | 'meeting'
  | 'shopping'
  | 'event'
  | 'cappadocia'
  | 'courtyard'
  | 'ruins'
  | 'mountain'
  | 'harbour'
  | 'garden'
  | 'lobby'

export interface Picture {
  subject: Subject
  /** Different seeds give different pictures of the same subject. */
  seed: number
  /** Whose colours and landmarks; where left out, those of the page's hotel. */
  hotel?: HotelKey
  /** What is seen, for who cannot see it. */
  alt?: Text
}

/** 'HH:MM' in local time; `to` may be after midnight ('01:00'). */
export interface Opening {
  label?: Text
  from: string
  to: string
}

export interface RoomContent {
  /** hotel id × 100 + 1, 2, … */
  id: number
  category: 'STANDARD' | 'FAMILY' | 'SUITE' | 'BUNGALOW' | 'VILLA' | 'DUPLEX' | 'CAVE'
  /** Without the hotel's name: 'Family room with sea view'. */
  name: Text
  slug: Slug
  /** One or two sentences, plain text, for cards and as the lead. */
  text: Text
  /** Two paragraphs, plain text, for the room's own page. */
  body: Texts
  sizeM2: number
  maxAdults: number
  maxChildren: number
  beds: Text
  view: Text
  /** Keys of the shared dictionary of room features (see group/features.ts). */
  features: RoomFeature[]
  picture: 'room' | 'suite' | 'family-room'
  /** Languages in which this room has no page. */
  absentIn?: Lang[]
}

export type RoomFeature =
  | 'air-conditioning'
  | 'balcony'
  | 'terrace'
  | 'french-balcony'
  | 'minibar'
  | 'kettle'
  | 'espresso'
  | 'safe'
  | 'hair-dryer'
  | 'wifi'
  | 'tv'
  | 'bathrobe'
  | 'shower'
  | 'bathtub'
  | 'rain-shower'
  | 'hot-tub'
  | 'private-pool'
  | 'shared-pool'
  | 'sofa-bed'
  | 'bunk-beds'
  | 'sliding-door'
  | 'two-bathrooms'
  | 'kitchenette'
  | 'connecting-door'
  | 'baby-cot'
  | 'step-free'
  | 'fireplace'
  | 'parquet'
  | 'carpet-free'
  | 'desk'
  | 'iron'

export interface OutletContent {
  /** hotel id × 100 + 51, 52, … */
  id: number
  group: 'MAIN' | 'ALACARTE' | 'BAR' | 'SNACK' | 'PATISSERIE'
  name: Text
  slug: Slug
  /** One or two sentences, plain text. */
  text: Text
  /** One or two paragraphs, plain text, for the outlet's own page. */
  body: Texts
  hours: Opening[]
  paid: boolean
  /** Label and value pairs such as seats, dress, table booking. */
  features: { label: Text; value: Text }[]
  picture: 'restaurant' | 'breakfast' | 'meze' | 'grill' | 'dessert' | 'coffee' | 'bar' | 'terrace' | 'beach' | 'pool'
  absentIn?: Lang[]
}

export interface HotelContent {
  key: HotelKey
  /** Property id of the provider. */
  id: number
  slug: string
  name: string
  region: RegionCode
  stars: 4 | 5
  opened: number
  renovated?: number
  roomsTotal: number
  latitude: number
  longitude: number
  address: string
  phone: string
  email: string
  /** Digits with country code, for a wa.me link. */
  whatsapp: string
  /** Town and quarter as a guest would say it: 'Side, Kızılağaç'. */
  locality: Text
  airport: { name: Text; km: number; minutes: number }
  centre: { name: Text; km: number }
  beach?: { lengthM: number; walkM: number; ground: 'sand' | 'pebble' | 'sand-pebble' | 'jetty'; blueFlag: boolean }
  adultsOnly?: boolean

  /** Headline of the hero: three to six words that fit no other hotel. */
  slogan: Text
  /** One sentence under the headline. */
  sloganText: Text
  /** One sentence on a card that says for whom the hotel is. */
  promise: Text
  /** Three paragraphs about the place: where it lies, how it is built, how a day feels. Plain text. */
  about: Texts
  /** Four things that only this hotel has. */
  highlights: { title: Text; text: Text; picture: Subject }[]
  /** Five hours of a day, in order. */
  day: { title: Text; text: Text; from: string; to: string }[]
  /** Two paragraphs on the beach (or, inland, on the courtyards). */
  beachText: Texts
  pools: { name: Text; text: Text; areaM2: number; depthM: number; heated: boolean; from: string; to: string }[]
  /** Seven rooms or more, at least six. */
  rooms: RoomContent[]
  /** Seven outlets or more, at least six. */
  outlets: OutletContent[]
  kids?: { intro: Texts; groups: { name: Text; ages: Text; text: Text; from: string; to: string }[]; safety: Texts }
  aquapark?: { intro: Texts; slides: { name: Text; text: Text; minHeightCm: number }[] }
  /** A spa page of the hotel's own, six treatments and three facilities. */
  spa?: {
    intro: Texts
    hours: Opening[]
    treatments: { id: number; title: Text; text: Text; minutes: number }[]
    facilities: { title: Text; text: Text }[]
  }
  meeting?: {
    intro: Texts
    halls: { name: string; areaM2: number; heightM: number; theatre: number; classroom: number; banquet: number }[]
  }
  shopping?: Texts
  /** What the hotel believes in, in its own words; two paragraphs. */
  philosophy: Texts
  certificates: { code: CertificateCode; year: number }[]
  stories: { title: Text; pictures: Subject[] }[]
  /** Four questions that guests of this hotel really ask. */
  faq: { question: Text; answer: Text }[]
  gaps?: {
    /** Sub-pages that the hotel has in no language. */
    pages?: SubPage[]
    /** Sub-pages that it lacks in one language. */
    byLang?: Partial<Record<Lang, SubPage[]>>
  }
}

export type CertificateCode =
  | 'blue-flag'
  | 'green-key'
  | 'green-star'
  | 'sustainable-tourism'
  | 'iso-9001'
  | 'iso-14001'
  | 'iso-22000'
  | 'iso-45001'
  | 'iso-50001'
  | 'zero-waste'
  | 'safe-tourism'

export type SubPage =
  | 'shopping'
  | 'aquapark'
  | 'kids'
  | 'management-systems'
  | 'gallery'
  | 'gastronomy'
  | 'about'
  | 'contact'
  | 'kvkk'
  | 'philosophy'
  | 'rooms'
  | 'reservation'
  | 'beach-pool'
  | 'policies'
  | 'certificates'
  | 'meeting'
  | 'spa'

/** A section of a page as the provider sends it, with each text in four languages. */
export interface SectionContent {
  key: string
  layout: 'TEXT' | 'MEDIA_LEFT' | 'MEDIA_RIGHT' | 'CARDS' | 'FAQ' | 'TABLE' | 'FEATURES'
  title?: Text
  subtitle?: Text
  /** Simple HTML (p, h3, ul, ol, li, strong, em, table, a). Links to pages of the site: `href="page:KEY"` or `href="hotel:KEY/SUBPAGE"`. */
  html?: Text
  picture?: Picture
  /** `to`: `page:KEY`, `region:CODE`, `hotel:KEY` or `hotel:KEY/SUBPAGE`. */
  link?: { text: Text; to: string }
  items?: SectionContent[]
}

/** A static page of the group. */
export interface GroupPage {
  key: GroupPageKey
  title: Text
  description: Text
  sections: SectionContent[]
  picture?: Picture
  /** Languages in which the page does not exist. */
  absentIn?: Lang[]
}

export type GroupPageKey =
  | 'home'
  | 'shopping'
  | 'anatolia'
  | 'cookies'
  | 'kids'
  | 'entertainment'
  | 'management-systems'
  | 'early-booking'
  | 'privacy'
  | 'about'
  | 'contact'
  | 'kurban'
  | 'corporate'
  | 'data-protection'
  | 'philosophy'
  | 'beach-pool'
  | 'policies'
  | 'certificates'
  | 'spa'
  | 'sport'
  | 'meeting'
  | 'turkish-riviera'
  | 'summer-deals'
  | 'a-club'
  /** The hotel list and the not-found page stand in no route table; the menus name the first. */
  | 'hotels'
  | 'not-found'
