/** One call → one record: conditional request, validation, quarantine. Never throws; what went wrong is a problem. */
import type { Locale } from '../config/locales.ts'
import { problem, type Problem } from '../problems/table.ts'
import type { ProviderClient } from '../provider/client.ts'
import { callOf, type Call } from '../provider/endpoints.ts'
import { sift } from '../provider/lenient.ts'
import { wire, type Wire, type WireKind } from '../provider/wire.ts'
import type { RecordKey } from '../snapshot/keys.ts'
import type { RecordKinds } from '../snapshot/records.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../snapshot/snapshot.ts'
import { createShaper } from './reshape.ts'

/** Lists whose failure leaves a page complete enough to publish. */
const OPTIONAL: ReadonlySet<WireKind> = new Set(['rooms', 'plans', 'stories', 'galleryCategories', 'galleryFiles'])

export interface RecordFetcher {
  /** The record, or nothing if it is absent or could not be had. Each key is asked for once. */
  fetch<K extends WireKind>(key: RecordKey<K>): Promise<RecordKinds[K] | undefined>
  readonly records: Map<string, StoredRecord>
  readonly problems: Problem[]
}

export function createRecordFetcher(client: ProviderClient, previous: Snapshot): RecordFetcher {
  const records = new Map<string, StoredRecord>()
  const problems: Problem[] = []
  const underWay = new Map<string, Promise<unknown>>()

  async function ask<K extends WireKind>(key: RecordKey<K>, call: Call<K>): Promise<RecordKinds[K] | undefined> {
    const last = previous.get(key) as StoredRecord<K> | undefined
    const answer = await client.get(call.path, call.query, last?.etag)
    if (answer.status === 'not-modified' && last) return keep(key, last)
    if (answer.status === 'absent') return keep(key, storedRecord<K>(null))
    if (answer.status !== 'ok') {
      const reason = answer.status === 'failed' ? answer.message : 'an unexpected 304'
      return fallBack(key, call, last, reason)
    }
    if (answer.body === null && !isList(call.kind)) return keep(key, storedRecord<K>(null))
    const parsed = wire[call.kind].safeParse(answer.body)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!
      return quarantine(key, last, `${issue.path.join('.')} ${issue.message}`.trim())
    }
    const { value, rejected } = sift(parsed.data as Wire<K>)
    const wrong = contradiction(call, value)
    if (wrong) return quarantine(key, last, wrong)
    const shaper = createShaper(client.baseUrl)
    const record = shaper.reshape(call.kind, value)
    if (rejected.length > 0) problems.push(problem('part-dropped', key, rejected.join('; ')))
    if (shaper.notes.length > 0) problems.push(problem('url-dropped', key, shaper.notes.join(', ')))
    return keep(key, storedRecord<K>(record, answer.etag))
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
    const detail = `${call.path} ${JSON.stringify(call.query)}: ${reason}`
    if (last) {
      problems.push(problem('call-failed-kept', key, detail))
      return keep(key, last)
    }
    problems.push(problem(OPTIONAL.has(call.kind) ? 'call-failed-empty' : 'call-failed', key, detail))
    return undefined
  }

  function quarantine<K extends WireKind>(key: RecordKey<K>, last: StoredRecord<K> | undefined, detail: string) {
    problems.push(problem(last?.value ? 'record-invalid-kept' : 'record-invalid', key, detail))
    // The validator is forgotten, so that the next crawl looks at the answer again.
    return last ? keep(key, { value: last.value, digest: last.digest }) : undefined
  }

  return {
    records,
    problems,
    fetch<K extends WireKind>(key: RecordKey<K>) {
      const started = underWay.get(key) as Promise<RecordKinds[K] | undefined> | undefined
      if (started) return started
      const asked = ask(key, callOf(key))
      underWay.set(key, asked)
      return asked
    },
  }
}

function isList(kind: WireKind): boolean {
  return wire[kind].safeParse(null).success
}

/** Why an answer cannot be the one that was asked for. */
function contradiction<K extends WireKind>(call: Call<K>, value: Wire<K>): string | undefined {
  if (call.kind !== 'page') return undefined
  const { locale } = value as Wire<'page'>
  const asked = call.query.lang as Locale
  return locale !== undefined && locale !== asked ? `locale: ${locale} instead of ${asked}` : undefined
}
