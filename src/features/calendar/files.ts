/** Names of the files with events for calendars, below the output folder. */
import type { Locale } from '../../config/locales.ts'
import { buildPath } from '../../routes/paths.ts'

const CALENDAR_FOLDER = 'ics'

/** 'en/ics/events/slide-cup.ics', 'ics/hotels/crystal-flora.ics'. `slug`: as in the address of the page. */
export function calendarFile(locale: Locale, of: 'events' | 'hotels', slug: string): string {
  return buildPath(locale, `${CALENDAR_FOLDER}/${of}/${slug}.ics`).slice(1)
}
