/** The content of each kind of page. */
import type { Season } from '../../config/site-types.ts'
import type { FeatureView, FormView, HoursView, Html, LinkView, PictureView } from './basics.ts'
import type { SelectedView } from './queried.ts'
import type { PhoneView } from './chrome.ts'
import type { OfferedRoom } from '../../domain/fit/offer.ts'
import type { FitNoteView, RoomFitView } from './fit.ts'
import type { MapView } from './map.ts'
import type { ChoiceGroupView, ChosenCardView, HallFinderView } from './choosers.ts'
import type {
  HotelCardView,
  HotelRowView,
  IncludedView,
  OutletCardView,
  OutletGroupView,
  RegionCardView,
  RoomCardView,
  RoomTileView,
  StoryView,
} from './parts.ts'
import type { BaseBody, LandingButtonsView } from './base-body.ts'
import type {
  ErrorBody,
  SiteMapBody,
  SearchBody,
  CompareBody,
  DayBody,
  EventListBody,
  NoticeBody,
  WeekBody,
} from './own-bodies.ts'

export interface HomeBody extends BaseBody {
  kind: 'home'
  stories: StoryView[]
  regions: RegionCardView[]
  /** Empty if there are so many that they are shown as rows. */
  hotels: HotelCardView[]
  hotelRows: HotelRowView[]
}
export interface HotelBody extends BaseBody {
  kind: 'hotel'
  stories: StoryView[]
  /** Shown as large cards; the others are tiles. */
  rooms: RoomCardView[]
  roomTiles: RoomTileView[]
  roomsHref?: string
  outlets: OutletCardView[]
  gastronomyHref?: string
  /** What distinguishes it from other hotels. */
  keyFacts: FeatureView[]
  /** House rules. */
  facts: FeatureView[]
  /** Its sub-pages that are in neither tabs nor menus. */
  pages: LinkView[]
  /** The comparison that starts with it; missing if there is no other hotel. */
  compareHref?: string
  map?: MapView
}
export interface RoomsBody extends BaseBody {
  kind: 'rooms'
  rooms: RoomCardView[]
  /** The comparison of the first rooms; missing if there is only one. */
  compareHref?: string
  /** What keeps a trip from all of them. */
  fit?: FitNoteView
}
export interface RoomBody extends BaseBody {
  kind: 'room'
  room: Omit<RoomCardView, 'href' | 'picture'> & { html?: Html; pictures: PictureView[]; features: FeatureView[] }
  plans: { id: number; title: string; picture: PictureView; text?: string }[]
  others: RoomTileView[]
  /** Of its hotel, itself included. */
  offeredRooms: OfferedRoom[]
  /** Once a party was said. */
  fit?: RoomFitView
  roomsHref?: string
  reservationHref?: string
  facts: FeatureView[]
}
export interface GastronomyBody extends BaseBody {
  kind: 'gastronomy'
  /** Missing if nothing costs extra. */
  included?: IncludedView
  groups: OutletGroupView[]
}
export interface OutletBody extends BaseBody {
  kind: 'outlet'
  outlet?: { title: string; html?: Html; pictures: PictureView[]; hours: HoursView[]; features: FeatureView[] }
  paid?: boolean
  others: OutletCardView[]
  gastronomyHref?: string
}
export interface SpaBody extends BaseBody {
  kind: 'spa'
  outlet?: { title: string; html?: Html; pictures: PictureView[]; hours: HoursView[]; features: FeatureView[] }
  treatments: { id: number; title: string; text?: string; durationMinutes?: number; picture?: PictureView }[]
  facilities: { title: string; text?: string; picture?: PictureView }[]
}
export interface CertificatesBody extends BaseBody {
  kind: 'certificates'
  groups: { title: string; certificates: CertificateView[] }[]
}
export interface CertificateView {
  id: number
  title: string
  year?: number
  seal?: PictureView
  documentHref?: string
}
export interface GalleryBody extends BaseBody {
  kind: 'gallery'
}
export interface ContactBody extends BaseBody {
  kind: 'contact'
}
export interface RegionListBody extends BaseBody {
  kind: 'region-list'
  regions: RegionCardView[]
  hotels: HotelCardView[]
}
export interface RegionBody extends BaseBody {
  kind: 'region'
  region?: { code: string; name: string; picture?: PictureView }
  hotels: HotelCardView[]
  maps?: MapView[]
  otherRegions: RegionCardView[]
}
export interface HotelListBody extends BaseBody {
  kind: 'hotel-list'
  /** In the fixed order of regions. */
  groups: { region?: string; href?: string; hotels: ChosenCardView[]; total?: string }[]
  /** The comparison of the hotels that a guest ticks; missing if there is nothing to compare. */
  compareAction?: string
  /** Facets that distinguish the hotels; empty if none does. */
  choices: ChoiceGroupView[]
  maps?: MapView[]
  /** Once something was chosen. */
  selection?: SelectedView
}
/** `events`: the others of its hotel's home page, or of the group's if that shows none. */
export interface EventBody extends BaseBody {
  kind: 'event'
  event: {
    startsAt?: string
    endsAt?: string
    venue?: string
    html?: Html
    pictures: PictureView[]
    publisher?: LinkView
    /** Hotels where it takes place. */
    hotelIds: number[]
    /** Where it takes place. */
    hotel?: HotelCardView & { datesHref?: string; calendarHref?: string }
    /** The event's calendar file. */
    calendarHref?: string
  }
}
export interface ReservationBody extends BaseBody {
  kind: 'reservation'
  hotel: { name: string; slug: string; reservationUrl?: string; phone: PhoneView }
  /** The hotel's rooms: an address names them by id. */
  rooms: OfferedRoom[]
  /** The form of a stay that the reservations team is asked for; missing where guests book in the hotel's own system, or by telephone. */
  request?: FormView
  facts: FeatureView[]
  /** Once a stay was asked for: the query that says it, and when, in milliseconds. */
  stay?: { said: string; at: number }
  /** With a stay: when the hotel is open; missing if its pages name no season. */
  season?: Season
}
export interface LandingBody extends BaseBody {
  kind: 'landing'
  hotels: HotelCardView[]
  buttons: LandingButtonsView
}
/** Policies and other legal texts; `contents` lists the titled sections. */
export interface PolicyBody extends BaseBody {
  kind: 'policy'
  /** Date of the text, 'YYYY-MM-DD'. */
  updatedAt?: string
}
/** Kids' world, meetings, beach, corporate, and every page of an unknown kind. */
export interface ContentBody extends BaseBody {
  kind: 'content'
  /** On the group's meetings page. */
  halls?: HallFinderView
  /** From a hotel's meetings page to its halls in the list of all halls. */
  hallsHref?: string
}
export type BodyView =
  | HomeBody
  | HotelBody
  | RoomsBody
  | RoomBody
  | GastronomyBody
  | OutletBody
  | SpaBody
  | CertificatesBody
  | GalleryBody
  | ContactBody
  | RegionListBody
  | RegionBody
  | HotelListBody
  | EventBody
  | ReservationBody
  | LandingBody
  | PolicyBody
  | ContentBody
  | ErrorBody
  | SiteMapBody
  | SearchBody
  | CompareBody
  | DayBody
  | WeekBody
  | EventListBody
  | NoticeBody

export type PageKind = BodyView['kind']
export type BodyOf<Kind extends PageKind> = Extract<BodyView, { kind: Kind }>
