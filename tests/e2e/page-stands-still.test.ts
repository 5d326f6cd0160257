// @module-tag chromium
/** A page stands still under the guest's eyes while its style sheet and what belongs to the guest come late. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atDepth, DEEP } from '../harness/depth.ts'
import { openThirdPartySite, type ThirdPartySite } from './page/third-parties.ts'
import { heroAnswers, painted } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { holdBack, movedParts, NO_SHIFT, shiftOf, unaskedShiftOf, watchShifts } from './every-kind/arrival.ts'

const WIDTHS = { phone: PHONE, desktop: DESKTOP }
const HOTEL = '/ru/hotels/crystal-flora'

const demo = useDemoPage()

test('when the whole style sheet comes late', async () => {
  const event = '/en/events/night-swim-for-families'
  for (const path of atDepth([HOTEL, event], ['/en', HOTEL, '/de/privacy-policy', event])) {
    const page = await demo.newPage({ viewport: WIDTHS.phone })
    await watchShifts(page)
    const release = await holdBack(page, '**/site.*.css')
    await page.goto(demo.at(path), { waitUntil: 'commit' })
    // The first screen is painted without it.
    await page.locator('h1').waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.locator('footer').count(), path).toBe(0)
    release()
    await page.waitForLoadState('load')
    await painted(page)
    expect(await shiftOf(page), `${path}\n${await movedParts(page)}`).toBeLessThan(NO_SHIFT)
  }
})

test.each(['phone', 'desktop'] as const)('without script, when the style sheet comes late, on a %s', async (screen) => {
  const paths = ['/en/hotels', `${HOTEL}/rooms`, '/de/privacy-policy', '/en/summer-vacation-hotel-deals']
  for (const path of paths.filter((_, index) => DEEP || index % 2 === Number(screen === 'phone'))) {
    const page = await demo.newPage({ viewport: WIDTHS[screen], javaScriptEnabled: false })
    const session = await page.context().newCDPSession(page)
    let shift = 0
    session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => (shift += event.layoutShiftDetails!.value))
    await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
    const paint = () => session.send('Page.captureScreenshot')
    const release = await holdBack(page, '**/site.*.css')
    await page.goto(demo.at(path), { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await paint()
    release()
    await page.locator('footer').waitFor()
    await paint()
    expect(shift, path).toBeLessThan(NO_SHIFT)
  }
})

const BEGINNINGS: [path: string, part: string][] = [
  [HOTEL, 'a hero'],
  ['/etkinlikler/ailece-gece-yuzmesi', 'words at the foot of a picture'],
  ['/en/no-such-page', 'the cloth alone'],
]
const OTHER_BEGINNINGS: typeof BEGINNINGS = [
  ['/ru', "the group's hero"],
  ['/de/hotels/crystal-flora/rooms', 'tabs and a heading'],
  ['/de/privacy-policy', 'a heading'],
  ['/en/summer-vacation-hotel-deals', 'buttons'],
  ['/en/compare', 'a table'],
]

test.each([...BEGINNINGS, ...(DEEP ? OTHER_BEGINNINGS : [])])(
  'however slowly it is read: %s, which begins with %s',
  async (path) => {
    const screens = [{ width: 1024, height: 768 }, PHONE]
    for (const viewport of path === BEGINNINGS[1]![0] && !DEEP ? [PHONE] : atDepth(screens.slice(0, 1), screens)) {
      const page = await demo.newPage({ viewport })
      await watchShifts(page)
      await stopBeforeEachPart(page, demo.at(path))
      await page.goto(demo.at(path), { waitUntil: 'load' })
      await painted(page)
      expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT / 5)
    }
  },
)

