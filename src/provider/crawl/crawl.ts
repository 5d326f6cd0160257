/**
 * A new snapshot from the provider: of everything, or only of what a message names as changed. No call lists all pages: a crawl starts from known
 * addresses and follows the references in the answers.
 */
import type { MediaAsks } from '../media/asks.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import type { ProviderClient } from '../client.ts'
import { keys, kindOf, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import type { Snapshot, StoredRecord } from '../../records/snapshot.ts'
import { ChangedMap, changedMap } from '../../records/changed-map.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import { pathAsked } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import { isList, type WireKind } from '../wire.ts'
import { discover, hotelTest } from './discover.ts'
import { createRecordFetcher, type RecordFetcher } from './fetch-records.ts'
import { OLDEST_ASKED, settleMedia } from './named-media.ts'
import { keepOwners } from './owners.ts'
import { referencesOf } from './references.ts'

export interface CrawlOptions {
  client: ProviderClient
  /** The last good records: their validators make requests conditional, and they stay if an answer is unusable. */
  previous?: Snapshot | undefined
  /** Where new records are stored until they are published; by default in memory. */
  values?: RecordTable | undefined
  /** Requests the pictures, videos and documents that records name. Optional: without it their contents stay as known. */
  media?: MediaAsks | undefined
  /** Called as records arrive. `total`: known so far. */
  onProgress?: ((done: number, total: number) => void) | undefined
}

export interface CrawlResult {
  /** As changes to the records before. */
  snapshot: ChangedMap<StoredRecord>
  problems: Problem[]
  /** Whether this crawl did not examine a record, so that its earlier problems may persist. */
  isSilent: (key: string) => boolean
  /** Whether a record was left out because the provider failed: `provider-failing` counts it. */
  isGivenUp: (key: string) => boolean
}

/** Crawls everything. Rejects with `MustNotPublish` if it cannot finish. */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { client, previous = new Map(), values, media, onProgress } = options
  const fetcher = createRecordFetcher({ client, previous, values, media })
  const properties = await propertiesOf(client, fetcher)
  await discover(properties, fetcher.fetch, onProgress)
  refuseDenied(client)
  const isSilent = (key: string) => fetcher.notAsked.keys.has(key)
  if (fetcher.notAsked.keys.size === 0) await media?.askOldest(OLDEST_ASKED)
  if (media) await settleMedia({ ...fetcher, media, previous, isWhole: true, values })
  keepOwners(fetcher.records, previous)
  return finish(options, fetcher, { snapshot: changedMap(previous, fetcher.records, isSameRecord), isSilent })
}

export interface TargetedCrawlOptions extends CrawlOptions {
  previous: Snapshot
  /** Records that a message names as changed. */
  changed: readonly RecordKey[]
}

/**
 * Requests only the named records and those that they newly refer to. While their references stay the same, the cost does not depend on the size of the
 * site. Otherwise all references are followed again, in memory, so that records without any reference are dropped.
 */
export async function crawlChanged(options: TargetedCrawlOptions): Promise<CrawlResult> {
  const { client, previous, values, media, changed, onProgress } = options
  const fetcher = createRecordFetcher({ client, previous, values, media, named: new Set(changed) })
  const lastProperties = previous.get(keys.properties())?.value as PropertiesRecord | null | undefined
  if (!lastProperties) return crawl(options)
  await Promise.all(changed.map((key) => fetcher.fetch(key)))
  const isSilent = (key: string) => !fetcher.wasAsked(key)

  const isHotel = hotelTest(lastProperties)
  const references = (snapshot: Snapshot, key: RecordKey) => {
    const value = snapshot.get(key)?.value
    return value ? [...new Set(referencesOf(key, value, isHotel))] : []
  }
  const before = new Set(changed.flatMap((key) => references(previous, key)))
  const after = new Set(changed.flatMap((key) => references(fetcher.records, key)))
  const fresh = [...after].filter((key) => !before.has(key))
  const isAnyGone = [...before].some((key) => !after.has(key))
  const areReferencesSame =
    fresh.length === 0 && !isAnyGone && !changed.some((key) => /^(?:properties|gallery)/.test(key))
  if (areReferencesSame) {
    const records = new Map(fetcher.records)
    if (media) await settleMedia({ ...fetcher, fetchAnew: undefined, media, records, previous, isWhole: false, values })
    keepOwners(records, previous)
    const isNew = (key: string, record: StoredRecord) => !previous.has(key) || !isSameRecord(previous.get(key)!, record)
    const changes = new Map([...records].filter(([key, record]) => isNew(key, record)))
    return finish(options, fetcher, { snapshot: new ChangedMap(previous, changes), isSilent })
  }

  // New references are requested even if the record was absent before: it may have been created since.
  const requested = new Set<string>([...changed, ...fresh])
  const records = new Map<string, StoredRecord>()
  const properties = requested.has(keys.properties()) ? await propertiesOf(client, fetcher) : lastProperties
  await discover(
    properties,
    async (key) => {
      const stored = requested.has(key) ? undefined : (previous.get(key) as StoredRecord | undefined)
      const value = stored ? stored.value : await fetcher.fetch(key)
      const record = stored ?? fetcher.records.get(key)
      if (record) records.set(key, record)
      return (value ?? undefined) as never
    },
    onProgress,
  )
  const list = fetcher.records.get(keys.properties()) ?? previous.get(keys.properties())
  records.set(keys.properties(), list!)
  if (media) await settleMedia({ ...fetcher, fetchAnew: undefined, media, records, previous, isWhole: true, values })
  keepOwners(records, previous)
  return finish(options, fetcher, { snapshot: changedMap(previous, records, isSameRecord), isSilent })
}

