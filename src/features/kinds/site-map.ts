/**
 * The page that links to all others: hotels by region, whose home pages link to the rest, the group's pages, and
 * events.
 */
import type { Locale } from '../../config/locales.ts'
import { sortedByName } from '../../i18n/order.ts'
import { hrefOf } from '../../routes/paths.ts'
import { queriedPath } from '../../routes/queried.ts'
import type { Route, RouteTable } from '../../routes/table.ts'
import { oncePer } from '../../records/once-per.ts'
import { hotelsByRegion, regionHref } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import type { LinkView, SiteMapBody } from '../../views/view.ts'

export function siteMapBody({ context }: { context: ViewContext }): SiteMapBody {
  const { t, locale } = context
  const byRegion = hotelGroups(context).filter(({ links }) => links.length > 0)
  const named = new Set(byRegion.map(({ href }) => href))
  const linksTo = (isWanted: (route: Route) => boolean) =>
    sortedByName(
      locale,
      (namedHere(context.routes).get(locale) ?? [])
        .filter((route) => isWanted(route) && !named.has(hrefTo(route)))
        .map((route) => linkTo(context, route)),
      ({ text }) => text,
    )
  const eventsHref = hrefTo(context.routes.eventList(locale))
  const others = [
    {
      title: t('pages.siteMap.pages'),
      links: [
        ...linksTo(({ kind }) => kind !== 'event' && kind !== 'event-list'),
        { text: t('compare.title'), href: hrefOf(queriedPath('compare', locale)) },
      ],
    },
    {
      title: t('pages.siteMap.events'),
      ...(eventsHref && { href: eventsHref }),
      links: linksTo(({ kind }) => kind === 'event'),
    },
  ]
  return {
    kind: 'site-map',
    title: t('pages.siteMap.title'),
    lead: t('pages.siteMap.lead'),
    groups: [...byRegion, ...others.filter(({ links }) => links.length > 0)],
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

function hotelGroups(context: ViewContext): SiteMapBody['groups'] {
  return hotelsByRegion(context).map(({ region, hotels }) => {
    const href = region && regionHref(context, region.code)
    const links = hotels.flatMap(({ id, name }): LinkView[] => {
      const home = hrefTo(context.routes.hotelHome(id, context.locale))
      return home ? [{ text: name, href: home }] : []
    })
    return { title: region?.name ?? context.t('pages.regions.hotels'), ...(href && { href }), links }
  })
}

/** Routes by language that no home page, of the group or of a hotel, links to. */
const namedHere = oncePer((routes: RouteTable) => {
  const named = new Map<Locale, Route[]>()
  for (const route of routes.all()) {
    if (route.url === '' || isReachedFromHotel(routes, route)) continue
    const routesHere = named.get(route.locale)
    if (routesHere) routesHere.push(route)
    else named.set(route.locale, [route])
  }
  return named
})

function isReachedFromHotel(routes: RouteTable, { locale, propertyId, place, url }: Route): boolean {
  const home = routes.hotelHome(propertyId, locale)
  if (!home) return false
  if (url === home.url) return true
  if (!url.startsWith(`${home.url}/`) || place.kind === 'other') return false
  return place.kind !== 'outlet' || routes.hotelPage(propertyId, locale, 'gastronomy') !== undefined
}

function linkTo(context: ViewContext, route: Route): LinkView {
  const record = context.read(route.key) as { title?: string; name?: string } | undefined
  return { text: record?.title || record?.name || route.url, href: hrefTo(route)! }
}
