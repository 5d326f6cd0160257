/** Content-addressed files: each content once, named by its digest, never changed. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { digest } from '../snapshot/digest.ts'

export interface ContentStore {
  /** Where another thread can open it too. */
  readonly folder?: string
  /**
   * Keeps the content; `hash`: its digest, where it is known. `written` is false where it was there already. It is not flushed to the disk, which
   * would double the time of a small publish: what a loss of power cuts short does not match its digest, and `get` rejects.
   */
  put(content: string | Uint8Array, hash?: string): Promise<{ hash: string; written: boolean }>
  /** Rejects where there is none, or where a disk has changed it. */
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  /** Digests of everything that is kept. */
  all(): Promise<Set<string>>
  pathOf(hash: string): string
}

export function openStore(folder: string): ContentStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  const folders = new Map<string, Promise<unknown>>()
  /** Other threads and processes write there too. */
  const mark = randomUUID()
  let puts = 0
  // Asked thousands of times in a whole build, mostly in vain: a rejected promise takes many times as long.
  const has = async (hash: string) => existsSync(pathOf(hash))
  const ensure = (name: string) => {
    const path = join(folder, name)
    const made = folders.get(path) ?? mkdir(path, { recursive: true })
    folders.set(path, made)
    // What failed once may work when the disk has been seen to.
    made.catch(() => folders.delete(path))
    return made
  }
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
      // It must not be taken for what it is not; the next build that asks for everything makes it again.
      await rm(pathOf(hash), { force: true })
      throw new Error(`damaged content: ${pathOf(hash)}`)
    },
    async put(content, hash = digest(content)) {
      if (await has(hash)) {
        // It counts as young again: no release may name it yet.
        const now = new Date()
        await utimes(pathOf(hash), now, now)
        return { hash, written: false }
      }
      await ensure(hash.slice(0, 2))
      const beside = `${pathOf(hash)}.${mark}-${puts++}.new`
      await writeFile(beside, content)
      await rename(beside, pathOf(hash))
      return { hash, written: true }
    },
  }
}
