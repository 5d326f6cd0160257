// @module-tag chromium
/** What a guest's first page asks for and how still it stands: every kind of page, on a phone and on a desktop. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { parsePictureUrl } from '../../src/routes/pictures.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { openThirdPartySite, type ThirdPartySite } from '../harness/third-parties.ts'
import { heroAnswers, painted, settled } from '../harness/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const KB = 1000
const WIDTHS = { phone: PHONE, desktop: DESKTOP }
/** Shown with two decimals. */
const NO_SHIFT = 0.005

const demo = useDemoPage()

/** Adds up in `window.shift` by how much the page moves under the guest's eyes. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = window as unknown as { shift: number }
    held.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) held.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

interface Visit {
  shift: number
  blocking: string[]
  /** Bytes as sent. */
  scriptAtOnce: number
  script: number
  fonts: number[]
  /** Bytes of the picture that the page asks for first; none where it begins with words. */
  pictures: number[]
  /** The first screen has the search, or the reservation. */
  startsIslands: boolean
}

/** A visitor who gets that picture alone which the page begins with. */
async function firstVisit(path: string, viewport: typeof PHONE): Promise<Visit> {
  const firsts = await firstPictures(path)
  const page = await demo.newPage({ viewport, pictures: (picture) => firsts.has(parsePictureUrl(picture)!.id) })
  await watchShifts(page)
  await page.goto(demo.at(path), { waitUntil: 'load' })
  await settled(page)
  const asked = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string
    })[]
    const bytes = (name: RegExp, until = Infinity) =>
      entries.filter((each) => name.test(each.name) && each.startTime < until).map((each) => each.encodedBodySize)
    const firsts = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    return {
      blocking: entries.filter((each) => each.renderBlockingStatus === 'blocking').map(({ name }) => name),
      // Islands in sight follow.
      scriptsAtOnce: bytes(/\.js$/, navigation!.domContentLoadedEventStart),
      scripts: bytes(/\.js$/),
      fonts: bytes(/\.woff2$/),
      pictures: firsts.map(({ currentSrc }) => entries.find(({ name }) => name === currentSrc)?.encodedBodySize ?? 0),
    }
  })
  return {
    shift: await shiftOf(page),
    blocking: asked.blocking,
    scriptAtOnce: sum(asked.scriptsAtOnce),
    script: sum(asked.scripts),
    fonts: asked.fonts,
    pictures: asked.pictures,
    startsIslands: await page.locator('[data-hero] [data-search], [data-island=reservation]').first().isVisible(),
  }
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Ids of what the page's first picture can be, on any screen. */
async function firstPictures(path: string): Promise<Set<string>> {
  const found = (await demo.built().dom(path)).querySelectorAll('img[fetchpriority=high]')
  const files = found.flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
  const urls = files.flatMap((each) => `${each.getAttribute('src')}, ${each.getAttribute('srcset')}`.split(/,\s+/))
  return new Set(urls.flatMap((url) => parsePictureUrl(url.split(' ')[0]!)?.id ?? []))
}

const WITH_SEARCH_IN_VIEW = 80 * KB
const WITHOUT = 25 * KB

// Each kind in one language after the other, so that every language has its turn on both screens.
const visits = PAGE_KINDS.flatMap((kind, index) =>
  (['phone', 'desktop'] as const).map((screen, turn) => ({
    ...kind,
    screen,
    locale: LOCALES[(index + turn) % LOCALES.length]!,
  })),
)

test.each(visits)(
  '$name in $locale on a $screen: little is loaded, nothing blocks, nothing moves',
  async ({ path, locale, screen }) => {
    const address = await demo.pathIn(locale, path)
    const found = await firstVisit(address, WIDTHS[screen])
    expect(found.shift).toBeLessThan(NO_SHIFT)
    expect(found.blocking).toEqual([])
    expect(found.scriptAtOnce).toBeGreaterThan(KB)
    expect(found.scriptAtOnce).toBeLessThanOrEqual(5 * KB)
    expect(found.script).toBeLessThanOrEqual(found.startsIslands ? WITH_SEARCH_IN_VIEW : WITHOUT)
    expect(found.fonts.length).toBeLessThanOrEqual(2)
    expect(sum(found.fonts)).toBeLessThanOrEqual(80 * KB)
    expect(found.pictures).toHaveLength(beginsWithPicture(await demo.built().html(address)) ? 1 : 0)
    for (const bytes of found.pictures) {
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual((screen === 'phone' ? 60 : 160) * KB)
    }
  },
)

