/** A guest's week at a hotel. A page of the site's own, made from the hotel's other pages; published for whoever says nothing yet. */
import { type Locale } from '../../config/locales.ts'
import { LANGUAGES } from '../../site/languages.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Route } from '../../routes/table.ts'
import type { GastronomyRecord } from '../../records/records.ts'
import { byRegion, hotelOf, hotelSlug } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import { tabs } from '../../views/trail.ts'
import type { WeekBody, WeekDayView } from '../../views/view.ts'
import { houseOf } from './house.ts'
import { drawn } from './layout.ts'

export interface WeekInput {
  context: ViewContext
  route: Extract<Route, { kind: 'week' }>
  record: GastronomyRecord
}

export function weekBody({ context, route, record }: WeekInput): WeekBody {
  const { locale, routes, t } = context
  const { propertyId } = route
  const hotel = hotelOf(context, propertyId)!.name
  const house = houseOf(context, { propertyId, gastronomy: record })
  const dayHref = hrefTo(routes.hotelDay(propertyId, locale))
  const days = weekdays(locale)
  return {
    kind: 'week',
    title: t('week.title', { hotel }),
    lead: t('week.lead', { hotel }),
    action: hrefOf(route.path),
    ...(dayHref && { dayHref }),
    days,
    houses: [drawn(house, { days, ages: [], chosen: new Set(), language: { locale, t } })],
    others: byRegion(context).flatMap(({ id, name }) => {
      const slug = id === propertyId || !routes.hotelWeek(id, locale) ? undefined : hotelSlug(context, id)
      return slug ? [{ slug, name }] : []
    }),
    asked: { ages: [] },
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: tabs(context, route),
  }
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

function weekdays(locale: Locale): WeekDayView[] {
  return Array.from({ length: 7 }, (_, index) => ({
    code: index + 1,
    ...dayNames(MONDAY + index * DAY_MS, locale, false),
  }))
}

/** Names of a day, given in milliseconds of the epoch, in the forms of a heading. */
export function dayNames(day: number, locale: Locale, isDated: boolean): Pick<WeekDayView, 'title' | 'short'> {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const text = new Intl.DateTimeFormat(LANGUAGES[locale].iso, { ...options, timeZone: 'UTC' }).format(day)
    return text.charAt(0).toLocaleUpperCase(LANGUAGES[locale].iso) + text.slice(1)
  }
  return {
    title: format({ weekday: 'long', ...(isDated && { day: 'numeric', month: 'long' }) }),
    short: format({ weekday: 'short' }),
  }
}
