/** Crawls of worlds without a build: for what is asked and what becomes of the answers. */
import { onTestFinished } from 'vitest'
import { crawl, type CrawlResult } from '../../src/provider/crawl/crawl.ts'
import { createClient, type ClientOptions, type ProviderClient } from '../../src/provider/client.ts'
import { startProvider, type Provider, type ProviderOptions } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import type { Snapshot } from '../../src/records/snapshot.ts'
import { worldPictures } from '../worlds/index.ts'

/** A world's provider until the test's end, with all pictures that worlds name. */
export async function providerOf(world: World, options: ProviderOptions = {}): Promise<Provider> {
  const provider = await startProvider(world, { pictures: worldPictures, ...options })
  onTestFinished(() => provider.close())
  return provider
}

export interface Crawled extends CrawlResult {
  counts: ProviderClient['counts']
}

/** Crawls once, with short waits between attempts. */
export async function crawlFrom(
  provider: Provider,
  previous?: Snapshot,
  options: Partial<ClientOptions> = {},
): Promise<Crawled> {
  const client = createClient({ baseUrl: provider.url, retryDelay: 1, ...options })
  return { ...(await crawl({ client, previous })), counts: client.counts }
}

/** Path and query of every request so far, decoded: '/v1/menus?lang=en&property-id=23', parameters in the order of their names. */
export function asked(provider: Provider): string[] {
  return provider.requests.map(({ path, query }) => askedFor(path, query))
}

export function askedFor(path: string, query: Record<string, string>): string {
  const names = Object.keys(query).sort()
  return path + (names.length > 0 ? `?${names.map((name) => `${name}=${query[name]}`).join('&')}` : '')
}
