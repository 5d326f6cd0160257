/** Translates the contract's calls to the provider's, and collects paged lists. */
import type { Answer, Get } from '../answer.ts'
import { addressOfCall, fillPath, parseCall, PATHS, type Query } from '../endpoints.ts'
import { createReshape, valueAt } from './fields.ts'
import type { CallMapping, Pages, Parameters, ProviderMapping } from './mapping.ts'
import type { WireKind } from '../wire.ts'

interface Request {
  path: string
  query: Query
}

/** No list has more: the provider must be repeating pages. */
const MAX_PAGES = 1000

export function createMappedGet(get: Get, mapping: ProviderMapping, baseUrl: string): Get {
  const reshape = createReshape(mapping)

  return async (path, query, etag) => {
    const contractCall = parseCall(path)
    if (!contractCall) return get(path, query, etag)
    const { kind } = contractCall
    const call: CallMapping = mapping.calls?.[kind] ?? {}
    const request = requestFor(path, query, mapping)
    const at = call.at ?? mapping.at ?? ''
    const answer = call.pages ? await allPages(request, call.pages, at) : await get(request.path, request.query, etag)
    if (answer.status !== 'ok') return answer
    const body = call.pages ? answer.body : answerAt(answer.body, at)
    return { ...answer, body: reshape(kind, body) }
  }

  /** Without a validator, which would only cover one page. */
  async function allPages(request: Request, pages: Pages, at: string): Promise<Answer> {
    const entries: unknown[] = []
    let next: Request | undefined = firstOf(request, pages)
    for (let count = 1; next && count <= MAX_PAGES; count++) {
      const answer = await get(next.path, next.query)
      // The page after the last one may not exist.
      if (answer.status === 'absent' && count > 1) break
      if (answer.status !== 'ok') return answer
      const page = answerAt(answer.body, at)
      if (!Array.isArray(page))
        return count === 1 ? { status: 'ok', body: page } : { status: 'failed', message: `page ${count} is no list` }
      entries.push(...page)
      next =
        page.length > 0
          ? nextOf(request, pages, answer.body, { pages: count, entries: entries.length }, baseUrl)
          : undefined
    }
    return next ? { status: 'failed', message: `more than ${MAX_PAGES} pages` } : { status: 'ok', body: entries }
  }
}

/** Path template of the provider. */
export const pathOf = (kind: WireKind, mapping: ProviderMapping = {}) => mapping.calls?.[kind]?.path ?? PATHS[kind]

/** What a provider is asked for a call of the contract; of a list in pages without the page. */
export function requestFor(path: string, query: Query, mapping: ProviderMapping = {}): Request {
  const contractCall = parseCall(path)
  if (!contractCall) return { path, query }
  const { kind, pathParameters } = contractCall
  const names = { ...mapping.query, ...mapping.calls?.[kind]?.query }
  const filled = fillPath(pathOf(kind, mapping), withValues({ ...pathParameters, ...query }, names))
  return { path: filled.path, query: renamed(filled.query, names) }
}

/** A request as people read it: the provider's own address, then that of the contract if it differs. */
export function addressAsked(path: string, query: Query, mapping?: ProviderMapping): string {
  const asked = requestFor(path, query, mapping)
  return withContract(addressOfCall(asked.path, asked.query), addressOfCall(path, query))
}

/** As `addressAsked`, of all requests of a call. */
export const pathAsked = (kind: WireKind, mapping?: ProviderMapping) => withContract(pathOf(kind, mapping), PATHS[kind])

const withContract = (asked: string, contract: string) =>
  asked === contract ? contract : `${asked} (in the contract ${contract})`

/** A response without wrapping is returned as it is: an error or an empty list may have none. */
function answerAt(body: unknown, at: string): unknown {
  const value = valueAt(body, at)
  return value === undefined ? body : value
}

/** Replaces values by the provider's. */
function withValues(query: Query, names: Parameters): Query {
  const all = Object.entries(query).map(([name, value]): [string, Query[string]] => {
    const as = names[name]
    return [name, typeof as === 'object' && as ? (as.values[String(value)] ?? value) : value]
  })
  return Object.fromEntries(all)
}

function renamed(query: Query, names: Parameters): Query {
  const all: Query = {}
  for (const [name, value] of Object.entries(query)) {
    const as = names[name]
    if (as !== null) all[(typeof as === 'object' ? as.name : as) ?? name] = value
  }
  return all
}

const startOf = (pages: Exclude<Pages, { next: string }>) => pages.first ?? (pages.counts ? 0 : 1)

function firstOf(request: Request, pages: Pages): Request {
  return 'next' in pages ? request : withParameter(request, pages.parameter, startOf(pages))
}

/** `read`: numbers of pages and entries so far. */
function nextOf(
  request: Request,
  pages: Pages,
  body: unknown,
  read: { pages: number; entries: number },
  baseUrl: string,
): Request | undefined {
  if (!('next' in pages)) {
    const number = startOf(pages) + (pages.counts ? read.entries : read.pages)
    const last = pages.last === undefined ? undefined : valueAt(body, pages.last)
    return typeof last === 'number' && number > last ? undefined : withParameter(request, pages.parameter, number)
  }
  const next = valueAt(body, pages.next)
  if ((typeof next !== 'string' && typeof next !== 'number') || next === '') return undefined
  if (pages.parameter !== undefined) return withParameter(request, pages.parameter, next)
  return requestAt(String(next), request, baseUrl)
}

const withParameter = ({ path, query }: Request, name: string, value: string | number): Request => ({
  path,
  query: { ...query, [name]: value },
})

/** `undefined` for a different host: a response may contain any address. */
function requestAt(address: string, { path }: Request, baseUrl: string): Request | undefined {
  const base = `${baseUrl}${path}`
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  const { origin, pathname } = new URL(baseUrl)
  if (url.origin !== origin) return undefined
  const folder = pathname === '/' ? '' : pathname
  if (!url.pathname.startsWith(folder)) return undefined
  return { path: url.pathname.slice(folder.length), query: Object.fromEntries(url.searchParams) }
}
