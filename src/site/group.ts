/** The group itself. */
import type { CountryCode } from 'libphonenumber-js'
import type { HouseRules } from '../config/site-types.ts'

export const SITE_NAME = 'Crystal Hotels'
/** First word of its hotels' names: lists are sorted without it, and guests may leave it out. */
export const BRAND = 'Crystal'
/** The group's id at the provider. */
export const NETWORK_ID = 2
/** The property that stands for the group itself. */
export const DEFAULT_PROPERTY_ID = 23
/** Whose national numbers a telephone number without a country is read by, and the country of a visitor of whom none is known. */
export const GROUP_COUNTRY: CountryCode = 'TR'
/** IANA name: of its "today", its planned publishes, and of hotels whose row names no other. */
export const GROUP_ZONE = 'Europe/Istanbul'
/** Rules that the group states for all its houses. A hotel's own words go before them. */
export const HOUSE_RULES: HouseRules = {
  checkIn: '14:00',
  checkOut: '12:00',
  pets: false,
  smoking: false,
}
/** Regions come in this order; any other after them, as the provider lists them. */
export const REGION_ORDER = ['KEMER', 'BELEK', 'SIDE', 'LARA', 'CAPPADOCIA'] as const
