/** Which pages a change of records can touch. Only says where to look: whether a page is new, its view's digest decides. Pure. */
import { mayBeListed } from '../routes/listing.ts'
import type { EventRecord, PageRecord, PropertiesRecord, RoomRecord } from '../snapshot/records.ts'
import { kindOf } from '../snapshot/keys.ts'
import { differences, indexBy } from '../snapshot/layered.ts'
import type { Snapshot, StoredRecord } from '../snapshot/snapshot.ts'
import type { ChromeEntry, Manifest, PageEntry } from './manifest.ts'

/** Keys whose record came, went or differs. */
export function changedRecords(before: Snapshot, after: Snapshot): Set<string> {
  const isOther = (key: string) => before.get(key)?.digest !== after.get(key)?.digest
  return new Set([...differences(before, after)].filter(isOther))
}

/** Whether a change of these records can add, remove or pair pages: then the route table is another, and every view may be. */
export function changesRoutes(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => routeShape(key, before.get(key)) !== routeShape(key, after.get(key)))
}

/** The part of a record that the route table is made of. */
function routeShape(key: string, stored: StoredRecord | undefined): string {
  const value = stored?.value ?? null
  if (value === null) return ''
  switch (kindOf(key)) {
    case 'properties':
      return JSON.stringify((value as PropertiesRecord).hotels.map(({ id, slug }) => [id, slug]))
    case 'page': {
      const page = value as PageRecord
      return JSON.stringify([page.id, page.propertyId, page.alternates, mayBeListed(page)])
    }
    case 'room': {
      const room = value as RoomRecord
      return JSON.stringify([room.id, room.alternates, mayBeListed(room)])
    }
    case 'event': {
      const event = value as EventRecord
      return JSON.stringify([event.id, event.publisherId, event.alternates, mayBeListed(event)])
    }
    default:
      return 'no route'
  }
}

const pagesByRead = indexBy<PageEntry>((_path, { reads }) => reads)
const pagesByChrome = indexBy<PageEntry>((_path, { chrome }) => [chrome])
const chromesByRead = indexBy<ChromeEntry>((_name, { reads }) => reads)

/** Paths of the pages that asked for one of the records themselves. */
export function pagesReading(pages: ReadonlyMap<string, PageEntry>, changed: ReadonlySet<string>): string[] {
  return [...changed].flatMap((key) => pagesByRead(pages, key))
}

/** Paths of the pages that asked for one of the records, themselves or for what surrounds them. */
export function affectedPaths({ pages, chromes }: Manifest, changed: ReadonlySet<string>): Set<string> {
  const around = new Set([...changed].flatMap((key) => chromesByRead(chromes, key)))
  return new Set([...pagesReading(pages, changed), ...[...around].flatMap((name) => pagesByChrome(pages, name))])
}
