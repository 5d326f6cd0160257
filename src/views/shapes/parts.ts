/** Sections, cards and lists that many kinds of page show. */
import type { AddressReading, Bedding } from '../../records/readings.ts'
import type { FeatureView, FormView, HoursView, Html, LinkView, PictureView, VideoView } from './basics.ts'
import type { FitNoteView, RoomFitView } from './fit.ts'
import type { LogoView, MailView, NumberView } from './chrome.ts'

/** Ways to show a section, as the provider names them. Each has a component in `components/sections/Section.astro`. */
export const SECTION_LAYOUTS = ['TEXT', 'MEDIA_LEFT', 'MEDIA_RIGHT', 'CARDS', 'FAQ', 'TABLE', 'FEATURES'] as const
export type SectionLayout = (typeof SECTION_LAYOUTS)[number]

export interface SectionView {
  /** Unique in the page; usable as a fragment id. */
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
  /** Property logo, shown in the hero's cloth. */
  logo?: LogoView
  /** In place of a logo, where a slide has no title. */
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
  /** Distances to airport and beach, where hotels of one region are listed together. */
  distances?: FeatureView[]
  fit?: FitNoteView
}

/** A hotel among many. */
export interface HotelRowView extends Omit<HotelCardView, 'text' | 'stars'> {
  /** What it says of the page's subject, where the page is about one. */
  facts?: FeatureView[]
}

export interface RoomCardView {
  id: number
  name: string
  /** Missing if the room has no page in this language. */
  href?: string
  category?: string
  text?: string
  picture?: PictureView
  sizeM2?: number
  maxAdults?: number
  maxChildren?: number
  beds?: string
  /** Its text advises against it for younger children. */
  advisedFrom?: number
  /** Of its beds, as far as their words can be read. */
  bedding?: Bedding
  view?: string
  /** Once a party was said. */
  fit?: RoomFitView
}

/** Short form of a room. */
export type RoomTileView = Omit<RoomCardView, 'text' | 'category'>

export interface OutletCardView {
  id: number
  name: string
  href?: string
  text?: string
  picture?: PictureView
  hours: HoursView[]
  paid: boolean
  /** On a page that tells which cost extra: the price includes it. */
  included?: true
  /** How to book a table. */
  booking?: FeatureView
  fit?: FitNoteView
}

export interface OutletGroupView {
  code: string
  title: string
  items: OutletCardView[]
}

export interface IncludedView {
  board?: FeatureView
  /** How many outlets the price includes, of how many. */
  included: number
  total: number
}

/** An event beside all others: where it is, and its file for calendars. */
export interface ListedEventView extends EventCardView {
  fit?: FitNoteView
  hotel?: LinkView
  calendarHref?: string
}

export interface EventCardView {
  id: number
  title: string
  href?: string
  /** ISO 8601 as the provider gives it. */
  startsAt?: string
  /** 'HH:MM', for an event of one day with a start time. */
  ends?: string
  /** 'YYYY-MM-DD', for an event of several days. */
  lastDay?: string
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
  /** The gallery page, if this is an extract on another page. */
  href?: string
  total: number
}

export interface ContactView {
  address?: string
  postal?: AddressReading
  phones: NumberView[]
  fax?: string
  emails: MailView[]
  chats: NumberView[]
  latitude?: number
  longitude?: number
  /**
   * Link to a map on another site, and address of its frame if a map service is configured. Neither is loaded without
   * the visitor's action.
   */
  mapHref?: string
  mapFrame?: string
  departments: { title: string; phones: NumberView[]; emails: MailView[] }[]
  directions?: Html
  /** Missing if there is no property to write to. */
  form?: FormView
}
