// @module-tag chromium
/** What stays in the window while the page is scrolled. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atDepth, sample } from '../harness/depth.ts'
import { painted, resize, scrollTo } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const open = (viewport: typeof PHONE): Promise<Page> =>
  demo.open('/en/hotels/crystal-palace', { viewport, reducedMotion: 'reduce' })

/** Scrolls to a part of the page's height, and waits until the page has had the time to follow. */
async function scrollDown(page: Page, part: number): Promise<void> {
  await scrollTo(page, await page.evaluate((share) => document.documentElement.scrollHeight * share, part))
  await painted(page)
}

const price = (page: Page) => page.getByRole('link', { name: 'Check the price' }).or(page.locator('.dock__price'))
const top = (page: Page) => page.locator('[data-top]:visible')

test('R2.135 on a phone it is in the contact bar', async () => {
  const page = await open({ width: 390, height: 844 })
  expect(await top(page).count()).toBe(0)
  await scrollDown(page, 0.5)
  await page.locator('.dock [data-top]').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('R2.125 the way back to the top appears after scrolling, and leads there', async () => {
  const page = await open(DESKTOP)
  expect(await top(page).isVisible()).toBe(false)
  await scrollDown(page, 0.5)
  expect(await top(page).isVisible()).toBe(true)
  await top(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => top(page).isVisible()).toBe(false)
})

test('R2.126 the contact bar appears on mobile after scrolling', async () => {
  const page = await open(PHONE)
  const bar = page.locator('.dock')
  expect(await bar.isVisible()).toBe(false)
  await scrollDown(page, 0.2)
  expect(await bar.isVisible()).toBe(true)
  expect(await bar.locator('a[href^="tel:"]').isVisible()).toBe(true)
})

test('R2.126 R2.127 on desktop there is neither', async () => {
  const page = await open(DESKTOP)
  for (const part of [0.2, 0.6]) {
    await scrollDown(page, part)
    await top(page).waitFor()
    expect([await page.locator('.dock').isVisible(), await price(page).isVisible()]).toEqual([false, false])
  }
})

test('R2.127 R4.22 the price button appears after 5 % of the height, and goes at the top', async () => {
  const page = await open(PHONE)
  expect(await price(page).isVisible()).toBe(false)
  await scrollDown(page, 0.04)
  expect(await price(page).isVisible()).toBe(false)
  await scrollDown(page, 0.06)
  expect(await price(page).isVisible()).toBe(true)
  await scrollDown(page, 0)
  expect(await price(page).isVisible()).toBe(false)
})

test("nothing at the page's end is covered by the bar", async () => {
  const page = await demo.newPage({ reducedMotion: 'reduce' })
  const paths = ['/ru/corporate', '/de/summer-vacation-hotel-deals', '/en', '/de/hotels/crystal-flora/rooms']
  for (const path of atDepth(paths.slice(0, 2), paths)) {
    await page.goto(demo.at(path))
    for (const width of [320, 375, 768, 991]) {
      await resize(page, { width, height: 740 })
      await scrollDown(page, 1)
      const bar = page.locator('.dock')
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740)
      const clear = await page.evaluate(() => {
        const ends = [...document.querySelectorAll('footer a, footer p')].map(
          (each) => each.getBoundingClientRect().bottom,
        )
        return document.querySelector('.dock')!.getBoundingClientRect().top - Math.max(...ends)
      })
      expect(clear, `${path}, ${width} px wide`).toBeGreaterThanOrEqual(0)
    }
  }
})

test.each(sample(['/en/hotels/crystal-palace', '/en/contact'], 0))(
  'a window of 1280 × 720 px zoomed to twice its size keeps four fifths of its height for the page: %s',
  async (path) => {
    const page = await demo.open(path, { viewport: { width: 640, height: 360 }, reducedMotion: 'reduce' })
    await scrollDown(page, 0.5)
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-nav], .dock')]
          .map((bar) => bar.getBoundingClientRect())
          .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
          .reduce((sum, height) => sum + height, 0),
      )
    // It slides in, so that it is whole where it stops.
    await expect.poll(() => page.locator('.dock').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBe(360)
    expect(await covered()).toBeLessThanOrEqual(360 / 5)
    await page.locator('.dock__price').click()
    // With the search open the bar has the button that closes it.
    await expect.poll(() => page.locator('[data-nav]').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0)
  },
)
