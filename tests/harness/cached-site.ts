/** A small site that is published again and again, with real Varnish before its server. */
import { expect, onTestFinished } from 'vitest'
import type { ServeOptions } from '../../src/hosts/serve.ts'
import { pathTag, releaseTag } from '../../src/hosts/server/files/shared-cache.ts'
import { openState } from '../../src/engine/state/state.ts'
import { ask, type HostAnswer, type RunningHost } from '../hosts/host.ts'
import { startVarnish } from '../hosts/web-servers.ts'
import { freePort } from './ports.ts'
import { serveRebuilds, type RebuildingServer } from './publisher.ts'
import { receivePurges } from './purges.ts'
import { SERVER } from './settings.ts'
import { siteOf } from './site.ts'

/** As browsers of these years, older ones and programs ask. */
export const ENCODINGS = ['gzip, deflate, br', 'gzip', undefined] as const
export type AcceptedEncoding = (typeof ENCODINGS)[number]

/** `before`: stands between Varnish and the server, by the port of the latter. Returns its own. */
export async function openCachedSite(before: (port: number) => Promise<number> = async (port) => port) {
  const site = await siteOf('fewPages', { plain: true })
  const state = openState(site.stateFolder)
  onTestFinished(() => state.close())
  const purgePort = await freePort()
  const purges = await receivePurges(purgePort)
  onTestFinished(() => purges.close())

  async function serve(options: Partial<ServeOptions> = {}): Promise<RebuildingServer> {
    const purge = { urls: [purges.url], retryDelay: 20 }
    const server = await serveRebuilds(site, { debounce: 0 }, { ...SERVER, purge, ...options })
    onTestFinished(() => server.close())
    return server
  }

  const server = await serve()
  const varnish = await startVarnish({ origin: { port: await before(server.port) }, purgePort })
  onTestFinished(() => varnish.close())
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
    /** Until it was told again, after which it forgets nothing more of it. */
    toldAgain: () => expect.poll(() => isTold() && purges.messages.at(-1)!.release === undefined).toBe(true),
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

const asBrowser = (encoding: AcceptedEncoding) => ({
  headers: { accept: 'text/html,*/*', ...(encoding && { 'accept-encoding': encoding }) },
})

/** What a browser makes of an answer. */
export function seen({ status, headers, body }: HostAnswer) {
  const names = [
    'content-type',
    'content-encoding',
    'cache-control',
    'content-security-policy',
    'etag',
    'location',
    'vary',
  ]
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
