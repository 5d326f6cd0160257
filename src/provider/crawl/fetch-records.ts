/** One call → one record: conditional request, validation, quarantine. Never throws; what went wrong is a problem. */
import type { MediaAsks } from '../media/asks.ts'
import type { MediaFile } from '../media/fitness.ts'
import { problem, type Problem } from '../../config/problems/table.ts'
import type { CleanedText, DroppedAddress, FieldFault, TextFault } from '../../config/problems/values.ts'
import type { Answer, ProviderClient } from '../client.ts'
import { callOf, type Call } from '../endpoints.ts'
import { faultOf, sift } from '../lenient.ts'
import { wire, type Wire, type WireKind } from '../wire.ts'
import type { RecordKey } from '../../records/keys.ts'
import { digest } from '../../records/digest.ts'
import type { FileRecord, RecordKinds } from '../../records/records.ts'
import { storedRecord, type StoredRecord, type Snapshot } from '../../records/snapshot.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import { createEdition } from './edition.ts'
import { faultsOf, filesIn, standInsOf } from './named-media.ts'
import { fieldsByText, placed } from './places.ts'
import { createShaper, type Shaper } from './reshape.ts'

/** Lists whose failure leaves a page complete enough to publish. */
const OPTIONAL: ReadonlySet<WireKind> = new Set(['rooms', 'plans', 'stories', 'galleryCategories', 'galleryFiles'])

/** Kinds that a 404 removes. Other lists may be empty but never disappear; without the list of properties nothing is published. */
const MAY_GO: ReadonlySet<WireKind> = new Set(['page', 'room', 'event', 'properties'])

export interface RecordFetcher {
  /** Resolves to the record; `undefined` if it does not exist or could not be fetched. Each key is asked for once. */
  fetch<K extends WireKind>(key: RecordKey<K>): Promise<RecordKinds[K] | undefined>
  readonly records: Map<string, StoredRecord>
  /** Keys of the records that were answered with a body. */
  readonly answered: ReadonlySet<string>
  readonly problems: Problem[]
  /** Records that are kept because the crawl stopped asking a failing provider. */
  readonly notAsked: { keys: ReadonlySet<string>; reason: string }
  /** Asks again for a record that was answered with 304, for its whole answer. */
  fetchAnew(key: RecordKey): Promise<unknown>
  /** Whether the provider was asked for it. */
  wasAsked(key: string): boolean
}

export interface FetcherOptions {
  client: ProviderClient
  previous: Snapshot
  /** Where new records are stored; by default in memory. */
  values?: RecordTable | undefined
  /** Asks for the files that new answers name; without it their contents stay unknown. */
  media?: MediaAsks | undefined
  /** Records whose files are asked for even if the record is the same as before. */
  named?: ReadonlySet<string> | undefined
}

