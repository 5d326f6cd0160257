/** An old site of 3,000 addresses has moved in: what `npm run move-in` says of each is what a host answers, in one step. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveIn } from '../../src/engine/move-in/move-in.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { openState } from '../../src/engine/state/state.ts'
import { importedText, openImported } from '../../src/routes/imported.ts'
import { readRedirects } from '../../src/routes/lists/redirects-file.ts'
import { oldSite, type OldSite } from '../harness/old-site.ts'
import { SITE } from '../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { ask, type HostedSite, type RunningHost } from './host.ts'

const COUNT = 3000

type MovedSite = Omit<HostedSite, 'site' | 'received'>

/** `count`: of the old addresses, those that are asked for; each has its rule in any case. */
export function describeMovedIn(
  name: string,
  start: (site: MovedSite) => Promise<RunningHost>,
  { count = COUNT, timeout }: { count?: number; timeout?: number } = {},
): void {
  describe(`${name}, where 3,000 old addresses have moved in`, () => {
    let site: WorldSite
    let served: MovedSite
    let host: RunningHost
    let old: OldSite
    let paths: ReadonlySet<string>
    beforeAll(async () => {
      site = await buildSiteOf(makeWorld(), { plain: true })
      const { stateFolder } = site
      old = oldSite(site.paths, COUNT)
      const state = openState(stateFolder)
      const about = { siteUrl: SITE.siteUrl, state, store: openStore(join(stateFolder, 'store')) }
      const release = (await state.releases.current())!
      const first = await moveIn({ ...about, release, addresses: old.addresses, redirects: old.csv })
      // A person agrees with all that is proposed, and says of the rest that it is gone.
      const { redirects } = readRedirects(first.redirects.replace(/^# /gm, ''), SITE.siteUrl)
      const distFolder = join(stateFolder, 'dist')
      const built = await site.rebuild({ distFolder, site: { ...SITE, redirects: importedText(redirects) } })
      paths = new Set(built.paths)
      served = { built, distFolder, stateFolder, providerUrl: site.provider.url, origin: await site.serve() }
      host = await start(served)
    })
    afterAll(async () => {
      await host?.close()
      await served?.origin.close()
      await site?.close()
    })

    test('each leads to a page in one step, or is gone', { timeout }, async () => {
      const wrong: unknown[] = []
      const lines = openImported(readRedirects(old.csv, SITE.siteUrl).redirects)
      let right = 0
      const asked = [...old.truth]
        .filter(([, truth]) => truth !== 'other-site')
        .filter((_, at, { length }) => Math.floor((at * count) / length) !== Math.floor(((at - 1) * count) / length))
      for (const [address, truth] of asked) {
        const { pathname, search } = new URL(address)
        const { status, headers } = await ask(host, pathname + search, { headers: { accept: 'text/html' } })
        const location = headers.location && new URL(headers.location, host.url)
        const target = location ? decodeURI(location.pathname) : decodeURI(pathname)
        const isPage = (status === 200 || [301, 302, 308].includes(status)) && paths.has(target)
        const isGone = truth === 'gone' || truth === 'lost'
        const line = lines.at(decodeURI(pathname), search)
        const isMeant = !line || status === 200 || status === line.status
        if ((isGone ? status !== 410 : !isPage) || !isMeant) wrong.push([address, status, headers.location, truth])
        if (isGone || target === truth) right++
      }
      expect(wrong).toEqual([])
      expect(asked.length).toBeGreaterThan(count * 0.9)
      expect(right / asked.length).toBeGreaterThan(0.95)
    })
  })
}
