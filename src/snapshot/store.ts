/** The snapshot on disk: one JSON line for each record, written whole beside the old file and then renamed over it. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Snapshot, StoredRecord } from './snapshot.ts'

const FORMAT = 'snapshot 1'

/** The stored snapshot, or nothing if there is none or it is not whole. */
export async function loadSnapshot(file: string): Promise<Snapshot | undefined> {
  const records = new Map<string, StoredRecord>()
  let lines = 0
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (lines++ === 0) {
        if (line !== FORMAT) return undefined
      } else if (line.startsWith('end ')) {
        return Number(line.slice(4)) === records.size ? records : undefined
      } else {
        const entry: unknown = JSON.parse(line)
        if (!Array.isArray(entry) || entry.length !== 2) return undefined
        const [key, record] = entry as [string, StoredRecord]
        records.set(key, record)
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
  return undefined
}

export async function saveSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  const out = createWriteStream(beside)
  out.write(`${FORMAT}\n`)
  for (const key of [...snapshot.keys()].sort()) {
    if (!out.write(`${oneLine([key, snapshot.get(key)])}\n`)) await once(out, 'drain')
  }
  out.end(`end ${snapshot.size}\n`)
  await finished(out)
  await rename(beside, file)
}

/** JSON without the line ends of Unicode, which it may hold as they are and a reader of lines would stop at. */
function oneLine(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
