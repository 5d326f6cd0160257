/** Reservation address of each hotel: a release file that the search's edge function reads. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import { WIDGET } from '../../config/reservation.ts'
import type { RouteTable } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import type { PropertyRecord } from '../../records/records.ts'
import { createReader, type Snapshot } from '../../records/snapshot.ts'

export { HOTELS_FILE } from '../../config/data-files.ts'

export interface HotelTarget {
  /** Empty where the hotel has no booking system. */
  reservationUrl: string
  /** Path of the internal reservation page by language. */
  internal: Partial<Record<Locale, string>>
}

/** Key of the widget where it has another address than the configuration says. */
export const NO_HOTEL = ''

/** By slug. `bookingHost`: a stand-in for booking systems. */
export function hotelTargets(
  snapshot: Snapshot,
  routes: RouteTable,
  bookingHost?: string,
): Record<string, HotelTarget> {
  const hotels = hotelsOf(snapshot).map(({ id, slug, reservationUrl }): [string, HotelTarget] => {
    const internal = LOCALES.map((locale) => [locale, routes.hotelPage(id, locale, 'reservation')?.path] as const)
    return [
      slug,
      { reservationUrl: reservationUrl ?? '', internal: Object.fromEntries(internal.filter(([, path]) => path)) },
    ]
  })
  const widget = bookingHost && new URL(new URL(WIDGET.url).pathname, bookingHost).href
  return Object.fromEntries([...hotels, ...(widget ? [[NO_HOTEL, { reservationUrl: widget, internal: {} }]] : [])])
}

/** Where hotels take reservations. */
export function reservationUrls(snapshot: Snapshot): string[] {
  return hotelsOf(snapshot).flatMap(({ reservationUrl }) => reservationUrl || [])
}

function hotelsOf(snapshot: Snapshot): readonly PropertyRecord[] {
  return createReader(snapshot).read(keys.properties())?.hotels ?? []
}
