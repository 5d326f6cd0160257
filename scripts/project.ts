/** Shared by all commands: paths, the provider, progress, error handling. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EnvironmentError, readEnvironment, type Environment } from '../src/config/environment.ts'
import { inventedNumbers } from '../src/config/phones.ts'
import { MustNotPublish, problem, type Problem } from '../src/config/problems/table.ts'
import type { RedirectFault } from '../src/config/problems/values.ts'
import type { PublisherOptions } from '../src/engine/publisher/options.ts'
import { decodedText } from '../src/engine/move-in/decoded-text.ts'
import { inputsDigest } from '../src/engine/release/inputs.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { codeKey, type RunningCode } from '../src/engine/render/compile.ts'
import { shareState } from '../src/engine/state/shared/share.ts'
import { importedText } from '../src/routes/imported.ts'
import { readRedirects } from '../src/routes/lists/redirects-file.ts'
import type { ClientOptions } from '../src/provider/client.ts'
import type { SiteInputs } from '../src/views/context.ts'
import { providerMapping } from './mapping.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const STATE_FOLDER = `${ROOT}/.site`
export const DIST_FOLDER = `${ROOT}/dist`

export function environment(): Environment {
  return saidStage(readEnvironment(process.env))
}

/** Loud, because a production site that is started so disappears from search engines. */
export function saidStage(settings: Environment): Environment {
  const { stage, stagePassword, switchedOff: { outward, thirdParties } = { outward: [], thirdParties: [] } } = settings
  if (!stage) return settings
  const asked = stagePassword
    ? 'visitors are asked for STAGE_PASSWORD'
    : 'nobody is asked for a password (STAGE_PASSWORD)'
  console.error(`STAGE=${stage}: search engines are kept out of every page, and ${asked}.`)
  if (thirdParties.length > 0) console.error(`Off without STAGE_THIRD_PARTIES=on: ${thirdParties.join(', ')}`)
  if (outward.length > 0)
    console.error(
      `WARNING: a production site has ${outward.join(', ')}; here nobody is told anything. If this is the production site, unset STAGE at once: search engines drop its pages.`,
    )
  return settings
}

/** Read once: a file that changes meanwhile is part of the next build. */
let redirectsRead: { text: string; faults: RedirectFault[] } | undefined

function importedRedirects({ redirectsFile, siteUrl }: Environment) {
  if (redirectsFile === undefined || redirectsRead) return redirectsRead
  try {
    const { redirects, faults } = readRedirects(decodedText(readFileSync(resolve(ROOT, redirectsFile))), siteUrl)
    return (redirectsRead = { text: importedText(redirects), faults })
  } catch (error) {
    throw new EnvironmentError(`REDIRECTS must name a CSV file that can be read: ${(error as Error).message}`)
  }
}

/** The part of the environment that a release depends on; nothing else of it may reach a page. */
export function siteInputs(settings: Environment): SiteInputs {
  const redirects = importedRedirects(settings)?.text
  return { ...ofEnvironment(settings), ...(redirects !== undefined && { redirects }) }
}

function ofEnvironment({
  siteUrl,
  copyrightYear,
  chatHost,
  chatScript,
  chatSelector,
  tagManagerHost,
  mapHost,
  bookingHost,
  serviceOrigins,
  indexNow,
  security,
  stage,
}: Environment): SiteInputs {
  return {
    siteUrl,
    copyrightYear,
    chatHost,
    chatScript,
    chatSelector,
    tagManagerHost,
    mapHost,
    bookingHost,
    serviceOrigins,
    indexNowKey: indexNow?.key,
    security,
    stage,
  }
}

/** The embedded provider keeps its name whatever its port. */
export function providerName({ providerUrl }: Environment): string {
  return providerUrl ?? 'embedded'
}

export function publisherOptions(settings: Environment, providerUrl: string, code?: RunningCode): PublisherOptions {
  return {
    root: ROOT,
    code,
    stateFolder: STATE_FOLDER,
    distFolder: DIST_FOLDER,
    compress: process.argv.includes('--compress'),
    providerUrl,
    provider: providerName(settings),
    site: siteInputs(settings),
    stagePassword: settings.stagePassword,
    pageLoss: settings.pageLoss,
    historyDays: settings.historyDays,
    needsApproval: settings.needsApproval,
    problems: settings.providerUrl ? numberProblems() : [],
    redirectsFile:
      settings.redirectsFile === undefined
        ? undefined
        : {
            name: settings.redirectsFile,
            faults: importedRedirects(settings)?.faults ?? [],
          },
    client: clientOptions(settings),
  }
}

