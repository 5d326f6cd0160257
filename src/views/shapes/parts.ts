/** Sections, cards and lists that many kinds of page show. */
import type { HallSearchView } from './queried.ts'
import type { Hall } from '../readings/halls.ts'
import type { FeatureView, FormView, HoursView, Html, LinkView, PictureView, VideoView } from './basics.ts'
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
  /** The first slide's title: large text in the cloth beside a logo, or in place of the logo. */
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
}

/** By what hotels are chosen, as the address names it. */
export type FacetName =
  'region' | 'sea' | 'beach' | 'airport' | 'aquapark' | 'kids' | 'spa' | 'adults' | 'room' | 'hall'
/** Values of each facet: what a hotel has, what is offered, or what was chosen. A room or a party is 'adults-children'. */
export type FacetValues = Partial<Record<FacetName, string[]>>

/** A row of a hotel's card. */
export interface CardFact {
  label: string
  /** Missing if the hotel does not say it. */
  value?: string
  /** It comes first where this was chosen. */
  facet?: FacetName
  /** Shown only then. */
  isExtra?: boolean
}

/** A hotel of the chooser's list. */
export interface ChosenCardView extends HotelCardView {
  /** Slug of the hotel in the search. */
  searchSlug: string
  /** Its values of the facets that are offered. */
  values: FacetValues
  /** By which it is compared; missing if there is nothing to compare. */
  slug?: string
  facts: CardFact[]
  /** Not what was chosen. */
  isLeftOut?: boolean
}

/** A checkbox: a facet's name and value in the address. */
export interface ChoiceView {
  name: string
  value: string
  label: string
  /** Number of hotels that have it. */
  count: number
  isTicked?: boolean
}

export interface ChoiceGroupView {
  group: string
  legend: string
  choices: ChoiceView[]
  /** Number fields, with the highest value that any hotel has. */
  numbers: { name: string; label: string; most: number; value?: string | undefined }[]
}

/** A hotel among many. */
export interface HotelRowView extends Omit<HotelCardView, 'text' | 'stars'> {
  /** What it says of the page's subject, where the page is about one. */
  facts?: FeatureView[]
}

/** A hall of a hotel. */
export interface OfferedHall extends Omit<Hall, 'name'> {
  /** '{hotel}/{name}', with the hotel's slug. */
  key: string
  hotel: { name: string }
  region?: { code: string }
}

/** A hall of a hotel, as the hotel's table describes it. */
export interface HallView extends OfferedHall {
  name: string
  /** `href`: the hotel's meetings page. */
  hotel: { id: number; name: string; href: string }
  region?: { code: string; name: string }
  /** Not what was asked for. */
  isLeftOut?: boolean
}

interface OptionView {
  value: string
  label: string
}

/** The halls of all hotels, as a chooser. */
export interface HallFinderView {
  halls: HallView[]
  /** Seating layouts that any hall has. */
  seatings: OptionView[]
  regions: OptionView[]
  hotels: OptionView[]
  /** Missing if there is no property to write to. */
  form?: FormView
  /** Once something was asked for. */
  search?: HallSearchView
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
  view?: string
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
  hotel?: LinkView
  calendarHref?: string
}

export interface EventCardView {
  id: number
  title: string
  href?: string
  /** ISO 8601 as the provider gives it. */
  startsAt?: string
  /** 'HH:MM', for an event with a start time. */
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
  /** The gallery page, if this is an extract on another page. */
  href?: string
  total: number
}

export interface ContactView {
  address?: string
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
