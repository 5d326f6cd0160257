/** A visitor's window on a site, until the test's end. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'tr-TR', ...options })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** From here on time stands still in all pages of the window, until the test moves it. Before the first page. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** An island's markup is there before it answers: waits until its script has mounted it. */
export const heroAnswers = (page: Page) => page.locator('[data-hero-controls]:not([hidden])').waitFor()
