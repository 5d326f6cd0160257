/** Snapshots of worlds with a name, for tests of what is made of records. Whoever runs such tests again and again has them crawled once. */
import { join } from 'node:path'
import { inject } from 'vitest'
import type { World } from '../../src/demo/world.ts'
import { StoredSnapshot, type Snapshot } from '../../src/records/snapshot.ts'
import { openState } from '../../src/engine/state/state.ts'

/** Loaded where they are crawled: the embedded provider's content alone is as much code as the rest. */
export const WORLDS = {
  demo: async () => (await import('../../src/demo/assemble/demo-world.ts')).demoWorld(),
  hostileText: async () => (await import('../worlds/index.ts')).hostileText(),
  oneHotel: async () => (await import('../worlds/index.ts')).oneHotel(),
  sparse: async () => (await import('../worlds/index.ts')).sparse(),
}
export type SnapshotName = keyof typeof WORLDS

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with states of worlds that were crawled before. */
    snapshots?: string
  }
}

export async function snapshotOf(name: SnapshotName): Promise<Snapshot> {
  const folder = inject('snapshots')
  const kept = folder && new StoredSnapshot(openState(join(folder, name)).records)
  return kept && kept.size > 0 ? kept : crawlWorld(await WORLDS[name]())
}

export async function crawlWorld(world: World): Promise<Snapshot> {
  const [{ startProvider }, { crawl }, { createClient }] = await Promise.all([
    import('../../src/demo/server.ts'),
    import('../../src/provider/crawl/crawl.ts'),
    import('../../src/provider/client.ts'),
  ])
  const provider = await startProvider(world)
  try {
    const { snapshot } = await crawl({ client: createClient({ baseUrl: provider.url }) })
    return snapshot
  } finally {
    await provider.close()
  }
}