/** Reads a page's header and its content up to the whole style sheet element by element, and each is painted before the next. */
async function stopBeforeEachPart(page: Page, url: string): Promise<void> {
  const goOn: PromiseWithResolvers<void>[] = []
  await page.exposeFunction('isPaintedUpTo', (part: number) => goOn[part]!.resolve())
  await page.addInitScript(() => {
    const { isPaintedUpTo } = window as unknown as { isPaintedUpTo(part: number): void }
    let seen = 0
    new MutationObserver(async () => {
      const found = document.querySelectorAll('script[src^="/held-"]').length
      if (found === seen) return
      seen = found
      await document.fonts.ready
      requestAnimationFrame(() => requestAnimationFrame(() => isPaintedUpTo(found - 1)))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route('**/held-*.js', async (route, request) => {
    await goOn[Number(/held-(\d+)/.exec(request.url())![1])]!.promise
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<header.*?<\/header>|<main.*?(?=<link rel="stylesheet")/gs, (part) =>
      part.replace(/<(?:a|b|button|div|h1|img|li|nav|p|small|span)\b/g, (element) => {
        goOn.push(Promise.withResolvers())
        return `<script src="/held-${goOn.length - 1}.js"></script>${element}`
      }),
    )
    expect(goOn.length).toBeGreaterThan(10)
    await route.fulfill({ response, body })
  })
}

const STAY = '?adult=2&child=0&checkInDate=12.06.2030&checkOutDate=19.06.2030'
const [FLORA, CENTRO] = ['/de/hotels/crystal-flora/online-reservation', '/ru/hotels/crystal-centro/online-reservation']
const STAYS = [FLORA, CENTRO + STAY]
const OTHER_STAYS = [FLORA + STAY, CENTRO]

test.each([
  ['phone', WIDTHS.phone],
  ['tablet', { width: 768, height: 1024 }],
  ['desktop', { width: 1280, height: 1100 }],
])("when the guest's dates come to the reservation page, on a %s", async (screen, viewport) => {
  for (const path of DEEP ? [...STAYS, ...OTHER_STAYS] : [STAYS[Number(screen === 'tablet')]!]) {
    const page = await demo.newPage({ viewport })
    /** Of the button and of what follows the form, as far as the window shows it. */
    const places = () =>
      page.locator('[data-reservation] [type=submit], [data-reservation] > p, main h2, footer').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ top }) => top < innerHeight)
          .map(({ left, top }) => [Math.round(left), Math.round(top)]),
      )
    const release = await holdBack(page, /\/Reservation(?:Stay|Request)\.[^/]+\.js$/)
    await page.goto(demo.at(path), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    expect(before.length).toBeGreaterThan(1)
    release()
    await page.locator('[data-reservation] [data-live] [data-stay]').waitFor()
    expect(await places(), path).toEqual(before)
  }
})

test('R2.145 when dates outside the season come to the reservation page, from the address or as they are usual', async () => {
  const path = await demo.pathIn('de', '/en/hotels/crystal-admiral/online-reservation')
  for (const query of [
    'checkin=2030-01-10&checkout=2030-01-17',
    'checkin=2030-01-10&checkout=2030-01-17&adult=2&child=0',
  ]) {
    const page = await demo.newPage({ viewport: PHONE })
    await watchShifts(page)
    if (query.includes('adult')) await page.addInitScript((stay) => sessionStorage.setItem('stay', stay), query)
    await page.goto(demo.at(query.includes('adult') ? path : `${path}?${query}`))
    await page.locator('[data-reservation]').scrollIntoViewIfNeeded()
    await page.locator('main .search__season:not(:empty)').waitFor()
    await painted(page)
    expect(await shiftOf(page), `${query}\n${await movedParts(page)}`).toBeLessThan(NO_SHIFT)
  }
})

test('when the phone number of the country comes, and as the hero turns', async () => {
  for (const viewport of Object.values(WIDTHS)) {
    const page = await demo.newPage({ viewport })
    await page.route('**/edge/country', (route) => route.fulfill({ json: { country: 'tr', known: true } }))
    await watchShifts(page)
    await page.goto(demo.at('/en'), { waitUntil: 'load' })
    // On a phone it stands in the menu, which is closed.
    await page
      .locator('[data-phone-number]', { hasText: /^444 0 558$/ })
      .first()
      .waitFor({ state: 'attached' })
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
    await asking.answer(page.context())
    await watchShifts(page)
    await page.goto(`${asking.running.url}/en`, { waitUntil: 'load' })
    const agree = page.locator('.ask [data-consent-answer=all]')
    await agree.waitFor()
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
    await agree.click()
    await agree.waitFor({ state: 'hidden' })
    expect(await unaskedShiftOf(page)).toBeLessThan(NO_SHIFT)
  } finally {
    await asking.close()
  }
})
