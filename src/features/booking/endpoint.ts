/**
 * The search form without script: redirects the chosen hotel, dates and guests to the reservation. Web standards only.
 */
import { boundedBody } from '../../provider/http/body.ts'
import { isLocale, DEFAULT_LOCALE, type Locale } from '../../config/locales.ts'
import { ADULTS_ONLY } from '../../site/reservation.ts'
import { NO_HOTEL, type HotelTarget } from './targets.ts'
import { hrefOf } from '../../routes/paths.ts'
import {
  externalUrl,
  handOffUrl,
  internalQuery,
  ROOM,
  roomAt,
  widgetUrl,
  withQuery,
  type SearchRequest,
  type SelectedHotel,
} from './rules/hand-off.ts'
import { readReservation, reservationQuery } from './rules/query.ts'
import { todayAt } from '../../domain/trip/dates.ts'
import { brokenRules } from '../../domain/trip/stay-rules.ts'
import { readGuests, readStay } from '../../domain/trip/said.ts'
import { filledStay } from './rules/stay.ts'
import { visitorCountry } from '../../routes/visitor-country.ts'

/** Largest body that is read, in bytes. */
const LARGEST_BODY = 16 * 1024

/** A posted form as a search by address. Forms with more than a search are posted, so that no address has the rest. */
export async function searchRequest(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request
  const body = (await boundedBody(request.body, LARGEST_BODY)) ?? new Uint8Array()
  const url = new URL(request.url)
  url.search = new TextDecoder().decode(body)
  return new Request(url, { headers: request.headers })
}

/**
 * `hotelBySlug`: where a hotel's reservations are made. A search without a hotel, or for one that is unknown, redirects to the booking widget. Missing
 * dates get defaults. `now`: milliseconds since the epoch.
 */
export function searchResponse(
  request: Request,
  hotelBySlug: (slug: string) => HotelTarget | undefined,
  now = Date.now(),
): Response {
  const query = new URL(request.url).searchParams
  const lang = query.get('lang')
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  const slug = query.get('hotel') ?? ''
  const hotel = slug ? hotelBySlug(slug) : undefined
  const stay = filledStay(readStay(query), todayAt(now))
  const search = { ...stay, guests: readGuests(query, stay.checkIn), room: roomAt(query, slug), locale }
  const page = hotel?.internal[locale]
  const location =
    (page && isFaulty(query, now) && asTyped(page, query, search.room)) ||
    (hotel &&
      toHotel({ ...search, selectedHotel: selected(slug, hotel, locale) }, query, visitorCountry(request.headers))) ||
    widgetUrl(search, locale, { url: hotelBySlug(NO_HOTEL)?.reservationUrl })
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

/** Whether the days have gone by, stand in the wrong order or cannot be read, or more guests travel than can be searched for. Other faults take the usual values; wrong birth dates are left out. */
const isFaulty = (query: URLSearchParams, now: number) =>
  readReservation(query, now).problems.some(
    ({ kind, field }) =>
      ['past', 'early'].includes(kind) ||
      (kind === 'limit' && field !== 'childages') ||
      (kind === 'invalid' && ['checkInDate', 'checkOutDate'].includes(field)),
  )

/** The reservation page's address with the search as it was typed: the page says what is wrong with it. */
function asTyped(path: string, query: URLSearchParams, room: string | undefined): string {
  const said = [...reservationQuery(query)].filter(([name, value]) => value && name !== ROOM) as [string, string][]
  return withQuery(hrefOf(path), [...said, ...(room ? [[ROOM, room] satisfies [string, string]] : [])])
}

function selected(slug: string, { reservationUrl, internal }: HotelTarget, locale: Locale): SelectedHotel {
  const path = internal[locale]
  return { slug, name: '', reservationUrl, ...(path && { internalHref: hrefOf(path) }) }
}

/**
 * A hotel without a booking system has a reservation page that says whom to call. `direct`: set by the reservation page, so that it is not opened again. A booking with children at an adults-only
 * hotel and one that breaks the hotel's rules of days go there, since that page says so.
 */
function toHotel(search: SearchRequest, query: URLSearchParams, country: string): string | undefined {
  const { slug, internalHref } = search.selectedHotel
  const isForAdults = ADULTS_ONLY[slug] && search.guests.child.length > 0
  const isTold = isForAdults || (!query.has('direct') && brokenRules(slug, search).length > 0)
  if (internalHref && isTold) return withQuery(internalHref, internalQuery(search))
  const outside = query.has('direct') ? externalUrl(search) : handOffUrl(search, country)
  return outside ?? (internalHref && withQuery(internalHref, internalQuery(search)))
}
