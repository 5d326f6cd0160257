/** Reservation address of each hotel: a release file that the search's edge function reads. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import type { RouteTable } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import type { PropertyRecord } from '../../records/records.ts'
import { createReader, type Snapshot } from '../../records/snapshot.ts'

export { HOTELS_FILE } from '../../config/data-files.ts'

export interface HotelTarget {
  reservationUrl: string
  /** Path of the internal reservation page by language. */
  internal: Partial<Record<Locale, string>>
}

/** By slug; omits hotels without a reservation address. */
export function hotelTargets(snapshot: Snapshot, routes: RouteTable): Record<string, HotelTarget> {
  return Object.fromEntries(
    hotelsOf(snapshot).flatMap(({ id, slug, reservationUrl }) => {
      if (!reservationUrl) return []
      const internal = LOCALES.map((locale) => [locale, routes.hotelPage(id, locale, 'reservation')?.path] as const)
      return [[slug, { reservationUrl, internal: Object.fromEntries(internal.filter(([, path]) => path)) }]]
    }),
  )
}

/** Where hotels take reservations. */
export function reservationUrls(snapshot: Snapshot): string[] {
  return hotelsOf(snapshot).flatMap(({ reservationUrl }) => reservationUrl || [])
}

function hotelsOf(snapshot: Snapshot): readonly PropertyRecord[] {
  return createReader(snapshot).read(keys.properties())?.hotels ?? []
}
