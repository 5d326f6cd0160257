/** Pages that the query of their address changes, answered on request. Web standards only. */
import { PRIVATE_FIELDS } from '../../config/constants.ts'
import { ASK_EACH_TIME } from '../../config/headers.ts'
import { translator } from '../../i18n/index.ts'
import type { Answers } from '../../engine/render/answers.ts'
import type { ReadJson } from '../../views/queried/query.ts'
import { saysSome } from '../../routes/mended-query.ts'
import { queriedIn, type QueriedName } from '../../routes/queried.ts'

/** What says ages or days of a trip is kept by no shared cache; the reservation page shows dates of birth. */
const cachingOf = (name: QueriedName, said: URLSearchParams) =>
  name === 'reservation' || saysSome(said, PRIVATE_FIELDS) ? 'private, no-cache' : ASK_EACH_TIME

export interface QueryOptions {
  answers: Pick<Answers, 'query'>
  /** Counts a search and returns the seconds that its sender must wait, 0 for none. Optional: without it searches are not limited. */
  limit?: () => number
}

/** Resolves to `undefined` if the published page is the answer, or the page does not exist. `json`: reads files of the live release. */
export async function queriedResponse(
  request: Request,
  json: ReadJson,
  { answers, limit }: QueryOptions,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const queried = queriedIn(url)
  if (!queried || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  const { name, locale, path } = queried
  const parameters = url.searchParams
  const seconds = name === 'search' && parameters.get('q') ? (limit?.() ?? 0) : 0
  const html = await answers.query(name, { locale, path, parameters, isLimited: seconds > 0 }, json)
  if (html === undefined && seconds === 0) return undefined
  // Search engines index the page without a query; this response repeats parts of it.
  const headers = {
    'content-type': html === undefined ? 'text/plain; charset=utf-8' : typeOf(html),
    'cache-control': cachingOf(name, parameters),
    'x-robots-tag': 'noindex',
    ...(seconds > 0 && { 'cache-control': 'no-store', 'retry-after': String(seconds) }),
  }
  const body = html ?? translator(locale)('pages.search.limited')
  return new Response(request.method === 'HEAD' ? null : body, { status: seconds > 0 ? 429 : 200, headers })
}

/** A week's answer may be a calendar. */
const typeOf = (answer: string) => `text/${answer.startsWith('BEGIN:VCALENDAR') ? 'calendar' : 'html'}; charset=utf-8`