/** The embedded provider is as the contract has it. */
export function clientOptions({ hosts, providerUrl }: Environment): Pick<ClientOptions, 'hosts' | 'mapping'> {
  return { ...(hosts && { hosts }), ...(providerUrl && { mapping: providerMapping(ROOT) }) }
}

function numberProblems(): Problem[] {
  return inventedNumbers().map(({ name, display }) =>
    problem('number-invented', 'src/site/contacts.ts', { name, number: display }),
  )
}

/** With `DATABASE_URL` the folder's state follows the shared database while this is open. */
export async function openShared(
  settings: Environment,
  folder = STATE_FOLDER,
  isServing = false,
): Promise<{ close(): Promise<void> }> {
  const { databaseUrl } = settings
  if (!databaseUrl) return { close: async () => {} }
  const inputs = inputsDigest(codeKey(ROOT), siteInputs(settings))
  return shareState(folder, databaseUrl, openStore(join(folder, 'store')), { inputs }, isServing)
}

export interface ServedShare {
  close(): Promise<void>
  /** Why the state cannot be opened. */
  refusal?: MustNotPublish
}

/** As `openShared`, for a server: with a problem it serves what is there, and says why. */
export async function openServedShare(settings: Environment): Promise<ServedShare> {
  try {
    return await openShared(settings, STATE_FOLDER, true)
  } catch (error) {
    if (!(error instanceof MustNotPublish)) throw error
    return { close: async () => {}, refusal: error }
  }
}

/**
 * With the embedded provider, starts stand-ins of the booking system and of those of chat, tag manager and map that are not configured, so that the
 * site's main actions and consent can be tried. Called before the provider is opened.
 */
export async function useStandIns(settings: Environment): Promise<void> {
  if (settings.providerUrl || settings.port === 0) return
  try {
    const { startStandIns } = await import('../src/demo/stand-ins.ts')
    const { hosts } = await startStandIns(settings.port + 1)
    const { bookingHost } = hosts
    if (settings.stage && !settings.stageThirdParties) return void Object.assign(settings, { bookingHost })
    const serviceOrigins = { ...hosts.serviceOrigins, ...settings.serviceOrigins }
    Object.assign(settings, { ...hosts, ...settings, serviceOrigins })
    console.log(`Stand-ins for the booking system, chat, tag manager and map answer at ${bookingHost}`)
  } catch (error) {
    console.log(`No stand-ins for the booking system, chat, tag manager and map: ${(error as Error).message}`)
  }
}

export interface ProviderAddress {
  url: string
  close(): Promise<void>
}

/** The provider that the environment names, or the embedded one on a free port; said, because a site of made-up hotels looks like a real one. */
export async function openProvider({ providerUrl, bookingHost, siteUrl }: Environment): Promise<ProviderAddress> {
  if (providerUrl) {
    console.log(`provider ${providerUrl}`)
    return { url: providerUrl, close: async () => {} }
  }
  const { startDemo } = await import('../src/demo/start.ts')
  const provider = await startDemo({ bookingHost })
  const hotels = provider.world.hotels.length
  console.log(`provider embedded (${hotels} made-up hotels) at ${provider.url}`)
  if (!LOOPBACK.test(new URL(siteUrl).hostname))
    console.error(
      `WARNING: PROVIDER_API_URL is not set: the ${hotels} hotels of this site are made up, and SITE_URL (${siteUrl}) is a real address.`,
    )
  return provider
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** Runs a command. Errors with a remedy are printed as text, others with their stack trace. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const known = error instanceof MustNotPublish || error instanceof EnvironmentError || isUsage(error)
    console.error(known ? (error as Error).message : error)
    // Exit explicitly, since an open server would keep the process alive, but flush pipes first.
    await Promise.all(
      [process.stdout, process.stderr].map((out) => new Promise<void>((done) => out.write('', () => done()))),
    )
    process.exit(1)
  }
}

/** Whether the command was called with an option that it does not have. */
export function isUsage(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
}

/** Progress as one rewritten line on a terminal, otherwise as a line for each stage. */
export function progressLine(): (stage: string, done: number, known: number) => void {
  const isTerminal = process.stderr.isTTY
  let stage = ''
  let shown = 0
  return (name, done, known) => {
    const finished = done === known
    if (isTerminal) {
      const now = performance.now()
      if (!finished && name === stage && now - shown < 80) return
      shown = now
      process.stderr.write(`\r\u001b[K${name} ${done}/${known}${finished && name === 'render' ? '\n' : ''}`)
    } else if (name !== stage) {
      console.error(`${name} …`)
    }
    stage = name
  }
}
