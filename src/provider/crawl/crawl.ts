/**
 * A new snapshot from the provider: everything asked for again, or only what is said to have changed. There is no call that lists all pages: a
 * crawl starts from the route tables and follows what the answers name.
 */
import type { MediaAsks } from '../media/asks.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import type { ProviderClient } from '../client.ts'
import { keys, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import type { Snapshot, StoredRecord } from '../../records/snapshot.ts'
import { ChangedMap, changedMap } from '../../records/changed-map.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import { discover, hotelTest } from './discover.ts'
import { createRecordFetcher, type RecordFetcher } from './fetch-records.ts'
import { OLDEST_ASKED, settleMedia } from './named-media.ts'
import { keepOwners } from './owners.ts'
import { referencesOf } from './references.ts'

export interface CrawlOptions {
  client: ProviderClient
  /** The last good records: validators for conditional requests, and what stays when an answer is not usable. */
  previous?: Snapshot | undefined
  /** Where new records are stored until they are published; by default in memory. */
  values?: RecordTable | undefined
  /** Asks for the pictures, videos and documents that records name; without it their contents stay as they are known. */
  media?: MediaAsks | undefined
  /** Called as records arrive: how many are done, and how many are known so far. */
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface CrawlResult {
  snapshot: Snapshot
  problems: Problem[]
  /** Whether this crawl did not look at a record, so that its earlier problems may persist. */
  isSilent: (key: string) => boolean
}

/** Asks for everything. Rejects with `MustNotPublish` if it cannot finish. */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { client, previous = new Map(), values, media, onProgress } = options
  const fetcher = createRecordFetcher({ client, previous, values, media })
  const properties = await propertiesOf(client, fetcher)
  await discover(properties, fetcher.fetch, onProgress)
  const isSilent = (key: string) => fetcher.notAsked.keys.has(key)
  if (fetcher.notAsked.keys.size === 0) await media?.askOldest(OLDEST_ASKED)
  if (media) await settleMedia({ ...fetcher, media, previous, isWhole: true, values })
  keepOwners(fetcher.records, previous)
  return finished(options, fetcher, changedMap(previous, fetcher.records, isSameRecord), isSilent)
}

export interface TargetedCrawlOptions extends CrawlOptions {
  previous: Snapshot
  /** Records that are said to have changed. */
  changed: readonly RecordKey[]
}

/**
 * Asks only for the records named, and for what they lead to now and did not before. As long as they lead to the same records as before, the
 * cost does not depend on the size of the site; otherwise the known records are followed anew, in memory, so that what nothing names any more leaves.
 */
export async function crawlChanged(options: TargetedCrawlOptions): Promise<CrawlResult> {
  const { client, previous, values, media, changed, onProgress } = options
  const fetcher = createRecordFetcher({ client, previous, values, media, named: new Set(changed) })
  const known = previous.get(keys.properties())?.value as PropertiesRecord | null | undefined
  if (!known) return crawl(options)
  await Promise.all(changed.map((key) => fetcher.fetch(key)))
  const isSilent = (key: string) => !fetcher.wasAsked(key)

  const isHotel = hotelTest(known)
  const references = (snapshot: Snapshot, key: RecordKey) => {
    const value = snapshot.get(key)?.value
    return value ? [...new Set(referencesOf(key, value, isHotel))] : []
  }
  const before = new Set(changed.flatMap((key) => references(previous, key)))
  const after = new Set(changed.flatMap((key) => references(fetcher.records, key)))
  const fresh = [...after].filter((key) => !before.has(key))
  const gone = [...before].some((key) => !after.has(key))
  const isShapeKnown = fresh.length === 0 && !gone && !changed.some((key) => /^(?:properties|gallery)/.test(key))
  if (isShapeKnown) {
    const records = new Map(fetcher.records)
    if (media) await settleMedia({ ...fetcher, fetchAnew: undefined, media, records, previous, isWhole: false, values })
    keepOwners(records, previous)
    const isNew = (key: string, record: StoredRecord) => !previous.has(key) || !isSameRecord(previous.get(key)!, record)
    const changes = new Map([...records].filter(([key, record]) => isNew(key, record)))
    return finished(options, fetcher, new ChangedMap(previous, changes), isSilent)
  }

  // A record that is named for the first time may have been created since it was last asked for.
  const asked = new Set<string>([...changed, ...fresh])
  const records = new Map<string, StoredRecord>()
  const properties = asked.has(keys.properties()) ? await propertiesOf(client, fetcher) : known
  await discover(
    properties,
    async (key) => {
      const held = asked.has(key) ? undefined : (previous.get(key) as StoredRecord | undefined)
      const value = held ? held.value : await fetcher.fetch(key)
      const record = held ?? fetcher.records.get(key)
      if (record) records.set(key, record)
      return (value ?? undefined) as never
    },
    onProgress,
  )
  const list = fetcher.records.get(keys.properties()) ?? previous.get(keys.properties())
  records.set(keys.properties(), list!)
  if (media) await settleMedia({ ...fetcher, fetchAnew: undefined, media, records, previous, isWhole: true, values })
  keepOwners(records, previous)
  return finished(options, fetcher, changedMap(previous, records, isSameRecord), isSilent)
}

async function propertiesOf(client: ProviderClient, fetcher: RecordFetcher): Promise<PropertiesRecord> {
  const properties = await fetcher.fetch(keys.properties())
  if (properties) return properties
  const reason = fetcher.problems.map(({ message }) => message).join('; ') || 'it has no list of properties'
  throw new MustNotPublish([problem('provider-unreachable', client.baseUrl, reason)])
}

function finished(
  { client: { baseUrl }, media }: CrawlOptions,
  { problems, notAsked }: RecordFetcher,
  snapshot: Snapshot,
  isSilent: CrawlResult['isSilent'],
): CrawlResult {
  if (notAsked.keys.size > 0) {
    const { keys, reason } = notAsked
    problems.push(problem('provider-failing', baseUrl, { kept: keys.size, reason }))
  }
  for (const { host, ...values } of media?.failing() ?? []) problems.push(problem('media-failing', host, values))
  const unfinished = problems.filter(({ severity }) => severity === 'stop')
  if (unfinished.length > 0) throw new MustNotPublish(unfinished)
  return { snapshot, problems: problems.toSorted(byResource), isSilent }
}

function isSameRecord(left: StoredRecord, right: StoredRecord): boolean {
  return left.digest === right.digest && left.etag === right.etag
}

function byResource(left: Problem, right: Problem): number {
  const [a, b] = [left, right].map(({ resource, code, message }) => `${resource} ${code} ${message}`)
  return a! < b! ? -1 : a! > b! ? 1 : 0
}
