/**
 * npm run rollback: goes back to the previous release at once, also in a running server. `-- <release>` names one, `-- --list` lists them. It stays
 * live until the next build or webhook message, or with PUBLISH=approve until the next approval or schedule.
 */
import { listReleases, NoSuchRelease } from '../src/engine/publisher/history.ts'
import { rollBackSite } from '../src/engine/publisher/rollback.ts'
import { openState, type State } from '../src/engine/state/state.ts'
import { command, DIST_FOLDER, environment, openShared, STATE_FOLDER } from './project.ts'

const [wanted] = process.argv.slice(2)

await command(async () => {
  const shared = await openShared(environment())
  try {
    const state = openState(STATE_FOLDER)
    if (wanted === '--list') return await list(state)
    const { written, removed } = await rollBackSite({
      state,
      stateFolder: STATE_FOLDER,
      distFolder: DIST_FOLDER,
      wanted,
      onLive: ({ id, pages }) => console.log(`release ${id} is live: ${pages.size} pages`),
    })
    console.log(`dist/: ${written} files written, ${removed} removed`)
  } catch (error) {
    if (!(error instanceof NoSuchRelease)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await shared.close()
  }
})

async function list(state: State): Promise<void> {
  const releases = await listReleases(state.releases)
  for (const { release, publishedAt, current } of releases) {
    console.log(`${current ? '*' : ' '} ${release}  ${publishedAt}`)
  }
  if (releases.length === 0) console.log('There is no release yet: run "npm run build".')
}
