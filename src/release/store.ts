/** Content-addressed files: each content once, named by its digest, never changed. */
import { access, mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from '../snapshot/digest.ts'

export interface ContentStore {
  /** Keeps the content and gives its digest. `written` is false where it was there already. */
  put(content: string | Uint8Array): Promise<{ hash: string; written: boolean }>
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  /** Digests of everything that is kept. */
  all(): Promise<Set<string>>
  pathOf(hash: string): string
}

export function openStore(folder: string): ContentStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  const folders = new Map<string, Promise<unknown>>()
  let puts = 0
  const has = (hash: string) =>
    access(pathOf(hash)).then(
      () => true,
      () => false,
    )
  const ensure = (name: string) => {
    const path = join(folder, name)
    if (!folders.has(path)) folders.set(path, mkdir(path, { recursive: true }))
    return folders.get(path)
  }
  return {
    pathOf,
    has,
    async all() {
      const parts = await readdir(folder).catch(() => [])
      const names = await Promise.all(
        parts.map(async (part) => (await readdir(join(folder, part))).map((name) => part + name)),
      )
      return new Set(names.flat())
    },
    get: (hash) => readFile(pathOf(hash)),
    async put(content) {
      const hash = digest(content)
      if (await has(hash)) {
        // It counts as young again: no release may name it yet.
        const now = new Date()
        await utimes(pathOf(hash), now, now)
        return { hash, written: false }
      }
      await ensure(hash.slice(0, 2))
      const beside = `${pathOf(hash)}.${process.pid}-${puts++}.new`
      await writeFile(beside, content)
      await rename(beside, pathOf(hash))
      return { hash, written: true }
    },
  }
}
