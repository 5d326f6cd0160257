/** Reads what the texts of a record say. What is read stands in the record, so that its digest covers it: a better reader publishes what it changes. */
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '../../config/locales.ts'
import { digest } from '../../records/digest.ts'
import { kindOf, parseKey, type RecordKey } from '../../records/keys.ts'
import { paragraphs, wordsOf } from '../../records/plain-text.ts'
import type { HouseRulesSaid, OutletReadings, RoomReadings } from '../../records/readings.ts'
import type {
  ContactRecord,
  OutletRecord,
  RecordKind,
  RecordKinds,
  RoomRecord,
  RoomSummaryRecord,
} from '../../records/records.ts'
import { storedRecord, type RecordRows, type StoredRecord } from '../../records/snapshot.ts'
import { addressIn } from './address.ts'
import { advisedFrom } from './advice.ts'
import { beddingIn } from './beds.ts'
import { certificateSubject } from './certificates.ts'
import { askedAges } from './children.ts'
import { isAgeLabel } from './hours-and-ages.ts'
import { houseRulesIn } from './house-rules.ts'
import { pageReadings } from './page.ts'
import { sayingsIn } from './sayings.ts'
import { sportIn } from './sport.ts'
import { isDaysLabel, onlyDays, weekdaysIn } from './weekdays.ts'

/** Where a record comes from. `url`: of a page. */
interface From {
  locale: Locale
  url: string
}
type Readers = { [Kind in RecordKind]?: (record: RecordKinds[Kind], from: From) => RecordKinds[Kind] }

const READERS: Readers = {
  page: (page, { locale, url }) => ({
    ...page,
    ...(page.contact && { contact: withAddress(page.contact) }),
    ...said(pageReadings(page, url, locale)),
  }),
  contact: withAddress,
  rooms: (rooms) => rooms.map((room) => ({ ...room, ...said(ofRoom(room, room.text)) })),
  room: (room) => ({
    ...room,
    ...said({
      ...ofRoom(room, [room.text, wordsOf(room.html ?? [])].filter(Boolean).join(' ')),
      houseRules: houseRulesOf(room),
    }),
  }),
  outlet: (outlet) => ({ ...outlet, ...said(ofOutlet(outlet)) }),
  gastronomy: ({ groups }) => ({
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        ...said({ sayings: sayingsIn([{ name: item.title, text: item.text ?? '' }]) }),
      })),
    })),
  }),
  certificates: ({ items }) => ({
    items: items.map((item) => ({ ...item, ...said({ subject: certificateSubject(item.title) }) })),
  }),
  spa: (spa, { locale }) => ({
    ...spa,
    facilities: spa.facilities.map((facility) => {
      const { title, text = '' } = facility
      const readings = { sayings: sayingsIn([{ name: title, text }]), sport: sportIn([{ title, text }], locale) }
      return { ...facility, ...said(readings) }
    }),
  }),
}

/** The record with what its texts say. */
export function withReadings<Kind extends RecordKind>(
  key: RecordKey<Kind>,
  kind: Kind,
  record: RecordKinds[Kind],
): RecordKinds[Kind] {
  const parsed = parseKey(key)
  const read = READERS[kind]
  if (!read || !('locale' in parsed)) return record
  return read(record, { locale: parsed.locale, url: parsed.kind === 'page' ? parsed.url : '' })
}

/** The records that this code reads in another way than the code that stored them: a crawl keeps a record whose answer it cannot use. */
export async function readAnew(
  records: Iterable<[string, StoredRecord]>,
  values: Pick<RecordRows, 'put' | 'value'>,
): Promise<Map<string, StoredRecord>> {
  const changes = new Map<string, StoredRecord>()
  let count = 0
  for (const [key, { value, digest: before, etag }] of records) {
    const kind = kindOf(key)
    if (!READERS[kind] || value === null) continue
    if (++count % 100 === 0) await setImmediate()
    const read = withReadings(key, kind, value)
    if (digest(JSON.stringify(read)) !== before) changes.set(key, storedRecord(read, etag, values))
  }
  return changes
}

/** Without what is not said. */
function said<Readings extends object>(all: Readings): { readings: Readings | undefined } {
  const some = Object.entries(all).filter(([, value]) => !isSilent(value))
  return { readings: some.length > 0 ? (Object.fromEntries(some) as Readings) : undefined }
}

const isSilent = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

function withAddress<Contact extends ContactRecord>(contact: Contact): Contact {
  const { address } = contact
  return { ...contact, ...said({ address: address ? addressIn(address) : undefined }) }
}

function ofRoom({ beds }: RoomSummaryRecord, text = ''): RoomReadings {
  return { bedding: beds ? beddingIn(beds) : undefined, advisedFrom: advisedFrom(text) }
}

function houseRulesOf({ text = '', features, html }: RoomRecord): HouseRulesSaid {
  const own = features.map(({ label, value = '' }) => ({ title: label, text: value }))
  return houseRulesIn([{ text }, ...own, { text: wordsOf(html ?? []) }], 'room')
}

const IS_BOOKING = /rezervasyon|ayırt|book|reserv|брон|запись/iu

function ofOutlet(outlet: OutletRecord): OutletReadings {
  const { features, html } = outlet
  const valued = features.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const age = valued.find(({ label }) => isAgeLabel(label))?.value
  return {
    weekdays: openDays(outlet),
    asked: age ? askedAges(age) : undefined,
    booking: valued.find(({ label }) => IS_BOOKING.test(label)),
    featureSayings: sayingsIn(valued.map(({ label, value }) => ({ name: label, text: value }))),
    sayings: sayingsIn(paragraphs(html ?? []).map((text) => ({ text }))),
  }
}

function openDays({ features, html }: OutletRecord): OutletReadings['weekdays'] {
  const inFeatures = features.find(({ label }) => isDaysLabel(label))?.value
  if (inFeatures) {
    const days = weekdaysIn(inFeatures, true)
    return days.length > 0 ? days : undefined
  }
  const sentences = paragraphs(html ?? []).flatMap((text) => text.split(/(?<=[.!?…])\s+/u))
  return sentences.map(onlyDays).find((days) => days !== undefined)
}
