/**
 * The snapshot on disk: a line for each record and one that ends the state. A record's line is a check sum of the rest, its key, digest and
 * validator, and each after a tab its outline and its value. A later state is appended as the records that differ from the one before, with an end
 * of its own, which says how many there are and their digest: what follows the last end was never finished and does not count.
 */
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { SharedBytes } from './blocks.ts'
import { isDigest } from './digest.ts'
import { differences, layered } from './layered.ts'
import { byteLinesOf } from './lines.ts'
import { snapshotDigest, StoredRecord, type Snapshot } from './snapshot.ts'

const FORMAT = 'snapshot 4'
/** Before the outline and the value. No JSON of ours has one outside of its texts, nor within them. */
const TAB = 9
const SPACE = 32
const tab = Buffer.from([TAB])
const nothing = Buffer.alloc(0)
/** A file that has grown by appending is written anew when it is this many times its first size. */
const GROWTH = 3

export interface SnapshotStore {
  /** The last whole state, or nothing if there is none. */
  load(): Promise<Snapshot | undefined>
  /** Costs what differs from the state that was loaded or saved last. */
  save(snapshot: Snapshot): Promise<void>
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
        if (changed.size === 0) return
        // Most of it would be read twice by everyone who comes after.
        if (changed.size * 2 < snapshot.size) {
          const lines = [...changed].map((key) => lineOf(key, snapshot.get(key)))
          await appendFile(file, Buffer.concat([...lines, endLine(snapshot)]))
          known = { ...known, snapshot, size: await sizeOf() }
          return
        }
      }
      await saveSnapshot(file, snapshot)
      const written = await sizeOf()
      known = { snapshot, size: written, firstSize: written }
    },
  }
}

/** Without a record: there is none any more. */
function lineOf(key: string, record?: StoredRecord): Buffer {
  if (!record) return summed(Buffer.from(JSON.stringify([key])))
  const { json, digest, etag, outlineJson } = record
  const head = Buffer.from(JSON.stringify([key, digest, ...(etag ? [etag] : [])]))
  return summed(Buffer.concat([head, tab, outlineJson ?? nothing, tab, json]))
}

function summed(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${crc32(content)} `), content, Buffer.from('\n')])
}

type Head = [key: string, digest: string, etag?: string]

const END = Buffer.from('end ')
const endLine = (snapshot: Snapshot) => Buffer.from(`end ${snapshot.size} ${snapshotDigest(snapshot)}\n`)

/** Throws a `SyntaxError` where the line is no record, or no longer the one that was written. */
function readLine(line: SharedBytes): [key: string, record?: StoredRecord] {
  const start = line.indexOf(SPACE) + 1
  if (crc32(line.subarray(start)) !== Number(line.toString('utf8', 0, start))) throw new SyntaxError('a damaged record')
  const first = line.indexOf(TAB, start)
  if (first < 0) return JSON.parse(line.toString('utf8', start)) as [key: string]
  const [key, digest, etag] = JSON.parse(line.toString('utf8', start, first)) as Head
  const second = line.indexOf(TAB, first + 1)
  const outlineJson = second > first + 1 ? (line.subarray(first + 1, second) as SharedBytes) : undefined
  return [key, new StoredRecord({ json: line.subarray(second + 1) as SharedBytes, digest, etag, outlineJson })]
}

/** The last whole state of the file, or nothing if there is none or a line of it is damaged. */
export async function loadSnapshot(file: string): Promise<Snapshot | undefined> {
  const records = new Map<string, StoredRecord>()
  let open: [key: string, record?: StoredRecord][] = []
  let lines = 0
  let digest: string | undefined
  try {
    for await (const some of byteLinesOf(file)) {
      for (const line of some) {
        if (lines++ === 0) {
          if (line.toString() !== FORMAT) return undefined
        } else if (line.subarray(0, END.length).equals(END)) {
          for (const [key, record] of open) {
            if (record) records.set(key, record)
            else records.delete(key)
          }
          open = []
          const [size, sum = ''] = line.toString('utf8', END.length).split(' ')
          if (Number(size) !== records.size || !isDigest(sum)) return undefined
          digest = sum
        } else {
          open.push(readLine(line))
        }
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error
    // A line cut short is the tail of a state that was never finished; the states before it are whole.
  }
  if (!digest) return undefined
  const snapshot = layered(records)
  snapshotDigest.note(snapshot, digest)
  return snapshot
}

/** Writes the whole state beside the old file, then renames it over. */
export async function saveSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  const out = createWriteStream(beside)
  out.write(`${FORMAT}\n`)
  for (const key of [...snapshot.keys()].sort()) {
    if (!out.write(lineOf(key, snapshot.get(key)))) await once(out, 'drain')
  }
  out.end(endLine(snapshot))
  await finished(out)
  await rename(beside, file)
}
