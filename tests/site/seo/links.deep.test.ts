import { LinkChecker, LinkState } from 'linkinator'
import { expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { alternatePaths, PAGE_KINDS } from '../../harness/page-kinds.ts'
import { demoSite, serveDemo } from '../../harness/site.ts'

/** Other sites are not asked, and pictures are made when they are: that they are known is checked on every page. */
const skipped = (base: string) => (link: string) =>
  Promise.resolve(!link.startsWith(`${base}/`) || /\/(?:img|file)\//.test(link))

test('no link of any kind of page is broken on the served site', async () => {
  const site = await demoSite()
  const served = await serveDemo()
  onTestFinished(() => served.close())
  const base = `http://127.0.0.1:${served.port}`
  const kinds = await Promise.all(PAGE_KINDS.map(async ({ path }) => alternatePaths(await site.html(path))))
  const { links } = await new LinkChecker().check({
    path: kinds.flatMap((paths) => LOCALES.map((locale) => base + paths[locale])),
    linksToSkip: skipped(base),
    concurrency: 16,
    timeout: 150_000,
  })
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(400)
  expect(links.filter(({ state }) => state === LinkState.BROKEN).map(({ url, parent }) => `${parent}: ${url}`)).toEqual(
    [],
  )
}, 180_000)

test('a link that leads nowhere is found', async () => {
  const served = await serveDemo()
  onTestFinished(() => served.close())
  const base = `http://127.0.0.1:${served.port}`
  const { passed } = await new LinkChecker().check({ path: `${base}/en/nowhere`, linksToSkip: skipped(base) })
  expect(passed).toBe(false)
})
