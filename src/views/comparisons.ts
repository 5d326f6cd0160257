/** Links to the page that compares hotels and rooms. */
import type { Locale } from '../config/locales.ts'
import { keys } from '../records/keys.ts'
import { hrefOf } from '../routes/paths.ts'
import { queriedPath } from '../routes/queried.ts'
import type { ViewContext } from './context.ts'
import { hotels, hotelSlug } from './hotels.ts'

/** Number of rooms in a comparison that a link starts. */
const FIRST_ROOMS = 4

/** The comparison that starts with a hotel; `undefined` if there are no others. */
export function hotelComparison(context: ViewContext, propertyId: number): { compareHref?: string } {
  const slug = hotelSlug(context, propertyId)
  return slug && hotels(context).length > 1 ? { compareHref: comparisonOf(context, [['hotel', slug]]) } : {}
}

/** The comparison of a hotel's first rooms. */
export function roomComparison(context: ViewContext, propertyId: number): { compareHref?: string } {
  const slug = hotelSlug(context, propertyId)
  const rooms = (context.read(keys.rooms(context.locale, propertyId)) ?? []).slice(0, FIRST_ROOMS)
  if (!slug || rooms.length < 2) return {}
  return { compareHref: comparisonOf(context, [['hotel', slug], ...rooms.map((room) => ['room', room.slug])]) }
}

function comparisonOf({ locale }: ViewContext, query: string[][]): string {
  return `${comparisonHref(locale)}?${new URLSearchParams(query)}`
}

/** Before anything is chosen. */
export function comparisonHref(locale: Locale): string {
  return hrefOf(queriedPath('compare', locale))
}
