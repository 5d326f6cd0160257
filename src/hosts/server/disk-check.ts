/** Whether the disk takes what is written, for monitors. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes: less is no room for a publish. */
const LEAST = 256 * 1024
/** Milliseconds for which an answer holds: anybody may ask. */
const HOLDS = 1000

/** Tries it, in the folder of the state. */
export function openDiskCheck(folder: string): () => Promise<boolean> {
  let last: { at: number; isWritable: Promise<boolean> } | undefined
  return () => {
    if (!last || performance.now() - last.at > HOLDS) last = { at: performance.now(), isWritable: tryIt(folder) }
    return last.isWritable
  }
}

async function tryIt(folder: string): Promise<boolean> {
  const file = join(folder, `.disk-check-${process.pid}`)
  const isWritten = await writeFile(file, Buffer.alloc(LEAST)).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true }).catch(() => {})
  return isWritten
}
