/** A small site before a provider that can be made to fail, and a visitor who asks for its pages all the while. */
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Provider } from '../../src/demo/server.ts'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import type { ClientOptions } from '../../src/provider/client.ts'
import type { Manifest } from '../../src/engine/release/manifest.ts'
import type { Publisher, PublisherOptions } from '../../src/engine/publisher/options.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { wordOf, type Endpoint } from './endpoints.ts'
import { digest } from '../../src/records/digest.ts'
import { publisherOf } from '../harness/publisher.ts'
import { buildSiteOf } from '../harness/site.ts'

/** Short waits. 16 endpoints that fail twice, one after the other, are the 32 failures after which a host counts as gone: here they do not. */
export const QUICK: Partial<ClientOptions> = { retries: 1, retryDelay: 5, breaker: { threshold: 64 } }

export interface FaultSite {
  provider: Provider
  /** A resident one. */
  publisher: Publisher
  /** Another publisher of the same site. */
  open(options: Partial<PublisherOptions>): Publisher
  current(): Promise<Manifest>
  /** What follows the word on any page: '{word}-{endpoint}'. */
  shown(word: string): Promise<string[]>
  /** What stands on any page of an endpoint's record: '{word}-{endpoint}', whatever the word. */
  shownBy(endpoint: Endpoint): Promise<string[]>
  /** Ends the visit, which must have met nothing but whole pages. */
  close(): Promise<void>
}

export async function openFaultSite(): Promise<FaultSite> {
  const site = await buildSiteOf('twoLanguages', { plain: true })
  const { stateFolder, provider } = site
  const releases = openState(stateFolder).releases
  const store = openStore(join(stateFolder, 'store'))
  const server = await site.serve()
  const visit = startVisit(server.url, site.paths)
  const current = async () => (await releases.current())!
  async function found(pattern: RegExp): Promise<string[]> {
    const words = new Set<string>()
    for (const { hash } of (await current()).pages.values()) {
      for (const [word] of (await store.get(hash)).toString().matchAll(pattern)) words.add(word)
    }
    return [...words].sort()
  }
  const open = (more: Partial<PublisherOptions>) => publisherOf(site, more)
  return {
    provider,
    publisher: open({ client: QUICK }),
    open,
    current,
    shown: (word) => found(new RegExp(`\\b${word}-[a-z-]+`, 'g')),
    shownBy: (endpoint) => found(new RegExp(`\\b\\w+${wordOf(endpoint, '')}\\b(?!-)`, 'g')),
    async close() {
      const { served, failed } = await visit.end()
      await server.close()
      await site.close()
      expect(failed).toEqual([])
      expect(served).toBeGreaterThan(50)
    },
  }
}

function startVisit(url: string, paths: string[]) {
  const failed: string[] = []
  let served = 0
  let isLeaving = false
  const visit = (async () => {
    for (let turn = 0; !isLeaving; turn++) {
      const path = paths[turn % paths.length]!
      const answer = await fetch(url + path)
      const body = Buffer.from(await answer.arrayBuffer())
      const isWhole = answer.headers.get('etag')?.startsWith(`"${digest(body).slice(0, 16)}`)
      if (answer.status === 200 && isWhole) served++
      else failed.push(`${answer.status} ${path}`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  })()
  return {
    async end() {
      isLeaving = true
      await visit
      return { served, failed }
    },
  }
}

/** What a publish that must not happen is refused with. */
export async function refusal(publishing: Promise<unknown>): Promise<MustNotPublish> {
  const error = await publishing.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(MustNotPublish)
  return error as MustNotPublish
}
