/** Constants of the business, from the product specification. */

export const STORY_PLATFORM = 'WEB_ONLY'
/** Hotels with this minimum age or more are for adults only. */
export const ADULT_AGE = 16
/** Hotels that the search and the footer of every page name at most. */
export const MOST_HOTELS_EVERYWHERE = 60
export const LOCALE_COOKIE = 'i18n_redirected'

/** Milliseconds from sending a form to the answer, whichever host takes it. Within them a failure of the provider must be told. */
export const FORM_TIMEOUT = 25_000
/** Answers of a gateway that waited in vain or lost its server, which may have taken what was sent; from 520 on Cloudflare's. */
export const GAVE_UP: readonly number[] = [502, 504, 520, 522, 524]

/** The fields of the list of hotels, by their names in its address, for adults and children in one room. */
export const PARTY_FIELDS = ['room-adults', 'room-children'] as const

/** Names under which an address says how old children are, or when they travel: no other origin and no shared cache learns these. */
export const PRIVATE_FIELDS = ['age', 'childages', 'checkin', 'checkInDate', 'month']
/** Names under which an address says who travels, or when. */
export const TRIP_FIELDS = ['adult', 'child', ...PARTY_FIELDS, ...PRIVATE_FIELDS]
