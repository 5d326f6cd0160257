/**
 * One view per route: the complete input of its page. Pure functions of the snapshot, the route table and the release's
 * inputs.
 */
import { DEFAULT_PROPERTY_ID } from '../../config/constants.ts'
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { ownPagePath, type OwnPage } from '../../routes/own-pages.ts'
import { errorPath, gonePath, hrefOf, noticePath, parsePath, unsentPath } from '../../routes/paths.ts'
import type { Route, RouteTable } from '../../routes/table.ts'
import { digest } from '../../records/digest.ts'
import type { FileRecord, PageRecord } from '../../records/records.ts'
import type { Snapshot } from '../../records/snapshot.ts'
import { searchStart } from '../../views/about.ts'
import { hotelOf } from '../../views/hotels.ts'
import { chromeView, searchHotels } from '../../views/chrome.ts'
import { createContext, type SiteInputs, type ViewContext } from '../../views/context.ts'
import { headView, type HeadInput } from './head.ts'
import { galleryExtract, wholeGallery } from '../gallery/view.ts'
import { layoutOf, pageKind } from './kind-of.ts'
import type { NoticeInput } from '../forms/notice-view.ts'
import { offerViews } from '../hotels/offers-view.ts'
import { withMaps } from '../maps/view.ts'
import { kindEntry } from './table.ts'
import { DESCRIPTION_LENGTH } from './titles.ts'
import { LAYOUTS } from '../../views/layouts.ts'
import { firstWords } from '../../views/text/sections.ts'
import { hrefTo } from '../../views/links.ts'
import { breadcrumbs, switcher } from '../../views/trail.ts'
import type { BodyView, ChromeView, ErrorBody, LayoutName, PageView } from '../../views/view.ts'

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

/** What surrounds the content of many pages. */
export interface BuiltChrome {
  name: string
  /** Keys of the records that it was made from, in order. */
  reads: string[]
  problems: Problem[]
}

export interface ViewBuilder {
  /** The page of a route. */
  page(route: Route): BuiltView
  /** An error page of a language that has a home page. */
  /** `hotelId`: whose page is gone; missing where it had none. */
  error(locale: Locale, status: ErrorBody['status'], hotelId?: number): BuiltView
  /** A page of the site's own, in a language that has a home page. */
  own(locale: Locale, page: OwnPage): BuiltView
  /** Thanks for a form, in a language that has a home page. */
  notice(locale: Locale, about: NoticeInput['about']): BuiltView
}

interface Chrome {
  built: BuiltChrome
  view: ChromeView
  digest: string
  context: ViewContext
}

interface Content {
  body: BodyView
  head: HeadInput
  layout: LayoutName
}

/**
 * How many chromes are cached, with what was rendered from them. Pages are built in path order, so those of a hotel are
 * adjacent.
 */
const MOST_CHROMES = 512

