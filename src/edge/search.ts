/** The search form without script: from the chosen hotel, dates and guests to its reservation page. Web standards only. */
import { isLocale, DEFAULT_LOCALE } from '../config/locales.ts'
import type { HotelTarget } from '../release/hotels.ts'
import { buildPath } from '../routes/paths.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** `hotelBySlug`: where a hotel's reservations are made. A hotel that takes none leads back to the home page. */
export function searchResponse(request: Request, hotelBySlug: (slug: string) => HotelTarget | undefined): Response {
  const query = new URL(request.url).searchParams
  const lang = query.get('lang')
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  const hotel = hotelBySlug(query.get('hotel') ?? '')
  const location = hotel ? handOff(hotel, query) : buildPath(locale, '')
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

function handOff({ reservationUrl }: HotelTarget, query: URLSearchParams): string {
  const url = new URL(reservationUrl)
  for (const name of ['checkin', 'checkout']) {
    const date = isoDate(query.get(name) ?? '')
    if (date) url.searchParams.set(name, date)
  }
  url.searchParams.set('adult', String(count(query.get('adult'), 1, 9, 2)))
  url.searchParams.set('child', String(count(query.get('child'), 0, 3, 0)))
  return url.href
}

/** A date as typed, DD.MM.YYYY or YYYY-MM-DD, in the second form; nothing if it is none. */
export function isoDate(text: string): string | undefined {
  const typed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  const iso = typed ? `${typed[3]}-${typed[2]!.padStart(2, '0')}-${typed[1]!.padStart(2, '0')}` : text.trim()
  if (!ISO_DATE.test(iso)) return undefined
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

function count(text: string | null, least: number, most: number, usual: number): number {
  const number = Number(text)
  return text && Number.isInteger(number) ? Math.min(Math.max(number, least), most) : usual
}
