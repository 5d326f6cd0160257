/** The document's title and description: the provider's if it has them, else made from what the page shows. */
import type { Route } from '../../routes/table.ts'
import { hotelOf, regionName } from '../../views/hotels.ts'
import { groupName } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import { entryOf } from './table.ts'
import { clip } from '../../views/text/sections.ts'
import type { BodyView } from '../../views/view.ts'

/** How much of a title and of a description search engines show. */
const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 155

/**
 * The page's title. Sub-pages that many hotels have under the same name, and events, add the hotel's name if it is
 * missing; a group page adds the group's name if there is room.
 */
export function documentTitle(context: ViewContext, route: Route, title: string): string {
  const hotel = hotelOf(context, route.propertyId)
  if (route.kind === 'event') return withName(title, hotel?.name ?? groupName(context))
  if (hotel) return isBelowHome(context, route) ? withName(title, hotel.name) : title
  const whole = withName(title, groupName(context))
  return whole.length <= TITLE_LENGTH ? whole : title
}

function withName(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`
}

function isBelowHome(context: ViewContext, route: Route): boolean {
  const home = context.routes.hotelHome(route.propertyId, context.locale)
  return home !== undefined && route.url.startsWith(`${home.url}/`)
}

interface Description {
  route: Route
  body: BodyView
  /** The provider's description, if it gives one. */
  given?: string | undefined
  /** From the page's own text, if it has any. */
  summary?: string | undefined
}

/** The provider's description as written, else one made from what the page shows and its hotel or group. */
export function describe(context: ViewContext, { route, body, given, summary }: Description): string {
  if (given) return given
  const parts = [sentence(body.lead ?? summary ?? body.title)]
  for (const more of [...entryOf(body).facts(body, context.t), placeOf(context, route, parts[0]!)]) {
    if (more) parts.push(sentence(more))
  }
  return clip(parts.join(' '), DESCRIPTION_LENGTH)
}

/** Hotel and region, or the group, unless `words` already names them. */
function placeOf(context: ViewContext, route: Route, words: string): string {
  const hotel = hotelOf(context, route.propertyId)
  const names = hotel ? [hotel.name, regionName(context, hotel.regionCode)] : [groupName(context)]
  return names.filter((name) => name && !words.includes(name)).join(', ')
}

function sentence(words: string): string {
  return words === '' || /[.!?…]$/.test(words) ? words : `${words}.`
}
