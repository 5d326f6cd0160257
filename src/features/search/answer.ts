/** The search page with the results of a query. */
import { translator, type Translate } from '../../i18n/index.ts'
import { hrefOf } from '../../routes/paths.ts'
import { searchSite, type SearchAnswer, type SearchResult } from './engine/query.ts'
import type { FoundView, PageView, SearchBody } from '../../views/view.ts'
import { withLanguageQuery, withTitle } from '../../views/queried/page.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'

/** Characters of a query that are used. */
const LONGEST_QUERY = 200
/** Results per page. */
const PAGE_LENGTH = 10
const MOST_PAGES = 1000

type Search = typeof searchSite
type Range = NonNullable<Parameters<Search>[3]>

interface Found extends SearchAnswer {
  /** Page number, from 1. */
  number: number
}

/** `undefined` without a query. `search` finds the pages. */
export async function searchView(
  view: PageView,
  query: Query,
  json: ReadJson,
  search: Search = searchSite,
): Promise<PageView | undefined> {
  const asked = query.parameters.get('q')
  if (asked === null) return undefined
  const t = translator(query.locale)
  const typed = cleaned(asked)
  const body = view.body as SearchBody
  const found = await shown()
  const filled = { ...view, body: { ...body, found } }
  if (!typed) return filled
  return withLanguageQuery(
    withTitle(filled, t('pages.search.quoted', { query: typed })),
    new URLSearchParams({ q: typed }),
  )

  async function shown(): Promise<FoundView> {
    const told = (text: string) => ({ typed, told: text, first: 1, results: [], ways: [] })
    const instead = (text: string) => ({ ...told(text), instead: hotelLinks(body) })
    if (query.isLimited) return instead(t('pages.search.limited'))
    if (!typed) return told(t('pages.search.empty'))
    const found = await find(query, (range) => search(typed, query.locale, json, range))
    if (found.results.length === 0) return instead(t('pages.search.none', { query: typed }))
    return resultsView(found, typed, query.path, t)
  }
}

/** On one line, without invisible characters, shortened if too long. */
function cleaned(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim()
  return [...visible].slice(0, LONGEST_QUERY).join('').trim()
}

/** A page number beyond the last shows the last page. */
async function find({ parameters }: Query, search: (range: Range) => Promise<SearchAnswer>): Promise<Found> {
  const ask = async (number: number) => {
    const range = { offset: (number - 1) * PAGE_LENGTH, limit: PAGE_LENGTH }
    return { number, ...(await search(range)) }
  }
  const wanted = Number(parameters.get('page'))
  const first = await ask(Number.isInteger(wanted) && wanted > 0 && wanted <= MOST_PAGES ? wanted : 1)
  const last = Math.max(1, Math.ceil(first.total / PAGE_LENGTH))
  return first.number > last ? ask(last) : first
}

function resultsView(found: Found, query: string, path: string, t: Translate): FoundView {
  const { number, total, results } = found
  const offset = (number - 1) * PAGE_LENGTH
  const isLast = offset + results.length >= total
  const to = (page: number) => {
    const search = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })
    return `${hrefOf(path)}?${search.toString()}`
  }
  return {
    typed: query,
    told: found.isNearest
      ? t('pages.search.nearest', { query })
      : t('counts.results', { count: total, query }) +
        (offset > 0 ? ` · ${offset + 1}–${offset + results.length}` : ''),
    first: offset + 1,
    results: results.map((result) => resultView(result, t)),
    ways: [
      ...(number > 1 ? [{ href: to(number - 1), rel: 'prev' as const, text: t('pages.search.previous') }] : []),
      ...(isLast ? [] : [{ href: to(number + 1), rel: 'next' as const, text: t('pages.search.next') }]),
    ],
  }
}

function resultView({ path, title, kind, hotel, excerpt }: SearchResult, t: Translate): FoundView['results'][number] {
  const of = [t(`pages.search.kinds.${kind}`), hotel].filter((word) => word && word !== title).join(' · ')
  return { href: hrefOf(path), title, of, excerpt }
}

const hotelLinks = ({ groups }: SearchBody) => groups.find(({ name }) => name === 'hotels')?.links ?? []