export function createRecordFetcher({ client, previous, values, media, named }: FetcherOptions): RecordFetcher {
  const records = new Map<string, StoredRecord>()
  const answered = new Set<string>()
  const problems: Problem[] = []
  const notAsked = { keys: new Set<string>(), reason: '' }
  const edition = createEdition(client)
  const underWay = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()

  async function ask<K extends WireKind>(
    key: RecordKey<K>,
    call: Call<K>,
    last = previous.get(key) as StoredRecord<K> | undefined,
  ): Promise<RecordKinds[K] | undefined> {
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
    if (answer.status !== 'ok') return fallBack(key, call, last, reasonOf(answer))
    if (answer.body === null && !isList(call.kind)) return keep(key, absent())
    const parsed = wire(call.kind).safeParse(answer.body)
    if (!parsed.success) {
      return quarantine(key, last, { at: [], ...faultOf(parsed.error, answer.body) })
    }
    const { value, rejected, cleaned } = sift(parsed.data as Wire<K>)
    const wrong = contradiction(call, value) ?? allWrong(answer.body, value, rejected)
    if (wrong) return quarantine(key, last, wrong)
    const { record, notes, claims, cleanedHtml, unfit } = await shaped(key, call.kind, value, last)
    answered.add(key)
    if (rejected.length > 0) problems.push(problem('part-dropped', key, { faults: rejected }))
    if (notes.length > 0) problems.push(problem('url-dropped', key, { addresses: addressesOf(value, notes) }))
    problems.push(...claims.map((claim) => problem('path-twice', key, claim)))
    const texts = [...cleaned, ...cleanedIn(value, cleanedHtml)]
    if (texts.length > 0) problems.push(problem('text-cleaned', key, { texts }))
    problems.push(...unfit)
    // Without a validator the next crawl gets the whole answer again, and reports its faults again.
    const etag = problems.some(({ resource }) => resource === key) ? undefined : answer.etag
    records.set(key, storedRecord<K>(record, etag && edition.mark(etag), values))
    // The stored value would have to be parsed.
    return record
  }

  async function shaped<K extends WireKind>(
    key: RecordKey<K>,
    kind: K,
    value: Wire<K>,
    last: StoredRecord<K> | undefined,
  ) {
    const once = (standIns?: ReadonlyMap<string, FileRecord>) => {
      const shaper = createShaper(client.baseUrl, client.hosts, media, standIns)
      return {
        record: shaper.reshape(kind, value),
        notes: shaper.notes,
        claims: shaper.claims,
        cleanedHtml: shaper.cleaned,
        files: shaper.named,
      }
    }
    const first = once()
    if (!media || first.files.length === 0) return { ...first, unfit: [] }
    const isSame = last !== undefined && last.digest === digest(JSON.stringify(first.record))
    const isKnown = ({ id }: MediaFile) => media.known(id) !== undefined && media.known(id)?.fault === undefined
    if (isSame && !named?.has(key) && first.files.every(isKnown)) return { ...first, unfit: [] }
    await media.ask(first.files)
    const all = createShaper(client.baseUrl, client.hosts).reshape(kind, value)
    const standIns = standInsOf(all, last?.value, media)
    return { ...once(standIns), unfit: faultsOf(key, placed(value, first.files), media, standIns) }
  }

  function keep<K extends WireKind>(key: RecordKey<K>, stored: StoredRecord<K>): RecordKinds[K] | undefined {
    records.set(key, stored)
    return stored.value ?? undefined
  }

  function fallBack<K extends WireKind>(
    key: RecordKey<K>,
    call: Call<K>,
    last: StoredRecord<K> | undefined,
    reason: string,
  ) {
    const values = { call: `${call.path} ${JSON.stringify(call.query)}`, reason }
    if (last) {
      problems.push(problem('call-failed-kept', key, values))
      return keep(key, last)
    }
    problems.push(problem(OPTIONAL.has(call.kind) ? 'call-failed-empty' : 'call-failed', key, values))
    return undefined
  }

  function quarantine<K extends WireKind>(key: RecordKey<K>, last: StoredRecord<K> | undefined, fault: FieldFault) {
    problems.push(problem(last?.value ? 'record-invalid-kept' : 'record-invalid', key, { faults: [fault] }))
    return last ? keep(key, last.unvalidated()) : undefined
  }

  return {
    records,
    answered,
    problems,
    notAsked,
    wasAsked: (key) => (records.has(key) || failed.has(key)) && !notAsked.keys.has(key),
    fetchAnew: (key) => ask(key, callOf(key), (previous.get(key) as StoredRecord | undefined)?.unvalidated()),
    fetch<K extends WireKind>(key: RecordKey<K>) {
      const kept = records.get(key) as StoredRecord<K> | undefined
      if (kept || failed.has(key)) return Promise.resolve(kept?.value ?? undefined)
      const started = underWay.get(key) as Promise<RecordKinds[K] | undefined> | undefined
      if (started) return started
      // A promise that is kept would hold its value in memory.
      const asked = ask(key, callOf(key)).finally(() => {
        underWay.delete(key)
        if (!records.has(key)) failed.add(key)
      })
      underWay.set(key, asked)
      return asked
    },
  }
}

function isList(kind: WireKind): boolean {
  return wire(kind).safeParse(null).success
}

function reasonOf(answer: Exclude<Answer, { status: 'ok' }>): string {
  if (answer.status === 'absent') return 'status 404'
  return answer.status === 'not-modified' ? 'an unexpected 304' : answer.message
}

function cleanedIn(value: unknown, texts: ReadonlyMap<string, readonly TextFault[]>): CleanedText[] {
  return [...fieldsByText(value, texts.keys())].flatMap(([text, fields]) =>
    fields.map((field) => ({ field, faults: texts.get(text)! })),
  )
}

/** The name of a hotel stands for its place in the list. */
function addressesOf(value: unknown, notes: Shaper['notes']): DroppedAddress[] {
  return placed(value, notes).map((note) =>
    note.owner === undefined || !note.field ? note : { ...note, field: note.field.slice(1) },
  )
}

/** Why an answer cannot be the one that was asked for. */
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
