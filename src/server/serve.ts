/** Puts the site on a port. */
import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { HostLists } from '../provider/hosts.ts'
import { createSender } from '../provider/send.ts'
import type { Publisher } from '../release/publisher.ts'
import { readReport } from '../release/report.ts'
import { createApp } from './app.ts'
import { createForms, type FormLimits } from './forms.ts'
import { openJobs, type Jobs } from './jobs.ts'
import { openLive, type LiveRelease } from './live.ts'
import { createMedia, mediaFolder } from './media.ts'
import { createVisitors } from './visitors.ts'

export interface ServeOptions {
  stateFolder: string
  providerUrl: string
  /** What the provider is known by; its pictures are kept apart from another's. */
  provider?: string | undefined
  /** Whom pictures may be fetched from. */
  hosts?: HostLists | undefined
  port: number
  /** Loopback, unless another address is asked for. */
  host?: string | undefined
  /** Where compressed copies are kept; by default in the working state. */
  encodedFolder?: string | undefined
  /** Addresses and networks whose word on a visitor's address and country counts. */
  trustedProxies?: readonly string[] | undefined
  /** How much a visitor may send. */
  forms?: FormLimits | undefined
  /** Takes rebuilds in. Without it the webhook answers 503. */
  rebuilds?: RebuildOptions | undefined
  /** Called when visitors can see a release: at the start, and whenever another one takes its place. */
  onLive?: (() => void) | undefined
}

export interface RebuildOptions {
  /** `live.show` is what the publisher should call for each release. */
  publisher: (live: LiveRelease) => Publisher
  secret?: string | undefined
  /** Milliseconds, as in `JobOptions`. */
  debounce?: number | undefined
  longestWait?: number | undefined
  idle?: number | undefined
}

export interface RunningSite {
  url: string
  port: number
  /** Where rebuilds wait; nothing on a server that only serves. */
  jobs?: Jobs
  /** Takes no new connection; settles when what is under way is over. */
  close(): Promise<void>
}

/** Serves the current release, and the next one as soon as there is one. Rejects where there is none, or the port is taken. */
export async function serveSite(options: ServeOptions): Promise<RunningSite> {
  const { stateFolder, providerUrl, provider = providerUrl, port, host = '127.0.0.1' } = options
  const { trustedProxies, forms, rebuilds, onLive } = options
  const live = await openLive({ stateFolder, encodedFolder: options.encodedFolder, onShow: onLive })
  const media = createMedia({ folder: mediaFolder(stateFolder, provider), providerUrl, hosts: options.hosts })
  const jobs = rebuilds && openRebuilds(join(stateFolder, 'jobs.json'), live, rebuilds)
  const app = createApp({
    release: live.current,
    publishedAt: live.publishedAt,
    media,
    answerForm: createForms(createSender({ baseUrl: providerUrl }), forms),
    visitors: createVisitors(trustedProxies),
    hooks: { secret: jobs && rebuilds.secret, ...(jobs && { jobs }) },
    report: () => readReport(join(stateFolder, 'report.json')),
  })
  const stopFollowing = live.follow()

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address: AddressInfo) => {
      server.off('error', reject)
      onLive?.()
      resolve({
        url: `http://localhost:${address.port}`,
        port: address.port,
        ...(jobs && { jobs }),
        async close() {
          stopFollowing()
          const closed = new Promise<void>((done) => server.close(() => done()))
          await jobs?.close()
          await closed
        },
      })
    })
    server.once('error', (error) => {
      stopFollowing()
      reject(error)
    })
  })
}

function openRebuilds(
  file: string,
  live: LiveRelease,
  { publisher, debounce, longestWait, idle }: RebuildOptions,
): Jobs {
  const publishing = publisher(live)
  return openJobs({
    file,
    ...(debounce !== undefined && { debounce }),
    ...(longestWait !== undefined && { longestWait }),
    ...(idle !== undefined && { idle }),
    mayCatchUp: async () => !(await live.isRolledBack()),
    publish: (changes, onState) =>
      publishing.publish({
        changes,
        onStage: (stage) => onState(stage === 'crawl' ? 'crawling' : 'rendering'),
      }),
  })
}
