// @module-tag chromium
/**
 * Words that stand upon pictures can be read, whatever the pictures show: axe leaves them open, so they are judged by the pixels behind them, with
 * the brightest and with the darkest picture that there can be.
 */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contrastsOverPictures, type Contrast } from '../harness/contrast.ts'
import { DEEP } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { heroAnswers, painted, scrollTo, settled } from '../harness/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const SCREENS = { desktop: DESKTOP, phone: PHONE }
const HEROES = ['/en', '/en/hotels/crystal-flora', '/de/hotels/crystal-palace']
const EVENT = '/en/events/night-swim-for-families'
const SAMPLE = ['home', 'hotel', 'landing', 'gallery']

const demo = useDemoPage()

const cases = Object.entries(SCREENS).flatMap(([screen, viewport]) =>
  ['white', 'black'].map((shade) => ({ screen, shade, viewport })),
)

const unreadable = (found: readonly Contrast[]) =>
  found
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ words, ratio, needed }) => `${ratio.toFixed(1)} of ${needed}: ${words}`)

describe.each(cases)('upon $shade on a $screen', ({ screen, shade, viewport }) => {
  async function open(path: string): Promise<Page> {
    const page = await demo.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
    const body = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${shade}"/></svg>`
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
    await page.goto(demo.at(path))
    await settled(page)
    return page
  }

  /** Of every slide of the page's hero. */
  async function uponSlides(path: string): Promise<Contrast[]> {
    const page = await open(path)
    await heroAnswers(page)
    const found: Contrast[] = []
    for (const bar of await page.locator('[data-hero-bar]').all()) {
      await bar.click()
      await expect.poll(() => bar.getAttribute('aria-current')).toBe('true')
      await painted(page)
      found.push(...(await contrastsOverPictures(page)))
    }
    return found
  }

  test('what stands upon a hero is readable', async () => {
    const found: Contrast[] = []
    for (const path of HEROES) found.push(...(await uponSlides(path)))
    // On a phone the nav bar has no words.
    expect(found.length > 0).toBe(screen === 'desktop')
    expect(unreadable(found)).toEqual([])
  })

  test('R2.75 the picture at the head of an event is dark enough for its words', async () => {
    const page = await open(EVENT)
    const found = await contrastsOverPictures(page)
    const title = await page.locator('.evt h1').textContent()
    expect(found.map(({ words }) => words)).toContain(title!.trim())
    expect(unreadable(found)).toEqual([])
  })

  test.each(PAGE_KINDS.filter(({ name }) => DEEP || SAMPLE.includes(name)))(
    'all of $name is readable',
    async ({ path }) => {
      const page = await open(path)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      const found: Contrast[] = []
      for (let top = 0; top < end; top += Math.floor(viewport.height * 0.8)) {
        await scrollTo(page, top)
        await painted(page)
        found.push(...(await contrastsOverPictures(page)))
      }
      expect(unreadable(found)).toEqual([])
    },
  )
})
