/** Everything around the content that all pages of one property and language share. */
import type { Locale } from '../../config/locales.ts'
import type { LinkView } from './basics.ts'

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
  /** Internal reservation page of this hotel in this language, where it exists and may handle a reservation. */
  internalHref?: string
}

export interface SearchView {
  /** None on the pages of a hotel that takes reservations by phone alone: another one is not offered in its place. */
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
  /** What opens the search, and where it leads without script. */
  book: { text: string; href: string }
  /** The page that the site is searched on. Missing in a language without a home page. */
  siteSearchHref?: string
  /** The page that lists hotels, or what comes nearest to it. */
  hotelsHref: string
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
    /** Missing in a language without a home page. */
    siteMapHref?: string
    copyrightYear: number
    /** The shared number, whatever the property. */
    callCentre: PhoneView
  }
  /** What loads after consent: ids of this language and property, and the services that the site has. Without a service an id is not used. */
  thirdParty: { chatId?: string; tagManagerId?: string; chatHost?: string; tagManagerHost?: string; mapHost?: string }
  /** Strip of one hotel with a fixed number and a reservation link. */
  contactStrip?: { phone: PhoneView; reservation: LinkView }
}
