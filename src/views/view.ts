/**
 * The complete input of a page. Components show a view and nothing else; two equal views give equal bytes.
 * All `href`s are final (locale prefix included), all rich text is sanitised and its links are resolved.
 */
import type { Locale } from '../config/locales.ts'

/** A picture of the site: address it with `pictureUrl(id, width)`. `width` × `height` are the source's pixels, in the ratio it is known to have. */
export interface PictureView {
  id: string
  width: number
  height: number
  alt: string
}

export interface VideoView {
  src: string
  type: string
  poster?: PictureView
}

/** `external`: leaves the site, so it opens with `rel="noopener"`. */
export interface LinkView {
  text: string
  href: string
  external?: boolean
}

/** Sanitised HTML, safe for `set:html`. */
export type Html = string

/** Label, and figures in local time 'HH:MM'; `to` may lie after midnight. */
export interface HoursView {
  label?: string
  from: string
  to: string
}

export interface FeatureView {
  label: string
  value?: string
}

// ---------------------------------------------------------------------------------------------------------------- head

export interface HeadView {
  /** Document title, site name included. */
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  /** Absolute; the page itself included. Empty when the page exists in one language alone. */
  alternates: { hreflang: Locale | 'x-default'; href: string }[]
  metas: { name?: string; property?: string; content: string }[]
  robots?: string
  /** One JSON-LD document each. */
  jsonLd: unknown[]
}

// -------------------------------------------------------------------------------------------------------------- chrome

export interface MenuItemView {
  id: number
  text: string
  /** Missing: not a link. */
  href?: string
  external?: boolean
  items: { id: number; text: string; href: string; external?: boolean }[]
}

/** `display` as read, `href` as `tel:`. */
export interface PhoneView {
  display: string
  href: string
}

export interface LogoView {
  /** For light ground. */
  src: string
  /** For photographs and dark ground. */
  whiteSrc: string
  alt: string
}

/** An option of the hotel selector. */
export interface SearchHotelView {
  slug: string
  name: string
  reservationUrl: string
  /** Internal reservation page of this hotel in this language, where it exists. */
  internalHref?: string
}

export interface SearchView {
  hotels: SearchHotelView[]
  /** Slug of the hotel selected at first; empty when there is none to offer. */
  selected: string
  /** Where the plain form goes: the selected hotel's reservation page or the site's own hand-off address. */
  action: string
}

/** Everything around the content that all pages of one property and language share. */
export interface ChromeView {
  locale: Locale
  property: {
    id: number
    name: string
    /** Hotel's region in words; none for the group. */
    region?: string
    /** False on the group's own pages. */
    isHotel: boolean
    slug?: string
    homeHref: string
    logo: LogoView
  }
  loyalty: LinkView
  phone: PhoneView
  /** Number by country of the visitor, for the phone slot; `phone` stands until the country is known. */
  phonesByCountry: Record<string, PhoneView>
  menu: MenuItemView[]
  search: SearchView
  /** Where "Book" leads without script. */
  bookHref: string
  whatsapp: { href: string; display: string }
  social: LinkView[]
  app: { href: string; imageSrc: string; imageWidth: number; imageHeight: number }
  /** Missing when there is no property to subscribe to. */
  newsletter?: { action: string; propertyId: number; privacyHref?: string }
  footer: {
    columns: { title: string; links: LinkView[] }[]
    bottom: LinkView[]
    /** Links to the group's hotels or sister sites, with logos. */
    group: { text: string; href: string; logoSrc: string; external?: boolean }[]
    copyrightYear: number
    /** The shared number, whatever the property. */
    callCentre: PhoneView
  }
  /** What loads after consent: ids of this language and property, and the services that the site has. Without a service an id is not used. */
  thirdParty: { chatId?: string; tagManagerId?: string; chatHost?: string; tagManagerHost?: string }
  /** Strip of one hotel with a fixed number and a reservation link. */
  contactStrip?: { phone: PhoneView; reservation: LinkView }
}

export type LayoutName =
  'intro-index' | 'hotel-index' | 'room-index' | 'room-detail' | 'event-detail' | 'landing' | 'main' | 'error'

export interface CrumbView {
  text: string
  /** Missing on the last one. */
  href?: string
}

export interface SwitcherItemView {
  locale: Locale
  name: string
  href: string
  current: boolean
}

// ------------------------------------------------------------------------------------------------------------ sections

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
  /** Property logo, shown in the cloth; the slogan stands in where there is none. */
  logo?: LogoView
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
  whatsappHref?: string
  latitude?: number
  longitude?: number
  /** Map of the place on another site: a link, never loaded by itself. */
  mapHref?: string
  departments: { title: string; phone?: PhoneView; email?: string }[]
  directions?: Html
  /** Missing when there is no property to write to. */
  form?: { action: string; propertyId: number; privacyHref?: string }
}

// ---------------------------------------------------------------------------------------------------------------- body

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
  /** Date of the text, for policies. ISO 8601. */
  updatedAt?: string
}

export interface HomeBody extends BaseBody {
  kind: 'home'
  stories: StoryView[]
  regions: RegionCardView[]
  hotels: HotelCardView[]
}
export interface HotelBody extends BaseBody {
  kind: 'hotel'
  stories: StoryView[]
  rooms: RoomCardView[]
  roomsHref?: string
  outlets: OutletCardView[]
  gastronomyHref?: string
  facts: FeatureView[]
}
export interface RoomsBody extends BaseBody {
  kind: 'rooms'
  rooms: RoomCardView[]
}
export interface RoomBody extends BaseBody {
  kind: 'room'
  room: RoomCardView & { html?: Html; pictures: PictureView[]; features: FeatureView[] }
  plans: { id: number; title: string; picture: PictureView; text?: string }[]
  others: RoomCardView[]
  roomsHref?: string
  reservationHref?: string
  facts: FeatureView[]
}
export interface GastronomyBody extends BaseBody {
  kind: 'gastronomy'
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
  certificates: { id: number; title: string; year?: number; picture?: PictureView; documentHref?: string }[]
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
  otherRegions: RegionCardView[]
}
export interface HotelListBody extends BaseBody {
  kind: 'hotel-list'
  /** In the fixed order of regions. */
  groups: { region?: string; href?: string; hotels: HotelCardView[] }[]
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
}
/** Kids' world, meetings, beach, corporate, and every page of a kind that is not known. */
export interface ContentBody extends BaseBody {
  kind: 'content'
}
export interface ErrorBody extends BaseBody {
  kind: 'error'
  status: number
  message: string
  homeHref: string
  hotelsHref?: string
  contactHref?: string
  booking: LinkView
}

/** The answer to a form that was sent without script. */
export interface NoticeBody extends BaseBody {
  kind: 'notice'
  /** What the visitor can do. */
  message?: string
  /** What each field takes, where something typed was wrong. */
  rules: FeatureView[]
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
  | NoticeBody

export interface PageView {
  locale: Locale
  /** Path of the page, '/en/hotels/crystal-flora'. */
  path: string
  layout: LayoutName
  head: HeadView
  chrome: ChromeView
  /** Empty when the page exists in one language alone. */
  switcher: SwitcherItemView[]
  breadcrumbs: CrumbView[]
  body: BodyView
}
