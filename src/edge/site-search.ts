/** The search page, filled with the results of a query. Web standards only. */
import { html, raw } from 'hono/html'
import { translator, type Translate } from '../i18n/index.ts'
import { hrefOf } from '../routes/paths.ts'
import { searchSite, type SearchAnswer, type SearchResult } from '../site-search/query.ts'
import { withLanguageQuery, withTitle } from './filled-page.ts'
import type { Query, ReleaseFiles } from './release-files.ts'

/** Characters of a query that are used. */
const LONGEST_QUERY = 200
/** Results per page. */
const PAGE_LENGTH = 10
const MOST_PAGES = 1000

type Markup = ReturnType<typeof html>
type Search = typeof searchSite
type Range = NonNullable<Parameters<Search>[3]>

interface Found extends SearchAnswer {
  query: string
  /** Page number, from 1. */
  number: number
}

/**
 * `undefined` without a query. `part=results` returns only the part of the page that depends on the query. `search`
 * finds the pages.
 */
export async function searchPage(
  query: Query,
  files: ReleaseFiles,
  search: Search = searchSite,
): Promise<string | undefined> {
  const { locale, path, parameters } = query
  const asked = parameters.get('q')
  const page = asked === null ? undefined : await files.page(path)
  if (asked === null || page === undefined) return undefined
  const t = translator(locale)
  const text = cleaned(asked)
  const found = text ? await find(query, text, (range) => search(text, locale, files.json, range)) : undefined
  const results = String(await (found ? resultsPart(found, path, page, t) : emptyPart(t)))
  return parameters.get('part') === 'results' ? results : filled(page, text, results, t)
}

/**
 * The page for a visitor who has reached the rate limit; it keeps the query. `undefined`: the release has no search
 * page.
 */
export async function limitedSearchPage(
  { locale, path, parameters }: Query,
  files: Pick<ReleaseFiles, 'page'>,
): Promise<string | undefined> {
  const page = await files.page(path)
  if (page === undefined) return undefined
  const t = translator(locale)
  const results = String(await hotelsPart(t('pages.search.limited'), page))
  return parameters.get('part') === 'results' ? results : filled(page, cleaned(parameters.get('q') ?? ''), results, t)
}

/** On one line, without invisible characters, shortened if too long. */
function cleaned(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim()
  return [...visible].slice(0, LONGEST_QUERY).join('').trim()
}

/** A page number beyond the last shows the last page. */
async function find(
  { parameters }: Query,
  query: string,
  search: (range: Range) => Promise<SearchAnswer>,
): Promise<Found> {
  const ask = async (number: number) => {
    const range = { offset: (number - 1) * PAGE_LENGTH, limit: PAGE_LENGTH }
    return { query, number, ...(await search(range)) }
  }
  const wanted = Number(parameters.get('page'))
  const first = await ask(Number.isInteger(wanted) && wanted > 0 && wanted <= MOST_PAGES ? wanted : 1)
  const last = Math.max(1, Math.ceil(first.total / PAGE_LENGTH))
  return first.number > last ? ask(last) : first
}

function resultsPart(found: Found, path: string, page: string, t: Translate): Markup {
  const { query, number, total, results } = found
  if (results.length === 0) return hotelsPart(t('pages.search.none', { query }), page)
  const offset = (number - 1) * PAGE_LENGTH
  const text = found.isNearest
    ? t('pages.search.nearest', { query })
    : t('counts.results', { count: total, query }) + (offset > 0 ? ` · ${offset + 1}–${offset + results.length}` : '')
  const isLast = offset + results.length >= total
  return html`${told(text)}
    <ol class="found" start="${offset + 1}" data-results>
      ${results.map((result) => resultItem(result, t))}
    </ol>
    ${pageLinks([
      ...(number > 1 ? [{ to: number - 1, rel: 'prev', text: t('pages.search.previous') }] : []),
      ...(isLast ? [] : [{ to: number + 1, rel: 'next', text: t('pages.search.next') }]),
    ])}`

  function pageLinks(links: { to: number; rel: string; text: string }[]): Markup | string {
    if (links.length === 0) return ''
    const items = links.map(({ to, rel, text }) => {
      const search = new URLSearchParams({ q: query, ...(to > 1 && { page: String(to) }) })
      return html`<a class="btn btn--line" href="${hrefOf(path)}?${search.toString()}" rel="${rel}">${text}</a>`
    })
    return html`<nav class="found__pages" aria-label="${t('pages.search.pages')}">${items}</nav>`
  }
}

/** If there are no results: the reason, and links to the hotels. */
function hotelsPart(text: string, page: string): Markup {
  return html`${told(text)}
    <ol class="found" data-results>
      ${hotelLinks(page).map((link) => html`<li>${link}</li>`)}
    </ol>`
}

function emptyPart(t: Translate): Markup {
  return html`${told(t('pages.search.empty'))}
    <ol class="found" data-results></ol>`
}

const told = (text: string) => html`<h2 class="found__told" data-told>${text}</h2>`

function resultItem({ path, title, kind, hotel, excerpt }: SearchResult, t: Translate): Markup {
  const of = [t(`pages.search.kinds.${kind}`), hotel].filter((word) => word && word !== title).join(' · ')
  const parts = excerpt.map(({ text, isMatch }) => (isMatch ? html`<mark>${text}</mark>` : text))
  return html`<li>
    <a href="${hrefOf(path)}">${title}</a>
    <p class="found__of">${of}</p>
    <p class="found__excerpt">${parts}</p>
  </li>`
}

/** The links to hotels that the page already has. */
function hotelLinks(page: string): Markup[] {
  const list = /<ul [^>]*data-links="hotels"[^>]*>(.*?)<\/ul>/s.exec(page)?.[1] ?? ''
  return [...list.matchAll(/<a .*?<\/a>/gs)].map(([link]) => raw(link))
}

function filled(page: string, query: string, results: string, t: Translate): string {
  const whole = page.replace(/<ol [^>]*data-results[^>]*><\/ol>/, () => results)
  if (!query) return whole
  const named = withTitle(whole, t('pages.search.quoted', { query }))
  const typed = named.replace(/<input (?=[^>]*\bdata-query\b)/, () => String(html`<input value="${query}" `))
  return withLanguageQuery(typed, new URLSearchParams({ q: query }))
}
