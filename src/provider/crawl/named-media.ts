/** Contents of the files that records name. A picture that changed at its source changes every record that names it, whether that was asked for or not. */
import type { MediaAsks } from '../media/asks.ts'
import { problem, type Problem } from '../../config/problems/table.ts'
import type { FieldPath, FileFault, UnfitFile } from '../../config/problems/values.ts'
import type { RecordKey } from '../../records/keys.ts'
import type { FileRecord } from '../../records/records.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../records/snapshot.ts'
import type { RecordTable } from '../../engine/state/records.ts'
import type { KnownMedia } from './sources.ts'

/**
 * Sources that a whole crawl asks for besides those of changed records, the ones asked for longest ago first: a picture that was replaced without a
 * word is shown anew after as many crawls as the site has times this many, and a crawl stays short where the host answers slowly.
 */
export const OLDEST_ASKED = 200

/** Files in a record's value. */
export function filesIn(value: unknown): FileRecord[] {
  return placesIn(value).map(({ file }) => file)
}

interface FilePlace {
  file: FileRecord
  field: FieldPath
  /** What stands in this place in the other value. */
  other: unknown
}

/** Every file of a value with its field. `other`: a value of the same kind; items of lists are the same where their ids or keys are. */
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
 * Files of the last record, by the id of those that stand in their places now and cannot be had. A file that has a place of its own in the record is
 * not shown twice. `value`: the record with all files that it names.
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
  const known = media.known(id)
  return known?.fault !== undefined && known.content === undefined
}

/** Without the steps into a file, and into the pieces of an html text. */
function ownField(field: FieldPath): FieldPath {
  const end = field.findLastIndex((step) => step === 'html' || step === 'directions')
  if (field.at(-1) === 'picture' && end >= 0) return field.slice(0, end + 1)
  return field.at(-1) === 'sourceUrl' ? field.slice(0, -1) : field
}

/** What is wrong with the files of a record, if anything is. */
export function faultsOf(
  key: string,
  named: readonly (Pick<FileRecord, 'id' | 'source'> & { field?: FieldPath })[],
  media: KnownMedia,
  standIns: ReadonlyMap<string, FileRecord> = new Map(),
): Problem[] {
  const files = named.flatMap((file): UnfitFile[] => {
    const { id, source, field } = file
    const fault = media.known(id)?.fault as FileFault | undefined
    if (!fault) return []
    const shown = isMissing(file, media) && !standIns.has(id) ? 'none' : 'last'
    return [{ source, fault, ...(field && { field: ownField(field) }), shown }]
  })
  return files.length > 0 ? [problem('file-unfit', key, { files })] : []
}

interface Settling {
  media: MediaAsks
  /** Records that were answered anew: they have what is known of their files. */
  answered: ReadonlySet<string>
  /** Records of this crawl; those that name a changed file are replaced or added. */
  records: Map<string, StoredRecord>
  previous: Snapshot
  /** Whether `records` are all that there are. */
  isWhole: boolean
  values: RecordTable | undefined
  problems: Problem[]
  /** Asks for a record's answer; without it, one that names a file which must not be shown keeps it until the next crawl. */
  fetchAnew?: ((key: RecordKey) => Promise<unknown>) | undefined
}

/** Gives the records that were not answered anew the new contents of their files. */
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
    const faults = faultsOf(key, named, media)
    problems.push(...faults)
    // Without a validator the next crawl gets the whole answer again, and asks for its files.
    records.set(key, storedRecord(value, faults.length > 0 ? undefined : record.etag, values))
  }
}
