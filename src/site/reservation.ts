/** Limits of a search, who handles which reservation, and the rules of stays: data that the provider's API lacks. */
import type { PerLocale } from '../config/locales.ts'
import type { InternalReservation, StayRule } from '../config/site-types.ts'

/** A stay that nobody chose: arrival today, departure so many days later. On phones also the shortest stay that can be chosen. */
export const USUAL_NIGHTS = 3
export const USUAL_ADULTS = 2
/** There is no upper limit: how many a room takes is the booking system's to say. */
export const LEAST_ADULTS = 1
export const MOST_CHILDREN = 3
/** In whole years on the day of arrival. */
export const CHILD_AGE = { least: 0, most: 11 }

/** Hotels that take no children, by slug, with the age of their youngest guests. */
export const ADULTS_ONLY: Readonly<Record<string, number>> = { 'crystal-aura': 16, 'crystal-boutique': 16 }

export const INTERNAL_RESERVATIONS: readonly InternalReservation[] = [
  { slug: 'crystal-centro', countries: ['de', 'at', 'ch'] },
]

/** The booking site, and the name of its language parameter. */
export const BOOKING = { url: 'https://booking.crystalhotels.example/', languageParameter: 'lang' }

/** Where the landing pages' third button leads. */
export const LANDING_RESERVATION_URL = 'https://booking.crystalhotels.example/offers'

/** The booking widget of another company, for a search that names no hotel and for hotels that are given to it. */
export const WIDGET: { url: string; widget: string; wlang: PerLocale<string>; hotellist: string } = {
  url: 'https://booking.crystalhotels.example/widget',
  widget: 'crystal-group',
  wlang: { tr: 'tr', en: 'en', de: 'de', ru: 'ru' },
  hotellist: 'all',
}

/**
 * Hotels whose reservations the widget takes instead of their own booking address: the widget's `hotellist` by slug. A
 * hotel whose address at the provider is that of the widget needs no entry.
 */
export const WIDGET_HOTELS: Readonly<Record<string, string>> = {}

export const STAY_RULES: readonly StayRule[] = [
  { kind: 'minimum-nights', nights: 5, hotels: ['crystal-admiral', 'crystal-family'], from: '06-15', until: '09-15' },
  { kind: 'minimum-nights', nights: 4, hotels: ['crystal-sunset'], from: '12-28', until: '01-03' },
  { kind: 'saturday', hotels: ['crystal-palace', 'crystal-de-luxe'], from: '07-01', until: '08-31' },
  { kind: 'sunday', hotels: ['crystal-flora', 'crystal-waterworld'], from: '07-01', until: '08-31' },
  { kind: 'half-day', hotels: ['crystal-admiral', 'crystal-centro'], from: '10-31', until: '10-31' },
  { kind: 'half-day', hotels: ['crystal-admiral', 'crystal-centro'], from: '04-15', until: '04-15' },
]
