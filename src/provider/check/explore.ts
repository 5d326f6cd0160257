/** A crawl of a part of a provider: some of each kind and language, so that few calls tell of all. Nothing is stored. */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { keys, parseKey, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import type { StoredRecord } from '../../records/snapshot.ts'
import { parseUrl } from '../../routes/place.ts'
import type { Answer, ProviderClient } from '../client.ts'
import { discover } from '../crawl/discover.ts'
import { createRecordFetcher } from '../crawl/fetch-records.ts'
import { calledBy, type Query } from '../endpoints.ts'
import { createMappedGet } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { WireKind } from '../wire.ts'
import { LIMIT_REACHED, nameOf, type Asker } from './asker.ts'
import { Survey } from './survey.ts'

/** An answer to a call of the contract, and the questions that it took. */
export interface Told {
  kind: WireKind
  resource: string
  answer: Answer
  questions: { path: string; query: Query; answer: Answer }[]
}

export interface Explored {
  survey: Survey
  told: Told[]
  records: Map<string, StoredRecord>
  problems: Problem[]
  /** Records that are known of and were not asked for. */
  skipped: Set<string>
}

/** `quota`: so many of each kind and language. `ask`: where questions go. */
export async function explore(
  { client: { baseUrl, hosts, counts } }: Asker,
  ask: (path: string, query: Query) => Promise<Answer>,
  mapping: ProviderMapping,
  quota: number,
): Promise<Explored> {
  const survey = new Survey()
  const told: Told[] = []

  async function get(path: string, query: Query): Promise<Answer> {
    const questions: Told['questions'] = []
    const answer = await createMappedGet(
      async (...question) => {
        const answer = await ask(question[0], question[1])
        // The answer is changed where it is read.
        questions.push({ path: question[0], query: question[1], answer: structuredClone(answer) })
        return answer
      },
      mapping,
      baseUrl,
    )(path, query)
    const kind = calledBy(path)!.kind
    told.push({ kind, resource: nameOf(path, query), answer, questions })
    if (answer.status === 'ok') survey.add(kind, nameOf(path, query), answer.body)
    return answer
  }

  const client: ProviderClient = { get, baseUrl, hosts, counts }
  const fetcher = createRecordFetcher({ client, previous: new Map() })
  const skipped = new Set<string>()
  const asked = new Map<string, number>()
  const fetch: typeof fetcher.fetch = async (key) => {
    const group = groupOf(key, quota)
    const count = asked.get(group) ?? 0
    if (count >= quota) {
      skipped.add(key)
      return undefined
    }
    asked.set(group, count + 1)
    return fetcher.fetch(key)
  }
  const properties = await fetcher.fetch(keys.properties())
  await discover(properties ?? NO_PROPERTIES, fetch)
  const unasked = fetcher.problems.filter((problem) => isUnasked(problem))
  for (const { resource } of unasked) skipped.add(resource)
  return {
    ...{ survey, told, records: fetcher.records, skipped },
    problems: fetcher.problems.filter((problem) => !isUnasked(problem)),
  }
}

const NO_PROPERTIES: PropertiesRecord = { hotels: [] }

function isUnasked({ values }: Problem): boolean {
  return (values as { reason?: string } | undefined)?.reason === LIMIT_REACHED
}

/** What is alike: where one is as it should be, so are most. */
function groupOf(key: RecordKey, quota: number): string {
  const parsed = parseKey(key)
  if (!('locale' in parsed)) return parsed.kind
  if (parsed.kind !== 'page') return `${parsed.kind} ${parsed.locale}`
  // Other calls are reached by way of a hotel's pages. Each page of the group has something of its own, too: once is enough.
  const place = parseUrl(parsed.url, parsed.locale)
  const isOwn =
    place.kind === 'hotel-page' || (place.kind === 'static' && parsed.locale === DEFAULT_LOCALE && quota > 1)
  return ['page', parsed.locale, place.kind, isOwn ? place.page : ''].join(' ')
}
