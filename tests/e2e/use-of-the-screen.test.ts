// @module-tag chromium
/** How pages use a screen: nothing stands alone beside white, and a phone is not filled by what a guest may skip. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { atDepth, sample } from '../harness/depth.ts'
import { resize } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const
test.each(sample(SCREENS, 1))("a gallery's rows of pictures are full, on a %s", async (_, viewport) => {
  for (const path of ['/en/hotels/crystal-flora/gallery', '/de/hotels/crystal-kaymakli/gallery']) {
    const page = await demo.open(path, { viewport })
    const [left, right] = await page.locator('.gallery__groups').evaluate((groups) => {
      const { paddingLeft, paddingRight } = getComputedStyle(groups)
      const box = groups.getBoundingClientRect()
      return [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)]
    })
    const rows = await page.locator('.pictures > li').evaluateAll((pictures) => {
      const byTop = new Map<number, [left: number, right: number]>()
      for (const picture of pictures) {
        const box = picture.getBoundingClientRect()
        const row = byTop.get(Math.round(box.top)) ?? [Infinity, 0]
        byTop.set(Math.round(box.top), [Math.min(row[0], box.left), Math.max(row[1], box.right)])
      }
      return [...byTop.values()]
    })
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      expect(row[0], path).toBeCloseTo(left!, 0)
      expect(row[1], path).toBeCloseTo(right!, 0)
    }
  }
})

test('what else can be looked for stands beside the answers on a desktop, below them on a phone', async () => {
  for (const [viewport, beside] of [
    [DESKTOP, true],
    [PHONE, false],
  ] as const) {
    const page = await demo.open('/en/search?q=pool', { viewport })
    const found = (await page.locator('[data-results] li').first().boundingBox())!
    const other = (await page.locator('.site-map').first().boundingBox())!
    expect(other.x >= found.x + found.width).toBe(beside)
    expect(other.y >= found.y + found.height).toBe(!beside)
  }
})

test.each(['de', 'ru', 'tr'] as const)(
  'on a phone a place stands beside "compare" or in a line of its own, and no entry beside a map is torn (%s)',
  async (locale) => {
    const queries = ['', '?region=CAPPADOCIA']
    for (const query of locale === 'tr' ? queries : atDepth(queries.slice(0, 1), queries)) {
      const path = (await demo.pathIn(locale, '/en/hotels')) + query
      const page = await demo.open(path, { viewport: { width: 360, height: 740 } })
      const torn = await page
        .locator('.chart__list li')
        .evaluateAll((entries) =>
          entries.filter((entry) => entry.getClientRects().length > 1).map((entry) => entry.textContent),
        )
      expect(torn, path).toEqual([])
      const misplaced = await page.locator('.hotel--row:not([hidden]) .hotel__body').evaluateAll((bodies) =>
        bodies
          .filter((body) => {
            const lines = document.createRange()
            lines.selectNodeContents(body.querySelector('.where')!)
            const label = body.querySelector('.hotel__compare')!.getBoundingClientRect()
            return [...lines.getClientRects()].some(
              ({ top, left }) => Math.abs(left - label.left) > 1 && (top > label.bottom || left < label.right),
            )
          })
          .map((body) => body.textContent),
      )
      expect(misplaced, path).toEqual([])
    }
  },
)

test.each(sample(LOCALES, 2))("a hotel's tabs are all in sight on a desktop (%s)", async (locale) => {
  // Of all hotels it has the most.
  const page = await demo.open(await demo.pathIn(locale, '/en/hotels/crystal-admiral/rooms'), { viewport: DESKTOP })
  for (const width of [1024, 1280, 1366, 1920]) {
    await resize(page, { width, height: 768 })
    const { hidden, rows } = await page.locator('.tabs').evaluate((tabs) => ({
      hidden: tabs.scrollWidth - tabs.clientWidth,
      rows: new Set([...tabs.children].map((tab) => tab.getBoundingClientRect().top)).size,
    }))
    expect(hidden, String(width)).toBe(0)
    if (width >= 1280) expect(rows, String(width)).toBe(1)
  }
})

describe('the contents of a policy', () => {
  test.each(sample([true, false], 1))(
    'fold on a phone and stand open beside the text on a desktop, script: %s',
    async (javaScriptEnabled) => {
      const page = await demo.open('/de/privacy-policy', { viewport: PHONE, javaScriptEnabled })
      const first = page.locator('.toc a').first()
      expect(await first.isVisible()).toBe(false)
      await page.locator('.toc summary').click()
      expect(await first.isVisible()).toBe(true)
      await first.click()
      expect(new URL(page.url()).hash).not.toBe('')

      const wide = await demo.open('/de/privacy-policy', { viewport: DESKTOP, javaScriptEnabled })
      expect(await wide.locator('.toc summary').isVisible()).toBe(false)
      expect(await wide.locator('.toc a').first().isVisible()).toBe(true)
    },
  )
})

test("a hotel's home page on a phone is at most 15,400 px long", async () => {
  const page = await demo.open('/en/hotels/crystal-flora', { viewport: PHONE })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(15_400)
})
