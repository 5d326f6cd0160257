/** Checks that the disk accepts writes, for monitors. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes to write: with less a publish would fail. */
const PROBE_SIZE = 256 * 1024
/** A result is reused this long, because anybody may request checks. */
const VALID_MS = 1000

/** Writes a file to the state folder and removes it. */
export function openDiskCheck(folder: string): () => Promise<boolean> {
  let last: { at: number; isWritable: Promise<boolean> } | undefined
  return () => {
    if (!last || performance.now() - last.at > VALID_MS) last = { at: performance.now(), isWritable: canWrite(folder) }
    return last.isWritable
  }
}

async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.disk-check-${process.pid}`)
  const isWritten = await writeFile(file, Buffer.alloc(PROBE_SIZE)).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true }).catch(() => {})
  return isWritten
}
