// @module-tag chromium
/** What a keyboard needs on any page: a focus that is seen and held. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DEEP, sample } from '../harness/depth.ts'
import { heroAnswers } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const windowOf = (viewport: { width: number; height: number }): Promise<Page> =>
  demo.newPage({ viewport, reducedMotion: 'reduce' })

describe('the focus', () => {
  /** Where the focus is, and whether all that can be seen of it lies under something else. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement!
      if (element === document.body) return undefined
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
          return (
            hit !== null &&
            (element.contains(hit) || hit.contains(element) || !!hit.closest('label')?.contains(element))
          )
        }),
      )
      return { name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.className}`, seen }
    })

  /** Tabs through the whole page; names what had the focus and was hidden. */
  async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
    const hidden: string[] = []
    for (let step = 0; step < 400; step++) {
      await page.keyboard.press(key)
      const at = await focused(page)
      if (!at) {
        expect(step, 'what has the focus on the way').toBeGreaterThan(20)
        return hidden
      }
      if (!at.seen) hidden.push(`${key}: ${at.name}`)
    }
    throw new Error('the page has no end')
  }

  const LOOKS = [
    { viewport: PHONE, path: '/de/hotels/crystal-flora', keys: ['Shift+Tab'] },
    { viewport: PHONE, path: '/ru/privacy-policy', keys: ['Tab'] },
    { viewport: DESKTOP, path: '/de', keys: ['Tab'] },
    { viewport: DESKTOP, path: '/de/hotels/crystal-flora/contact', keys: ['Shift+Tab'] },
    ...(DEEP ? [{ viewport: DESKTOP, path: '/ru/hotels/crystal-flora/gallery', keys: [] }] : []),
  ] as const

  // Each in one direction; the deep run goes both ways everywhere.
  test.each(LOOKS)(
    'is never hidden under a bar ($viewport, $path)',
    async ({ viewport, path, keys }) => {
      const page = await windowOf(viewport)
      await page.goto(demo.at(path), { waitUntil: 'load' })
      // Scripts that start when the browser is idle replace elements that may have the focus.
      if (viewport === DESKTOP && (await page.locator('[data-hero=moves]').count()) > 0) {
        await heroAnswers(page)
        await page.locator('[data-search] [data-live]').waitFor({ state: 'attached' })
      }
      for (const key of DEEP ? (['Tab', 'Shift+Tab'] as const) : keys)
        expect(await hiddenOnTheWay(page, key)).toEqual([])
    },
    120_000,
  )

  test.each(sample(['/en', '/en/hotels/crystal-aura/rooms'], 1))(
    "stays in the phone's search, and goes back (%s)",
    async (path) => {
      const page = await windowOf(PHONE)
      await page.goto(demo.at(path))
      const book = page.locator('[data-nav] [data-book]')
      await book.focus()
      await page.locator('[data-search] [data-live]').waitFor({ state: 'attached' })
      await book.press('Enter')
      const steps = 2 * (await page.locator('[data-search] :is(button, input, a)').count())
      for (let step = 0; step < steps; step++) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () => !document.activeElement!.matches('body, [data-search] *, [data-nav] *'),
        )
        expect(outside, String(step)).toBe(false)
      }
      await page.locator('[data-search] [data-field=hotel]').focus()
      await page.keyboard.press('Escape')
      expect(await book.evaluate((each) => each === document.activeElement)).toBe(true)
      await expect.poll(() => page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(false)

      await book.press('Enter')
      expect(await page.locator('[data-search][data-open]').count()).toBe(1)
      await page.locator('[data-nav] .nav__toggle').click()
      expect(await page.locator('[data-search][data-open]').count()).toBe(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('[inert]:not(.slides *)').count()).toBe(0)
    },
  )
})
