/** Pages that the query of their address changes, answered on request. Web standards only. */
import { ASK_EACH_TIME } from '../config/headers.ts'
import { dayFor } from '../day/fill.ts'
import { chosenHtml, chosenHotels } from '../facets/fill.ts'
import { pathOf } from '../routes/paths.ts'
import { queriedAt, type QueriedName } from '../routes/queried.ts'
import { reservationQuery } from '../search/query.ts'
import { comparePage } from './compare.ts'
import { withLanguageQuery, withSearchStart } from './filled-page.ts'
import { hallsHtml } from './halls.ts'
import type { Query, ReleaseFiles } from './release-files.ts'
import { limitedSearchPage, searchPage } from './site-search.ts'
import { stayPage, type Markup } from './stay-page.ts'

/** The page's HTML for a query; `undefined`: the page as it is published. */
type Fill = (query: Query, files: ReleaseFiles, markup: Markup | undefined) => Promise<string | undefined>

const FILLS: Record<QueriedName, Fill> = {
  search: (query, files) => searchPage(query, files),
  async hotels({ path, locale, parameters }, { page }) {
    const html = await page(path)
    const chosen = html && chosenHtml(html, path, locale, parameters)
    return chosen && withSearchStart(withLanguageQuery(chosen, parameters), chosenHotels(chosen))
  },
  compare: comparePage,
  async day({ path, locale, parameters }, { page }) {
    const html = await page(path)
    const filled = html && dayFor(html, locale, parameters)
    return filled && withLanguageQuery(filled, parameters)
  },
  async halls({ path, locale, parameters }, { page }) {
    const html = await page(path)
    return html && hallsHtml(html, path, locale, parameters)
  },
  async reservation({ path, parameters }, { page }, markup) {
    const html = await page(path)
    const filled = html && markup && (await stayPage(html, parameters, markup))
    return filled && withLanguageQuery(filled, reservationQuery(parameters))
  },
}

/** Dates of birth are nobody's but the guest's: no shared cache keeps the page. */
const CACHING: Partial<Record<QueriedName, string>> = { reservation: 'private, no-cache' }

/**
 * `undefined`: the published page is the answer, or there is no such page. `wait`: notes a search and says how many seconds its sender has to wait; 0 is none.
 * Missing: nobody waits. `markup`: without it reservation pages are as they are published.
 */
export async function queriedResponse(
  request: Request,
  files: ReleaseFiles,
  wait?: () => number,
  markup?: Markup,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const queried = url.search === '' ? undefined : queriedAt(pathOf(url) ?? '')
  if (!queried || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  const { name, locale, path } = queried
  const query = { locale, path, parameters: url.searchParams }
  const seconds = name === 'search' && query.parameters.get('q') ? (wait?.() ?? 0) : 0
  const html = await (seconds > 0 ? limitedSearchPage(query, files) : FILLS[name](query, files, markup))
  if (html === undefined) return undefined
  // What a query selects are parts of indexed pages.
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': CACHING[name] ?? ASK_EACH_TIME,
    'x-robots-tag': 'noindex',
    ...(seconds > 0 && { 'cache-control': 'no-store', 'retry-after': String(seconds) }),
  }
  return new Response(request.method === 'HEAD' ? null : html, { status: seconds > 0 ? 429 : 200, headers })
}
