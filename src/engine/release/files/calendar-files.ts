/** Calendar files of events: one per language with a page of the event or hotel. */
import { calendarFile } from '../../../features/calendar/files.ts'
import { calendarText } from '../../../features/calendar/text.ts'
import { LOCALES } from '../../../config/locales.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import { eventCalendar, hotelCalendar } from '../../../features/calendar/view.ts'
import { createContext, type SiteInputs, type ViewContext } from '../../../views/context.ts'
import type { ContentStore } from './store.ts'

interface CalendarInput {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
  /** Paths of the pages that a record change may affect, if nothing else changed: a calendar reads what its page reads. */
  affected?: ReadonlySet<string> | undefined
}

/** Digests by file name: of all files, or of those that may have changed. `undefined`: removed. */
export async function calendarFiles(
  { snapshot, routes, site, affected }: CalendarInput,
  store: ContentStore,
): Promise<Map<string, string | undefined>> {
  const contexts = new Map(LOCALES.map((locale) => [locale, createContext({ snapshot, routes, site }, locale)]))
  const files = new Map<string, string | undefined>()
  for (const route of affected ? [...affected].map((path) => routes.at(path)) : routes.all()) {
    const made = route && calendarAt(contexts.get(route.locale)!, route)
    if (made) files.set(made.name, made.calendar && (await store.put(calendarText(made.calendar))).hash)
  }
  return files
}

function calendarAt(context: ViewContext, route: Route) {
  const { locale, kind, place, propertyId } = route
  if (kind === 'event' && place.kind === 'event')
    return { name: calendarFile(locale, 'events', place.slug), calendar: eventCalendar(context, route) }
  // The provider may have several home pages for one hotel: the first one counts.
  if (place.kind === 'hotel' && context.routes.hotelHome(propertyId, locale)?.path === route.path)
    return { name: calendarFile(locale, 'hotels', place.hotel), calendar: hotelCalendar(context, propertyId) }
  return undefined
}
