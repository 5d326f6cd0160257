// @module-tag chromium
/** From one page to the next and back. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
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
    return page.evaluate(() => (window as any).faded)
  }

  test('where it can', async () => {
    expect(await fades(await demo.newPage())).toBe(true)
  })

  test('but not for a guest who wants stillness', async () => {
    expect(await fades(await demo.newPage({ reducedMotion: 'reduce' }))).toBe(false)
  })
})

describe('the browser keeps a page that was left', () => {
  let keeping: Browser
  beforeAll(async () => {
    // Browsers that are driven keep none unless they are told to.
    keeping = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  })
  afterAll(() => keeping?.close())

  test.each(['/en', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms', '/en/contact'])(
    '%s is there at once after "back"',
    async (path) => {
      const page = await keeping.newPage({ viewport: PHONE })
      await page.goto(demo.at(path), { waitUntil: 'load' })
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => ((window as any).kept = persisted)))
      await page.goto(demo.at('/en/about-us'), { waitUntil: 'load' })
      // A page that comes back from memory is not loaded: there is no such event to wait for.
      await page.evaluate(() => history.back())
      await page.waitForURL(demo.at(path), { waitUntil: 'commit' })
      expect(await page.evaluate(() => (window as any).kept)).toBe(true)
      await page.close()
    },
  )

  test('no kind of page forbids it', async () => {
    for (const { path } of PAGE_KINDS) {
      const { headers } = await sent(demo.at(path))
      expect(headers['cache-control'], path).not.toContain('no-store')
    }
  })
})
