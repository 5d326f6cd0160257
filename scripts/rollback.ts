/**
 * npm run rollback: goes back to the previous release at once, also in a running server. `-- <release>` names one, `-- --list` lists them. `-- --force` also to one
 * that lacks imported redirects of the live one, or was made for another site. It stays live until the next build or webhook message, or with
 * PUBLISH=approve until the next approval or schedule.
 */
import { differencesOf } from '../src/engine/release/made-for.ts'
import { listReleases, NoSuchRelease } from '../src/engine/publisher/history.ts'
import { releaseMadeFor, rollBackSite } from '../src/engine/publisher/rollback.ts'
import { openState, type State } from '../src/engine/state/state.ts'
import { command, DIST_FOLDER, environment, openShared, STATE_FOLDER } from './project.ts'

const force = process.argv.includes('--force')
const [wanted] = process.argv.slice(2).filter((each) => each !== '--force')

await command(async () => {
  const settings = environment()
  const shared = await openShared(settings)
  try {
    const state = openState(STATE_FOLDER)
    if (wanted === '--list') return await list(state)
    const { written, removed } = await rollBackSite({
      state,
      stateFolder: STATE_FOLDER,
      distFolder: DIST_FOLDER,
      wanted,
      force,
      stage: settings.stage,
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
  const reading = { state, stateFolder: STATE_FOLDER }
  const live = releases.find(({ current }) => current)
  const shown = live && (await releaseMadeFor(reading, live))
  for (const { release, publishedAt, current, number } of releases) {
    const other = current ? undefined : await releaseMadeFor(reading, { number })
    const differences = shown && other ? differencesOf(shown, other) : []
    console.log([`${current ? '*' : ' '} ${release}  ${publishedAt}`, ...differences].join('  '))
  }
  if (releases.length === 0) console.log('There is no release yet: run "npm run build".')
}
