/** From one page to the next and back. */
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningSite } from '../../src/server/serve.ts'
import { browserPath, FLAGS, launchBrowser } from '../harness/browser.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { sent } from '../harness/sent.ts'
import { serveDemo } from '../harness/site.ts'
import { PHONE, visit } from '../harness/visit.ts'

let running: RunningSite
let browser: Browser
beforeAll(async () => {
  running = await serveDemo()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await running?.close()
})

describe('the browser fades from page to page', () => {
  /** Whether the page that is shown was faded to. */
  async function fades(page: Page): Promise<boolean> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        ;(window as any).faded = Boolean((event as any).viewTransition)
      })
    })
    await page.goto(`${running.url}/en/hotels/crystal-flora`)
    await page.locator('.tabs a').first().click()
    await page.waitForURL('**/rooms')
    return page.evaluate(() => (window as any).faded)
  }

  test('where it can', async () => {
    expect(await fades(await visit(browser))).toBe(true)
  })

  test('but not for a guest who wants stillness', async () => {
    expect(await fades(await visit(browser, { reducedMotion: 'reduce' }))).toBe(false)
  })
})

describe('the browser keeps a page that was left', () => {
  test.each(['/en', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms', '/en/contact'])(
    '%s is there at once after "back"',
    async (path) => {
      // Browsers that are driven keep none unless they are told to.
      const keeping = await chromium.launch({
        executablePath: browserPath()!,
        args: FLAGS,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      try {
        const page = await keeping.newPage({ viewport: PHONE })
        await page.goto(running.url + path, { waitUntil: 'load' })
        await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => ((window as any).kept = persisted)))
        await page.goto(`${running.url}/en/about-us`, { waitUntil: 'load' })
        // A page that comes back from memory is not loaded: there is no such event to wait for.
        await page.evaluate(() => history.back())
        await page.waitForURL(running.url + path, { waitUntil: 'commit' })
        expect(await page.evaluate(() => (window as any).kept)).toBe(true)
      } finally {
        await keeping.close()
      }
    },
  )

  test('no kind of page forbids it', async () => {
    for (const { path } of PAGE_KINDS) {
      const { headers } = await sent(running.url + path)
      expect(headers['cache-control'], path).not.toContain('no-store')
    }
  })
})
