import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** Drawn pictures kept on disk: each is drawn once for a key, at most two at a time, equal requests joined. */
export interface PictureCache {
  get: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>
}

const AT_ONCE = 2

export function pictureCache(folder: string | undefined): PictureCache {
  const limit = pLimit(AT_ONCE)
  const underWay = new Map<string, Promise<Buffer>>()

  async function found(file: string): Promise<Buffer | undefined> {
    try {
      return await readFile(file)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  // A whole file appears at once, so that a process killed meanwhile leaves no half picture behind.
  async function keep(file: string, body: Buffer): Promise<void> {
    await mkdir(join(file, '..'), { recursive: true })
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, body)
    await rename(draft, file)
  }

  async function drawn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (folder === undefined) return limit(draw)
    const digest = createHash('sha256').update(key).digest('hex')
    const file = join(folder, digest.slice(0, 2), digest.slice(2, 40))
    const kept = await found(file)
    if (kept) return kept
    const body = await limit(draw)
    await keep(file, body)
    return body
  }

  return {
    get(key, draw) {
      const joined = underWay.get(key)
      if (joined) return joined
      const picture = drawn(key, draw).finally(() => underWay.delete(key))
      underWay.set(key, picture)
      return picture
    },
  }
}
