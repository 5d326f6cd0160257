/** Crawls a sample of the provider: some records of each kind and language. Stores nothing. */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { keys, parseKey, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import type { StoredRecord } from '../../records/snapshot.ts'
import { parseUrl } from '../../routes/place.ts'
import type { Answer, ProviderClient } from '../client.ts'
import { discover } from '../crawl/discover.ts'
import { createRecordFetcher } from '../crawl/fetch-records.ts'
import { parseCall, type Query } from '../endpoints.ts'
import { addressAsked, createMappedGet } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { WireKind } from '../wire.ts'
import { LIMIT_REACHED, type Requester } from './requester.ts'
import { Survey } from './survey.ts'

/** The response to a call of the contract, with the requests that it took. */
export interface CallResult {
  kind: WireKind
  /** As `addressAsked` names it. */
  resource: string
  answer: Answer
  requests: { path: string; query: Query; answer: Answer }[]
}

export interface Explored {
  survey: Survey
  results: CallResult[]
  records: Map<string, StoredRecord>
  problems: Problem[]
  /** Keys of known records that were not requested. */
  skipped: Set<string>
}

/** `quota`: records of each kind and language. `ask`: sends a request. `withHomes`: the home of each listed hotel as well. */
export async function explore(
  { client: { baseUrl, hosts, counts } }: Requester,
  ask: (path: string, query: Query) => Promise<Answer>,
  mapping: ProviderMapping,
  { quota, withHomes = false }: { quota: number; withHomes?: boolean },
): Promise<Explored> {
  const survey = new Survey()
  const results: CallResult[] = []

  async function get(path: string, query: Query): Promise<Answer> {
    const requests: CallResult['requests'] = []
    const answer = await createMappedGet(
      async (...request) => {
        const answer = await ask(request[0], request[1])
        // A mapping changes the response in place.
        requests.push({ path: request[0], query: request[1], answer: structuredClone(answer) })
        return answer
      },
      mapping,
      baseUrl,
    )(path, query)
    const kind = parseCall(path)!.kind
    const resource = addressAsked(path, query, mapping)
    results.push({ kind, resource, answer, requests })
    if (answer.status === 'ok') survey.add(kind, resource, answer.body)
    return answer
  }

  const client: ProviderClient = { get, baseUrl, hosts, mapping, denied: () => undefined, counts }
  const fetcher = createRecordFetcher({ client, previous: new Map() })
  const skipped = new Set<string>()
  const requested = new Map<string, number>()
  const fetch: typeof fetcher.fetch = async (key) => {
    const group = groupOf(key, quota)
    const count = requested.get(group) ?? 0
    if (count >= quota && !(withHomes && isHotelHome(key, properties))) {
      skipped.add(key)
      return undefined
    }
    requested.set(group, count + 1)
    return fetcher.fetch(key)
  }
  const properties = (await fetcher.fetch(keys.properties())) ?? NO_PROPERTIES
  await discover(properties, fetch)
  for (const { resource } of fetcher.problems.filter(isBeyondLimit)) skipped.add(resource)
  return {
    ...{ survey, results, records: fetcher.records, skipped },
    problems: fetcher.problems.filter((problem) => !isBeyondLimit(problem)),
  }
}

const NO_PROPERTIES: PropertiesRecord = { hotels: [] }

export function isHotelHome(key: string, { hotels }: PropertiesRecord): boolean {
  const parsed = key.startsWith('page/') && parseKey(key)
  const place = parsed && parsed.kind === 'page' && parseUrl(parsed.url, parsed.locale)
  return place && place.kind === 'hotel' && hotels.some(({ slug }) => slug === place.hotel)
}

function isBeyondLimit({ values }: Problem): boolean {
  return (values as { reason?: string } | undefined)?.reason === LIMIT_REACHED
}

/** Groups similar records: one is a sample of the others. */
function groupOf(key: RecordKey, quota: number): string {
  const parsed = parseKey(key)
  if (!('locale' in parsed)) return parsed.kind
  if (parsed.kind !== 'page') return `${parsed.kind} ${parsed.locale}`
  // A hotel's pages lead to other calls, so each is a group. So is each page of the hotel group, in one language.
  const place = parseUrl(parsed.url, parsed.locale)
  const isOwn =
    place.kind === 'hotel-page' || (place.kind === 'static' && parsed.locale === DEFAULT_LOCALE && quota > 1)
  return ['page', parsed.locale, place.kind, isOwn ? place.page : ''].join(' ')
}
