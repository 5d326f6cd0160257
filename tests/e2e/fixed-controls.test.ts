/** What stays in the window while the page is scrolled. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningSite } from '../../src/server/serve.ts'
import { launchBrowser } from '../harness/browser.ts'
import { serveDemo } from '../harness/site.ts'
import { DESKTOP, PHONE, visit } from '../harness/visit.ts'

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

async function open(viewport: typeof PHONE): Promise<Page> {
  const page = await visit(browser, { viewport, reducedMotion: 'reduce' })
  await page.goto(`${running.url}/en/hotels/crystal-palace`)
  return page
}

/** Scrolls to a part of the page's height, and waits until the page has noticed. */
async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((share) => {
    const noticed = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo(0, document.documentElement.scrollHeight * share)
    return noticed
  }, part)
}

const price = (page: Page) => page.getByRole('link', { name: 'Check the price' }).or(page.locator('.dock__price'))
const top = (page: Page) => page.locator('[data-top]')

test('R2.125 the way back to the top appears after scrolling, and leads there', async () => {
  const page = await open(DESKTOP)
  expect(await top(page).isVisible()).toBe(false)
  await scrollTo(page, 0.5)
  expect(await top(page).isVisible()).toBe(true)
  await top(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => top(page).isVisible()).toBe(false)
})

test('R2.126 the contact bar appears on mobile after scrolling', async () => {
  const page = await open(PHONE)
  const bar = page.locator('.dock')
  expect(await bar.isVisible()).toBe(false)
  await scrollTo(page, 0.2)
  expect(await bar.isVisible()).toBe(true)
  expect(await bar.locator('a[href^="tel:"]').isVisible()).toBe(true)
})

test('R2.126 R2.127 on desktop there is neither', async () => {
  const page = await open(DESKTOP)
  for (const part of [0.2, 0.6]) {
    await scrollTo(page, part)
    expect([await page.locator('.dock').isVisible(), await price(page).isVisible()]).toEqual([false, false])
  }
})

test('R2.127 R4.22 the price button appears after 5 % of the height, and goes at the top', async () => {
  const page = await open(PHONE)
  expect(await price(page).isVisible()).toBe(false)
  await scrollTo(page, 0.04)
  expect(await price(page).isVisible()).toBe(false)
  await scrollTo(page, 0.06)
  expect(await price(page).isVisible()).toBe(true)
  await scrollTo(page, 0)
  expect(await price(page).isVisible()).toBe(false)
})
