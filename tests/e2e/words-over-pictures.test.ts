// @module-tag chromium
/**
 * Words that stand upon pictures can be read, whatever the pictures show: axe leaves them open, so they are judged by the pixels behind them, with
 * the brightest and with the darkest picture that there can be.
 */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { contrastsOverPictures, type Contrast } from './page/contrast.ts'
import { DEEP, sample } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { heroAnswers, painted, scrollTo, settled } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const SCREENS = { desktop: DESKTOP, phone: PHONE }
type Screen = keyof typeof SCREENS
const SHADES = ['white', 'black'] as const
type Shade = (typeof SHADES)[number]

const HEROES = ['/en', '/en/hotels/crystal-flora', '/de/hotels/crystal-palace']
const EVENT = '/en/events/night-swim-for-families'
const SAMPLE = ['home', 'hotel', 'landing', 'gallery']

const demo = useDemoPage()

/** Each path on both screens, and both shades in turn on each; the deep run takes both shades everywhere. */
const looksAt = (paths: readonly string[]): { path: string; screen: Screen; shade: Shade }[] =>
  paths.flatMap((path, index) =>
    (Object.keys(SCREENS) as Screen[]).flatMap((screen, turn) => {
      const ofTurn = SHADES[(index + turn) % SHADES.length]!
      return (DEEP ? SHADES : [ofTurn]).map((shade) => ({ path, screen, shade }))
    }),
  )

const unreadable = (found: readonly Contrast[]) =>
  found
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ words, ratio, needed }) => `${ratio.toFixed(1)} of ${needed}: ${words}`)

async function open(path: string, screen: Screen, shade: Shade): Promise<Page> {
  const page = await demo.newPage({
    viewport: SCREENS[screen],
    reducedMotion: 'reduce',
    bypassCSP: true,
    pictures: true,
  })
  const body = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${shade}"/></svg>`
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.goto(demo.at(path))
  await settled(page)
  return page
}

/** Each on one screen in turn, with the other shade than the one before; the deep run takes both. */
const inTurn = <Look>(looks: Look[]) => looks.filter((_, look) => DEEP || look % 4 === 0 || look % 4 === 3)

test.each(inTurn(looksAt(HEROES)))(
  'what stands upon every slide of a hero is readable ($path, $shade, $screen)',
  async ({ path, screen, shade }) => {
    const page = await open(path, screen, shade)
    await heroAnswers(page)
    const found: Contrast[] = []
    for (const bar of await page.locator('[data-hero-bar]').all()) {
      await bar.click()
      await expect.poll(() => bar.getAttribute('aria-current')).toBe('true')
      await painted(page)
      found.push(...(await contrastsOverPictures(page)))
    }
    // On a phone the nav bar has no words.
    expect(found.length > 0).toBe(screen === 'desktop')
    expect(unreadable(found)).toEqual([])
  },
)

test.each(sample(Object.keys(SCREENS) as Screen[], 0))(
  'R2.75 the picture at the head of an event is dark enough for its words, however bright it is (%s)',
  async (screen) => {
    const page = await open(EVENT, screen, 'white')
    const found = await contrastsOverPictures(page)
    const title = await page.locator('.evt h1').textContent()
    expect(found.map(({ words }) => words)).toContain(title!.trim())
    expect(unreadable(found)).toEqual([])
  },
)

const pages = looksAt(PAGE_KINDS.filter(({ name }) => DEEP || SAMPLE.includes(name)).map(({ path }) => path))

test.each(inTurn(pages))('all of a page is readable ($path, $shade, $screen)', async ({ path, screen, shade }) => {
  const page = await open(path, screen, shade)
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  const found: Contrast[] = []
  for (let top = 0; top < end; top += Math.floor(SCREENS[screen].height * 0.8)) {
    await scrollTo(page, top)
    await painted(page)
    found.push(...(await contrastsOverPictures(page)))
  }
  expect(unreadable(found)).toEqual([])
})
