/**
 * The snapshot on disk: an index of all records, a line for each with its outline and its value, and a line that ends the state, with the number
 * of the records and their digest. Records stay in the file until somebody asks for them. A later state is appended as the records that differ from
 * the one before, each as a line that names it, with an end of its own: what follows the last end was never finished and does not count.
 */
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { isDigest } from './digest.ts'
import { differences, LayeredMap } from './layered.ts'
import { byteLinesOf } from './lines.ts'
import type { Outline } from './outline.ts'
import {
  contentAt,
  contentBytes,
  DamagedSnapshot,
  lineFeed,
  lineSize,
  RecordFile,
  TAB,
  tab,
  type Place,
} from './record-file.ts'
import { snapshotDigest, StoredRecord, type RecordParts, type Snapshot } from './snapshot.ts'

const FORMAT = 'snapshot 5'
/** Of the first line, which is filled up with spaces. */
const FIRST_SIZE = 40
const DIGEST_SIZE = 64
const SPACE = 32
/** A file that has grown by appending is written anew when it is this many times its first size. */
const GROWTH = 3
/** Bytes that are handed to the system at once. */
const AT_ONCE = 1 << 18

/** Of the records that the file was written with, in their order. In columns: of most of them no more is ever asked. */
interface Index {
  keys: string[]
  /** One after the other. */
  digests: string
  /** '' where the provider gave none. */
  etags: string[]
  /** Of pages, rooms and events; null for others. */
  ids: (number | null)[]
  /** Bytes of each record's outline and of its value. */
  sizes: number[]
  /** Check sums of the lines. */
  sums: number[]
}

export interface SnapshotStore {
  /** The last whole state, or nothing if there is none. */
  load(): Promise<Snapshot | undefined>
  /** Costs what differs from the state that was loaded or saved last. Resolves to the same records, of which most are left in the file. */
  save(snapshot: Snapshot): Promise<Snapshot>
  /** Forgets everything. */
  discard(): Promise<void>
}

export function openSnapshotStore(file: string): SnapshotStore {
  let known: { snapshot: Snapshot; size: number; firstSize: number } | undefined
  const sizeOf = async () => (await stat(file).catch(() => undefined))?.size ?? 0
  return {
    async load() {
      const snapshot = await loadSnapshot(file)
      const size = await sizeOf()
      known = snapshot && { snapshot, size, firstSize: size }
      return snapshot
    },
    async save(snapshot) {
      const size = await sizeOf()
      // Another size means another writer, or a tail that was never finished.
      if (known && known.size === size && size < known.firstSize * GROWTH) {
        const changed = differences(known.snapshot, snapshot)
        if (changed.size === 0) return snapshot
        // Most of it would be read twice by everyone who comes after.
        if (changed.size * 2 < snapshot.size) {
          const records = [...changed].map((key) => [key, snapshot.get(key)?.inMemory()] as const)
          const lines = records.map(([key, record]) => lineOf(key, record))
          await appendFile(file, Buffer.concat([...lines, endLine(snapshot)]))
          const saved = snapshot instanceof LayeredMap ? (snapshot as LayeredMap<StoredRecord>).with(records) : snapshot
          known = { ...known, snapshot: saved, size: await sizeOf() }
          return saved
        }
      }
      const saved = await saveSnapshot(file, snapshot)
      const written = await sizeOf()
      known = { snapshot: saved, size: written, firstSize: written }
      return saved
    },
    async discard() {
      known = undefined
      await rm(file, { force: true })
    },
  }
}

/** What is appended for a record: a check sum of the rest, its key, digest and validator. Without a record: there is none any more. */
function lineOf(key: string, record?: StoredRecord): Buffer {
  if (!record) return summed(Buffer.from(JSON.stringify([key])))
  const { digest, etag } = record
  const head = Buffer.from(JSON.stringify([key, digest, ...(etag ? [etag] : [])]))
  return summed(Buffer.concat([head, tab, contentBytes(record.content)]))
}

