/** Shared by the Netlify commands. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment, type Environment } from '../src/config/environment.ts'
import { submitChangedUrls } from '../src/engine/publish/index-now.ts'
import { manyRules } from '../src/engine/publish/netlify/rules.ts'
import { openState } from '../src/engine/state/state.ts'
import { saidStage, STATE_FOLDER } from './project.ts'

/** Netlify gives the site's address as `URL`. */
export function siteEnvironment(): Environment {
  return saidStage(readEnvironment({ SITE_URL: process.env.URL, ...process.env }))
}

/** Does nothing without `INDEXNOW_KEY`. */
export async function tellSearchEngines({ indexNow, siteUrl }: Environment): Promise<void> {
  if (!indexNow) return
  const { submitted, failed } = await submitChangedUrls({ settings: indexNow, siteUrl, state: openState(STATE_FOLDER) })
  console.log(`IndexNow: ${submitted} addresses told`)
  if (failed) console.error(`IndexNow: ${failed}; they are told with the next release`)
}

/** Warns if the provider is embedded: Netlify cannot reach it. */
export function warnWithoutProvider({ providerUrl }: Environment): void {
  if (!providerUrl)
    console.error('PROVIDER_API_URL is not set: on Netlify the site shows no pictures and takes no forms.')
}

/** Warns if Netlify has more rules to read than it recommends. */
export async function warnOfManyRules(folder: string): Promise<void> {
  const warning = manyRules(await readFile(join(folder, '_redirects'), 'utf8'))
  if (warning) console.error(warning)
}
