/** What the commands for Netlify share. */
import { readEnvironment, type Environment } from '../src/config/environment.ts'
import { submitChangedUrls } from '../src/publish/index-now.ts'
import { openState } from '../src/state/state.ts'
import { STATE_FOLDER } from './project.ts'

/** On Netlify the site's own address is known as `URL`. */
export function siteEnvironment(): Environment {
  return readEnvironment({ SITE_URL: process.env.URL, ...process.env })
}

/** Does nothing where no key is configured. */
export async function tellSearchEngines({ indexNow, siteUrl }: Environment): Promise<void> {
  if (!indexNow) return
  const { submitted, failed } = await submitChangedUrls({ settings: indexNow, siteUrl, state: openState(STATE_FOLDER) })
  console.log(`IndexNow: ${submitted} addresses told`)
  if (failed) console.error(`IndexNow: ${failed}; they are told with the next release`)
}

/** Netlify reaches no provider that runs on this machine alone. */
export function warnWithoutProvider({ providerUrl }: Environment): void {
  if (!providerUrl)
    console.error('PROVIDER_API_URL is not set: on Netlify the site shows no pictures and takes no forms.')
}
