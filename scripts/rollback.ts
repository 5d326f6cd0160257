/**
 * npm run rollback: back to the release before the current one, at once, in a running server too. `-- <release>` goes to a certain one,
 * `-- --list` says what there is. The release stays until the next build or webhook message.
 */
import { join } from 'node:path'
import { openDist } from '../src/publish/dist.ts'
import { listReleases, NoSuchRelease, rollBack } from '../src/publisher/history.ts'
import { openStore } from '../src/release/store.ts'
import { openState } from '../src/state/state.ts'
import { command, DIST_FOLDER, STATE_FOLDER } from './project.ts'

const state = openState(STATE_FOLDER)
const [wanted] = process.argv.slice(2)

await command(async () => {
  if (wanted === '--list') return list()
  try {
    const manifest = await rollBack(state.releases, wanted)
    console.log(`release ${manifest.id} is live: ${manifest.pages.size} pages`)
    const store = openStore(join(STATE_FOLDER, 'store'))
    const { written, removed } = await openDist(DIST_FOLDER, { store, state }).publish(manifest)
    console.log(`dist/: ${written} files written, ${removed} removed`)
  } catch (error) {
    if (!(error instanceof NoSuchRelease)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
})

async function list(): Promise<void> {
  const releases = await listReleases(state.releases)
  for (const { release, publishedAt, current } of releases) {
    console.log(`${current ? '*' : ' '} ${release}  ${publishedAt}`)
  }
  if (releases.length === 0) console.log('There is no release yet: run "npm run build".')
}
