/** Snapshots of worlds with a name, for tests of what is made of records. Whoever runs such tests again and again has them crawled once. */
import { join } from 'node:path'
import { inject } from 'vitest'
import { crawl } from '../../src/crawl/crawl.ts'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { startProvider } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import { createClient } from '../../src/provider/client.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { loadSnapshot } from '../../src/snapshot/store.ts'
import { hostileText, oneHotel, sparse, unlistedPages } from '../worlds/index.ts'

export const WORLDS = { demo: demoWorld, hostile: hostileText, one: oneHotel, sparse, unlisted: unlistedPages }
export type WorldName = keyof typeof WORLDS

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with snapshots that were crawled before, `{world}.jsonl`. */
    snapshots?: string
  }
}

export async function snapshotOf(name: WorldName): Promise<Snapshot> {
  const folder = inject('snapshots')
  const kept = folder && (await loadSnapshot(join(folder, `${name}.jsonl`)))
  return kept || crawlWorld(WORLDS[name]())
}

export async function crawlWorld(world: World): Promise<Snapshot> {
  const provider = await startProvider(world)
  try {
    const { snapshot } = await crawl({ client: createClient({ baseUrl: provider.url }) })
    return snapshot
  } finally {
    await provider.close()
  }
}
