/** Pairs the pages of one thing in different languages. */
import { LOCALES, type Locale } from '../config/locales.ts'
import { problem, type Problem } from '../config/problems/table.ts'
import type { Outline } from '../records/outline.ts'
import type { Alternates, Route } from './table.ts'

/** Languages in the order that decides `x-default`: the default language first. */
export const X_DEFAULT_ORDER: readonly Locale[] = LOCALES

/** A page's `hreflang` links, `x-default` last; empty if the page exists in one language only. */
export function hreflangs(paths: Alternates): { hreflang: Locale | 'x-default'; path: string }[] {
  const languages = X_DEFAULT_ORDER.flatMap((hreflang) => {
    const path = paths[hreflang]
    return path === undefined ? [] : [{ hreflang, path }]
  })
  return languages.length < 2 ? [] : [...languages, { hreflang: 'x-default', path: languages[0]!.path }]
}

/**
 * Two pages are alternates if each leads to the other: by the provider's `hrefLangs` or, if a page has none for a language, by the same kind and id.
 * Declared alternates without a page are left out and reported.
 */
export function pairAlternates(
  routes: readonly Route[],
  declared: ReadonlyMap<Route, Outline['alternates']>,
  find: (locale: Locale, url: string) => Route | undefined,
): { alternates: Map<Route, Alternates>; problems: Problem[] } {
  const problems: Problem[] = []
  const byId = new Map<string, Route[]>()
  for (const route of routes) {
    const name = identity(route, route.locale)
    byId.set(name, [...(byId.get(name) ?? []), route])
  }

  function candidate(route: Route, locale: Locale): Route | undefined {
    if (locale === route.locale) return route
    const alternate = declared.get(route)!.find((each) => each.locale === locale)
    const target = alternate && find(locale, alternate.url)
    if (target && target.kind === route.kind) return target
    const same = byId.get(identity(route, locale)) ?? []
    if (same.length === 1) return same[0]
    if (alternate) problems.push(problem('alternate-missing', route.key, { locale, url: alternate.url }))
    return undefined
  }

  const candidates = new Map(routes.map((route) => [route, LOCALES.map((locale) => candidate(route, locale))] as const))
  const isMutual = (left: Route, right: Route) =>
    candidates.get(left)!.includes(right) && candidates.get(right)!.includes(left)

  /** All pages of a cluster are mutual alternates: if three pages disagree, the first two that agree stay together. */
  const alternates = new Map<Route, Alternates>()
  for (const route of [...routes].sort((left, right) => rankOf(left) - rankOf(right))) {
    if (alternates.has(route)) continue
    const cluster = [route]
    for (const other of candidates.get(route)!) {
      if (!other || other === route || alternates.has(other)) continue
      if (cluster.every((member) => isMutual(member, other))) cluster.push(other)
    }
    // Sorted by language, like routes and candidates.
    const paths = Object.fromEntries(cluster.map(({ locale, path }) => [locale, path]))
    for (const member of cluster) alternates.set(member, paths)
  }
  return { alternates, problems }
}

function rankOf({ locale }: Route): number {
  return X_DEFAULT_ORDER.indexOf(locale)
}

function identity({ kind, id, propertyId }: Route, locale: Locale): string {
  return kind === 'page' ? `page/${locale}/${id}` : `${kind}/${locale}/${propertyId}/${id}`
}
