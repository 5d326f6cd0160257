/** Search engine optimisation as Lighthouse counts it: 100 points for every kind of page. `LIGHTHOUSE=all` asks each kind in each language. */
import { createServer, type AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { launchBrowser } from '../harness/browser.ts'
import { alternatePaths, PAGE_KINDS } from '../harness/page-kinds.ts'
import { demoSite, serveDemo } from '../harness/site.ts'

let site: RunningSite
let browser: Browser
let port: number

beforeAll(async () => {
  site = await serveDemo()
  port = await freePort()
  browser = await launchBrowser([`--remote-debugging-port=${port}`])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}

/** The score, and the audits that cost it. */
async function audited(path: string): Promise<{ score: number; failed: string[] }> {
  const result = await lighthouse(
    `http://127.0.0.1:${site.port}${path}`,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: ['seo'],
        throttlingMethod: 'provided',
        disableFullPageScreenshot: true,
        // What it counts stands in the HTML: no picture has to be made for it.
        blockedUrlPatterns: ['*/img/*'],
      },
    },
  )
  const { categories, audits } = result!.lhr
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1)
  return { score: (categories.seo?.score ?? 0) * 100, failed: failed.map(({ id }) => id) }
}

/** The run of all tests has time for these, in one language each: what their heads and links are made by is different. */
const SAMPLE = [
  'home',
  'hotel-list',
  'region',
  'hotel',
  'room',
  'outlet',
  'gallery',
  'contact',
  'policy',
  'event',
  'landing',
  'about',
]
/** Kept out of search engines by the provider. */
const UNLISTED = 'reservation'

async function pathsOf(names: readonly string[]): Promise<Record<Locale, string>[]> {
  const built = await demoSite()
  const kinds = PAGE_KINDS.filter(({ name }) => names.includes(name))
  return Promise.all(kinds.map(async ({ path }) => alternatePaths(await built.html(path))))
}

/** Every language in turn, or each kind in every language. */
async function sample(): Promise<string[]> {
  const isWhole = process.env.LIGHTHOUSE === 'all'
  const listed = PAGE_KINDS.map(({ name }) => name).filter((name) => name !== UNLISTED)
  const kinds = await pathsOf(isWhole ? listed : SAMPLE)
  return kinds.flatMap((paths, index) =>
    LOCALES.filter((_, turn) => isWhole || turn === index % LOCALES.length).map((locale) => paths[locale]),
  )
}

test('every kind of page has 100 points', async () => {
  const paths = await sample()
  expect(paths.length).toBeGreaterThanOrEqual(SAMPLE.length)
  const short: Record<string, unknown> = {}
  for (const path of paths) {
    const { score, failed } = await audited(path)
    if (score !== 100) short[path] = { score, failed }
  }
  expect(short).toEqual({})
}, 3_000_000)

test('a page that asks to be left out has fewer, for that alone', async () => {
  const { score, failed } = await audited('/en/hotels/crystal-flora/online-reservation')
  expect(score).toBeLessThan(100)
  expect(failed).toEqual(['is-crawlable'])
})
