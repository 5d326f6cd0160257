/** What a group states of itself in `src/site`. */
import type { CountryCode } from 'libphonenumber-js'
import type { PerLocale } from './locales.ts'

/** What the provider's API lacks of a hotel. Numbers are per language of the page; `callCenter` is dialled, `callText` is read. */
export interface CatalogueEntry {
  key: string
  /** Property id at the provider. */
  id: number
  /** Id of its home page at the provider. */
  pageId: number
  /** For light ground, and for photographs. */
  logo: string
  logo2: string
  /** Turkish path, 'oteller/…'; '/' for the group. */
  url: string
  name: string
  /** Host of the booking system; some hotels share one. */
  bookingHost: string
  callCenter: PerLocale<string>
  callText: PerLocale<string>
  /** IANA name, where it is not the group's. */
  zone?: string
  /** ISO 3166-1 code, where it is not the group's. */
  country?: CountryCode
}

/** `invented`: stands in for a number that nobody has given yet; a build from a provider of one's own warns of it. */
export interface OwnNumber {
  display: string
  tel: string
  invented?: true
}

/** Hotels whose reservations the site's own page handles, for visitors from these countries. All others go to the hotel's booking address. */
export interface InternalReservation {
  slug: string
  countries: readonly string[]
}

/**
 * What a hotel says of the days of a period, which comes back each year. `from` and `until` are 'MM-DD', both included; a period may run
 * over the end of a year. The calendar tells it; the booking system decides.
 */
export type StayRule = { hotels: readonly string[]; from: string; until: string } & (
  { kind: 'half-day' | 'saturday' | 'sunday' } | { kind: 'minimum-nights'; nights: number }
)

/** When a hotel is open: days of each year, 'MM-DD', both included; they may run over the end of a year. Hotels' own pages say it. */
export interface Season {
  from: string
  until: string
}

/** What a house allows, and from and until when, 'HH:MM'. What is missing is not published. */
export interface HouseRules {
  checkIn?: string
  checkOut?: string
  pets?: boolean
  smoking?: boolean
}

export interface Airport {
  /** IATA. */
  code: string
  latitude: number
  longitude: number
  name: PerLocale<string>
}
