/** Adds the results of a query to the search page. */
import { translator, type Translate } from '../../i18n/index.ts'
import { hrefOf } from '../../routes/paths.ts'
import { searchSite, type SearchAnswer, type SearchResult } from './engine/query.ts'
import type { SearchResultsView, PageView, SearchBody } from '../../views/view.ts'
import { withLanguageQuery, withTitle } from '../../views/queried/page.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'

const MAX_QUERY_CHARACTERS = 200
const RESULTS_PER_PAGE = 10
const MAX_PAGE_NUMBER = 1000

type Search = typeof searchSite
type Range = NonNullable<Parameters<Search>[3]>

interface ResultsPage extends SearchAnswer {
  /** From 1. */
  number: number
}

/** Returns `undefined` without a query. */
export async function searchView(
  view: PageView<SearchBody>,
  query: Query,
  json: ReadJson,
  search: Search = searchSite,
): Promise<PageView | undefined> {
  const { body } = view
  const typed = query.parameters.get('q')
  if (typed === null) return undefined
  const t = translator(query.locale)
  const text = cleaned(typed)
  const filled = { ...view, body: { ...body, results: await results() } }
  if (!text) return filled
  return withLanguageQuery(
    withTitle(filled, t('pages.search.quoted', { query: text })),
    new URLSearchParams({ q: text }),
  )

  async function results(): Promise<SearchResultsView> {
    const empty = (summary: string) => ({ query: text, summary, first: 1, items: [], pageLinks: [] })
    const hotelsInstead = (summary: string) => ({ ...empty(summary), instead: hotelLinks(body) })
    if (query.isLimited) return hotelsInstead(t('pages.search.limited'))
    if (!text) return empty(t('pages.search.empty'))
    const page = await resultsPage(query, (range) => search(text, query.locale, json, range))
    if (page.results.length === 0) return hotelsInstead(t('pages.search.none', { query: text }))
    return resultsView(page, text, query.path, t)
  }
}

/** One line, without invisible characters. */
function cleaned(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim()
  return [...visible].slice(0, MAX_QUERY_CHARACTERS).join('').trim()
}

/** A number beyond the last page gives the last one. */
async function resultsPage(
  { parameters }: Query,
  search: (range: Range) => Promise<SearchAnswer>,
): Promise<ResultsPage> {
  const pageAt = async (number: number) => {
    const range = { offset: (number - 1) * RESULTS_PER_PAGE, limit: RESULTS_PER_PAGE }
    return { number, ...(await search(range)) }
  }
  const number = Number(parameters.get('page'))
  const page = await pageAt(Number.isInteger(number) && number > 0 && number <= MAX_PAGE_NUMBER ? number : 1)
  const last = Math.max(1, Math.ceil(page.total / RESULTS_PER_PAGE))
  return page.number > last ? pageAt(last) : page
}

function resultsView(page: ResultsPage, query: string, path: string, t: Translate): SearchResultsView {
  const { number, total, results } = page
  const offset = (number - 1) * RESULTS_PER_PAGE
  const isLast = offset + results.length >= total
  const hrefOfPage = (page: number) => {
    const search = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })
    return `${hrefOf(path)}?${search.toString()}`
  }
  return {
    query,
    summary: page.isNearest
      ? t('pages.search.nearest', { query })
      : t('counts.results', { count: total, query }) +
        (offset > 0 ? ` · ${offset + 1}–${offset + results.length}` : ''),
    first: offset + 1,
    items: results.map((result) => resultView(result, t)),
    pageLinks: [
      ...(number > 1 ? [{ href: hrefOfPage(number - 1), rel: 'prev' as const, text: t('pages.search.previous') }] : []),
      ...(isLast ? [] : [{ href: hrefOfPage(number + 1), rel: 'next' as const, text: t('pages.search.next') }]),
    ],
  }
}

function resultView(
  { path, title, kind, hotel, excerpt }: SearchResult,
  t: Translate,
): SearchResultsView['items'][number] {
  const source = [t(`pages.search.kinds.${kind}`), hotel].filter((word) => word && word !== title).join(' · ')
  return { href: hrefOf(path), title, source, excerpt }
}

const hotelLinks = ({ groups }: SearchBody) => groups.find(({ name }) => name === 'hotels')?.links ?? []
