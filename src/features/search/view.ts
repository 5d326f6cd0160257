/** The search page before a query; `answer.ts` adds the results. */
import { hrefOf } from '../../routes/paths.ts'
import { buildUrl } from '../../routes/place.ts'
import { queriedPath } from '../../routes/queried.ts'
import type { StaticPage } from '../../site/pages.ts'
import { hotelListUrl } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import { regionCards } from '../../views/cards.ts'
import { byRegion, namedEverywhere } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import type { LinkView, SearchBody } from '../../views/view.ts'

/** Pages of the group that guests look for most, in that order. */
const PLACES: readonly StaticPage[] = ['beach-pool', 'kids', 'spa', 'sport', 'entertainment', 'meeting', 'contact']

export function searchBody({ context }: { context: ViewContext }): SearchBody {
  const { t, locale } = context
  const places = [hotelListUrl(locale), ...PLACES.map((page) => buildUrl({ kind: 'static', page }, locale))]
  const groups: SearchBody['groups'] = [
    { name: 'places', links: places.flatMap((url) => pageLink(context, url)) },
    { name: 'regions', links: regionCards(context).map(({ name, href }) => ({ text: name, href })) },
    { name: 'hotels', links: hotelLinks(context) },
  ]
  return {
    kind: 'search',
    title: t('pages.search.title'),
    lead: t('pages.search.lead'),
    action: hrefOf(queriedPath('search', locale)),
    groups: groups.filter(({ links }) => links.length > 0),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

function pageLink(context: ViewContext, url: string): LinkView[] {
  const href = hrefTo(context.routes.find(context.locale, url))
  const title = context.read(keys.page(context.locale, url))?.title
  return href && title ? [{ text: title, href }] : []
}

function hotelLinks(context: ViewContext): LinkView[] {
  const named = new Set(namedEverywhere(context, undefined))
  const ordered = byRegion(context).filter((hotel) => named.has(hotel))
  return ordered.flatMap(({ id, name }) => {
    const href = hrefTo(context.routes.hotelHome(id, context.locale))
    return href ? [{ text: name, href }] : []
  })
}
