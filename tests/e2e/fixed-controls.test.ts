// @module-tag chromium
/** What stays in the window while the page is scrolled. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { painted, scrollTo } from '../harness/ready.ts'
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
const top = (page: Page) => page.locator('[data-top]')

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

/**
 * Words and controls of the page that share the columns of the floating discs, however far it is scrolled, and the discs' own number. What a
 * strip that scrolls sideways cuts off is not seen.
 */
function underDiscs(page: Page): Promise<{ discs: number; covered: string[] }> {
  return page.evaluate(() => {
    const discs = [...document.querySelectorAll('[data-float] a')]
    const left = Math.min(...discs.map((disc) => disc.getBoundingClientRect().left))
    const seenUntil = (element: Element, edge: number): number => {
      let end = edge
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible')
          end = Math.min(end, each.getBoundingClientRect().left + each.clientLeft + each.clientWidth)
      return end
    }
    const covered: string[] = []
    const look = (element: Element, boxes: Iterable<DOMRect>, name: string) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.vh, .float, .nav, .skip')) return
      for (const box of boxes)
        if (box.width > 1 && seenUntil(element, box.right) > Math.max(left, box.left))
          covered.push(`${element.className}: ${name.trim()}`)
    }
    for (const each of document.querySelectorAll('a, button, input, select, textarea, summary'))
      look(each, [each.getBoundingClientRect()], each.textContent)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      look(texts.currentNode.parentElement!, range.getClientRects(), texts.currentNode.textContent!)
    }
    return { discs: discs.length, covered: [...new Set(covered)] }
  })
}

describe('nothing that is read or pressed is ever covered', () => {
  test.each([992, 1100, 1280, 1366, 1440, 1920])('by the floating discs, %i px wide', async (width) => {
    const page = await demo.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    for (const [index, { path }] of PAGE_KINDS.entries()) {
      const address = await demo.pathIn(LOCALES[index % LOCALES.length]!, path)
      await page.goto(demo.at(address), { waitUntil: 'domcontentloaded' })
      const { discs, covered } = await underDiscs(page)
      expect(discs, address).toBeGreaterThanOrEqual(2)
      expect(covered, address).toEqual([])
    }
  })

  test.each([320, 375, 768, 991])("by the bar at the page's end, %i px wide", async (width) => {
    const page = await demo.newPage({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    for (const path of ['/en', '/de/hotels/crystal-flora/rooms', '/ru/corporate', '/de/summer-vacation-hotel-deals']) {
      await page.goto(demo.at(path))
      await scrollDown(page, 1)
      const bar = page.locator('.dock')
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740)
      const clear = await page.evaluate(() => {
        const ends = [...document.querySelectorAll('footer a, footer p')].map(
          (each) => each.getBoundingClientRect().bottom,
        )
        return document.querySelector('.dock')!.getBoundingClientRect().top - Math.max(...ends)
      })
      expect(clear, path).toBeGreaterThanOrEqual(0)
    }
  })
})
