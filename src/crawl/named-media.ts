/** Contents of the files that records name. A picture that changed at its source changes every record that names it, whether that was asked for or not. */
import type { MediaAsks } from '../media/asks.ts'
import type { MediaFile } from '../media/fitness.ts'
import { problem, type Problem } from '../problems/table.ts'
import type { FileFault } from '../problems/values.ts'
import type { FileRecord } from '../snapshot/records.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../snapshot/snapshot.ts'
import type { RecordTable } from '../state/records.ts'
import type { KnownMedia } from './sources.ts'

/**
 * Sources that a whole crawl asks for besides those of changed records, the ones asked for longest ago first: a picture that was replaced without a
 * word is shown anew after as many crawls as the site has times this many, and a crawl stays short where the host answers slowly.
 */
export const OLDEST_ASKED = 200

/** Files in a record's value. */
export function filesIn(value: unknown): FileRecord[] {
  const files: FileRecord[] = []
  eachFile(value, (file) => void files.push(file))
  return files
}

function eachFile(value: unknown, call: (file: FileRecord) => void): void {
  if (typeof value !== 'object' || value === null) return
  const { id, source } = value as Partial<FileRecord>
  if (typeof id === 'string' && typeof source === 'string') return call(value as FileRecord)
  for (const each of Object.values(value)) eachFile(each, call)
}

/** What is wrong with the files of a record, if anything is. */
export function faultsOf(key: string, named: readonly MediaFile[], media: KnownMedia): Problem[] {
  const faults = new Map(named.map(({ id, source }) => [source, media.known(id)?.fault as FileFault | undefined]))
  const files = [...faults].flatMap(([source, fault]) => (fault ? [{ source, fault }] : []))
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
}

/** Gives the records that were not answered anew the new contents of their files. */
export function settleMedia({ media, answered, records, previous, isWhole, values, problems }: Settling): void {
  const news = media.news()
  for (const key of news.length > 0 && values ? values.naming(news) : []) {
    const record = records.get(key) ?? (isWhole ? undefined : previous.get(key))
    if (!record?.value || answered.has(key)) continue
    const value = structuredClone(record.value)
    const files = filesIn(value)
    for (const file of files) {
      const { content, width, height } = media.known(file.id) ?? {}
      if (content === undefined || content === file.content) continue
      const last = media.before(file.id)
      const isMeasured = !(file.width && file.height) || (file.width === last?.width && file.height === last.height)
      Object.assign(file, { content }, isMeasured && width && { width, height })
    }
    const faults = faultsOf(key, files, media)
    problems.push(...faults)
    // Without a validator the next crawl gets the whole answer again, and asks for its files.
    records.set(key, storedRecord(value, faults.length > 0 ? undefined : record.etag, values))
  }
}