async function propertiesOf(client: ProviderClient, fetcher: RecordFetcher): Promise<PropertiesRecord> {
  const properties = await fetcher.fetch(keys.properties())
  if (properties) return properties
  refuseDenied(client)
  throw new MustNotPublish([withoutProperties(client.baseUrl, fetcher.problems)])
}

function refuseDenied({ baseUrl, denied }: ProviderClient): void {
  const reason = denied()
  if (reason !== undefined) throw new MustNotPublish([problem('provider-denied', baseUrl, reason)])
}

/** Without the list of properties there is no site. */
export function withoutProperties(baseUrl: string, problems: readonly Problem[]): Problem {
  const reason = problems.map(({ message }) => message).join('; ') || 'it has no list of properties'
  return problem('provider-unreachable', baseUrl, reason)
}

/** Lists that the provider answers with 404 throughout: it does not have the call, since `[]` is an empty list. A first release would be without all of them. */
export function unansweredLists(records: Snapshot, mapping?: ProviderMapping): Problem[] {
  const asked = new Map<WireKind, number>()
  const answered = new Set<WireKind>()
  for (const [key, record] of records) {
    const kind = kindOf(key as RecordKey) as WireKind
    // The list of properties has a refusal of its own.
    if (!isList(kind) || kind === 'properties' || answered.has(kind)) continue
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    if (record.value !== null) answered.add(kind)
  }
  return [...asked]
    .filter(([kind]) => !answered.has(kind))
    .map(([kind, count]) =>
      problem('lists-unanswered', kind, `${pathAsked(kind, mapping)}, 404 each of ${count.toLocaleString('en')} times`),
    )
}

/** Hotels are listed, and none of them has a page: the provider has them at other addresses, or not yet. */
export function hotelsWithoutPages(records: Snapshot): Problem[] {
  const list = records.get(keys.properties())?.value as PropertiesRecord | null | undefined
  const ids = new Set(list?.hotels.map(({ id }) => id))
  const hasPage = [...records].some(([key, { outline }]) => kindOf(key) === 'page' && ids.has(outline?.propertyId ?? 0))
  if (ids.size === 0 || hasPage) return []
  return [problem('hotel-pages-missing', keys.properties(), list!.hotels.map(({ slug }) => slug).join(', '))]
}

function finish(
  { client: { baseUrl }, media }: CrawlOptions,
  { problems, notAsked }: RecordFetcher,
  { snapshot, isSilent }: Pick<CrawlResult, 'snapshot' | 'isSilent'>,
): CrawlResult {
  if (notAsked.keys.size > 0) {
    const { keys, reason } = notAsked
    problems.push(problem('provider-failing', baseUrl, { kept: keys.size, reason }))
  }
  for (const { host, ...values } of media?.failing() ?? []) problems.push(problem('media-failing', host, values))
  const stops = problems.filter(({ severity }) => severity === 'stop')
  if (stops.length > 0) throw new MustNotPublish(stops)
  return { snapshot, problems: problems.toSorted(byResource), isSilent, isGivenUp: (key) => notAsked.keys.has(key) }
}

function isSameRecord(left: StoredRecord, right: StoredRecord): boolean {
  return left.digest === right.digest && left.etag === right.etag
}

function byResource(left: Problem, right: Problem): number {
  const [a, b] = [left, right].map(({ resource, code, message }) => `${resource} ${code} ${message}`)
  return a! < b! ? -1 : a! > b! ? 1 : 0
}
