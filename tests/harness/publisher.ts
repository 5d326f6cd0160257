/** Publishers of the sites that tests build, and servers that rebuild those sites. */
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import type { Publisher, PublisherOptions } from '../../src/engine/publisher/options.ts'
import type { RebuildOptions } from '../../src/hosts/rebuilds.ts'
import { serveSite, type RunningSite } from '../../src/hosts/serve.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import type { WorldSite } from './site.ts'

/** A publisher of a site: resident, with what it has read kept from one publish to the next. */
export function publisherOf(site: WorldSite, options: Partial<PublisherOptions> = {}): Publisher {
  return openPublisher({ ...site.options, ...options })
}

export interface RebuildingServer extends RunningSite {
  jobs: NonNullable<RunningSite['jobs']>
}

/** Our server over a site, with a queue of rebuilds that a publisher of its own works through. */
export async function serveRebuilds(
  site: WorldSite,
  rebuilds: Partial<RebuildOptions> & { publish?: Partial<PublisherOptions> } = {},
  options: Partial<ServeOptions> = {},
): Promise<RebuildingServer> {
  const { publish, ...queue } = rebuilds
  const server = await serveSite({
    stateFolder: site.stateFolder,
    providerUrl: site.provider.url,
    port: 0,
    ...options,
    rebuilds: { publisher: (live) => publisherOf(site, { onRelease: live.show, ...publish }), ...queue },
  })
  return { ...server, jobs: server.jobs! }
}
