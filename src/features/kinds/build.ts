/** Builds the view of each page: its complete input. Pure functions of the snapshot, the route table and the site's settings. */
import { DEFAULT_PROPERTY_ID } from '../../site/group.ts'
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { KEPT_OUT } from '../../config/stage.ts'
import { ownPagePath, type OwnPage } from '../../routes/own-pages.ts'
import { errorPath, gonePath, hrefOf, noticePath, parsePath, unsentPath } from '../../routes/paths.ts'
import type { Route, RouteTable } from '../../routes/table.ts'
import { digest } from '../../records/digest.ts'
import type { FileRecord } from '../../records/parts.ts'
import type { Snapshot } from '../../records/snapshot.ts'
import { searchStart } from '../../views/about.ts'
import { hotelOf } from '../../views/hotels.ts'
import { searchHotels } from '../../views/chrome.ts'
import { createContext, type SiteInputs, type ViewContext } from '../../views/context.ts'
import { createChromes, type BuiltChrome, type Chrome } from './chromes.ts'
import { pageContent } from './content.ts'
import { headView } from './head.ts'
import type { NoticeInput } from '../forms/notice-view.ts'
import { kindEntry } from './table.ts'
import { hrefTo } from '../../views/links.ts'
import { breadcrumbs, switcher } from '../../views/trail.ts'
import type { ErrorBody, PageView } from '../../views/view.ts'

/** A view and what it was made from. */
export interface BuiltView {
  view: PageView
  /** Digest of the view: pages with equal digests are equal. */
  digest: string
  /** Keys of the records it read, sorted, without those of the chrome. */
  reads: string[]
  chrome: BuiltChrome
  files: FileRecord[]
  problems: Problem[]
  /** Latest change of the records that the page itself is made from. ISO 8601. */
  lastmod?: string
}

/** A page that search engines must not index. */
interface Unlisted extends Pick<PageView, 'path' | 'layout' | 'body'> {
  title: string
  /** The home page whose alternates it offers. */
  home: Route
}

export interface ViewBuilder {
  /** The page of a route. */
  page(route: Route): BuiltView
  /** An error page, in a language with a home page. `hotelId`: the hotel of a former page. */
  error(locale: Locale, status: ErrorBody['status'], hotelId?: number): BuiltView
  /** One of the site's own pages, in a language with a home page. */
  own(locale: Locale, page: OwnPage): BuiltView
  /** The response to a form, in a language with a home page. */
  notice(locale: Locale, about: NoticeInput['about']): BuiltView
}

export function createViewBuilder(snapshot: Snapshot, routes: RouteTable, site: SiteInputs): ViewBuilder {
  const contextOf = (locale: Locale) => createContext({ snapshot, routes, site }, locale)
  const sources: Sources = { snapshot, routes, contextOf, chromeOf: createChromes(contextOf) }
  return {
    page: (route) => routePage(sources, route),
    error: (locale, status, hotelId = 0) => errorPage(sources, locale, { status, hotelId }),
    own: (locale, page) => ownPage(sources, locale, page),
    notice: (locale, about) => noticePage(sources, locale, about),
  }
}

interface Sources {
  snapshot: Snapshot
  routes: RouteTable
  contextOf(locale: Locale): ViewContext
  chromeOf: ReturnType<typeof createChromes>
}

function routePage({ snapshot, contextOf, chromeOf }: Sources, route: Route): BuiltView {
  const context = contextOf(route.locale)
  const { body, head, layout } = pageContent(context, route)
  const propertyId =
    route.kind === 'event' && !hotelOf(context, route.propertyId) ? DEFAULT_PROPERTY_ID : route.propertyId
  const crumbs = breadcrumbs(context, route, body.title)
  const chrome = chromeOf(route.locale, propertyId, layout)
  // On a hotel's own pages the search starts with that hotel, whatever else they show.
  const { isHotel } = chrome.view.property
  const start = isHotel ? undefined : searchStart(context, body, searchHotels)
  const isUsual = start === undefined || (start !== 'by-phone' && start.slug === chrome.view.search.selected)
  return builtView(
    snapshot,
    { context, chrome },
    {
      path: route.path,
      layout,
      head: headView(context, { route, texts: head, body, breadcrumbs: crumbs }),
      switcher: switcher(context, route),
      breadcrumbs: crumbs,
      ...(!isUsual && { searchStart: start }),
      body,
    },
  )
}

