/** Pages that the query of their address changes, answered on request. Web standards only. */
import { ASK_EACH_TIME } from '../../config/headers.ts'
import { translator } from '../../i18n/index.ts'
import type { Answers } from '../../engine/render/answers.ts'
import type { ReadJson } from '../../views/queried/query.ts'
import { queriedIn, type QueriedName } from '../../routes/queried.ts'

/** Dates of birth are nobody's but the guest's: no shared cache keeps the page. */
const CACHING: Partial<Record<QueriedName, string>> = { reservation: 'private, no-cache' }

/**
 * `undefined`: the published page is the answer, or there is no such page. `json`: files of the live release. `wait`: notes a search and says how many
 * seconds its sender has to wait; 0 is none. Missing: nobody waits.
 */
export async function queriedResponse(
  request: Request,
  json: ReadJson,
  answers: Pick<Answers, 'query'>,
  wait?: () => number,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const queried = queriedIn(url)
  if (!queried || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  const { name, locale, path } = queried
  const parameters = url.searchParams
  const seconds = name === 'search' && parameters.get('q') ? (wait?.() ?? 0) : 0
  const html = await answers.query(name, { locale, path, parameters, isLimited: seconds > 0 }, json)
  if (html === undefined && seconds === 0) return undefined
  // What a query selects are parts of indexed pages.
  const headers = {
    'content-type': html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': CACHING[name] ?? ASK_EACH_TIME,
    'x-robots-tag': 'noindex',
    ...(seconds > 0 && { 'cache-control': 'no-store', 'retry-after': String(seconds) }),
  }
  const body = html ?? translator(locale)('pages.search.limited')
  return new Response(request.method === 'HEAD' ? null : body, { status: seconds > 0 ? 429 : 200, headers })
}
