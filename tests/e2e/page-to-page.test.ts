// @module-tag chromium
/** From one page to the next and back. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { sample } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { sent } from '../harness/sent.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

describe('the browser fades from page to page', () => {
  /** Whether the page that is shown was faded to. */
  async function fades(page: Page): Promise<boolean> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        ;(window as any).faded = Boolean((event as any).viewTransition)
      })
    })
    await page.goto(demo.at('/en/hotels/crystal-flora'))
    await page.locator('.tabs a').first().click()
    await page.waitForURL('**/rooms')
    // The address changes before the page is first drawn, and only then is it told.
    await page.waitForFunction(() => 'faded' in window)
    return page.evaluate(() => (window as any).faded)
  }

  test('where it can', async () => {
    expect(await fades(await demo.newPage())).toBe(true)
  })

  test('but not for a guest who wants stillness', async () => {
    expect(await fades(await demo.newPage({ reducedMotion: 'reduce' }))).toBe(false)
  })
})

describe('the browser can keep a page that was left, and show it at once after "back"', () => {
  let keeping: Browser
  beforeAll(async () => {
    // Browsers that are driven keep none unless they are told to.
    keeping = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  })
  afterAll(() => keeping?.close())

  /** What the page does that keeps the browser from it. A browser that keeps no page at all knows it as well. */
  async function hindrances(path: string, before = () => {}): Promise<string[]> {
    const page = await keeping.newPage({ viewport: PHONE })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await page.goto(demo.at(path), { waitUntil: 'load' })
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => ((window as any).kept = persisted)))
    await page.evaluate(before)
    await page.goto(demo.at('/en/about-us'), { waitUntil: 'load' })
    const reasons = new Promise<string[]>((resolve) =>
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
      ),
    )
    const kept = page
      .waitForFunction(() => (window as any).kept)
      .then(
        () => [],
        () => [],
      )
    // A page that comes back from memory is not loaded: there is no such event to wait for.
    await page.evaluate(() => history.back())
    try {
      return await Promise.race([reasons, kept])
    } finally {
      await page.close()
    }
  }

  test.each(sample(['/en', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms', '/en/contact'], 1))(
    '%s does nothing against it',
    async (path) => {
      expect(await hindrances(path)).toEqual([])
    },
  )

  test('a page that listens for its end does', async () => {
    expect(await hindrances('/en/contact', () => addEventListener('unload', () => {}))).not.toEqual([])
  })

  test('no kind of page forbids it', async () => {
    for (const { path } of PAGE_KINDS) {
      const { headers } = await sent(demo.at(path))
      expect(headers['cache-control'], path).not.toContain('no-store')
    }
  })
})
