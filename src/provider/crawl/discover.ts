/** Follows records from the roots to everything that they name. */
import { keys, parseKey, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord, RecordKind, RecordKinds } from '../../records/records.ts'
import { referencesOf, roots } from './references.ts'
import { createWork } from './work.ts'

export type FetchRecord = <K extends RecordKind>(key: RecordKey<K>) => Promise<RecordKinds[K] | undefined>

/** Fetches everything that can be reached, each key once. `fetch` decides where a record comes from. */
export async function discover(
  properties: PropertiesRecord,
  fetch: FetchRecord,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const isHotel = hotelTest(properties)
  const work = createWork(visit, onProgress)

  async function visit(key: RecordKey): Promise<void> {
    const value = await fetch(key)
    if (value === undefined) return
    for (const reference of referencesOf(key, value, isHotel)) work.add(reference)
    for (const reference of await filesByCategory(key, value)) work.add(reference)
  }

  /** If some of a gallery's files name no category, the files of each category are requested. */
  async function filesByCategory(key: RecordKey, value: unknown): Promise<RecordKey[]> {
    const parsed = parseKey(key)
    if (parsed.kind !== 'galleryCategories') return []
    const files = await fetch(keys.galleryFiles(parsed.galleryId))
    if (!files?.some(({ categoryId }) => categoryId === undefined)) return []
    return (value as RecordKinds['galleryCategories']).map(({ id }) => keys.galleryFiles(parsed.galleryId, id))
  }

  for (const key of [...referencesOf(keys.properties(), properties, isHotel), ...roots()]) work.add(key)
  await work.finished()
}

export function hotelTest({ hotels }: PropertiesRecord): (id: number) => boolean {
  const ids = new Set(hotels.map(({ id }) => id))
  return (id) => ids.has(id)
}