function summed(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${crc32(content)} `), content, lineFeed])
}

type Head = [key: string, digest: string, etag?: string]

const END = Buffer.from('end ')
const endLine = (snapshot: Snapshot) => Buffer.from(`end ${snapshot.size} ${snapshotDigest(snapshot)}\n`)

/** Throws a `SyntaxError` where the line is no record, or no longer the one that was written. */
function readLine(line: Buffer): [key: string, record?: StoredRecord] {
  const start = line.indexOf(SPACE) + 1
  if (crc32(line.subarray(start)) !== Number(line.toString('utf8', 0, start))) throw new SyntaxError('a damaged record')
  const first = line.indexOf(TAB, start)
  if (first < 0) return JSON.parse(line.toString('utf8', start)) as [key: string]
  const [key, digest, etag] = JSON.parse(line.toString('utf8', start, first)) as Head
  const second = line.indexOf(TAB, first + 1)
  const outlineJson = second > first + 1 ? line.subarray(first + 1, second) : undefined
  const json = line.subarray(second + 1)
  const { id } = outlineJson ? (JSON.parse(outlineJson.toString()) as Outline) : {}
  return [key, new StoredRecord({ content: { json, outlineJson }, digest, etag, id })]
}

/** A record in its file. Read whenever somebody asks: a small change asks for a few of many thousands. */
class FiledRecord implements RecordParts {
  readonly #file: RecordFile
  readonly #index: Index
  readonly #at: number
  readonly #start: number

  /** `at`: which of the index. `start`: where its line is. */
  constructor(file: RecordFile, index: Index, at: number, start: number) {
    this.#file = file
    this.#index = index
    this.#at = at
    this.#start = start
  }

  get digest() {
    return this.#index.digests.slice(this.#at * DIGEST_SIZE, (this.#at + 1) * DIGEST_SIZE)
  }
  get etag() {
    return this.#index.etags[this.#at] || undefined
  }
  get id() {
    return this.#index.ids[this.#at] ?? undefined
  }
  get content() {
    return contentAt(this.place)
  }
  get place() {
    return { descriptor: this.#file.descriptor, start: this.#start, ...placeIn(this.#index, this.#at) }
  }
}

function placeIn({ sizes, sums }: Index, at: number): Omit<Place, 'descriptor' | 'start'> {
  return { outlineSize: sizes[2 * at]!, valueSize: sizes[2 * at + 1]!, sum: sums[at]! }
}

/** `start`: of the first record's line. Gives where the last one ends, too. */
function recordsOf(file: RecordFile, index: Index, start: number): { records: LayeredMap<StoredRecord>; end: number } {
  const records = new Map<string, StoredRecord>()
  const { keys, sizes } = index
  let end = start
  for (let at = 0; at < keys.length; at++) {
    records.set(keys[at]!, new StoredRecord(new FiledRecord(file, index, at, end)))
    end += lineSize(sizes[2 * at]!, sizes[2 * at + 1]!)
  }
  return { records: new LayeredMap(records, new Map()), end }
}

/** The state that the file was written with, and where it ends. */
function openFirst(path: string): { records: LayeredMap<StoredRecord>; end: number } {
  const file = new RecordFile(path)
  const [format, sum, size] = file
    .read(0, FIRST_SIZE)
    .toString()
    .split(/, |\s+$/)
  if (format !== FORMAT) throw new DamagedSnapshot('no snapshot of this version')
  const bytes = file.read(FIRST_SIZE, Number(size), Number(sum))
  return recordsOf(file, JSON.parse(bytes.toString()) as Index, FIRST_SIZE + bytes.length)
}

/** The last whole state of the file, or nothing if there is none. Damage of a single record is found when it is asked for. */
export async function loadSnapshot(path: string): Promise<Snapshot | undefined> {
  let first: ReturnType<typeof openFirst>
  try {
    first = openFirst(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && !(error instanceof DamagedSnapshot)) throw error
    return undefined
  }

  const { records, end } = first
  const changed = new Map<string, StoredRecord | undefined>()
  let size = records.size
  let digest: string | undefined
  let unfinished: [key: string, record?: StoredRecord][] = []
  try {
    for await (const lines of byteLinesOf(path, end)) {
      for (const line of lines) {
        if (!line.subarray(0, END.length).equals(END)) {
          unfinished.push(readLine(line))
          continue
        }
        for (const [key, record] of unfinished) {
          const held = changed.has(key) ? changed.get(key) !== undefined : records.has(key)
          size += Number(record !== undefined) - Number(held)
          changed.set(key, record)
        }
        unfinished = []
        const [count, sum = ''] = line.toString('utf8', END.length).split(' ')
        if (Number(count) !== size || !isDigest(sum)) return undefined
        digest = sum
      }
    }
  } catch (error) {
    // A line cut short is the tail of a state that was never finished; the states before it are whole.
    if (!(error instanceof SyntaxError)) throw error
  }
  if (!digest) return undefined
  const snapshot = records.with(changed)
  snapshotDigest.note(snapshot, digest)
  return snapshot
}

/** Writes the whole state beside the old file, then renames it over. Resolves to the records as they lie there. */
export async function saveSnapshot(file: string, snapshot: Snapshot): Promise<Snapshot> {
  await mkdir(dirname(file), { recursive: true })
  const entries = [...snapshot].sort(([left], [right]) => (left < right ? -1 : 1))
  const index: Index = { keys: [], digests: '', etags: [], ids: [], sizes: [], sums: [] }
  for (const [key, record] of entries) {
    const { content, digest, etag = '', id = null } = record
    index.keys.push(key)
    index.digests += digest
    index.etags.push(etag)
    index.ids.push(id)
    index.sizes.push(content.outlineJson?.length ?? 0, content.json.length)
    index.sums.push(crc32(lineFeed, crc32(contentBytes(content))))
  }

  const beside = `${file}.${process.pid}.new`
  const out = createWriteStream(beside, { highWaterMark: AT_ONCE })
  const put = async (bytes: Buffer) => {
    if (!out.write(bytes)) await once(out, 'drain')
  }
  const indexLine = Buffer.from(`${JSON.stringify(index)}\n`)
  await put(Buffer.from(`${`${FORMAT}, ${crc32(indexLine)}, ${indexLine.length}`.padEnd(FIRST_SIZE - 1)}\n`))
  await put(indexLine)
  for (const [, { content }] of entries) await put(Buffer.concat([contentBytes(content), lineFeed]))
  out.end(endLine(snapshot))
  await finished(out)
  const { records } = recordsOf(new RecordFile(beside), index, FIRST_SIZE + indexLine.length)
  await rename(beside, file)
  snapshotDigest.note(records, snapshotDigest(snapshot))
  return records
}
