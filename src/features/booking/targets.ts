/** Reservation address of each hotel: a release file that the search's edge function reads. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import { WIDGET } from '../../site/reservation.ts'
import { hotels } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'

export { HOTELS_FILE } from '../../config/data-files.ts'

export interface HotelTarget {
  /** Empty where the hotel has no booking system. */
  reservationUrl: string
  /** Path of the internal reservation page by language. */
  internal: Partial<Record<Locale, string>>
}

/** Key of the widget where it has another address than the configuration says. */
export const NO_HOTEL = ''

/** By slug. */
export function hotelTargets(context: ViewContext): Record<string, HotelTarget> {
  const { routes, site } = context
  const targets = hotels(context).map(({ id, slug, reservationUrl }): [string, HotelTarget] => {
    const internal = LOCALES.map((locale) => [locale, routes.hotelPage(id, locale, 'reservation')?.path] as const)
    return [
      slug,
      { reservationUrl: reservationUrl ?? '', internal: Object.fromEntries(internal.filter(([, path]) => path)) },
    ]
  })
  const widget = site.bookingHost && new URL(new URL(WIDGET.url).pathname, site.bookingHost).href
  return Object.fromEntries([...targets, ...(widget ? [[NO_HOTEL, { reservationUrl: widget, internal: {} }]] : [])])
}

/** Where hotels take reservations. */
export function reservationUrls(context: ViewContext): string[] {
  return hotels(context).flatMap(({ reservationUrl }) => reservationUrl || [])
}
