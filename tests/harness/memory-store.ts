/** Contents kept in memory, for tests that are not about the disk. */
import type { ContentStore } from '../../src/engine/release/files/store.ts'
import { digest } from '../../src/records/digest.ts'

export interface MemoryStore extends ContentStore {
  contents: ReadonlyMap<string, Buffer>
  lose(hash: string): void
}

/** `before`: what it holds to begin with. */
export function memoryStore(before?: MemoryStore): MemoryStore {
  const contents = new Map(before?.contents)
  return {
    contents,
    async put(content, hash = digest(content)) {
      const written = !contents.has(hash)
      contents.set(hash, Buffer.from(content as Uint8Array))
      return { hash, written }
    },
    async get(hash) {
      const content = contents.get(hash)
      if (!content) throw new Error(`no content ${hash}`)
      return content
    },
    has: async (hash) => contents.has(hash),
    all: async () => new Set(contents.keys()),
    pathOf: (hash) => hash,
    lose: (hash) => void contents.delete(hash),
  }
}
