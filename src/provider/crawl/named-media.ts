/** Contents of the files that records name. A picture that changed at its source changes every record that names it, requested or not. */
import type { MediaAsks } from '../media/asks.ts'
import { problem, type Problem } from '../../config/problems/table.ts'
import type { FieldPath, FileFault, UnfitFile } from '../../config/problems/values.ts'
import type { RecordKey } from '../../records/keys.ts'
import type { FileRecord } from '../../records/parts.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../records/snapshot.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import type { KnownMedia } from './sources.ts'

/**
 * Sources that a whole crawl requests besides those of changed records, the least recently requested first: so a picture that was replaced without a
 * message is noticed after some crawls, and a crawl stays short even if the host is slow.
 */
export const OLDEST_ASKED = 200

/** Files in a record's value. */
export function filesIn(value: unknown): FileRecord[] {
  return placesIn(value).map(({ file }) => file)
}

interface FilePlace {
  file: FileRecord
  field: FieldPath
  /** The counterpart in the other value. */
  other: unknown
}

/** Every file of a value with its field. `other`: a value of the same kind; list items correspond by id or key. */
function placesIn(value: unknown, other?: unknown, field: FieldPath = []): FilePlace[] {
  if (!isObject(value)) return []
  if (isFile(value)) return [{ file: value, field, other }]
  const items: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return items.flatMap(([key, item]) => placesIn(item, counterpart(item, key, other), [...field, key]))
}

function counterpart(item: unknown, key: string | number, other: unknown): unknown {
  if (!isObject(other)) return undefined
  const name = Array.isArray(other) && isObject(item) && !isFile(item) ? nameOf(item) : undefined
  if (name === undefined) return (other as Record<string | number, unknown>)[key]
  return (other as unknown as unknown[]).find((each) => isObject(each) && nameOf(each) === name)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isFile = (value: unknown): value is FileRecord =>
  isObject(value) && typeof value.id === 'string' && typeof value.source === 'string'
const nameOf = ({ id, key }: Record<string, unknown>) => id ?? key

/**
 * Files of the last record that can replace files without usable content, by the id of the replaced file. A file that the record shows elsewhere is not
 * used, so that it does not appear twice. `value`: the record with all files that it names.
 */
export function standInsOf(value: unknown, last: unknown, media: KnownMedia): Map<string, FileRecord> {
  const places = placesIn(value, last)
  const own = new Set(places.map(({ file }) => file.id))
  const isGood = (file: unknown): file is FileRecord =>
    isFile(file) && !own.has(file.id) && media.known(file.id)?.content !== undefined
  return new Map(
    places.flatMap(({ file, other }) => (isMissing(file, media) && isGood(other) ? [[file.id, other] as const] : [])),
  )
}

function isMissing({ id }: Pick<FileRecord, 'id'>, media: KnownMedia): boolean {
  const row = media.known(id)
  return row?.fault !== undefined && row.content === undefined
}

/** The field as editors know it: without steps into a file or into the pieces of an html text. */
function ownField(field: FieldPath): FieldPath {
  const end = field.findLastIndex((step) => step === 'html' || step === 'directions')
  if (field.at(-1) === 'picture' && end >= 0) return field.slice(0, end + 1)
  return field.at(-1) === 'sourceUrl' ? field.slice(0, -1) : field
}

/** The problem of a record's unfit files, if there are any. */
export function faultsOf(
  { key, media, standIns }: { key: string; media: KnownMedia; standIns?: ReadonlyMap<string, FileRecord> },
  named: readonly (Pick<FileRecord, 'id' | 'source'> & { field?: FieldPath })[],
): Problem[] {
  const files = named.flatMap((file): UnfitFile[] => {
    const { id, source, field } = file
    const fault = media.known(id)?.fault as FileFault | undefined
    if (!fault) return []
    const shown = isMissing(file, media) && !standIns?.has(id) ? 'none' : 'last'
    return [{ source, fault, ...(field && { field: ownField(field) }), shown }]
  })
  return files.length > 0 ? [problem('file-unfit', key, { files })] : []
}

interface Settling {
  media: MediaAsks
  /** Records with a new answer: their files are up to date. */
  answered: ReadonlySet<string>
  /** Records of this crawl; those that name a changed file are replaced or added. */
  records: Map<string, StoredRecord>
  previous: Snapshot
  /** Whether `records` has all records. */
  isWhole: boolean
  values: RecordTable | undefined
  problems: Problem[]
  /** Requests a record's answer. Optional: without it, a record keeps a file that must not be shown until the next crawl. */
  fetchAnew?: ((key: RecordKey) => Promise<unknown>) | undefined
}

/** Updates the file contents of records without a new answer. */
export async function settleMedia(settling: Settling): Promise<void> {
  const { media, answered, records, previous, isWhole, values, problems, fetchAnew } = settling
  const news = media.news()
  for (const key of news.length > 0 && values ? values.naming(news) : []) {
    const record = records.get(key) ?? (isWhole ? undefined : previous.get(key))
    if (!record?.value || answered.has(key)) continue
    const value = structuredClone(record.value)
    const places = placesIn(value)
    if (fetchAnew && places.some(({ file }) => isMissing(file, media))) {
      await fetchAnew(key as RecordKey)
      continue
    }
    for (const { file } of places) {
      const { content, width, height } = media.known(file.id) ?? {}
      if (content === undefined || content === file.content) continue
      const last = media.before(file.id)
      const isMeasured = !(file.width && file.height) || (file.width === last?.width && file.height === last.height)
      Object.assign(file, { content }, isMeasured && width && { width, height })
    }
    const named = places.map(({ file: { id, source }, field }) => ({ id, source, field }))
    const faults = faultsOf({ key, media }, named)
    problems.push(...faults)
    // Without a validator the next crawl gets the whole answer again, and requests its files.
    records.set(key, storedRecord(value, faults.length > 0 ? undefined : record.etag, values))
  }
}
