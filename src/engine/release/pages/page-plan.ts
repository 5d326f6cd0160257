/** The pages that a release has: one for each route, the site's own, the error pages and the answers to forms. Pure. */
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { FORM_NAMES } from '../../../features/forms/schemas.ts'
import { OWN_PAGES, ownPagePath } from '../../../routes/own-pages.ts'
import { errorPath, gonePath, noticePath, parsePath, unsentPath } from '../../../routes/paths.ts'
import type { Place } from '../../../routes/place.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import type { BuiltView, ViewBuilder } from '../../../features/kinds/build.ts'
import type { PageEntry } from '../manifest.ts'
import { isFound } from '../files/site-search-document.ts'

interface PlannedPage {
  path: string
  /** Identity of the page's item, independent of its address. */
  thing: string
  status?: PageEntry['status']
  /** The page's owner, if the site search finds it. */
  found?: Pick<Route, 'locale' | 'propertyId'> & { place?: Place }
  build(builder: ViewBuilder): BuiltView
}

interface PagePlan {
  at(path: string): PlannedPage | undefined
  /** The pages of a hotel in one language are adjacent. */
  paths(): string[]
}

export function planPages(routes: RouteTable): PagePlan {
  const own = new Map(plannedOwn(routes).map((planned) => [planned.path, planned]))
  return {
    at(path) {
      const route = routes.at(path)
      return route ? ofRoute(route) : (own.get(path) ?? ofGone(routes, path))
    },
    paths: () => [...routes.entries.keys(), ...own.keys(), ...goneOfHotels(routes)],
  }
}

function ofRoute(route: Route): PlannedPage {
  return {
    path: route.path,
    thing: `${route.kind} ${route.locale} ${route.propertyId} ${route.id}`,
    ...(isFound(route) && { found: route }),
    build: (builder) => builder.page(route),
  }
}

/** Says of a hotel's pages that they are gone, or of all others (0). */
function gonePage(locale: Locale, propertyId: number): PlannedPage {
  return {
    path: gonePath(locale, propertyId),
    thing: `410 ${locale} ${propertyId}`,
    status: 410,
    build: (builder) => builder.error(locale, 410, propertyId),
  }
}

/** Without a look at all hotels. */
function ofGone(routes: RouteTable, path: string): PlannedPage | undefined {
  const { locale } = parsePath(path)
  const propertyId = Number(path.slice(path.lastIndexOf('/') + 1))
  const isOne = gonePath(locale, propertyId) === path && routes.hotelHome(propertyId, locale) !== undefined
  return isOne ? gonePage(locale, propertyId) : undefined
}

function goneOfHotels(routes: RouteTable): string[] {
  return [...routes.entries].flatMap(([path, { home, propertyId }]) =>
    home === undefined ? [] : gonePath(parsePath(path).locale, propertyId),
  )
}

/** Pages of the site's own, of which nobody asks for the error pages and the answers to forms. A language without a home page has nothing to fill them from. */
function plannedOwn(routes: RouteTable): PlannedPage[] {
  const homes = LOCALES.flatMap((locale) => routes.find(locale, '') ?? [])
  return homes.flatMap(({ locale, propertyId }) => [
    ...([404, 500] as const).map((status) => ({
      path: errorPath(locale, status),
      thing: `${status} ${locale}`,
      status,
      build: (builder: ViewBuilder) => builder.error(locale, status),
    })),
    gonePage(locale, 0),
    ...OWN_PAGES.map((page) => ({
      path: ownPagePath(page, locale),
      thing: `${page} ${locale}`,
      found: { locale, propertyId },
      build: (builder: ViewBuilder) => builder.own(locale, page),
    })),
    ...FORM_NAMES.map((form) => ({
      path: noticePath(locale, form),
      thing: `${form} ${locale}`,
      status: 200 as const,
      build: (builder: ViewBuilder) => builder.notice(locale, form),
    })),
    {
      path: unsentPath(locale),
      thing: `unsent ${locale}`,
      status: 502 as const,
      build: (builder: ViewBuilder) => builder.notice(locale, 'unsent'),
    },
  ])
}
