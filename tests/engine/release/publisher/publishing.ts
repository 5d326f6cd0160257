/** A small site, its provider, and what publishes it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished } from 'vitest'
import { startProvider, type Provider } from '../../../../src/demo/server.ts'
import { MustNotPublish } from '../../../../src/config/problems/table.ts'
import { openPublisher } from '../../../../src/engine/publisher/publisher.ts'
import type { PublisherOptions } from '../../../../src/engine/publisher/options.ts'
import { openState } from '../../../../src/engine/state/state.ts'
import { plainProject } from '../../../harness/plain-project.ts'
import { SITE } from '../../../harness/settings.ts'
import { makeWorld, worldPictures } from '../../../worlds/index.ts'

const hotel = (id: number) => ({ id, slug: `koy-${id}`, rooms: 0, outlets: 0, ownMenus: false, subPages: [] })
/** A group with these hotels, in Turkish alone. */
export const worldOf = (...hotels: number[]) =>
  makeWorld({ langs: ['tr'], hotels: hotels.map(hotel), groupPages: ['home', 'about', 'contact'] })
export const ABOUT = '/hakkimizda'
/** Which has the page's title. */
export const SITE_MAP = '/site-haritasi'

interface Publishing {
  folder: string
  /** Its state, in a folder of its own. */
  state: string
  provider: Provider
  options: PublisherOptions
}

/** A small site to publish, anew for each test of the file that calls this. */
export function usePublishing() {
  const at = {} as Publishing
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crystal-publisher-'))
    const stateFolder = join(folder, 'state')
    const provider = await startProvider(worldOf(), { pictures: worldPictures })
    const client = { retries: 0, retryDelay: 1 }
    const options = { ...(await plainProject(folder)), stateFolder, providerUrl: provider.url, site: SITE, client }
    Object.assign(at, { folder, state: stateFolder, provider, options } satisfies Publishing)
    onTestFinished(async () => {
      await provider.close()
      await rm(folder, { recursive: true, force: true })
    })
  })
  return {
    at,
    open: (more: Partial<PublisherOptions> = {}) => openPublisher({ ...at.options, ...more }),
    releases: () => openState(at.state).releases,
    rename: (title: string) => at.provider.world.editPage('tr', ABOUT.slice(1), (page) => void (page.title = title)),
    /** What the API was asked for: pictures are no calls. */
    calls: () => at.provider.requests.filter(({ path }) => !path.startsWith('/media/')),
  }
}

export const paths = (changed: { path: string }[]) => changed.map(({ path }) => path)

/** The codes with which a publish is refused. */
export async function refusal(publishing: Promise<unknown>): Promise<string[]> {
  const error = (await publishing.catch((reason: unknown) => reason)) as MustNotPublish
  expect(error).toBeInstanceOf(MustNotPublish)
  return error.problems.map(({ code }) => code)
}
