/** The content of each kind of page. */
import type { Season } from '../../config/reservation.ts'
import type { FeatureView, FormView, HoursView, Html, LinkView, PictureView } from './basics.ts'
import type { ComparedView, DayAnswerView, SearchResultsView, SelectedView } from './queried.ts'
import type { PhoneView } from './chrome.ts'
import type { DayGroupView } from './day.ts'
import type { MapView } from './map.ts'
import type {
  ChoiceGroupView,
  ChosenCardView,
  ContactView,
  EventCardView,
  ListedEventView,
  GalleryView,
  HallFinderView,
  HeroView,
  HotelCardView,
  HotelRowView,
  IncludedView,
  OutletCardView,
  OutletGroupView,
  RegionCardView,
  RoomCardView,
  RoomTileView,
  SectionView,
  SessionView,
  SlideView,
  StoryView,
} from './parts.ts'

/** What any provider page may have, whatever its kind. */
export interface BaseBody {
  /** Text of the one `h1`. */
  title: string
  lead?: string
  hero?: HeroView
  header?: PictureView
  mobileHeader?: PictureView
  sections: SectionView[]
  sliders: { key: string; slides: SlideView[] }[]
  events: EventCardView[]
  sessions: SessionView[]
  gallery?: GalleryView
  contact?: ContactView
  /** Sub-pages of the page's hotel, for the tabs. */
  tabs: (LinkView & { current?: boolean })[]
  /** On a group page about something that hotels offer: the hotels that have it. */
  offers?: HotelRowView[]
}

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
}
export interface RoomBody extends BaseBody {
  kind: 'room'
  room: Omit<RoomCardView, 'href' | 'picture'> & { html?: Html; pictures: PictureView[]; features: FeatureView[] }
  plans: { id: number; title: string; picture: PictureView; text?: string }[]
  others: RoomTileView[]
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
  rooms: { id: number; name: string }[]
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
  buttons: { call: PhoneView; chat: { href: string; display: string }; reservation: LinkView }
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
export interface ErrorBody extends BaseBody {
  kind: 'error'
  status: 404 | 410 | 500
  message: string
  /** What our server says in place of the status of the page. `message`: of the site's own. */
  fault?: { status: number; message?: string | undefined }
  /** Whose page is gone. */
  hotel?: { name: string; href: string; roomsHref?: string }
  homeHref: string
  hotelsHref?: string
  contactHref?: string
  booking: LinkView
}

/** The page that links to all others. */
export interface SiteMapBody extends BaseBody {
  kind: 'site-map'
  groups: { title: string; href?: string; links: LinkView[] }[]
}

/** The search page before a query. */
export interface SearchBody extends BaseBody {
  kind: 'search'
  /** Its own address, the form's action. */
  action: string
  /** Links for guests who do not want to type. */
  groups: { name: 'places' | 'regions' | 'hotels'; links: LinkView[] }[]
  /** Once something was typed. */
  results?: SearchResultsView
}

/** The page that compares hotels, before a choice. */
export interface CompareBody extends BaseBody {
  kind: 'compare'
  /** Its own address, the form's action. */
  action: string
  /** Hotels to choose from, by region. */
  groups: { title: string; hotels: { name: string; slug: string }[] }[]
  /** Once something was chosen. */
  comparison?: ComparedView
}

/** What is open when at a hotel. */
export interface DayBody extends BaseBody {
  kind: 'day'
  /** Its own address, the form's action. */
  action: string
  groups: DayGroupView[]
  /** Whether any entry depends on a child's age. */
  asksAges: boolean
  /** Once ages were given. */
  answer?: DayAnswerView
}

/** What is on at all hotels. */
export interface EventListBody extends BaseBody {
  kind: 'event-list'
  /** By their beginning; those without a date last. */
  list: ListedEventView[]
}

/** Thanks for a form that was sent without script, or that no server took it. */
export interface NoticeBody extends BaseBody {
  kind: 'notice'
  text?: string
  contactHref?: string
  homeHref: string
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
  | EventListBody
  | NoticeBody

export type PageKind = BodyView['kind']
export type BodyOf<Kind extends PageKind> = Extract<BodyView, { kind: Kind }>
