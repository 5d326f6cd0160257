/** One validated answer → one record with what is known of the files that it names. */
import type { Problem } from '../../config/problems/table.ts'
import { digest } from '../../records/digest.ts'
import type { RecordKey } from '../../records/keys.ts'
import type { FileRecord } from '../../records/parts.ts'
import type { RecordKinds } from '../../records/records.ts'
import type { StoredRecord } from '../../records/snapshot.ts'
import type { ProviderClient } from '../client.ts'
import type { MediaAsks } from '../media/asks.ts'
import type { MediaFile } from '../media/fitness.ts'
import { withReadings } from '../read/read.ts'
import type { Wire, WireKind } from '../wire.ts'
import { faultsOf, standInsOf } from './named-media.ts'
import { placed } from './places.ts'
import { createShaper, type Shaper } from './reshape.ts'

interface ShapeOptions {
  client: ProviderClient
  media: MediaAsks | undefined
  /** Whether files are requested even if the record is unchanged. */
  isNamed: boolean
}

interface Answered<K extends WireKind> {
  key: RecordKey<K>
  kind: K
  value: Wire<K>
  last: StoredRecord<K> | undefined
}

export interface ShapedRecord<K extends WireKind = WireKind> extends Pick<Shaper, 'notes' | 'claims'> {
  record: RecordKinds[K]
  cleanedHtml: Shaper['cleaned']
  /** Problems of its files. */
  unfit: Problem[]
}

export async function shapeRecord<K extends WireKind>(
  { client: { baseUrl, hosts }, media, isNamed }: ShapeOptions,
  { key, kind, value, last }: Answered<K>,
): Promise<ShapedRecord<K>> {
  const shape = (standIns?: ReadonlyMap<string, FileRecord>) => {
    const { reshape, notes, claims, cleaned, named } = createShaper(baseUrl, { hosts, media, standIns })
    return { record: reshape(kind, value), notes, claims, cleanedHtml: cleaned, files: named }
  }
  const withTexts = (shaped: ReturnType<typeof shape>) => ({
    ...shaped,
    record: withReadings(key, kind, shaped.record),
  })
  const first = shape()
  let read: ReturnType<typeof shape> | undefined
  const firstRead = () => (read ??= withTexts(first))
  if (!media || first.files.length === 0) return { ...firstRead(), unfit: [] }
  const isSame = last !== undefined && last.digest === digest(JSON.stringify(firstRead().record))
  const isGood = ({ id }: MediaFile) => media.known(id) !== undefined && media.known(id)?.fault === undefined
  if (isSame && !isNamed && first.files.every(isGood)) return { ...firstRead(), unfit: [] }
  await media.ask(first.files)
  const withAllFiles = createShaper(baseUrl, { hosts }).reshape(kind, value)
  const standIns = standInsOf(withAllFiles, last?.value, media)
  return { ...withTexts(shape(standIns)), unfit: faultsOf({ key, media, standIns }, placed(value, first.files)) }
}
