/** Contents of releases, plain or compressed. Recently requested ones stay in memory, whichever release they belong to. */
import { LRUCache } from 'lru-cache'
import type { Effort, Encoding, Encodings } from '../../../engine/release/files/encodings.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'

export interface Contents {
  /** Synchronous; `undefined` if it is not in memory. */
  cached(hash: string, encoding?: Encoding): Buffer | undefined
  get(hash: string): Promise<Buffer>
  /** Compressed on first request. */
  encoded(hash: string, encoding: Encoding, effort: Effort): Promise<Buffer>
}

/** Bytes. */
const CACHE_SIZE = 128 * 1024 * 1024

export function openContents(store: Pick<ContentStore, 'get'>, encodings: Encodings, cacheSize = CACHE_SIZE): Contents {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheSize, sizeCalculation: ({ length }) => length || 1 })
  const nameOf = (hash: string, encoding?: Encoding) => (encoding ? `${hash}.${encoding}` : hash)

  function keep(name: string, content: Buffer): Buffer {
    cache.set(name, copied(content))
    return content
  }

  return {
    cached: (hash, encoding) => cache.get(nameOf(hash, encoding)),
    get: async (hash) => cache.get(hash) ?? keep(hash, await store.get(hash)),
    async encoded(hash, encoding, effort) {
      const name = nameOf(hash, encoding)
      return cache.get(name) ?? keep(name, await encodings.get(hash, encoding, effort))
    },
  }
}

/** A fresh copy if the buffer is a slice of a larger one, all of which would stay in memory. */
function copied(content: Buffer): Buffer {
  return content.length < content.buffer.byteLength ? Buffer.from(new Uint8Array(content).buffer) : content
}
