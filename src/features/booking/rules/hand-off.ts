/** Where a search leads: the hotel's own booking address, the site's reservation page, or the booking widget. The only place that makes these addresses. */
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales.ts'
import { INTERNAL_RESERVATIONS, WIDGET, WIDGET_HOTELS } from '../../../site/reservation.ts'
import type { InternalReservation } from '../../../config/site-types.ts'
import { urlOf } from '../../../routes/url.ts'
import { showDate, type Stay } from '../../../domain/trip/dates.ts'
import { birthDates, type Guests } from '../../../domain/trip/guests.ts'

export interface SelectedHotel {
  name: string
  slug: string
  reservationUrl: string
  /** Path of the site's reservation page of this hotel in the visitor's language, if it exists. */
  internalHref?: string
}

/** Unknown dates are left out of the address. */
export interface SearchRequest extends Stay {
  selectedHotel: SelectedHotel
  guests: Guests
  /** The provider's id, the same in all languages, of the room on whose page the search started. */
  room?: string | undefined
  /** The page's language, for the widget. */
  locale?: Locale
}

type Pairs = [name: string, value: string][]

/** What the query of a hand-off is made of. */
type HandedOff = Omit<SearchRequest, 'selectedHotel' | 'locale'>

/** Address for a new tab; `undefined` if the hotel has no booking address. `country`: two lower-case letters. */
export function handOffUrl(
  request: SearchRequest,
  country: string,
  rules: readonly InternalReservation[] = INTERNAL_RESERVATIONS,
): string | undefined {
  const { slug, reservationUrl, internalHref } = request.selectedHotel
  if (!isWebAddress(reservationUrl)) return undefined
  const internal = rules.some((rule) => rule.slug === slug && rule.countries.includes(country))
  return internal && internalHref ? withQuery(internalHref, internalQuery(request)) : externalUrl(request)
}

/**
 * The hotel's own address with its own query; `undefined` if it has none. A hotel that the configuration gives to the
 * widget, or whose own address is the widget's, has the widget's parameters.
 */
export function externalUrl(
  { selectedHotel, locale = DEFAULT_LOCALE, ...search }: SearchRequest,
  widgets: Readonly<Record<string, string>> = WIDGET_HOTELS,
): string | undefined {
  const address = selectedHotel.reservationUrl.trim()
  if (!isWebAddress(address)) return undefined
  const hotellist = widgets[selectedHotel.slug]
  if (hotellist !== undefined) return widgetUrl(search, locale, { hotellist })
  if (!isWidget(address)) return withQuery(address, externalQuery(search))
  // The address's own widget and hotels take precedence.
  const { widget, hotellist: hotels } = Object.fromEntries(new URL(address).searchParams)
  return widgetUrl(search, locale, { widget, hotellist: hotels })
}

function isWidget(address: string): boolean {
  const [own, widget] = [new URL(address), new URL(WIDGET.url)]
  return own.host === widget.host && own.pathname.replace(/\/$/, '') === widget.pathname
}

export function internalQuery({ checkIn, checkOut, guests, room }: HandedOff): Pairs {
  return [
    ...counted(guests),
    ...dated('checkInDate', showDate(checkIn)),
    ...dated('checkOutDate', showDate(checkOut)),
    ...childAges(guests, checkIn),
    ...named(room),
  ]
}

export function externalQuery({ checkIn, checkOut, guests, room }: HandedOff): Pairs {
  return [
    ...dated('checkin', checkIn),
    ...dated('checkout', checkOut),
    ...counted(guests),
    ...childAges(guests, checkIn),
    ...named(room),
  ]
}

/** Overrides of the configured widget. */
interface WidgetOptions {
  url?: string | undefined
  widget?: string | undefined
  hotellist?: string | undefined
}

/** Address of the booking widget; without `hotellist` for all hotels. */
export function widgetUrl(
  { checkIn, checkOut, guests }: HandedOff,
  locale: Locale,
  { url = WIDGET.url, widget = WIDGET.widget, hotellist = WIDGET.hotellist }: WidgetOptions = {},
): string {
  return withQuery(url, [
    ['widget', widget],
    ['wlang', WIDGET.wlang[locale]],
    ['hotellist', hotellist],
    ...dated('arrival', showDate(checkIn)),
    ...dated('departure', showDate(checkOut)),
    ['adultcount', String(guests.adult)],
    ['childcount', String(guests.child.length)],
    ...birthDates(guests, checkIn).map((birth, index): Pairs[number] => [`child${index + 1}born`, showDate(birth)]),
  ])
}

function counted({ adult, child }: Guests): Pairs {
  return [
    ['adult', String(adult)],
    ['child', String(child.length)],
  ]
}

export const ROOM = 'room'

/** The id of the room in an address. A name, as old links have it, is left out: booking sites know ids only. */
export function roomIn(query: URLSearchParams): string | undefined {
  const room = query.get(ROOM)
  return room !== null && /^\d{1,12}$/.test(room) ? room : undefined
}

/** A room in a plain search, with its hotel: it goes to no other hotel that the guest may choose. */
export const roomOf = (slug: string, room: string) => `${slug}/${room}`

/** Like `roomIn`, but without a room that is named with a different hotel. */
export function roomAt(query: URLSearchParams, slug: string): string | undefined {
  const room = query.get(ROOM)
  return room?.startsWith(roomOf(slug, ''))
    ? roomIn(new URLSearchParams({ [ROOM]: room.slice(slug.length + 1) }))
    : roomIn(query)
}

const named = (room: string | undefined): Pairs => (room ? [[ROOM, room]] : [])

const dated = (name: string, value: string): Pairs => (value ? [[name, value]] : [])

function childAges(guests: Guests, checkIn: string): Pairs {
  const births = birthDates(guests, checkIn)
  return births.length > 0 ? [['childages', births.join(',')]] : []
}

/** Providers' addresses are untrusted: only http and https are opened. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address.trim()) && urlOf(address) !== undefined
}

/** Adds pairs to an address. Its own query stays as it is written, except for pairs of the same name. */
export function withQuery(address: string, pairs: Pairs): string {
  const [, bare = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address)!
  const names = new Set(pairs.map(([name]) => name))
  const own = query.split('&').filter((part) => part && !names.has([...new URLSearchParams(part).keys()][0] ?? ''))
  const written = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  const all = [...own, ...written].join('&')
  return bare + (all && `?${all}`) + fragment
}
