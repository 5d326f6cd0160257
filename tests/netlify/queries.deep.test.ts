/** Queries that Netlify's function answers in Deno, from the files of the demo's site: each byte as our server answers it. */
import fc from 'fast-check'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { difference, QUERIED_SAMPLES, queriesOf } from '../harness/queries.ts'
import { demoSite, serveDemo } from '../harness/site.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import type { RunningHost } from '../hosts/host.ts'
import { startEdge } from './edge-host.ts'
import { INSTALL_TIMEOUT } from './project.ts'

let folder: string
let origin: RunningSite
let host: RunningHost
beforeAll(async () => {
  const built = await demoSite()
  const { stateFolder } = built
  folder = await mkdtemp(join(tmpdir(), 'crystal-edge-'))
  // The function's files; pages come from our server.
  await cp(join(stateFolder, 'dist', 'data'), join(folder, 'data'), { recursive: true })
  origin = await serveDemo()
  host = await startEdge({ built, origin, distFolder: folder, stateFolder, providerUrl: inject('demoProvider') })
}, INSTALL_TIMEOUT)
afterAll(async () => {
  await host?.close()
  await origin?.close()
  await rm(folder, { recursive: true, force: true })
})

// Netlify's tools take half a second for each.
test.each(QUERIED_SAMPLES)('any query of $path', { timeout: 600_000 }, async ({ path, values }) => {
  let visitors = 0
  await fc.assert(
    fc.asyncProperty(queriesOf({ values }), async (query) => {
      // A visitor may ask our server for no more than 500 at once.
      const headers = { 'x-forwarded-for': `2001:db8:${(++visitors).toString(16)}::1` }
      const [ours, theirs] = await Promise.all(
        [origin.url, host.url].map(async (url) => {
          const answer = await fetch(`${url}${path}?${query}`, { headers })
          const kept = ['content-type', 'cache-control', 'x-robots-tag', 'content-security-policy', 'retry-after']
          return { about: [answer.status, ...kept.map((name) => answer.headers.get(name))], html: await answer.text() }
        }),
      )
      expect(theirs!.about).toEqual(ours!.about)
      expect(difference(ours!.html, theirs!.html)).toBe('')
    }),
    { numRuns: 15 },
  )
})
