/** Content-addressed files: each content once, named by its digest, never changed. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { digest } from '../../../records/digest.ts'
import { writeWhole } from '../../../records/whole-file.ts'

export interface ContentStore {
  /** Folder, for opening it in another thread. */
  readonly folder?: string
  /**
   * Stores the content; `hash`: its digest, if known. `written`: false if it was already stored. It is not fsynced, which
   * would double the time of a small publish: after a power loss a truncated file fails its digest, and `get` rejects.
   */
  put(content: string | Uint8Array, hash?: string): Promise<{ hash: string; written: boolean }>
  /** Rejects if it is missing or corrupted. */
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  /** Digests of all stored contents. */
  all(): Promise<Set<string>>
  pathOf(hash: string): string
}

export function openStore(folder: string): ContentStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  /** For temporary names: other threads and processes write to the same folder. */
  const writerId = randomUUID()
  let puts = 0
  // Synchronous: a full build checks thousands of files, mostly missing ones, and a rejected promise is many times slower.
  const has = async (hash: string) => existsSync(pathOf(hash))
  return {
    folder,
    pathOf,
    has,
    async all() {
      const parts = await readdir(folder).catch(() => [])
      const names = await Promise.all(
        parts.map(async (part) => (await readdir(join(folder, part))).map((name) => part + name)),
      )
      return new Set(names.flat())
    },
    async get(hash) {
      const content = await readFile(pathOf(hash))
      if (digest(content) === hash) return content
      // Drop corrupted content; the next full build recreates it.
      await rm(pathOf(hash), { force: true })
      throw new Error(`damaged content: ${pathOf(hash)}`)
    },
    async put(content, hash = digest(content)) {
      if (await has(hash)) {
        // Refresh its age: no release may name it yet.
        const now = new Date()
        await utimes(pathOf(hash), now, now)
        return { hash, written: false }
      }
      const part = join(folder, hash.slice(0, 2))
      // Asked each time: somebody may have emptied the folder of a server that runs.
      if (!existsSync(part)) await mkdir(part, { recursive: true })
      await writeWhole(pathOf(hash), content, `${pathOf(hash)}.${writerId}-${puts++}.new`)
      return { hash, written: true }
    },
  }
}
