/** Checks of a publish: the HTML of rendered pages, and the alternates of all pages if routes have changed. */
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { problem, type Problem } from '../../../config/problems/table.ts'
import { hreflangs } from '../../../routes/alternates.ts'
import type { Stage } from '../../../config/stage.ts'
import { ownPageAt } from '../../../routes/own-pages.ts'
import { hrefOf, parsePath } from '../../../routes/paths.ts'
import type { RouteTable } from '../../../routes/table.ts'
import type { PageWords } from '../../../records/release.ts'
import type { Tags } from './tags.ts'
import { findings, type ExpectedPage } from './page.ts'

interface PageChecks {
  /** Faults of a page by itself; and, if search engines may list it, its title and description, which should be unique. */
  check(path: string, html: string, tags: Tags): { faults: Problem[]; words?: PageWords }
}

export function openPageChecks(routes: RouteTable, siteUrl: string, stage?: Stage): PageChecks {
  const absolute = (path: string) => siteUrl + hrefOf(path)

  function expected(path: string): ExpectedPage {
    const { locale, url } = parsePath(path)
    const route = routes.find(locale, url)
    const own = ownPageAt(path) && { canonical: absolute(path) }
    if (!route) return { locale, listed: false, alternates: [], ...own }
    const alternates = hreflangs(routes.listedAlternates(route))
    return {
      locale: route.locale,
      canonical: absolute(path),
      listed: route.listed,
      alternates: alternates.map(({ hreflang, path: other }) => ({ hreflang, href: absolute(other) })),
    }
  }

  return {
    check(path, html, tags) {
      const page = expected(path)
      const { faults, words, title, description } = findings(html, tags, {
        ...page,
        // Search engines are kept out of every page of a staging site.
        listed: page.listed && !stage,
      })
      return {
        faults: [
          ...faults.map((fault) => problem('page-faulty', path, fault)),
          ...words.map((fault) => problem('page-words', path, fault)),
        ],
        words: page.listed ? { locale: page.locale, title, description } : undefined,
      }
    },
  }
}

/** Titles and descriptions that repeat those of an earlier page. */
export function repeatedWords(pages: Iterable<{ path: string; words?: PageWords | undefined }>): Problem[] {
  const firstPath = new Map<string, string>()
  const problems: Problem[] = []
  for (const { path, words } of pages) {
    if (!words) continue
    const { locale, title, description } = words
    for (const [text, value] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const before = firstPath.get(`${locale} ${text} ${value}`)
      if (before === undefined) firstPath.set(`${locale} ${text} ${value}`, path)
      else problems.push(problem('page-words', path, { code: 'repeated', text, path: before, words: value }))
    }
  }
  return problems
}

/** Paths of pages whose alternates are not mutual, or point to missing or unlisted pages. */
export function brokenClusters(routes: RouteTable): string[] {
  const all = routes.all()
  const clusters = new Map(all.map((route) => [route.path, routes.listedAlternates(route)]))
  const names = new Map(
    [...clusters].map(([path, cluster]) => [path, LOCALES.map((locale) => cluster[locale]).join(' ')]),
  )
  const byPath = new Map(all.map((route) => [route.path, route]))
  return all
    .filter(({ path, locale, listed: isListed }) => {
      const cluster = clusters.get(path)!
      if (!isListed) return Object.keys(cluster).length > 0
      return cluster[locale] !== path || LOCALES.some((other) => !isMutual(path, other, cluster[other]))
    })
    .map(({ path }) => path)

  function isMutual(path: string, locale: Locale, other: string | undefined): boolean {
    if (other === undefined) return true
    const target = byPath.get(other)
    return target?.listed === true && target.locale === locale && names.get(other) === names.get(path)
  }
}
