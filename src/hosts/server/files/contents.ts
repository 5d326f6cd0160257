/** Contents of releases as they are sent, plain or compressed. Those asked for lately stay in memory, whichever release they belong to. */
import { LRUCache } from 'lru-cache'
import type { Effort, Encoding, Encodings } from '../../../engine/release/files/encodings.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'

export interface Contents {
  /** What is in memory, at once. */
  held(hash: string, encoding?: Encoding): Buffer | undefined
  get(hash: string): Promise<Buffer>
  /** Compressed on first request. */
  encoded(hash: string, encoding: Encoding, effort: Effort): Promise<Buffer>
}

/** Size of the cache, in bytes. */
const MOST = 128 * 1024 * 1024

export function openContents(store: Pick<ContentStore, 'get'>, encodings: Encodings, most = MOST): Contents {
  const kept = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: ({ length }) => length || 1 })
  const nameOf = (hash: string, encoding?: Encoding) => (encoding ? `${hash}.${encoding}` : hash)

  function keep(name: string, content: Buffer): Buffer {
    kept.set(name, alone(content))
    return content
  }

  return {
    held: (hash, encoding) => kept.get(nameOf(hash, encoding)),
    get: async (hash) => kept.get(hash) ?? keep(hash, await store.get(hash)),
    async encoded(hash, encoding, effort) {
      const name = nameOf(hash, encoding)
      return kept.get(name) ?? keep(name, await encodings.get(hash, encoding, effort))
    },
  }
}

/** What was just compressed is a part of a larger piece of memory, all of which would stay with it. */
function alone(content: Buffer): Buffer {
  return content.length < content.buffer.byteLength ? Buffer.from(new Uint8Array(content).buffer) : content
}
