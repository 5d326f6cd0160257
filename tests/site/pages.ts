/** The pages of a built site as a test reads them: one page at a time, so that thousands need no memory. */
import { parse, type HTMLElement } from 'node-html-parser'
import type { Manifest } from '../../src/engine/release/manifest.ts'

export type Lang = 'tr' | 'en' | 'de' | 'ru'
export const LANGS: readonly Lang[] = ['tr', 'en', 'de', 'ru']

export interface Page {
  path: string
  lang: Lang
  /** The path without its language. */
  url: string
  html: string
  isError: boolean
  readonly dom: HTMLElement
  /** All elements, in the order of the page. */
  readonly elements: HTMLElement[]
  readonly ids: ReadonlySet<string>
}

/** A page as a test reads it; what a test does not look at is not parsed. */
export function readPage(path: string, html: string, isError = false): Page {
  let [dom, elements, ids]: [HTMLElement?, HTMLElement[]?, ReadonlySet<string>?] = []
  return {
    path,
    ...placeOf(path),
    html,
    isError,
    get dom() {
      return (dom ??= parse(html, { comment: false }))
    },
    get elements() {
      return (elements ??= this.dom.querySelectorAll('*'))
    },
    get ids() {
      return (ids ??= new Set(
        this.elements
          .filter(({ rawAttrs }) => rawAttrs.includes('id'))
          .flatMap((each) => each.getAttribute('id') ?? []),
      ))
    },
  }
}

interface Site {
  manifest: Manifest
  html(path: string): Promise<string>
}

/** Visits every page, error pages included, in the order of the paths. `only`: these pages. */
export async function visitPages(site: Site, visit: (page: Page) => void, only?: ReadonlySet<string>): Promise<void> {
  for (const [path, { status }] of [...site.manifest.pages])
    if (!only || only.has(path)) visit(readPage(path, await site.html(path), status !== undefined))
}

/** One value from every page but the error pages, by path. */
export async function harvest<Value>(site: Site, pick: (page: Page) => Value): Promise<Map<string, Value>> {
  const picked = new Map<string, Value>()
  await visitPages(site, (page) => {
    if (!page.isError) picked.set(page.path, pick(page))
  })
  return picked
}

export function placeOf(path: string): { lang: Lang; url: string } {
  const [, lang = 'tr', url = ''] = /^\/(en|de|ru)(?:\/(.*))?$/.exec(path) ?? [path, 'tr', path.slice(1)]
  return { lang: lang as Lang, url }
}

/** Path of a url in a language; Turkish paths have no prefix. */
export function pathIn(lang: Lang, url: string): string {
  return `/${[lang === 'tr' ? '' : lang, url].filter(Boolean).join('/')}`
}

/** Paths of a page with a Turkish url and one for all other languages. */
export function pathsOf(turkish: string, others = turkish): string[] {
  return LANGS.map((lang) => pathIn(lang, lang === 'tr' ? turkish : others))
}

/** The words of an element, as a reader sees them. */
export function words(element: HTMLElement | null | undefined): string {
  return (element?.text ?? '').replace(/\s+/g, ' ').trim()
}

/** An attribute's value, decoded; empty where it is missing. */
export function attribute(element: HTMLElement | null | undefined, name: string): string {
  // To look into the text first spares parsing the attributes of nearly all elements.
  return element?.rawAttrs.includes(name) ? (element.getAttribute(name) ?? '') : ''
}

export function hrefs(within: HTMLElement | null | undefined): string[] {
  return (within?.querySelectorAll('a[href]') ?? []).map((link) => attribute(link, 'href'))
}

/** Path by language of the page's alternates, `x-default` included. */
export function alternatesOf(dom: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    dom
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [attribute(link, 'hreflang'), new URL(attribute(link, 'href')).pathname]),
  )
}

/** Path by language of the switcher's links. */
export function switcherOf(dom: HTMLElement): Record<string, string> {
  const links = dom.querySelectorAll('header a[lang]')
  return Object.fromEntries(links.map((link) => [attribute(link, 'lang'), attribute(link, 'href')]))
}

/** Everything that is not navigation around the page. */
export function mainOf(dom: HTMLElement): HTMLElement {
  const main = dom.querySelector('main')
  if (!main) throw new Error('the page has no main')
  return main
}

export interface Crumb {
  text: string
  href: string | undefined
  current: boolean
}

/** The breadcrumbs: the ordered list of links whose end is the page itself. */
export function crumbsOf(dom: HTMLElement): Crumb[] {
  const list = dom.querySelectorAll('nav > ol').find((each) => each.querySelector('[aria-current="page"]'))
  return (list?.querySelectorAll('li') ?? []).map((item) => ({
    text: words(item),
    href: item.querySelector('a')?.getAttribute('href'),
    current: item.querySelector('[aria-current="page"]') !== null,
  }))
}