export function createViewBuilder(snapshot: Snapshot, routes: RouteTable, site: SiteInputs): ViewBuilder {
  const chromes = new Map<string, Chrome>()
  const contextOf = (locale: Locale) => createContext(snapshot, routes, site, locale)

  /** One object per property, language and form of layout, so that its rendered HTML can be cached by identity. */
  function chromeFor(locale: Locale, propertyId: number, layout: LayoutName): Chrome {
    const { chrome: form } = LAYOUTS[layout]
    const name = `${locale}/${propertyId}/${form}`
    const made = chromes.get(name)
    if (made) return made
    const context = contextOf(locale)
    const view = chromeView(context, propertyId, form)
    const built = { name, reads: [...context.reads].sort(), problems: context.problems }
    const chrome = { built, view, digest: digest(JSON.stringify(view)), context }
    const [oldest] = chromes.keys()
    if (chromes.size >= MOST_CHROMES) chromes.delete(oldest!)
    chromes.set(name, chrome)
    return chrome
  }

  function homeOf(locale: Locale): Route {
    const home = routes.find(locale, '')
    if (!home) throw new Error(`there is no home page in ${locale}`)
    return home
  }

  function built(context: ViewContext, chrome: Chrome, page: Omit<PageView, 'chrome'>): BuiltView {
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

  return {
    page(route) {
      const context = contextOf(route.locale)
      const { body, head, layout } = content(context, route)
      const propertyId =
        route.kind === 'event' && !hotelOf(context, route.propertyId) ? DEFAULT_PROPERTY_ID : route.propertyId
      const crumbs = breadcrumbs(context, route, body.title)
      const chrome = chromeFor(route.locale, propertyId, layout)
      // A hotel's own pages begin with it, whatever else they show.
      const { isHotel } = chrome.view.property
      const start = isHotel ? undefined : searchStart(context, body, searchHotels)
      const isUsual = start === undefined || (start !== 'by-phone' && start.slug === chrome.view.search.selected)
      return built(context, chrome, {
        locale: route.locale,
        path: route.path,
        layout,
        head: headView(context, route, head, body, crumbs),
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
      return built(context, chromeFor(locale, home.propertyId, layout), {
        locale,
        path: status === 410 ? gonePath(locale, hotelId) : errorPath(locale, status),
        layout,
        head: unlisted([body.message || body.title, body.hotel?.name].filter(Boolean).join(' | ')),
        switcher: switcher(context, home),
        breadcrumbs: [],
        body,
      })
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
      return built(context, chromeFor(locale, home.propertyId, layout), {
        locale,
        path,
        layout,
        head: headView(context, route, { title: body.title, metas }, body, crumbs),
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
      const chrome = chromeFor(locale, home.propertyId, layout)
      return built(context, chrome, {
        locale,
        path: about === 'unsent' ? unsentPath(locale) : noticePath(locale, about),
        layout,
        head: unlisted(`${body.title} | ${chrome.view.property.name}`),
        switcher: switcher(context, home),
        breadcrumbs: [],
        body,
      })
    },
  }
}

/** Head of a page that search engines must not index. */
function unlisted(title: string): PageView['head'] {
  return { title, canonical: '', alternates: [], metas: [], robots: 'noindex', jsonLd: [] }
}

function content(context: ViewContext, route: Route): Content {
  switch (route.kind) {
    case 'room': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('room')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: record.metas } }
    }
    case 'event': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('event')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: record.metas } }
    }
    case 'day': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('day')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: [] } }
    }
    case 'event-list': {
      const { body: bodyOf, layout } = kindEntry('event-list')
      const body = bodyOf({ context })
      return { body, layout, head: { title: body.title, description: body.lead, metas: [] } }
    }
    case 'page': {
      const page = present(context.read(route.key), route)
      const kind = pageKind(route, page, hotelOf(context, route.propertyId) !== undefined)
      const layout = layoutOf(kind, page.template)
      const body = kindEntry(kind).body({ context, route, page, layout, offers: offerViews(context, route) })
      return {
        body: withMaps(context, route.propertyId, withGallery(context, route, page, body)),
        layout,
        head: { title: page.title, description: firstWords(page, DESCRIPTION_LENGTH), metas: page.metas },
      }
    }
  }
}

/** A hotel that has a gallery page shows an extract here, chosen by what else the page shows. */
function withGallery(context: ViewContext, route: Route, page: PageRecord, body: BodyView): BodyView {
  if (page.galleryId === undefined || body.gallery) return body
  const gallery = { id: page.galleryId, name: page.title, propertyId: route.propertyId }
  const own = context.routes.hotelPage(route.propertyId, context.locale, 'gallery')
  const isWhole = own === undefined || own.path === route.path
  return {
    ...body,
    gallery: isWhole ? wholeGallery(context, gallery) : galleryExtract(context, gallery, { href: hrefTo(own)!, body }),
  }
}

/** Routes are made from records, so the record exists. */
function present<T>(value: T | undefined, route: Route): T {
  if (value === undefined) throw new Error(`${route.path} has no record ${route.key}`)
  return value
}

function lastmodOf(snapshot: Snapshot, reads: string[]): { lastmod?: string } {
  const dates = reads
    .map((key) => snapshot.get(key)?.outline?.updatedAt)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
  const lastmod = dates.at(-1)
  return lastmod === undefined ? {} : { lastmod }
}
