/** The pages of a release: one for each route, the site's own pages, error pages and responses to forms. Pure. */
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { FORM_NAMES } from '../../../features/forms/schemas.ts'
import { OWN_PAGES, ownPagePath } from '../../../routes/own-pages.ts'
import { errorPath, gonePath, noticePath, parsePath, unsentPath } from '../../../routes/paths.ts'
import type { Place } from '../../../routes/place.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import type { BuiltView, ViewBuilder } from '../../../features/kinds/build.ts'
import type { PageEntry } from '../manifest.ts'
import { isSearchable } from '../files/site-search-document.ts'

interface PlannedPage {
  path: string
  /** Identity of the page's item, independent of its address. */
  thing: string
  status?: PageEntry['status']
  /** Where the page belongs in the site search; missing if that does not list it. */
  searchEntry?: Pick<Route, 'locale' | 'propertyId'> & { place?: Place }
  build(builder: ViewBuilder): BuiltView
}

interface PagePlan {
  at(path: string): PlannedPage | undefined
  /** The pages of a hotel in one language are adjacent. */
  paths(): string[]
}

export function planPages(routes: RouteTable): PagePlan {
  const own = new Map(ownPages(routes).map((planned) => [planned.path, planned]))
  return {
    at(path) {
      const route = routes.at(path)
      return route ? pageOfRoute(route) : (own.get(path) ?? gonePageAt(routes, path))
    },
    paths: () => [...routes.entries.keys(), ...own.keys(), ...gonePathsOfHotels(routes)],
  }
}

function pageOfRoute(route: Route): PlannedPage {
  return {
    path: route.path,
    thing: `${route.kind} ${route.locale} ${route.propertyId} ${route.id}`,
    searchEntry: isSearchable(route) ? route : undefined,
    build: (builder) => builder.page(route),
  }
}

/** Shown for former addresses of a hotel, or of all other pages (0). */
function gonePage(locale: Locale, propertyId: number): PlannedPage {
  return {
    path: gonePath(locale, propertyId),
    thing: `410 ${locale} ${propertyId}`,
    status: 410,
    build: (builder) => builder.error(locale, 410, propertyId),
  }
}

/** Without listing all hotels. */
function gonePageAt(routes: RouteTable, path: string): PlannedPage | undefined {
  const { locale } = parsePath(path)
  const propertyId = Number(path.slice(path.lastIndexOf('/') + 1))
  const exists = gonePath(locale, propertyId) === path && routes.hotelHome(propertyId, locale) !== undefined
  return exists ? gonePage(locale, propertyId) : undefined
}

function gonePathsOfHotels(routes: RouteTable): string[] {
  return [...routes.entries].flatMap(([path, { home, propertyId }]) =>
    home === undefined ? [] : gonePath(parsePath(path).locale, propertyId),
  )
}

/** Pages without a route. Languages without a home page have none, since their header and footer come from it. */
function ownPages(routes: RouteTable): PlannedPage[] {
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
      searchEntry: { locale, propertyId },
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
