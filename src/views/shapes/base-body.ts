/** What every kind of page may show. */
import type { LinkView, PictureView } from './basics.ts'
import type { PhoneView } from './chrome.ts'
import type { HotelFitView } from './fit.ts'
import type {
  ContactView,
  EventCardView,
  GalleryView,
  HeroView,
  HotelRowView,
  SectionView,
  SessionView,
  SlideView,
} from './parts.ts'

export interface LandingButtonsView {
  call: PhoneView
  chat: { href: string; display: string }
  reservation: LinkView
}

export interface BaseBody {
  /** Text of the one `h1`. */
  title: string
  lead?: string
  hero?: HeroView
  header?: PictureView
  mobileHeader?: PictureView
  /** Its address says ages or days of a trip. */
  isPrivate?: true
  /** What the hotel, or what the page is about, says of the trip. */
  hotelFit?: HotelFitView
  sections: SectionView[]
  sliders: { key: string; slides: SlideView[] }[]
  events: EventCardView[]
  sessions: SessionView[]
  gallery?: GalleryView
  contact?: ContactView
  /** Sub-pages of the page's hotel, for the tabs. */
  tabs: (LinkView & { current?: boolean })[]
  /** On landing pages. */
  buttons?: LandingButtonsView
  /** On a group page about something that hotels offer: the hotels that have it. */
  offers?: HotelRowView[]
}