function errorPage(
  sources: Sources,
  locale: Locale,
  { status, hotelId }: { status: ErrorBody['status']; hotelId: number },
): BuiltView {
  const home = sources.routes.hotelHome(hotelId, locale) ?? homeOf(sources, locale)
  const context = sources.contextOf(locale)
  const { body: bodyOf, layout } = kindEntry('error')
  const body = bodyOf({ context, status, propertyId: hotelId })
  const path = status === 410 ? gonePath(locale, hotelId) : errorPath(locale, status)
  const title = [body.message || body.title, body.hotel?.name].filter(Boolean).join(' | ')
  const chrome = sources.chromeOf(locale, home.propertyId, layout)
  return unlistedView(sources.snapshot, { context, chrome }, { home, path, layout, title, body })
}

function ownPage(sources: Sources, locale: Locale, page: OwnPage): BuiltView {
  const home = homeOf(sources, locale)
  const context = sources.contextOf(locale)
  const { body: bodyOf, layout } = kindEntry(page)
  const body = bodyOf({ context })
  const path = ownPagePath(page, locale)
  const crumbs = [{ text: context.t('components.common.breadcrumbs.home'), href: hrefTo(home)! }, { text: body.title }]
  // Search engines must not index the results of our own search.
  const metas = [{ name: 'robots', content: 'noindex, follow' }]
  const route: Route = { ...home, path, ...parsePath(path), listed: false }
  const chrome = sources.chromeOf(locale, home.propertyId, layout)
  return builtView(
    sources.snapshot,
    { context, chrome },
    {
      path,
      layout,
      head: headView(context, { route, texts: { title: body.title, metas }, body, breadcrumbs: crumbs }),
      switcher: switcher(context, home).map((item) => ({ ...item, href: hrefOf(ownPagePath(page, item.locale)) })),
      breadcrumbs: crumbs,
      body,
    },
  )
}

function noticePage(sources: Sources, locale: Locale, about: NoticeInput['about']): BuiltView {
  const home = homeOf(sources, locale)
  const context = sources.contextOf(locale)
  const { body: bodyOf, layout } = kindEntry('notice')
  const body = bodyOf({ context, about })
  const path = about === 'unsent' ? unsentPath(locale) : noticePath(locale, about)
  const chrome = sources.chromeOf(locale, home.propertyId, layout)
  const title = `${body.title} | ${chrome.view.property.name}`
  return unlistedView(sources.snapshot, { context, chrome }, { home, path, layout, title, body })
}

function homeOf({ routes }: Sources, locale: Locale): Route {
  const home = routes.find(locale, '')
  if (!home) throw new Error(`there is no home page in ${locale}`)
  return home
}

interface Surroundings {
  context: ViewContext
  chrome: Chrome
}

function unlistedView(snapshot: Snapshot, surroundings: Surroundings, page: Unlisted): BuiltView {
  const { home, path, layout, title, body } = page
  const head = { title, canonical: '', alternates: [], metas: [], robots: 'noindex', jsonLd: [] }
  const parts = { path, layout, head, switcher: switcher(surroundings.context, home), breadcrumbs: [], body }
  return builtView(snapshot, surroundings, parts)
}

function builtView(
  snapshot: Snapshot,
  { context, chrome }: Surroundings,
  parts: Omit<PageView, 'chrome' | 'locale'>,
): BuiltView {
  const { stage } = context.site
  const page = {
    locale: context.locale,
    ...parts,
    ...(stage && { stage, head: { ...parts.head, robots: KEPT_OUT } }),
  }
  const reads = [...context.reads].filter((key) => !chrome.context.reads.has(key)).sort()
  return {
    view: { ...page, chrome: chrome.view },
    digest: digest(`${chrome.digest}\n${JSON.stringify(page)}`),
    reads,
    chrome: chrome.built,
    files: [...new Map([...chrome.context.files, ...context.files]).values()],
    problems: context.problems,
    ...lastmodOf(snapshot, [...reads, ...chrome.built.reads]),
  }
}

function lastmodOf(snapshot: Snapshot, reads: string[]): { lastmod?: string } {
  const dates = reads
    .map((key) => snapshot.get(key)?.outline?.updatedAt)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
  const lastmod = dates.at(-1)
  return lastmod === undefined ? {} : { lastmod }
}
