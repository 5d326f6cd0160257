/**
 * The provider's wire shapes. A property marked `?` may be missing or null; a list may be missing, null or empty.
 * Paths in `url` have neither leading slash nor locale prefix.
 */

export type Lang = 'tr' | 'en' | 'de' | 'ru'
export const LANGS: readonly Lang[] = ['tr', 'en', 'de', 'ru']
/** Id of the network in queries, and of the property that stands for it. */
export const NETWORK = { id: 2, propertyId: 23 } as const

type Maybe<T> = T | null

export interface File {
  /** Absolute, or relative to the provider's base. */
  sourceUrl: string
  width?: Maybe<number>
  height?: Maybe<number>
  alt?: Maybe<string>
  mimeType?: Maybe<string>
}

export interface HrefLang {
  locale: Lang
  url: string
  slug?: Maybe<string>
  id?: Maybe<number>
}

export type Link = { text: string; url: string }

export interface Meta {
  name?: Maybe<string>
  property?: Maybe<string>
  content: string
}

/** `from` and `to` are 'HH:MM'. */
export interface Hours {
  label?: Maybe<string>
  from: string
  to: string
}

export interface Contact {
  address?: Maybe<string>
  phone?: Maybe<string>
  fax?: Maybe<string>
  email?: Maybe<string>
  latitude?: Maybe<number>
  longitude?: Maybe<number>
  whatsapp?: Maybe<string>
}

export type PropertyNetwork = { id: number; name: string }

/** One with a `propertyNetwork` is the network itself, the others are hotels. */
export interface Property {
  id: number
  name: string
  slug: string
  reservationUrl?: Maybe<string>
  regionCode?: Maybe<string>
  stars?: Maybe<number>
  logo?: Maybe<File>
  image?: Maybe<File>
  propertyNetwork?: Maybe<PropertyNetwork>
}

export interface Slide {
  id: number
  title?: Maybe<string>
  text?: Maybe<string>
  url?: Maybe<string>
  file: File
  mobileFile?: Maybe<File>
}

export interface HeroSlide extends Slide {
  type: 'IMAGE' | 'VIDEO' | (string & {})
  poster?: Maybe<File>
}

export interface Slider {
  key: string
  slides: Slide[]
}

export interface Section {
  ordinal?: Maybe<number>
  layout?: Maybe<'TEXT' | 'MEDIA_LEFT' | 'MEDIA_RIGHT' | 'CARDS' | 'FAQ' | 'TABLE' | 'FEATURES' | (string & {})>
  title?: Maybe<string>
  subtitle?: Maybe<string>
  html?: Maybe<string>
  image?: Maybe<File>
  link?: Maybe<Link>
  items?: Maybe<Section[]>
}

export interface Breadcrumb {
  text: string
  url: string
  active: boolean
}

export interface Session {
  id: number
  title: string
  text?: Maybe<string>
  hours?: Maybe<Hours[]>
}

export interface PageOption {
  key: string
  value?: Maybe<string>
  file?: Maybe<File>
}

export interface EventSummary {
  id: number
  slug: string
  title: string
  publisher: { id: number }
  startsAt?: Maybe<string>
  endsAt?: Maybe<string>
  venue?: Maybe<string>
  image?: Maybe<File>
}

export interface Event extends EventSummary {
  html?: Maybe<string>
  headerImage?: Maybe<File>
  images?: Maybe<File[]>
  metas?: Maybe<Meta[]>
  hrefLangs?: Maybe<HrefLang[]>
  updatedAt?: Maybe<string>
}

export interface Page {
  id: number
  url: string
  locale: Lang
  title: string
  property: { id: number; contact?: Maybe<Contact>; propertyNetwork?: Maybe<PropertyNetwork> }
  category?: Maybe<{ code: string }>
  categoryTemplate?: Maybe<string>
  options?: Maybe<PageOption[]>
  sliders?: Maybe<Slider[]>
  heroSlides?: Maybe<HeroSlide[]>
  contents?: Maybe<Record<string, Section>>
  metas?: Maybe<Meta[]>
  breadcrumbs?: Maybe<Breadcrumb[]>
  hrefLangs?: Maybe<HrefLang[]>
  events?: Maybe<EventSummary[]>
  sessions?: Maybe<Session[]>
  gallery?: Maybe<{ id: number }>
  updatedAt?: Maybe<string>
}

export interface GastronomyItem {
  id: number
  slug: string
  url: string
  title: string
  text?: Maybe<string>
  image?: Maybe<File>
  hours?: Maybe<Hours[]>
  paid?: Maybe<boolean>
  hrefLangs?: Maybe<HrefLang[]>
}

export interface Gastronomy {
  groups: { code: string; title: string; items: GastronomyItem[] }[]
}

export interface Feature {
  label: string
  value?: Maybe<string>
}

export interface Outlet {
  title: string
  html?: Maybe<string>
  images?: Maybe<File[]>
  hours?: Maybe<Hours[]>
  features?: Maybe<Feature[]>
}

export interface Spa {
  treatments?: Maybe<
    { id: number; title: string; text?: Maybe<string>; durationMinutes?: Maybe<number>; image?: Maybe<File> }[]
  >
  facilities?: Maybe<{ title: string; text?: Maybe<string>; image?: Maybe<File> }[]>
}

export interface ContactPage extends Contact {
  departments?: Maybe<{ title: string; phone?: Maybe<string>; email?: Maybe<string> }[]>
  directions?: Maybe<string>
}

export interface Certificates {
  items: { id: number; title: string; year?: Maybe<number>; image?: Maybe<File>; document?: Maybe<File> }[]
}

export interface MenuItem {
  id: number
  text: string
  url?: Maybe<string>
  section?: Maybe<'COL_1' | 'COL_2' | 'COL_3' | 'BOTTOM'>
  subitems?: Maybe<{ id: number; text: string; url: string }[]>
}

export interface Menu {
  id: number
  type: 'HEADER' | 'FOOTER'
  items: MenuItem[]
}

export interface Region {
  code: string
  name: string
  slug: string
  url: string
  text?: Maybe<string>
  image?: Maybe<File>
}

export interface RoomSummary {
  id: number
  slug: string
  name: string
  category?: Maybe<{ code: string; name?: Maybe<string> }>
  text?: Maybe<string>
  image?: Maybe<File>
  sizeM2?: Maybe<number>
  maxAdults?: Maybe<number>
  maxChildren?: Maybe<number>
  beds?: Maybe<string>
  view?: Maybe<string>
  hrefLangs?: Maybe<HrefLang[]>
}

export interface Room extends RoomSummary {
  html?: Maybe<string>
  images?: Maybe<File[]>
  features?: Maybe<Feature[]>
  metas?: Maybe<Meta[]>
  updatedAt?: Maybe<string>
}

export interface Plan {
  id: number
  title: string
  image: File
  text?: Maybe<string>
}

export interface Story {
  id: number
  title: string
  thumbnail?: Maybe<File>
  items: { id: number; ordinal: number; type: 'IMAGE' | 'VIDEO'; file: File; link?: Maybe<Link> }[]
}

export interface GalleryCategory {
  id: number
  name: string
  ordinal?: Maybe<number>
}

export interface GalleryFile {
  id: number
  file: File
  title?: Maybe<string>
  categoryId?: Maybe<number>
  ordinal?: Maybe<number>
}

export interface Newsletter {
  email: string
  propertyId: number
  lang: Lang
}

export interface ContactMessage {
  fullName: string
  email: string
  phone: string
  subject: string
  message: string
  consent: true
  propertyId: number
  lang: Lang
}

/** The body of every answer that is an error. */
export type ApiError = { status: number; message: string }
