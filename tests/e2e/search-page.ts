/** A page of the embedded provider's site with its search in use, at a fixed time, and no way out into the network. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export const DESKTOP = { viewport: { width: 1280, height: 900 } }
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true }

export interface OpenOptions extends BrowserContextOptions {
  /** Of the visitor, as an edge network names it. */
  country?: string
  /** An instant in UTC. */
  now?: string
}

const NOW = '2027-06-04T09:00:00Z'

export async function openPage(browser: Browser, url: string, options: OpenOptions = {}): Promise<Page> {
  const { country = 'gb', now = NOW, ...context } = options
  const opened = await browser.newContext({
    ...DESKTOP,
    locale: 'tr-TR',
    extraHTTPHeaders: { 'x-country': country },
    ...context,
  })
  onTestFinished(() => opened.close())
  // Hotels' booking sites: an empty page stands for each.
  await opened.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }))
  const page = await opened.newPage()
  page.setDefaultTimeout(10_000)
  await page.clock.setFixedTime(now)
  // Without script a page loads all of its pictures at once.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  return page
}

/** The search's script comes when it is seen, or a pointer is about to open it. */
export async function wakeSearch(page: Page): Promise<void> {
  await page.locator('[data-nav] [data-book]').dispatchEvent('pointerenter')
  await page.locator('[data-search] [data-live]').waitFor({ state: 'attached' })
}

/** With the island in place. On phones and where the bar is folded away it is opened by the nav bar's button. */
export async function openSearch(browser: Browser, url: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(browser, url, options)
  await wakeSearch(page)
  if (!(await field(page, 'hotel').isVisible())) await page.locator('[data-nav] [data-book]').click()
  return page
}

export type FieldName = 'hotel' | 'checkIn' | 'checkOut' | 'guests'

export const field = (page: Page, name: FieldName): Locator => page.locator(`[data-search] [data-field=${name}]`)
export const day = (page: Page, iso: string): Locator =>
  page.locator(`.pop:not([hidden]) .flatpickr-day:not(.prevMonthDay, .nextMonthDay)[data-day="${iso}"]`)

export const stayOf = async (page: Page) => ({
  checkIn: await field(page, 'checkIn').inputValue(),
  checkOut: await field(page, 'checkOut').inputValue(),
})

/** Address of the tab that a click opens. */
export async function opened(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForLoadState('domcontentloaded')
  const url = tab.url()
  await tab.close()
  return url
}

export const send = (page: Page) => page.locator('[data-search] [type=submit]').click()
