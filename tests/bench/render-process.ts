/** Every page of a snapshot on disk rendered and written, by a compiled renderer that is there: the whole process is what is measured. */
import { join } from 'node:path'
import { openDist } from '../../src/engine/publish/dist.ts'
import { makeRelease } from '../../src/engine/release/make-release.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { compileRenderer } from '../../src/engine/render/compile.ts'
import { loadRenderer } from '../../src/engine/render/renderer.ts'
import { StoredSnapshot } from '../../src/records/snapshot.ts'
import { BENCH_SITE } from './measure.ts'

const { root, stateFolder, into } = JSON.parse(process.argv[2]!) as Record<string, string>
const { records } = openState(stateFolder!)
const snapshot = new StoredSnapshot(records)
const state = openState(into!)
const files = await compileRenderer(root!, join(stateFolder!, 'renderer'))
const store = openStore(join(into!, 'store'))
const { manifest } = await makeRelease({
  snapshot,
  site: BENCH_SITE,
  renderer: await loadRenderer(files),
  clientFolder: join(files.folder, 'client'),
  store,
  records,
  releases: state.releases,
  formerAddresses: () => [],
  checkStore: true,
})
await state.releases.publish({ release: manifest, records: [] })
await openDist(join(into!, 'dist'), { store, state }).publish((await state.releases.current())!)
