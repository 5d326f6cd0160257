/** The search form without script: from the chosen hotel, dates and guests to where its reservation is made. Web standards only. */
import { isLocale, DEFAULT_LOCALE } from '../config/locales.ts'
import { ADULTS_ONLY } from '../config/reservation.ts'
import type { HotelTarget } from '../release/hotels.ts'
import { buildPath, hrefOf } from '../routes/paths.ts'
import { handOffUrl, widgetUrl } from '../search/hand-off.ts'
import { readGuests, readStay } from '../search/query.ts'
import { visitorCountry } from './country.ts'

/**
 * `hotelBySlug`: where a hotel's reservations are made. A hotel that takes none leads back to the home page; a search without
 * a hotel leads to the booking widget.
 */
export function searchResponse(request: Request, hotelBySlug: (slug: string) => HotelTarget | undefined): Response {
  const query = new URL(request.url).searchParams
  const lang = query.get('lang')
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  const slug = query.get('hotel') ?? ''
  const hotel = hotelBySlug(slug)
  const stay = readStay(query)
  const search = { ...stay, guests: readGuests(query, stay.checkIn) }
  const internal = hotel?.internal[locale]
  const location = !slug
    ? widgetUrl(search, locale)
    : hotel &&
      handOffUrl(
        {
          ...search,
          selectedHotel: {
            slug,
            name: '',
            reservationUrl: hotel.reservationUrl,
            ...(internal && { internalHref: hrefOf(internal) }),
          },
        },
        visitorCountry(request.headers),
      )
  return new Response(null, {
    status: 303,
    headers: { location: location || buildPath(locale, ''), 'cache-control': 'private, no-store' },
  })
}
