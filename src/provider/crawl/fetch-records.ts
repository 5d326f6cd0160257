/** One call → one record: conditional request, validation, quarantine. Never throws; failures become problems. */
import type { MediaAsks } from '../media/asks.ts'
import { problem, type Problem } from '../../config/problems/table.ts'
import type { CleanedText, DroppedAddress, FieldFault, TextFault } from '../../config/problems/values.ts'
import type { Answer, ProviderClient } from '../client.ts'
import { callOf, type Call } from '../endpoints.ts'
import { faultOf, sift } from '../lenient.ts'
import { requestFor } from '../mapping/calls.ts'
import { isList, wire, type Wire, type WireKind } from '../wire.ts'
import { kindOf, type RecordKey } from '../../records/keys.ts'
import type { RecordKinds } from '../../records/records.ts'
import { storedRecord, type StoredRecord, type Snapshot } from '../../records/snapshot.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import { createEdition } from './edition.ts'
import { filesIn } from './named-media.ts'
import { fieldsByText, placed } from './places.ts'
import type { Shaper } from './reshape.ts'
import { shapeRecord, type ShapedRecord } from './shape-record.ts'

/** Lists without which a page can still be published. */
const OPTIONAL: ReadonlySet<WireKind> = new Set(['rooms', 'plans', 'stories', 'galleryCategories', 'galleryFiles'])

/** Kinds that a 404 removes. Other lists may become empty but not disappear; without the list of properties nothing is published. */
const MAY_GO: ReadonlySet<WireKind> = new Set(['page', 'room', 'event', 'properties'])

export interface RecordFetcher {
  /** Resolves to the record, or to `undefined` if it does not exist or could not be fetched. Each key is requested once. */
  fetch<K extends WireKind>(key: RecordKey<K>): Promise<RecordKinds[K] | undefined>
  readonly records: Map<string, StoredRecord>
  /** Keys of records whose response had a body. */
  readonly answered: ReadonlySet<string>
  readonly problems: Problem[]
  /** Records kept because the crawl stopped calling a failing provider. */
  readonly notAsked: { keys: ReadonlySet<string>; reason: string }
  /** Requests the whole answer for a record that was answered with 304. */
  fetchAnew(key: RecordKey): Promise<unknown>
  /** Whether the provider was called for this record. */
  wasAsked(key: string): boolean
}

export interface FetcherOptions {
  client: ProviderClient
  previous: Snapshot
  /** Where new records are stored; by default in memory. */
  values?: RecordTable | undefined
  /** Requests the files that new answers name. Optional: without it their contents stay unknown. */
  media?: MediaAsks | undefined
  /** Records whose files are requested even if the record is unchanged. */
  named?: ReadonlySet<string> | undefined
}

export function createRecordFetcher({ client, previous, values, media, named }: FetcherOptions): RecordFetcher {
  const { records, problems, keep, fallBack, quarantine } = openResults()
  const answered = new Set<string>()
  const notAsked = { keys: new Set<string>(), reason: '' }
  const edition = createEdition(client)
  const underWay = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()

  async function request<K extends WireKind>(
    key: RecordKey<K>,
    last = previous.get(key) as StoredRecord<K> | undefined,
  ): Promise<RecordKinds[K] | undefined> {
    const call = callOf(key)
    const absent = () => storedRecord<K>(null, undefined, values)
    const answer = await client.get(call.path, call.query, edition.unmark(last?.etag))
    if (answer.status === 'not-modified' && last) {
      if (named?.has(key)) await media?.ask(filesIn(last.value))
      return keep(key, last)
    }
    if (answer.status === 'not-asked' && last) {
      notAsked.keys.add(key)
      notAsked.reason = answer.message
      return keep(key, last)
    }
    if (answer.status === 'absent' && (MAY_GO.has(call.kind) || !last?.value)) return keep(key, absent())
    if (answer.status !== 'ok')
      return fallBack(key, last, failureOf(requestFor(call.path, call.query, client.mapping), answer))
    if (answer.body === null && !isList(call.kind)) return keep(key, absent())
    const parsed = wire(call.kind).safeParse(answer.body)
    if (!parsed.success) return quarantine(key, last, { at: [], ...faultOf(parsed.error, answer.body) })
    const { value, rejected, cleaned } = sift(parsed.data as Wire<K>)
    const fault = contradiction(call, value) ?? allWrong(answer.body, value, rejected)
    if (fault) return quarantine(key, last, fault)
    const isNamed = named?.has(key) === true
    const shaped = await shapeRecord({ client, media, isNamed }, { key, kind: call.kind, value, last })
    answered.add(key)
    problems.push(...problemsOf(key, value, { ...shaped, rejected, cleaned }))
    // Without a validator the next crawl gets the whole answer again, and reports its faults again.
    const etag = problems.some(({ resource }) => resource === key) ? undefined : answer.etag
    records.set(key, storedRecord<K>(shaped.record, etag && edition.mark(etag), values))
    // Not the stored value, which would have to be parsed.
    return shaped.record
  }

  return {
    ...{ records, answered, problems, notAsked },
    wasAsked: (key) => (records.has(key) || failed.has(key)) && !notAsked.keys.has(key),
    fetchAnew: (key) => request(key, (previous.get(key) as StoredRecord | undefined)?.unvalidated()),
    fetch<K extends WireKind>(key: RecordKey<K>) {
      const record = records.get(key) as StoredRecord<K> | undefined
      if (record || failed.has(key)) return Promise.resolve(record?.value ?? undefined)
      const started = underWay.get(key) as Promise<RecordKinds[K] | undefined> | undefined
      if (started) return started
      // Removed once it settles: a kept promise would hold its value in memory.
      const promise = request(key).finally(() => {
        underWay.delete(key)
        if (!records.has(key)) failed.add(key)
      })
      underWay.set(key, promise)
      return promise
    },
  }
}

