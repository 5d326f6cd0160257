/**
 * The snapshot on disk: one JSON line for each record, then a line that ends the state. A later state is appended as the records that differ from
 * the one before, with an end of its own: what follows the last end was never finished and does not count.
 */
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { differences, layered } from './layered.ts'
import { linesOf } from './lines.ts'
import type { Snapshot, StoredRecord } from './snapshot.ts'

const FORMAT = 'snapshot 1'
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
        const lines = changedLines(known.snapshot, snapshot)
        if (lines.length === 0) return
        await appendFile(file, `${lines.join('\n')}\nend ${snapshot.size}\n`)
        known = { ...known, snapshot, size: await sizeOf() }
        return
      }
      await saveSnapshot(file, snapshot)
      const written = await sizeOf()
      known = { snapshot, size: written, firstSize: written }
    },
  }
}

function changedLines(before: Snapshot, after: Snapshot): string[] {
  return [...differences(before, after)].map((key) => {
    const record = after.get(key)
    return JSON.stringify(record ? [key, record] : [key])
  })
}

/** The last whole state of the file, or nothing if there is none or a line of it is damaged. */
export async function loadSnapshot(file: string): Promise<Snapshot | undefined> {
  const records = new Map<string, StoredRecord>()
  let open: [key: string, record?: StoredRecord][] = []
  let lines = 0
  let states = 0
  try {
    for await (const some of linesOf(file)) {
      for (const line of some) {
        if (lines++ === 0) {
          if (line !== FORMAT) return undefined
        } else if (line.startsWith('end ')) {
          for (const [key, record] of open) {
            if (record) records.set(key, record)
            else records.delete(key)
          }
          open = []
          if (Number(line.slice(4)) !== records.size) return undefined
          states++
        } else {
          const entry: unknown = JSON.parse(line)
          if (!Array.isArray(entry) || entry.length < 1 || entry.length > 2) return undefined
          open.push(entry as [string, StoredRecord?])
        }
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error
    // A line cut short is the tail of a state that was never finished; the states before it are whole.
  }
  return states > 0 ? layered(records) : undefined
}

/** Writes the whole state beside the old file, then renames it over. */
export async function saveSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  const out = createWriteStream(beside)
  out.write(`${FORMAT}\n`)
  for (const key of [...snapshot.keys()].sort()) {
    if (!out.write(`${JSON.stringify([key, snapshot.get(key)])}\n`)) await once(out, 'drain')
  }
  out.end(`end ${snapshot.size}\n`)
  await finished(out)
  await rename(beside, file)
}
