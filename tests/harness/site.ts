/** Built sites for tests: the demo's, which every test file shares, and those of worlds, built where they are asked for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { inject, onTestFinished } from 'vitest'
import type { Pictures } from '../../src/demo/media.ts'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import { buildSite, type BuildOptions } from '../../src/publisher/build-site.ts'
import type { PublishedRelease } from '../../src/release/manifest.ts'
import { openState } from '../../src/state/state.ts'
import type { Report } from '../../src/release/report.ts'
import { openStore } from '../../src/release/store.ts'
import { serveSite, type RunningSite, type ServeOptions } from '../../src/server/serve.ts'
import { plainProject } from './plain-project.ts'
import { ENCODED_FOLDER, PROJECT, RENDERER_FOLDER, SERVER, SITE } from './settings.ts'

export interface BuiltSite {
  manifest: PublishedRelease
  stateFolder: string
  /** Paths of all pages but the error pages. */
  paths: string[]
  html(path: string): Promise<string>
  dom(path: string): Promise<HTMLElement>
}

async function openSite(stateFolder: string): Promise<BuiltSite> {
  const manifest = await openState(stateFolder).releases.current()
  if (!manifest) throw new Error(`no release in ${stateFolder}`)
  const store = openStore(join(stateFolder, 'store'))
  const html = async (path: string) => {
    const page = manifest.pages.get(path)
    if (!page) throw new Error(`no page at ${path}`)
    return (await store.get(page.hash)).toString('utf8')
  }
  return {
    manifest,
    stateFolder,
    paths: [...manifest.pages.keys()].filter((path) => !manifest.pages.get(path)!.status),
    html,
    dom: async (path) => parse(await html(path), { comment: false }),
  }
}

/** The embedded provider's site, built once for the run. */
export function demoSite(): Promise<BuiltSite> {
  return openSite(ofDemo('demoState'))
}

function ofDemo(name: 'demoState' | 'demoProvider'): string {
  const value: string | undefined = inject(name)
  if (value) return value
  throw new Error("This file is in one of the folders without the demo's site: see MODULES in vitest.config.ts.")
}

/** The demo's site on a free port. */
export function serveDemo(): Promise<RunningSite> {
  return serveSite({ stateFolder: ofDemo('demoState'), providerUrl: ofDemo('demoProvider'), port: 0, ...SERVER })
}

export interface WorldSiteOptions extends Partial<BuildOptions> {
  /** Pages without components, for tests of what happens around rendering: half the work, and each page still says all of its view. */
  plain?: boolean
}

export interface WorldSite extends BuiltSite {
  provider: Provider
  report: Report
  /** What its builds are made with. */
  options: BuildOptions
  /** Builds again from the provider's present state. */
  rebuild(options?: Partial<BuildOptions>): Promise<BuiltSite & { report: Report }>
  serve(options?: Partial<ServeOptions>): Promise<RunningSite>
  close(): Promise<void>
}

/** The site of a world. Close it, or let `siteOf` do it at the test's end. `pictures`: those that its provider has, if any. */
export async function buildSiteOf(
  world: World,
  { plain, ...more }: WorldSiteOptions = {},
  pictures?: Pictures,
): Promise<WorldSite> {
  const provider = await startProvider(world, { ...(pictures && { pictures }) })
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-world-'))
  const options: BuildOptions = {
    ...(plain ? await plainProject(stateFolder) : { root: PROJECT, rendererFolder: RENDERER_FOLDER }),
    stateFolder,
    encodedFolder: ENCODED_FOLDER,
    providerUrl: provider.url,
    site: SITE,
    ...more,
  }
  const build = async (more: Partial<BuildOptions> = {}) => {
    const report = await buildSite({ ...options, ...more })
    return { ...(await openSite(more.stateFolder ?? stateFolder)), report }
  }
  const close = async () => {
    await provider.close()
    await rm(stateFolder, { recursive: true, force: true })
  }
  try {
    return {
      ...(await build()),
      provider,
      options,
      rebuild: build,
      serve: (options) => serveSite({ stateFolder, providerUrl: provider.url, port: 0, ...SERVER, ...options }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** `buildSiteOf` for the length of one test. */
export async function siteOf(world: World, options: WorldSiteOptions = {}): Promise<WorldSite> {
  const site = await buildSiteOf(world, options)
  onTestFinished(() => site.close())
  return site
}
