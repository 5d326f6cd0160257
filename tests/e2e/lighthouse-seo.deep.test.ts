// @module-tag chromium
/** Search engine optimisation as Lighthouse counts it: 100 points, for each kind of page in each language. What is asked of every page in each run is in `tests/site/seo`. */
import lighthouse from 'lighthouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { launchDebugged, type DebuggedBrowser } from '../harness/browser.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()
let browser: DebuggedBrowser

beforeAll(async () => {
  browser = await launchDebugged()
})
afterAll(() => browser?.close())

/** The score, and the audits that cost it. */
async function audited(path: string): Promise<{ score: number; failed: string[] }> {
  const result = await lighthouse(
    demo.at(path),
    { port: browser.port, logLevel: 'error', output: 'json' },
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

/** Kept out of search engines by the provider, and by the site itself. */
const UNLISTED = ['reservation', 'site-map', 'search', 'compare']

async function listedPaths(): Promise<string[]> {
  const listed = PAGE_KINDS.filter(({ name }) => !UNLISTED.includes(name))
  return Promise.all(listed.flatMap(({ path }) => LOCALES.map((locale) => demo.pathIn(locale, path))))
}

test('a page has 100 points', async () => {
  const paths = await listedPaths()
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
