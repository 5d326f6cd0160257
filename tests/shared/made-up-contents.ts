/** The content store of a folder, and in it whatever a release made by hand names: its digests are no digests. */
import { join } from 'node:path'
import { openStore } from '../../src/engine/release/files/store.ts'
import type { Contents } from '../../src/engine/state/shared/contents.ts'

const isDigest = (hash: string) => /^[0-9a-f]{64}$/.test(hash)

export function contentsIn(folder: string): Contents {
  const store = openStore(join(folder, 'store'))
  return {
    get: async (hash) => (isDigest(hash) ? store.get(hash) : Buffer.from(hash)),
    has: async (hash) => !isDigest(hash) || store.has(hash),
    put: async (content, hash) => isDigest(hash) && store.put(content, hash),
  }
}
