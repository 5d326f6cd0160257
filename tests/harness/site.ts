/** Built sites for tests: the demo's, which every test file shares, and those of worlds, built where they are asked for. */
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Pictures } from '../../src/demo/media.ts'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import { buildSite, type BuildOptions } from '../../src/engine/publisher/build-site.ts'
import type { PublishedRelease } from '../../src/engine/release/manifest.ts'
import { viewFile, type ViewFile } from '../../src/views/queried/view-file.ts'
import { openState } from '../../src/engine/state/state.ts'
import type { Report } from '../../src/engine/release/report.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { serveSite, type RunningSite } from '../../src/hosts/serve.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { NAMED_WORLDS, worldPictures, type WorldName } from '../worlds/index.ts'
import { isShared, shareInSecondRun } from '../shared/postgres.ts'
import { plainProject } from './plain-project.ts'
import { ENCODED_FOLDER, PROJECT, RENDERER_FOLDER, SERVER, SITE } from './settings.ts'

export interface BuiltSite {
  manifest: PublishedRelease
  stateFolder: string
  /** Paths of all pages but the error pages. */
  paths: string[]
  html(path: string): Promise<string>
  dom(path: string): Promise<HTMLElement>
  /** What answers to queries of the page are drawn from. */
  viewFile(path: string): Promise<ViewFile>
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
    viewFile: async (path) => JSON.parse((await store.get(manifest.assets.get(viewFile(path))!)).toString()),
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
export function serveDemo(options: Partial<ServeOptions> = {}): Promise<RunningSite> {
  return serveSite({
    ...{ stateFolder: ofDemo('demoState'), providerUrl: ofDemo('demoProvider'), port: 0, ...SERVER },
    ...options,
  })
}

export interface WorldSiteOptions extends Partial<BuildOptions> {
  /** Pages without components, for tests of what happens around rendering: half the work, and each page still says all of its view. */
  plain?: boolean
  /** Name under which the first build of the run is kept, for all who build the same world with the same options. */
  keptAs?: string
  /** Called before the first build. */
  prepare?: ((provider: Provider) => void) | undefined
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

/**
 * The site of a world. Close it, or let `siteOf` or `useSite` do it. `pictures`: those that its provider has; by default all that worlds name.
 * A world that is named is built once a run, and once without components: whoever asks next gets a copy of its state, and its provider was asked for
 * nothing.
 */
export async function buildSiteOf(
  source: World | WorldName,
  { plain, keptAs, prepare, ...more }: WorldSiteOptions = {},
  pictures?: Pictures,
): Promise<WorldSite> {
  const world = typeof source === 'string' ? NAMED_WORLDS[source]() : source
  const provider = await startProvider(world, { pictures: pictures ?? worldPictures })
  prepare?.(provider)
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-world-'))
  const unshare = await shareInSecondRun(stateFolder)
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
    await unshare()
    await rm(stateFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // What its pictures are stands in the state.
    const isAsItIs = typeof source === 'string' && pictures === undefined && Object.keys(more).length === 0
    const kept = isAsItIs ? source : keptAs
    const name = kept && (plain ? `${kept}-plain` : kept)
    return {
      ...(name ? await sharedBuild(name, stateFolder, build) : await build()),
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

/** Copies the state that the first caller of the run built, and has it built by this one if it is the first. */
async function sharedBuild<Built>(name: string, stateFolder: string, build: () => Promise<Built>) {
  const run = inject('keptSites') as string | undefined
  // Not every run has a folder that all workers know. A copy of a database is a copy of that one.
  if (!run || isShared()) return build()
  const kept = join(run, name)
  try {
    await cp(kept, stateFolder, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const built = await build()
    const copy = `${kept}-${randomUUID()}`
    await cp(stateFolder, copy, { recursive: true })
    // Another worker may have been faster: both states are the same.
    await rename(copy, kept).catch(() => rm(copy, { recursive: true }))
    return built
  }
  const report = JSON.parse(await readFile(join(stateFolder, 'report.json'), 'utf8')) as Report
  return { ...(await openSite(stateFolder)), report }
}

/** `buildSiteOf` for the length of one test. */
export async function siteOf(source: World | WorldName, options: WorldSiteOptions = {}): Promise<WorldSite> {
  const site = await buildSiteOf(source, options)
  onTestFinished(() => site.close())
  return site
}

export interface ServedSite<Site extends BuiltSite> {
  site: Site
  server: RunningSite
  url: string
}

/** A world's site, built and served for the tests of the file or `describe` that calls this. */
export function useSite(source: (() => World) | WorldName, options: WorldSiteOptions = {}): ServedSite<WorldSite> {
  return serveAround(async () => {
    const site = await buildSiteOf(typeof source === 'string' ? source : source(), options)
    return { site, server: await site.serve(), close: () => site.close() }
  })
}

/** The embedded provider's site, served for the tests of the file or `describe` that calls this. */
export function useDemo(): ServedSite<BuiltSite> {
  return serveAround(async () => ({
    site: await demoSite(),
    server: await serveDemo(),
    close: () => Promise.resolve(),
  }))
}

function serveAround<Site extends BuiltSite>(
  open: () => Promise<Omit<ServedSite<Site>, 'url'> & { close(): Promise<void> }>,
): ServedSite<Site> {
  const served = {} as ServedSite<Site>
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    Object.assign(served, { site: opened.site, server: opened.server, url: opened.server.url })
  })
  afterAll(async () => {
    await served.server?.close()
    await close?.()
  })
  return served
}
