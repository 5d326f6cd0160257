/** The document's title and description: the provider's where it has them, else made of what the page shows. */
import type { Route } from '../routes/table.ts'
import { hotelOf, regionName } from './cards.ts'
import { groupName } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { clip } from './sections.ts'
import type { BodyView } from './view.ts'

/** What a search engine shows of a description. */
const DESCRIPTION_LENGTH = 155

/**
 * The page's title is the document's. What hotels give the same names to, rooms, outlets and other sub-pages, says whose it is
 * where the title does not; so does an event.
 */
export function documentTitle(context: ViewContext, route: Route, title: string): string {
  const hotel = hotelOf(context, route.propertyId)
  if (route.kind === 'event') return withName(title, hotel?.name ?? groupName(context))
  return hotel && isBelowHome(context, route) ? withName(title, hotel.name) : title
}

function withName(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`
}

function isBelowHome(context: ViewContext, route: Route): boolean {
  const home = context.routes.hotelHome(route.propertyId, context.locale)
  return home !== undefined && route.url.startsWith(`${home.url}/`)
}

/** `summary`: of the page's own text, if it has any. */
export function describe(context: ViewContext, route: Route, body: BodyView, summary: string | undefined): string {
  const { t } = context
  const hotel = hotelOf(context, route.propertyId)
  const words = body.lead ?? summary ?? [body.title, hotel?.name ?? groupName(context)].join(', ')
  if (body.kind !== 'room') return clip(words, DESCRIPTION_LENGTH)
  const { sizeM2, beds, view } = body.room
  const facts = [sizeM2 && t('counts.squareMetres', { count: sizeM2 }), beds, view].filter(Boolean).join(', ')
  const place = [hotel?.name, regionName(context, hotel?.regionCode)].filter(Boolean).join(', ')
  const whole = [words, facts && `${facts}.`, place && `${place}.`].filter(Boolean).join(' ')
  return clip(whole, DESCRIPTION_LENGTH)
}
