/**
 * One view per route: the complete input of its page. Pure functions of the snapshot, the route table and the release's
 * inputs.
 */
import { DEFAULT_PROPERTY_ID } from '../../config/constants.ts'
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { KEPT_OUT } from '../../config/stage.ts'
import { ownPagePath, type OwnPage } from '../../routes/own-pages.ts'
import { errorPath, gonePath, hrefOf, noticePath, parsePath, unsentPath } from '../../routes/paths.ts'
import type { Route, RouteTable } from '../../routes/table.ts'
import { digest } from '../../records/digest.ts'
import type { FileRecord } from '../../records/records.ts'
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
  /** Keys of the records that were read, in order, without those of the chrome. */
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
  /** The home page in whose place it is shown. */
  home: Route
}

export interface ViewBuilder {
  /** The page of a route. */
  page(route: Route): BuiltView
  /** An error page of a language that has a home page. `hotelId`: the hotel of a page that is gone. */
  error(locale: Locale, status: ErrorBody['status'], hotelId?: number): BuiltView
  /** A page of the site's own, in a language that has a home page. */
  own(locale: Locale, page: OwnPage): BuiltView
  /** Thanks for a form, in a language that has a home page. */
  notice(locale: Locale, about: NoticeInput['about']): BuiltView
}

export function createViewBuilder(snapshot: Snapshot, routes: RouteTable, site: SiteInputs): ViewBuilder {
  const contextOf = (locale: Locale) => createContext({ snapshot, routes, site }, locale)
  const chromeOf = createChromes(contextOf)

  function homeOf(locale: Locale): Route {
    const home = routes.find(locale, '')
    if (!home) throw new Error(`there is no home page in ${locale}`)
    return home
  }

  function built(context: ViewContext, chrome: Chrome, parts: Omit<PageView, 'chrome' | 'locale'>): BuiltView {
    const { stage } = site
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

  function unlisted(context: ViewContext, chrome: Chrome, page: Unlisted): BuiltView {
    const { home, path, layout, title, body } = page
    const head = { title, canonical: '', alternates: [], metas: [], robots: 'noindex', jsonLd: [] }
    return built(context, chrome, { path, layout, head, switcher: switcher(context, home), breadcrumbs: [], body })
  }

  return {
    page(route) {
      const context = contextOf(route.locale)
      const { body, head, layout } = pageContent(context, route)
      const propertyId =
        route.kind === 'event' && !hotelOf(context, route.propertyId) ? DEFAULT_PROPERTY_ID : route.propertyId
      const crumbs = breadcrumbs(context, route, body.title)
      const chrome = chromeOf(route.locale, propertyId, layout)
      // A hotel's own pages begin with it, whatever else they show.
      const { isHotel } = chrome.view.property
      const start = isHotel ? undefined : searchStart(context, body, searchHotels)
      const isUsual = start === undefined || (start !== 'by-phone' && start.slug === chrome.view.search.selected)
      return built(context, chrome, {
        path: route.path,
        layout,
        head: headView(context, { route, texts: head, body, breadcrumbs: crumbs }),
        switcher: switcher(context, route),
        breadcrumbs: crumbs,
        ...(!isUsual && { searchStart: start }),
        body,
      })
    },

    error(locale, status, hotelId = 0) {
      const home = routes.hotelHome(hotelId, locale) ?? homeOf(locale)
      const context = contextOf(locale)
      const { body: bodyOf, layout } = kindEntry('error')
      const body = bodyOf({ context, status, propertyId: hotelId })
      const path = status === 410 ? gonePath(locale, hotelId) : errorPath(locale, status)
      const title = [body.message || body.title, body.hotel?.name].filter(Boolean).join(' | ')
      return unlisted(context, chromeOf(locale, home.propertyId, layout), { home, path, layout, title, body })
    },

    own(locale, page) {
      const home = homeOf(locale)
      const context = contextOf(locale)
      const { body: bodyOf, layout } = kindEntry(page)
      const body = bodyOf({ context })
      const path = ownPagePath(page, locale)
      const crumbs = [
        { text: context.t('components.common.breadcrumbs.home'), href: hrefTo(home)! },
        { text: body.title },
      ]
      // Search engines do not index the site's own search results.
      const metas = [{ name: 'robots', content: 'noindex, follow' }]
      const route: Route = { ...home, path, ...parsePath(path), listed: false }
      return built(context, chromeOf(locale, home.propertyId, layout), {
        path,
        layout,
        head: headView(context, { route, texts: { title: body.title, metas }, body, breadcrumbs: crumbs }),
        switcher: switcher(context, home).map((item) => ({ ...item, href: hrefOf(ownPagePath(page, item.locale)) })),
        breadcrumbs: crumbs,
        body,
      })
    },

    notice(locale, about) {
      const home = homeOf(locale)
      const context = contextOf(locale)
      const { body: bodyOf, layout } = kindEntry('notice')
      const body = bodyOf({ context, about })
      const path = about === 'unsent' ? unsentPath(locale) : noticePath(locale, about)
      const chrome = chromeOf(locale, home.propertyId, layout)
      const title = `${body.title} | ${chrome.view.property.name}`
      return unlisted(context, chrome, { home, path, layout, title, body })
    },
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
