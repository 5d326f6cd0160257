/** A small site that is published again and again, with real Varnish before its server. */
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { pathTag, releaseTag } from '../../src/hosts/server/files/shared-cache.ts'
import { openState } from '../../src/engine/state/state.ts'
import { ask, type HostAnswer, type RunningHost } from '../hosts/host.ts'
import { startVarnish } from '../hosts/web-servers.ts'
import { freePort } from '../harness/ports.ts'
import { serveRebuilds, type RebuildingServer } from '../harness/publisher.ts'
import { receivePurges } from '../harness/purges.ts'
import { SERVER } from '../harness/settings.ts'
import { buildSiteOf } from '../harness/site.ts'

/** As browsers of these years, older ones and programs ask. */
export const ENCODINGS = ['gzip, deflate, br', 'gzip', undefined] as const
export type AcceptedEncoding = (typeof ENCODINGS)[number]

interface CachedSiteOptions {
  /** Stands between Varnish and the server, by the port of the latter. Returns its own. */
  before?: (port: number) => Promise<number>
  /** Is told what ends each part. */
  onOpened?: (close: () => unknown) => void
}

/** For the length of one test, unless somebody else ends it. */
export async function openCachedSite({
  before = async (port) => port,
  onOpened = (close) => onTestFinished(async () => void (await close())),
}: CachedSiteOptions = {}) {
  const site = await buildSiteOf('fewPages', { plain: true })
  onOpened(() => site.close())
  const state = openState(site.stateFolder)
  onOpened(() => state.close())
  const purgePort = await freePort()
  const purges = await receivePurges(purgePort)
  onOpened(() => purges.close())

  async function serve(options: Partial<ServeOptions> = {}): Promise<RebuildingServer> {
    const purge = { cache: 'varnish' as const, urls: [purges.url], retryDelay: 20 }
    const server = await serveRebuilds(site, { debounce: 0 }, { ...SERVER, purge, ...options })
    onOpened(() => server.close())
    return server
  }

  const server = await serve()
  const varnish = await startVarnish({ origin: { port: await before(server.port) }, purgePort })
  onOpened(() => varnish.close())
  const origin: RunningHost = { url: `http://127.0.0.1:${server.port}`, close: async () => {} }

  const isTold = () => {
    const { number, release } = state.live.get()!
    return purges.first().at(-1)?.release === releaseTag({ number, release })
  }
  return {
    ...{ site, state, server, serve, purges, varnish, origin },
    world: site.provider.world,
    /** Until the cache was told of the release that is live. */
    told: () => expect.poll(isTold).toBe(true),
    /** Until it was told again, of this release and all before it, after which it forgets nothing more of them. */
    toldAgain: () => expect.poll(() => isTold() && purges.messages.length >= 2 * purges.first().length).toBe(true),
    /** Publishes what the provider has, by the server's own queue. */
    async publish(change?: Parameters<RebuildingServer['jobs']['add']>[0]) {
      const job = server.jobs.add(change)
      await server.jobs.idle()
      return server.jobs.get(job.id)!
    },
    fromCache: (path: string, encoding?: AcceptedEncoding) => ask(varnish, path, asBrowser(encoding)),
    fromOrigin: (path: string, encoding?: AcceptedEncoding) => ask(origin, path, asBrowser(encoding)),
  }
}

export type CachedSite = Awaited<ReturnType<typeof openCachedSite>>

/** One for the tests of the `describe` that calls this. */
export function useCachedSite(): CachedSite {
  const site = {} as CachedSite
  const closing: (() => unknown)[] = []
  beforeAll(async () => void Object.assign(site, await openCachedSite({ onOpened: (close) => closing.unshift(close) })))
  afterAll(async () => {
    for (const close of closing) await close()
  })
  return site
}

const asBrowser = (encoding: AcceptedEncoding) => ({
  headers: { accept: 'text/html,*/*', ...(encoding && { 'accept-encoding': encoding }) },
})

/** What a browser makes of an answer. */
export function seen({ status, headers, body }: HostAnswer) {
  const names = 'content-type content-encoding cache-control content-security-policy etag location vary'.split(' ')
  return [status, ...names.map((name) => headers[name]), body.toString('base64')]
}

/** Tags of the last release that the cache was told of, in order, and how many objects it has forgotten for them. */
export function lastPurge({ purges }: CachedSite) {
  const { release } = purges.first().at(-1)!
  const parts = purges.first().filter((each) => each.release === release)
  return {
    tags: parts.flatMap(({ tags }) => tags).sort(),
    forgotten: parts.reduce((sum, each) => sum + each.forgotten, 0),
  }
}

export const tagsOf = (paths: Iterable<string>) => [...paths].map(pathTag).sort()
