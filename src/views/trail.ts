/** Breadcrumbs, language switcher, tabs. */
import { LOCALES } from '../config/locales.ts'
import { LANGUAGES } from '../site/languages.ts'
import { hrefOf } from '../routes/paths.ts'
import { HOTEL_PAGES, type HotelPage } from '../site/pages.ts'
import type { Route } from '../routes/table.ts'
import { keys } from '../records/keys.ts'
import type { ViewContext } from './context.ts'
import { hrefTo, titleOf } from './links.ts'
import type { CrumbView, LinkView, SwitcherItemView } from './view.ts'

const SWITCHER_ORDER = LOCALES.toSorted((one, other) => LANGUAGES[one].switcherPlace - LANGUAGES[other].switcherPlace)

/**
 * The provider's breadcrumbs, else those of the url's folders. The last one is the page itself, without a link: named as the provider's is, else by its title. The one
 * before is its parent: the page at the url minus its last segment, if that exists.
 */
export function breadcrumbs(context: ViewContext, route: Route, title: string): CrumbView[] {
  if (route.url === '') return []
  const { own, crumbs: named } = providerCrumbs(context, route)
  const crumbs = named.length > 0 ? named : folderCrumbs(context, route)
  const parent = context.routes.find(context.locale, folderOf(route.url))
  if (parent && parent.url !== '' && crumbs.at(-1)?.href !== hrefOf(parent.path)) {
    const text = titleOf(context, parent)
    if (crumbs.at(-1)?.text === text) crumbs.pop()
    crumbs.push({ text, href: hrefOf(parent.path) })
  }
  return [...crumbs, { text: own || title }]
}

/** `crumbs`: those before the page; what leads to no page is words. A room or an event uses its parent page's crumbs. */
function providerCrumbs(context: ViewContext, route: Route): { crumbs: CrumbView[]; own: string | undefined } {
  const { routes, locale } = context
  const url = route.kind === 'page' ? route.url : folderOf(route.url)
  const key = keys.page(locale, url)
  const named = context.read(key)?.breadcrumbs ?? []
  const all = named.map(({ text, target, active }, index) => {
    const site = target && 'site' in target ? target.site : undefined
    const found = site === undefined ? undefined : routes.find(locale, site)
    if (site !== undefined && !found) context.reportMissing(key, site)
    // The last one is the page itself, whatever address it has.
    const isOwn = index > 0 && (active || index === named.length - 1)
    return { text, page: found ?? (isOwn ? routes.find(locale, url) : undefined) }
  })
  const others = all.filter(({ page }) => page?.url !== route.url)
  return {
    crumbs: others.map(({ text, page }) => ({ text, ...(page && { href: hrefOf(page.path) }) })),
    own: all.findLast(({ page }) => page?.url === route.url)?.text,
  }
}

function folderCrumbs(context: ViewContext, route: Route): CrumbView[] {
  const segments = route.url.split('/')
  const folders = segments.map((_segment, index) => segments.slice(0, index).join('/'))
  return folders.flatMap((url) => {
    const folder = context.routes.find(context.locale, url)
    if (!folder) return []
    const text = url === '' ? context.t('components.common.breadcrumbs.home') : titleOf(context, folder)
    return [{ text, href: hrefOf(folder.path) }]
  })
}

function folderOf(url: string): string {
  return url.includes('/') ? url.slice(0, url.lastIndexOf('/')) : ''
}

/**
 * Every language that has the page. A missing room falls back to that language's rooms page. Empty if there is no other
 * language.
 */
export function switcher(context: ViewContext, route: Route): SwitcherItemView[] {
  const paths = context.routes.alternates(route)
  const items = SWITCHER_ORDER.flatMap((locale) => {
    const path =
      paths[locale] ??
      (route.kind === 'room' ? context.routes.hotelPage(route.propertyId, locale, 'rooms')?.path : undefined)
    const { name } = LANGUAGES[locale]
    return path === undefined ? [] : [{ locale, name, href: hrefOf(path), current: locale === context.locale }]
  })
  return items.length > 1 ? items : []
}

/** A hotel's sub-pages, most wanted first. */
const TABS: readonly (HotelPage | 'day')[] = [
  'rooms',
  'gastronomy',
  'beach-pool',
  'aquapark',
  'spa',
  'kids',
  'day',
  'gallery',
  'meeting',
  'shopping',
  'about',
  'contact',
]

export function tabs(context: ViewContext, route: Route) {
  const home = context.routes.hotelHome(route.propertyId, context.locale)
  if (!home || !route.url.startsWith(home.url)) return []
  const names = menuNames(context, route.propertyId)
  return TABS.flatMap((page) => {
    const { propertyId } = route
    const { routes, locale, t } = context
    const tab = page === 'day' ? routes.hotelDay(propertyId, locale) : routes.hotelPage(propertyId, locale, page)
    if (!tab) return []
    const current = route.url === tab.url || route.url.startsWith(`${tab.url}/`)
    return [
      {
        text: names.get(tab.url) ?? (tab.kind === 'day' ? t('day.tab') : titleOf(context, tab)),
        href: hrefTo(tab)!,
        ...(current && { current }),
      },
    ]
  })
}

/** Sub-pages in neither the tabs nor the hotel's menus: the hotel's home page links to them. */
export function unnamedPages(context: ViewContext, propertyId: number): LinkView[] {
  const others = (Object.keys(HOTEL_PAGES) as HotelPage[]).filter((page) => !TABS.includes(page))
  const names = menuNames(context, propertyId)
  return others.flatMap((name) => {
    const page = context.routes.hotelPage(propertyId, context.locale, name)
    return page && !names.has(page.url) ? [{ text: titleOf(context, page), href: hrefTo(page)! }] : []
  })
}

/** Names of pages in the property's menus, by url: they are shorter than titles. The first name wins. */
function menuNames(context: ViewContext, propertyId: number): Map<string, string> {
  const { header = [], footer = [] } = context.read(keys.menus(context.locale, propertyId)) ?? {}
  const items = [...header, ...footer].flatMap((item) => [{ text: item.text, target: item.target }, ...item.items])
  const names = items.flatMap(({ text, target }) => (target && 'site' in target ? [[target.site, text] as const] : []))
  return new Map(names.reverse())
}
