/** A built site as a search engine meets it: facts of each page, the sitemap, robots.txt. */
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { Manifest } from '../../../src/engine/release/manifest.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import type { BuiltSite } from '../../harness/site.ts'
import { attribute, words } from '../pages.ts'

export interface PageFacts {
  path: string
  lang: string
  title: string
  description: string
  canonicals: string[]
  robots: string
  /** In the order of the head. */
  alternates: { hreflang: string; href: string }[]
  metas: { name: string; content: string }[]
  /** Texts of the structured data. */
  documents: string[]
  crumbs: { text: string; href?: string | undefined }[]
  /** Paths that links of the page lead to, each once. */
  links: string[]
  /** All that is read on the page, without white space. */
  text: string
  /** Of a page that is not asked for: not found, or the answer to a form. */
  isError: boolean
}

export interface SearchSite {
  origin: string
  pages: ReadonlyMap<string, PageFacts>
  /** By name. */
  files: ReadonlyMap<string, string>
  manifest: Pick<Manifest, 'pages' | 'assets' | 'sources'>
}

export interface SearchCheck {
  name: string
  /** Each fault as a sentence that begins with the page's path. */
  faults(site: SearchSite): string[]
}

const FILES = /^(?:sitemap\.xml|sitemaps\/.*|robots\.txt|llms\.txt)$/

/** `pages`: their facts, where somebody has read them. */
export async function searchSite(
  site: BuiltSite,
  origin: string,
  pages: ReadonlyMap<string, PageFacts> = new Map(),
): Promise<SearchSite> {
  const { manifest } = site
  const store = openStore(join(site.stateFolder, 'store'))
  if (pages.size === 0) pages = await readAll(site)
  const files = new Map<string, string>()
  for (const [name, hash] of manifest.assets) {
    if (FILES.test(name)) files.set(name, (await store.get(hash)).toString())
  }
  return { origin, pages, files, manifest }
}

async function readAll({ manifest, html }: BuiltSite): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>()
  for (const [path, { status }] of [...manifest.pages])
    pages.set(path, readFacts(path, await html(path), status !== undefined))
  return pages
}

/** Only the head and the breadcrumbs are parsed: thousands of whole pages would take a minute. */
export function readFacts(path: string, html: string, isError = false): PageFacts {
  const end = html.indexOf('<body')
  const [head, body] = [parse(html.slice(0, end)), html.slice(end)]
  const crumbs = parse(/<nav[^>]*class="[^"]*crumbs[^>]*>[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '')
  const links = [...body.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, href]) => decodeURI(decoded(href!)))
  const metas = head.querySelectorAll('meta[content]').map((meta) => ({
    name: attribute(meta, 'property') || attribute(meta, 'name'),
    content: attribute(meta, 'content'),
  }))
  const named = (name: string) => metas.find((meta) => meta.name === name)?.content ?? ''
  return {
    path,
    lang: attribute(head.querySelector('html'), 'lang'),
    title: words(head.querySelector('title')),
    description: named('description'),
    canonicals: head.querySelectorAll('link[rel="canonical"]').map((link) => attribute(link, 'href')),
    robots: named('robots'),
    alternates: head
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => ({ hreflang: attribute(link, 'hreflang'), href: attribute(link, 'href') })),
    metas,
    documents: head.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText),
    crumbs: crumbs.querySelectorAll('li').map((item) => ({
      text: words(item),
      href: item.querySelector('a')?.getAttribute('href'),
    })),
    links: [...new Set(links)],
    text: decoded(body.replace(SCRIPT_OR_TAG, alternativeText)).replace(/\s/g, ''),
    isError,
  }
}

/** From the left, so that signs within an attribute begin nothing. */
const SCRIPT_OR_TAG = /<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g

/** What is read in place of a picture. */
function alternativeText(tag: string): string {
  return /^<img\b[\s\S]*?\salt="([^"]*)"/.exec(tag)?.[1] ?? ''
}

export function decoded(text: string): string {
  if (!/[&<]/.test(text)) return text
  return parse(`<p>${text.replaceAll('<', '&lt;')}</p>`).text
}

export function isIndexed({ robots, isError }: PageFacts): boolean {
  return !isError && !/noindex|none/i.test(robots)
}

/** Path of an address of the site; nothing for any other. */
export function pathOf(address: string, origin: string): string | undefined {
  if (!address.startsWith(`${origin}/`)) return undefined
  return decodeURI(address.slice(origin.length))
}

/** `path: fault` for each fault of each page that is no error page. */
export function eachPage({ pages }: SearchSite, faultsOf: (page: PageFacts) => string[]): string[] {
  return [...pages.values()]
    .filter(({ isError }) => !isError)
    .flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`))
}
