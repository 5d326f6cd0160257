/** Finds lists that lost all entries at once, which is more likely data loss at the provider than an edit. Pure. */
import { DEFAULT_PROPERTY_ID } from '../../../site/group.ts'
import { kindOf, parseKey } from '../../../records/keys.ts'
import type { RecordKind, RecordKinds } from '../../../records/records.ts'
import type { Snapshot, StoredRecord } from '../../../records/snapshot.ts'
import { differences } from '../../../records/changed-map.ts'

/** Entries of list records. */
const ENTRIES: { [K in RecordKind]?: (value: RecordKinds[K]) => readonly unknown[] } = {
  properties: ({ hotels }) => hotels,
  regions: (regions) => regions,
  menus: ({ header, footer }) => [...header, ...footer],
  rooms: (rooms) => rooms,
  plans: (plans) => plans,
  stories: (stories) => stories,
  galleryCategories: (categories) => categories,
  galleryFiles: (files) => files,
  gastronomy: ({ groups }) => groups.flatMap(({ items }) => items),
  certificates: ({ items }) => items,
}
/** An editor may empty a list by hand; all lists of a kind at once look like data loss. */
const MAX_EMPTIED_BY_HAND = 1

/** Keys of lists that must not become empty: those the whole site depends on, and all lists of a kind at once. */
export function emptiedLists(before: Snapshot, after: Snapshot): string[] {
  const emptied = new Map<RecordKind, string[]>()
  for (const key of differences(before, after)) {
    if (isEmpty(key, before.get(key)) !== false || isEmpty(key, after.get(key)) !== true) continue
    const kind = kindOf(key)
    emptied.set(kind, [...(emptied.get(kind) ?? []), key])
  }
  return [...emptied].flatMap(([kind, keys]) => {
    const isEveryList = keys.length > MAX_EMPTIED_BY_HAND && !hasOthers(kind, before, new Set(keys))
    return isEveryList ? keys : keys.filter(isVital)
  })
}

/** `undefined` if the record is absent or not a list. */
function isEmpty(key: string, record: StoredRecord | undefined): boolean | undefined {
  const entries = ENTRIES[kindOf(key)] as ((value: unknown) => readonly unknown[]) | undefined
  return entries && record?.value ? entries(record.value).length === 0 : undefined
}

function hasOthers(kind: RecordKind, before: Snapshot, emptied: ReadonlySet<string>): boolean {
  return [...before].some(
    ([key, record]) => kindOf(key) === kind && !emptied.has(key) && isEmpty(key, record) === false,
  )
}

function isVital(key: string): boolean {
  const parsed = parseKey(key)
  if (parsed.kind === 'menus') return parsed.propertyId === DEFAULT_PROPERTY_ID
  return parsed.kind === 'properties' || parsed.kind === 'regions'
}
