/**
 * npm run state:restore -- --from=FILE: replaces the state with a back-up of `state:back-up`, or with a state that was kept aside, such as
 * `.site/site.v16.db`. The replaced state is kept aside, too. A running server shows what is live in it at once. Then run `npm run build`, which brings it up to what the provider has.
 */
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { EnvironmentError } from '../src/config/environment.ts'
import { restoreSite } from '../src/engine/publisher/restore.ts'
import { command, DIST_FOLDER, environment, STATE_FOLDER } from './project.ts'

await command(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  if (!from)
    throw new EnvironmentError(
      '--from=FILE is needed: a back-up that state:back-up wrote, or a state that was kept aside',
    )
  if (environment().databaseUrl)
    throw new EnvironmentError(
      'The state is in the database of DATABASE_URL: restore a dump of that, as docs/servers.md says',
    )
  const { release, contents, aside } = await restoreSite(resolve(from), {
    stateFolder: STATE_FOLDER,
    distFolder: DIST_FOLDER,
  })
  console.log(`Release ${release} is live, with ${contents} files; all are there.`)
  if (aside) console.log(`The state before is kept as ${aside}`)
  console.log('Run "npm run build" to bring the site up to what the provider has now.')
})
