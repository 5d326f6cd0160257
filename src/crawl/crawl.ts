/**
 * Asks the provider for everything that the site is made of. There is no call that lists all pages: a crawl starts from the route tables and
 * follows what the answers name (`references.ts`).
 */
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import type { ProviderClient } from '../provider/client.ts'
import { keys, type RecordKey } from '../snapshot/keys.ts'
import type { GalleryCategoryRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createRecordFetcher } from './fetch-records.ts'
import { referencesOf, roots } from './references.ts'
import { createWork } from './work.ts'

export interface CrawlOptions {
  client: ProviderClient
  /** The last good records: validators for conditional requests, and what stays when an answer is not usable. */
  previous?: Snapshot | undefined
  /** Called as records come in: how many are done, how many are known of. */
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface CrawlResult {
  snapshot: Snapshot
  problems: Problem[]
}

export async function crawl({ client, previous = new Map(), onProgress }: CrawlOptions): Promise<CrawlResult> {
  const { fetch, records, problems } = createRecordFetcher(client, previous)
  const work = createWork(onProgress)

  const properties = await fetch(keys.properties())
  if (!properties) {
    const reason = problems.map(({ message }) => message).join('; ') || 'it has no list of properties'
    throw new MustNotPublish([problem('provider-unreachable', client.baseUrl, reason)])
  }
  const hotelIds = new Set(properties.hotels.map(({ id }) => id))
  const isHotel = (id: number) => hotelIds.has(id)

  const visit = (key: RecordKey) =>
    work.once(key, async () => {
      const value = await fetch(key)
      if (value === undefined) return
      for (const reference of referencesOf(key, value, isHotel)) visit(reference)
      for (const reference of await uncategorised(key, value)) visit(reference)
    })

  /** Where a gallery's files do not say their category, the categories are asked for their files. */
  async function uncategorised(key: RecordKey, value: unknown): Promise<RecordKey[]> {
    const [kind, , gallery] = key.split('/')
    if (kind !== 'galleryCategories') return []
    const galleryId = Number(gallery)
    const files = await fetch(keys.galleryFiles(galleryId))
    if (!files?.some(({ categoryId }) => categoryId === undefined)) return []
    return (value as GalleryCategoryRecord[]).map(({ id }) => keys.galleryFiles(galleryId, id))
  }

  for (const key of [...referencesOf(keys.properties(), properties, isHotel), ...roots()]) visit(key)
  await work.finished()

  const unfinished = problems.filter(({ severity }) => severity === 'stop')
  if (unfinished.length > 0) throw new MustNotPublish(unfinished)
  return { snapshot: sorted(records), problems: problems.sort(byResource) }
}

/** The order of arrival must show nowhere. */
function sorted<V>(records: Map<string, V>): Map<string, V> {
  return new Map([...records].sort(([left], [right]) => (left < right ? -1 : 1)))
}

function byResource(left: Problem, right: Problem): number {
  const [a, b] = [left, right].map(({ resource, code, message }) => `${resource} ${code} ${message}`)
  return a! < b! ? -1 : a! > b! ? 1 : 0
}
