/** Every page of a snapshot on disk rendered and written, by a compiled renderer that is there: the whole process is what is measured. */
import { join } from 'node:path'
import { openDist } from '../../src/publish/dist.ts'
import { makeRelease } from '../../src/release/make-release.ts'
import { openReleases } from '../../src/release/releases.ts'
import { openStore } from '../../src/release/store.ts'
import { compileRenderer } from '../../src/render/compile.ts'
import { loadRenderer } from '../../src/render/renderer.ts'
import { loadSnapshot } from '../../src/snapshot/store.ts'
import { BENCH_SITE } from './measure.ts'

const { root, stateFolder, into } = JSON.parse(process.argv[2]!) as Record<string, string>
const snapshot = (await loadSnapshot(join(stateFolder!, 'snapshot.jsonl')))!
const files = await compileRenderer(root!, join(stateFolder!, 'renderer'))
const store = openStore(join(into!, 'store'))
const { manifest } = await makeRelease({
  snapshot,
  site: BENCH_SITE,
  renderer: await loadRenderer(files),
  clientFolder: join(files.folder, 'client'),
  store,
  checkStore: true,
})
await openReleases(join(into!, 'releases')).publish(manifest)
await openDist(join(into!, 'dist'), store, join(into!, 'dist.json')).publish(manifest)
