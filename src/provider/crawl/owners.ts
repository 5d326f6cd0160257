/** Which of two rooms keeps a slug that both have: the call by slug answers with either. */
import { keys, parseKey } from '../../records/keys.ts'
import type { RoomSummaryRecord } from '../../records/records.ts'
import type { Snapshot, StoredRecord } from '../../records/snapshot.ts'

/** Keeps the previous record if the new one is a room with a higher id, while the list of rooms still names the slug for the previous one. */
export function keepOwners(records: Map<string, StoredRecord>, previous: Snapshot): void {
  for (const [key, { outline }] of records) {
    if (!outline || !key.startsWith('room/')) continue
    const before = previous.get(key) as StoredRecord | undefined
    const id = before?.outline?.id
    if (id === undefined || id >= outline.id) continue
    const parsed = parseKey(key)
    if (parsed.kind !== 'room') continue
    const list = keys.rooms(parsed.locale, parsed.propertyId)
    const rooms = (records.get(list) ?? previous.get(list))?.value as RoomSummaryRecord[] | undefined
    if (rooms?.some((room) => room.id === id && room.slug === parsed.slug)) records.set(key, before!.unvalidated())
  }
}