const beginsWithPicture = (html: string) => html.includes('fetchpriority="high"')

test('most kinds of pages begin with a picture that is asked for first', async () => {
  const pages = await Promise.all(PAGE_KINDS.map(({ path }) => demo.built().html(path)))
  expect(pages.filter(beginsWithPicture).length).toBeGreaterThan(PAGE_KINDS.length / 2)
})

describe('a page stands still', () => {
  const HOTEL = '/ru/hotels/crystal-flora'

  test.each(['phone', 'desktop'] as const)('while its fonts come late, on a %s', async (screen) => {
    for (const path of ['/', HOTEL, '/de/privacy-policy']) {
      const page = await demo.newPage({ viewport: WIDTHS[screen] })
      await watchShifts(page)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(demo.at(path), { waitUntil: 'domcontentloaded' })
      await page.locator('footer').waitFor({ state: 'attached' })
      await painted(page)
      release()
      await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
      await painted(page)
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT)
    }
  })

  test('when the whole style sheet comes late', async () => {
    for (const path of ['/en', HOTEL, '/de/privacy-policy', '/en/events/night-swim-for-families']) {
      const page = await demo.newPage({ viewport: WIDTHS.phone })
      await watchShifts(page)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/site.*.css', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(demo.at(path), { waitUntil: 'commit' })
      // The first screen is painted without it.
      await page.locator('h1').waitFor()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.locator('footer').count(), path).toBe(0)
      release()
      await page.waitForLoadState('load')
      await painted(page)
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT)
    }
  })

  test.each(['phone', 'desktop'] as const)(
    'without script, when the style sheet comes late, on a %s',
    async (screen) => {
      for (const path of ['/en/hotels', `${HOTEL}/rooms`, '/de/privacy-policy', '/en/summer-vacation-hotel-deals']) {
        const page = await demo.newPage({ viewport: WIDTHS[screen], javaScriptEnabled: false })
        const session = await page.context().newCDPSession(page)
        let shift = 0
        session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => (shift += event.layoutShiftDetails!.value))
        await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
        const paint = () => session.send('Page.captureScreenshot')
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/site.*.css', async (route) => {
          await held
          await route.continue()
        })
        await page.goto(demo.at(path), { waitUntil: 'commit' })
        await page.locator('h1').waitFor()
        await paint()
        release()
        await page.locator('footer').waitFor()
        await paint()
        expect(shift, path).toBeLessThan(NO_SHIFT)
      }
    },
  )

  test('when the phone number of the country comes, and as the hero turns', async () => {
    for (const viewport of Object.values(WIDTHS)) {
      const page = await demo.newPage({ viewport })
      await page.route('**/edge/country', (route) => route.fulfill({ json: { country: 'de' } }))
      await watchShifts(page)
      await page.goto(demo.at('/en'), { waitUntil: 'load' })
      await page.locator('footer [data-phone-number]', { hasText: '0800 444 05 58' }).waitFor()
      await heroAnswers(page)
      const bars = page.locator('[data-hero-bar]')
      await bars.nth(1).click()
      await expect.poll(() => bars.nth(1).getAttribute('aria-current')).toBe('true')
      expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
    }
  })

  test('when it asks for consent, and when that is given', async () => {
    const asking: ThirdPartySite = await openThirdPartySite()
    try {
      const page = await demo.newPage({ viewport: WIDTHS.phone })
      await watchShifts(page)
      await page.goto(`${asking.running.url}/en`, { waitUntil: 'load' })
      const agree = page.locator('.cm [data-role=all]')
      await agree.waitFor()
      expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
      await agree.click()
      await agree.waitFor({ state: 'hidden' })
      expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
    } finally {
      await asking.close()
    }
  })
})
