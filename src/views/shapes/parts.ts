/** Sections, cards and lists that many kinds of page show. */
import type { FeatureView, HoursView, Html, LinkView, PictureView, VideoView } from './basics.ts'
import type { LogoView, PhoneView } from './chrome.ts'

export type SectionLayout = 'TEXT' | 'MEDIA_LEFT' | 'MEDIA_RIGHT' | 'CARDS' | 'FAQ' | 'TABLE' | 'FEATURES'

export interface SectionView {
  /** Unique in the page; usable as a fragment. */
  id: string
  layout: SectionLayout
  title?: string
  subtitle?: string
  html?: Html
  picture?: PictureView
  link?: LinkView
  items: SectionView[]
}

export interface SlideView {
  id: number
  type: 'IMAGE' | 'VIDEO'
  picture?: PictureView
  mobilePicture?: PictureView
  video?: VideoView
  title?: string
  text?: string
  link?: LinkView
}

export interface HeroView {
  slides: SlideView[]
  /** Property logo, shown in the cloth. */
  logo?: LogoView
  /** The title of the first slide: with a logo the cloth's large words, otherwise in the logo's place. */
  slogan?: string
}

export interface StoryView {
  id: number
  title: string
  thumbnail?: PictureView
  items: { id: number; type: 'IMAGE' | 'VIDEO'; picture?: PictureView; video?: VideoView; link?: LinkView }[]
}

export interface RegionCardView {
  code: string
  name: string
  href: string
  text?: string
  picture?: PictureView
  hotelCount: number
}

export interface HotelCardView {
  id: number
  name: string
  href: string
  region?: string
  stars?: number
  text?: string
  picture?: PictureView
  /** How far airport and beach are. Where hotels of one region stand side by side. */
  distances?: FeatureView[]
}

/** A hotel of the list that is chosen from. */
export interface ChosenCardView extends HotelCardView {
  /** What it has of each facet, as `valuesText` writes it. */
  values: string
  /** What tells it from the others. */
  facts: FeatureView[]
}

/** One box to tick: a facet's name and value in the address. */
export interface ChoiceView {
  name: string
  value: string
  label: string
  /** How many hotels have it. */
  count: number
}

export interface ChoiceGroupView {
  group: string
  legend: string
  choices: ChoiceView[]
  /** Fields for numbers, with the highest that any hotel has. */
  numbers: { name: string; label: string; most: number }[]
}

/** A hotel among many. */
export type HotelRowView = Omit<HotelCardView, 'text' | 'stars'>

/** A hall of a hotel, with what the hotel's table says of it. */
export interface HallView {
  /** '{hotel}/{name}', with the hotel's slug. */
  key: string
  name: string
  /** `href`: of its page for meetings. */
  hotel: { id: number; name: string; href: string }
  region?: { code: string; name: string }
  area?: string
  height?: string
  daylight?: string
  /** People by the way they are seated. */
  seats: Partial<Record<string, number>>
}

interface OptionView {
  value: string
  label: string
}

/** The halls of all hotels, to choose from. */
export interface HallFinderView {
  halls: HallView[]
  /** Those that any hall has. */
  seatings: OptionView[]
  regions: OptionView[]
  hotels: OptionView[]
  /** Missing where there is no property to write to. */
  form?: NonNullable<ContactView['form']>
}

export interface RoomCardView {
  id: number
  name: string
  /** Missing where the room has no page in this language. */
  href?: string
  category?: string
  text?: string
  picture?: PictureView
  sizeM2?: number
  maxAdults?: number
  maxChildren?: number
  beds?: string
  view?: string
}

/** A room in short. */
export type RoomTileView = Omit<RoomCardView, 'text' | 'category'>

export interface OutletCardView {
  id: number
  name: string
  href?: string
  text?: string
  picture?: PictureView
  hours: HoursView[]
  paid: boolean
}

export interface OutletGroupView {
  code: string
  title: string
  items: OutletCardView[]
}

/** An outlet in short, where all of a hotel stand by what they cost. */
export interface IncludedOutletView {
  name: string
  href?: string
  /** What it is, as the provider's group says. */
  group: string
  hours: HoursView[]
  /** How a table is booked. */
  booking?: FeatureView
}

export interface IncludedView {
  board?: FeatureView
  included: IncludedOutletView[]
  extra: IncludedOutletView[]
}

export interface EventCardView {
  id: number
  title: string
  href?: string
  /** ISO 8601 as the provider gives it. */
  startsAt?: string
  /** 'HH:MM', of an event that starts at a time. */
  ends?: string
  venue?: string
  picture?: PictureView
}

export interface SessionView {
  id: number
  title: string
  text?: string
  hours: HoursView[]
}

export interface GalleryView {
  categories: { id: number; name?: string; files: { id: number; title?: string; picture: PictureView }[] }[]
  /** The gallery page, when this is an extract elsewhere. */
  href?: string
  total: number
}

export interface ContactView {
  address?: string
  phone?: PhoneView
  fax?: string
  email?: string
  whatsapp?: PhoneView
  latitude?: number
  longitude?: number
  /** Map of the place on another site, and its page for a frame where the site has such a service: neither is asked for by itself. */
  mapHref?: string
  mapFrame?: string
  departments: { title: string; phone?: PhoneView; email?: string }[]
  directions?: Html
  /** Missing when there is no property to write to. */
  form?: { action: string; propertyId: number; privacyHref?: string }
}
