// @module-tag chromium
/** Tables that are wider than a phone. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { atDepth, sample } from '../harness/depth.ts'
import { boxesOf, painted } from './page/pixels.ts'
import { painted as drawn } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()
const HOTEL = '/en/hotels/crystal-flora'
const THREE = '?hotel=crystal-flora&hotel=crystal-aura&hotel=crystal-kaymakli'

/** Above the consent panel. */
const CLEAR = 380
/** The most of a table's width that its first column may keep. */
const MOST_OF_FIRST = 0.6

const PAGES = [
  { name: 'halls', path: `${HOTEL}/meeting-and-corporate` },
  { name: 'pools', path: `${HOTEL}/beach-and-pool` },
  { name: 'rooms', path: `${HOTEL}/rooms` },
  { name: 'tiers', path: '/en/a-club' },
  { name: 'departments', path: `${HOTEL}/contact` },
  { name: 'cookies', path: '/en/cookies' },
  { name: 'regions', path: '/en/turkish-riviera' },
  { name: 'treatments', path: `${HOTEL}/spa-and-wellness` },
  { name: 'comparison', path: '/en/compare', query: THREE },
]
test.each(sample(PAGES, 0, 3, 8))(
  'R2.153 $name: a table that is too wide has a name, takes the focus and shows that there is more',
  async (given) => {
    const [one, other] = [LOCALES[given.name.length % 4]!, LOCALES[(given.name.length + 2) % 4]!]
    for (const locale of atDepth([one], [one, other])) {
      const path = (await demo.pathIn(locale, given.path)) + (given.query ?? '')
      const page = await demo.open(path, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
      const scrollers = page.locator('main :is(.scroll):has(table)')
      expect(await page.locator('main table').count()).toBe(await page.locator('main .scroll table').count())
      for (const scroller of await scrollers.all()) {
        expect(await scroller.getAttribute('aria-label')).toMatch(/\S/)
        expect(await scroller.getAttribute('role')).toMatch(/group|region/)
        await scroller.focus()
        expect(await scroller.evaluate((element) => document.activeElement === element)).toBe(true)
        const isWide = await scroller.evaluate((element) => element.scrollWidth > element.clientWidth + 1)
        if (!isWide) continue

        const isAtEdge = async () => {
          await scroller.evaluate((element) => element.scrollIntoView({ block: 'start' }))
          await drawn(page)
          const window = await painted(page)
          const [box] = await boxesOf(scroller)
          const { x, y, width, height } = box ?? (await scroller.boundingBox())!
          const top = Math.max(y, 100)
          const strip = { x: x + width - 4, y: top, width: 3, height: Math.min(y + height, CLEAR) - top }
          return window.lightness(strip)
        }
        await scroller.evaluate((element) => (element as HTMLElement).blur())
        const more = await isAtEdge()
        const first = scroller.locator('tbody tr > :first-child').first()
        const { x: before, width } = (await first.boundingBox())!
        const box = (await scroller.boundingBox())!
        expect(width).toBeLessThan(box.width * MOST_OF_FIRST)
        await scroller.evaluate((element) => (element.scrollLeft = element.scrollWidth))
        expect((await first.boundingBox())!.x).toBeCloseTo(before, 0)
        expect(more).toBeLessThan((await isAtEdge()) - 15)
      }
    }
  },
)