/** The records so far, and what is done where an answer brings none. */
function openResults() {
  const records = new Map<string, StoredRecord>()
  const problems: Problem[] = []

  function keep<K extends WireKind>(key: RecordKey<K>, stored: StoredRecord<K>): RecordKinds[K] | undefined {
    records.set(key, stored)
    return stored.value ?? undefined
  }

  function fallBack<K extends WireKind>(
    key: RecordKey<K>,
    last: StoredRecord<K> | undefined,
    failure: ReturnType<typeof failureOf>,
  ) {
    const code = last ? 'call-failed-kept' : OPTIONAL.has(kindOf(key)) ? 'call-failed-empty' : 'call-failed'
    problems.push(problem(code, key, failure))
    return last && keep(key, last)
  }

  function quarantine<K extends WireKind>(key: RecordKey<K>, last: StoredRecord<K> | undefined, fault: FieldFault) {
    problems.push(problem(last?.value ? 'record-invalid-kept' : 'record-invalid', key, { faults: [fault] }))
    return last ? keep(key, last.unvalidated()) : undefined
  }

  return { records, problems, keep, fallBack, quarantine }
}

function failureOf({ path, query }: Pick<Call, 'path' | 'query'>, answer: Exclude<Answer, { status: 'ok' }>) {
  const reason =
    answer.status === 'absent' ? 'status 404' : answer.status === 'not-modified' ? 'an unexpected 304' : answer.message
  return { call: `${path} ${JSON.stringify(query)}`, reason }
}

interface Findings extends Pick<ShapedRecord, 'notes' | 'claims' | 'cleanedHtml' | 'unfit'> {
  rejected: readonly FieldFault[]
  cleaned: readonly CleanedText[]
}

function problemsOf(key: RecordKey, value: unknown, findings: Findings): Problem[] {
  const { rejected, cleaned, notes, claims, cleanedHtml, unfit } = findings
  const texts = [...cleaned, ...cleanedIn(value, cleanedHtml)]
  return [
    ...(rejected.length > 0 ? [problem('part-dropped', key, { faults: rejected })] : []),
    ...(notes.length > 0 ? [problem('url-dropped', key, { addresses: addressesOf(value, notes) })] : []),
    ...claims.map((claim) => problem('path-twice', key, claim)),
    ...(texts.length > 0 ? [problem('text-cleaned', key, { texts })] : []),
    ...unfit,
  ]
}

function cleanedIn(value: unknown, texts: ReadonlyMap<string, readonly TextFault[]>): CleanedText[] {
  return [...fieldsByText(value, texts.keys())].flatMap(([text, fields]) =>
    fields.map((field) => ({ field, faults: texts.get(text)! })),
  )
}

/** In the list of hotels the hotel's name replaces its index. */
function addressesOf(value: unknown, notes: Shaper['notes']): DroppedAddress[] {
  return placed(value, notes).map((note) =>
    note.owner === undefined || !note.field ? note : { ...note, field: note.field.slice(1) },
  )
}

/** Why an answer cannot be the requested one. */
function contradiction<K extends WireKind>(call: Call<K>, value: Wire<K>): FieldFault | undefined {
  const other = (field: string, is: string, asked: unknown): FieldFault => {
    return { at: [], field: [field], issue: { code: 'other', is, asked: String(asked) } }
  }
  if (call.kind === 'page') {
    const { locale } = value as Wire<'page'>
    return locale !== undefined && locale !== call.query.lang ? other('locale', locale, call.query.lang) : undefined
  }
  if (call.kind !== 'room' && call.kind !== 'event') return undefined
  // These are asked for by a slug of one language, so a different slug means the wrong item or language.
  const { slug } = value as Wire<'room' | 'event'>
  const asked = decodeURIComponent(call.path.slice(call.path.lastIndexOf('/') + 1))
  return slug.toLowerCase() === asked.toLowerCase() ? undefined : other('slug', slug, asked)
}

/** A list whose entries are all invalid must not count as an empty one. */
function allWrong(body: unknown, value: unknown, rejected: readonly FieldFault[]): FieldFault | undefined {
  const isEmptied = Array.isArray(body) && body.length > 0 && Array.isArray(value) && value.length === 0
  return isEmptied ? rejected[0] : undefined
}
