/** The content of each kind of page. */
import type { FeatureView, HoursView, Html, LinkView, PictureView } from './basics.ts'
import type { PhoneView } from './chrome.ts'
import type { MapView } from './map.ts'
import type {
  ChoiceGroupView,
  ChosenCardView,
  ContactView,
  EventCardView,
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

/** What any page of the provider may carry, whatever its kind. */
export interface BaseBody {
  /** The one `h1`. */
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
  /** Sub-pages of the hotel that the page belongs to, for the tabs of hotel pages. */
  tabs: (LinkView & { current?: boolean })[]
  /** Hotels that have what a page of the group is about. */
  offers?: HotelRowView[]
}

export interface HomeBody extends BaseBody {
  kind: 'home'
  stories: StoryView[]
  regions: RegionCardView[]
  /** Empty where there are so many that they are rows. */
  hotels: HotelCardView[]
  hotelRows: HotelRowView[]
}
export interface HotelBody extends BaseBody {
  kind: 'hotel'
  stories: StoryView[]
  /** Shown large; the others are tiles. */
  rooms: RoomCardView[]
  roomTiles: RoomTileView[]
  roomsHref?: string
  outlets: OutletCardView[]
  gastronomyHref?: string
  /** What tells it from other hotels. */
  keyFacts: FeatureView[]
  /** The rules of the house. */
  facts: FeatureView[]
  /** Its sub-pages that neither tabs nor menus name. */
  pages: LinkView[]
  /** The comparison that begins with it; missing where there is nothing to compare it with. */
  compareHref?: string
  map?: MapView
}
export interface RoomsBody extends BaseBody {
  kind: 'rooms'
  rooms: RoomCardView[]
  /** The comparison of the first ones; missing where there is one alone. */
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
  /** Missing where nothing costs extra. */
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
  certificates: { id: number; title: string; year?: number; documentHref?: string }[]
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
  maps: MapView[]
  otherRegions: RegionCardView[]
}
export interface HotelListBody extends BaseBody {
  kind: 'hotel-list'
  /** In the fixed order of regions. */
  groups: { region?: string; href?: string; hotels: ChosenCardView[] }[]
  /** What tells the hotels apart: empty where nothing does. */
  choices: ChoiceGroupView[]
  maps: MapView[]
}
export interface EventBody extends BaseBody {
  kind: 'event'
  event: {
    startsAt?: string
    endsAt?: string
    venue?: string
    html?: Html
    pictures: PictureView[]
    publisher?: LinkView
    /** Where it takes place. */
    hotel?: { name: string; href: string; datesHref?: string; calendarHref?: string }
    /** Its file for calendars. */
    calendarHref?: string
  }
}
export interface ReservationBody extends BaseBody {
  kind: 'reservation'
  hotel: { name: string; slug: string; reservationUrl?: string; phone: PhoneView }
  facts: FeatureView[]
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
/** Kids' world, meetings, beach, corporate, and every page of a kind that is not known. */
export interface ContentBody extends BaseBody {
  kind: 'content'
  /** On the group's page for meetings. */
  halls?: HallFinderView
  /** From a hotel's page for meetings to its halls among those of all hotels. */
  hallsHref?: string
}
export interface ErrorBody extends BaseBody {
  kind: 'error'
  status: 404 | 500
  message: string
  homeHref: string
  hotelsHref?: string
  contactHref?: string
  booking: LinkView
}

/** The page that leads to all others. */
export interface SiteMapBody extends BaseBody {
  kind: 'site-map'
  groups: { title: string; href?: string; links: LinkView[] }[]
}

/** The page that the site is searched on, as it is before anything was asked. */
export interface SearchBody extends BaseBody {
  kind: 'search'
  /** Its own address: where the form asks. */
  action: string
  /** Ways on for who has nothing to type. */
  groups: { name: 'places' | 'regions' | 'hotels'; links: LinkView[] }[]
}

/** The page on which hotels are compared, as it is before any was chosen. */
export interface CompareBody extends BaseBody {
  kind: 'compare'
  /** Its own address: where the form asks. */
  action: string
  /** Hotels to choose from, by region. */
  groups: { title: string; hotels: { name: string; slug: string }[] }[]
}

/** What asks something of a child. */
export interface DayRuledView {
  name: string
  /** As the hotel writes it. */
  note?: string
  /** As `day/fit.ts` reads it. */
  rule?: string
}
export interface DayLaneView extends DayRuledView {
  href?: string
  /** At least one, in order. */
  hours: HoursView[]
  paid?: true
  parts?: DayRuledView[]
}
export interface DayGroupView {
  name: 'moments' | 'eat' | 'drink' | 'children' | 'water' | 'wellness' | 'evening'
  title: string
  lanes: DayLaneView[]
}
/** What is open when at a hotel. */
export interface DayBody extends BaseBody {
  kind: 'day'
  /** Its own address: where the form asks. */
  action: string
  groups: DayGroupView[]
  /** Whether anything depends on a child's age. */
  asksAges: boolean
}

/** Thanks for a form that was sent without script. */
export interface NoticeBody extends BaseBody {
  kind: 'notice'
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
  | NoticeBody

export type PageKind = BodyView['kind']
export type BodyOf<Kind extends PageKind> = Extract<BodyView, { kind: Kind }>
