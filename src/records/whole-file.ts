/** Files that are there whole or not at all. */
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** `beside`: where it is written first, in the same folder. Where the disk refuses, nothing is left there. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  beside = `${path}.${randomUUID()}.new`,
): Promise<void> {
  try {
    await writeFile(beside, content)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {})
    throw error
  }
}
