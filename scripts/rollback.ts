/**
 * npm run rollback: back to the release before the current one, at once, in a running server too. `-- <release>` goes to a certain one,
 * `-- --list` says what there is. The release stays until the next build or webhook message.
 */
import { join } from 'node:path'
import { openDist } from '../src/publish/dist.ts'
import { listReleases, NoSuchRelease, rollBack } from '../src/release/history.ts'
import { openStore } from '../src/release/store.ts'
import { command, DIST_FOLDER, STATE_FOLDER } from './project.ts'

const [wanted] = process.argv.slice(2)

await command(async () => {
  if (wanted === '--list') return list()
  try {
    const manifest = await rollBack(STATE_FOLDER, wanted)
    console.log(`release ${manifest.id} is live: ${manifest.pages.size} pages`)
    const store = openStore(join(STATE_FOLDER, 'store'))
    const { written, removed } = await openDist(DIST_FOLDER, store, join(STATE_FOLDER, 'dist.json')).publish(manifest)
    console.log(`dist/: ${written} files written, ${removed} removed`)
  } catch (error) {
    if (!(error instanceof NoSuchRelease)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
})

async function list(): Promise<void> {
  const releases = await listReleases(STATE_FOLDER)
  for (const { release, publishedAt, current } of releases) {
    console.log(`${current ? '*' : ' '} ${release}  ${publishedAt}`)
  }
  if (releases.length === 0) console.log('There is no release yet: run "npm run build".')
}
