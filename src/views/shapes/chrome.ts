/** Everything around the content that all pages of one property and language share. */
import type { Locale } from '../../config/locales.ts'
import type { FormView, LinkView } from './basics.ts'

export interface MenuItemView {
  id: number
  text: string
  /** Missing: plain text. */
  href?: string
  external?: boolean
  items: { id: number; text: string; href: string; external?: boolean }[]
}

/** `display` is shown; `href` is a `tel:` address. */
export interface PhoneView {
  display: string
  href: string
}

/** A number of a record. Missing `href`: it cannot be read. */
export interface NumberView {
  /** Label in front of it and words behind it, such as an extension. */
  before?: string
  display: string
  href?: string
  after?: string
}

/** Missing `href`: it is no address. */
export interface MailView {
  address: string
  href?: string
}

export interface LogoView {
  /** For light backgrounds. */
  src: string
  /** For photographs and dark backgrounds. Missing: `src` on a light plate. */
  whiteSrc?: string
  alt: string
}

/** An option of the hotel selector. */
export interface SearchHotelView {
  slug: string
  name: string
  reservationUrl: string
  /** The site's reservation page of this hotel in this language, if it exists and may take reservations. */
  internalHref?: string
}

/** What a page's search begins with; `by-phone`: the page's hotels take reservations by telephone alone. */
export type SearchStart = SearchHotelView | 'by-phone'

export interface SearchView {
  /** Empty on the pages of a hotel that takes reservations by phone only: guests there are not offered other hotels. */
  hotels: SearchHotelView[]
  /** Slug of the preselected hotel; empty if there are none. */
  selected: string
  /** Action of the plain form: the selected hotel's reservation page, or the site's hand-off address. */
  action: string
}

/** Everything around the content that all pages of one property and language share. */
export interface ChatView {
  /** Address of its script. */
  script: string
  /** CSS selector of what it puts into the page. */
  selector: string
}

export interface ChromeView {
  locale: Locale
  property: {
    id: number
    name: string
    /** Region's name; missing for the group. */
    region?: string
    /** False on the group's pages. */
    isHotel: boolean
    slug?: string
    homeHref: string
    logo: LogoView
  }
  loyalty: LinkView
  phone: PhoneView
  /** Phone number by the visitor's country; `phone` is shown until the country is known. */
  phonesByCountry: Record<string, PhoneView>
  menu: MenuItemView[]
  search: SearchView
  /** On pages of a hotel that takes reservations by telephone alone. */
  byPhone?: true
  /** The button that opens the search, and its link without script. */
  book: { text: string; href: string }
  /** The search page. Missing in a language without a home page. */
  siteSearchHref?: string
  /** The hotel list or its nearest substitute. */
  hotelsHref: string
  whatsapp: { href: string; display: string }
  social: LinkView[]
  app: { href: string; imageSrc: string; imageWidth: number; imageHeight: number }
  /** Missing if there is no property to subscribe to. */
  newsletter?: FormView
  footer: {
    columns: { title: string; links: LinkView[] }[]
    bottom: LinkView[]
    /** Links to the group's hotels or sister sites, with their logos. */
    group: { href: string; logo: LogoView; external?: boolean }[]
    /** Missing in a language without a home page. */
    siteMapHref?: string
    copyrightYear: number
    /** The shared number, the same for all properties. */
    callCentre: PhoneView
  }
  /**
   * What loads after consent: hosts of the site's services, the chat of this language, the tag manager's id of this property. An id without a
   * service is not used.
   */
  thirdParty: {
    chatHost?: string
    chat?: ChatView
    tagManagerHost?: string
    tagManagerId?: string
    mapHost?: string
    /** The page about cookies, if there is one. */
    policyHref?: string
  }
  /** Strip of one hotel with a fixed phone number and a reservation link. */
  contactStrip?: { phone: PhoneView; reservation: LinkView }
}
