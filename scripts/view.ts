/**
 * npm run view -- /en/hotels/crystal-flora: prints a page's view, all that its components get, as JSON. Built from the newest release's records and
 * the environment's settings.
 */
import { pageViewAt } from '../src/engine/publisher/pages/page-lookup.ts'
import { pageCommand } from './page-command.ts'
import { siteInputs } from './project.ts'

await pageCommand(async ({ state, path, settings }) => {
  const { view } = await pageViewAt(state, path, siteInputs(settings))
  return JSON.stringify(view, null, 2)
})
