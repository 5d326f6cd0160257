// @module-tag chromium
/** The map of hotels in use: its numbers by pointer and finger, its list by keyboard, what is chosen on it. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const LIST = '/en/hotels'
const DISCS = '#map .chart__disc:visible'

/** What of a disc is drawn, whether or not it is in sight. */
const discs = (page: Page) =>
  page.locator(DISCS).evaluateAll((all) => all.map((disc) => disc.getBoundingClientRect().toJSON() as DOMRect))

const SCREENS = [
  { name: 'a phone', viewport: PHONE },
  { name: 'a narrow phone', viewport: { width: 320, height: 640 } },
  { name: 'a desktop', viewport: DESKTOP },
]
describe.each(sample(SCREENS, 1, 2))('on $name', ({ viewport }) => {
  test('no number covers another one, each is large enough for a finger, and all are on the map', async () => {
    const page = await demo.open(LIST, { viewport })
    const boxes = await discs(page)
    expect(boxes).toHaveLength(18)
    const maps = await page
      .locator('#map .chart__map')
      .evaluateAll((all) => all.map((map) => map.getBoundingClientRect().toJSON() as DOMRect))
    for (const [index, one] of boxes.entries()) {
      expect(Math.round(one.right - one.left)).toBeGreaterThanOrEqual(24)
      expect(Math.round(one.bottom - one.top)).toBeGreaterThanOrEqual(24)
      expect(
        maps.some(
          ({ left, right, top, bottom }) =>
            one.left >= left - 1 && one.right <= right + 1 && one.top >= top - 1 && one.bottom <= bottom + 1,
        ),
      ).toBe(true)
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true)
    }
  })
})

test('the list has each hotel once by keyboard and marks where it is on the map, whose numbers lead to their hotels', async () => {
  const page = await demo.open(LIST)
  const links = page.locator('#map a')
  await links.first().focus()
  const seen: string[] = []
  for (let index = 0; index < 18; index++) {
    seen.push(await page.evaluate(() => document.activeElement!.getAttribute('href')!))
    const amber = await page.evaluate(() => {
      const disc = document.activeElement!.querySelector('.chart__disc')!
      const others = [...document.querySelectorAll('.chart__disc')].filter((each) => each !== disc)
      const fill = (element: Element) => getComputedStyle(element).fill
      return others.every((each) => fill(each) !== fill(disc))
    })
    expect(amber).toBe(true)
    await page.keyboard.press('Tab')
  }
  expect(seen).toEqual(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
  expect(new Set(seen).size).toBe(18)
  await page.locator('#map li', { hasText: 'Crystal Admiral' }).locator('.chart__disc').click()
  await page.waitForURL('**/en/hotels/crystal-admiral')
})

test('on paper the marks stay on the map', async () => {
  const page = await demo.open(LIST)
  await page.emulateMedia({ media: 'print' })
  const boxes = await discs(page)
  const map = (await page.locator('#map .chart__map').first().boundingBox())!
  expect(boxes).toHaveLength(18)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const box of boxes.slice(0, 16)) {
    expect(box.left).toBeGreaterThanOrEqual(map.x)
    expect(box.bottom).toBeLessThanOrEqual(map.y + map.height)
    expect(box.top).toBeGreaterThanOrEqual(map.y)
  }
})
