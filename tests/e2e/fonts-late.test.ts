// @module-tag chromium
/** A page stands still under the guest's eyes while its fonts come late, and shows them. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { painted } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { FONTS_LATE_SHIFT, holdBack, movedParts, NO_SHIFT, shiftOf, watchShifts } from './every-kind/arrival.ts'

const WIDTHS = { phone: PHONE, desktop: DESKTOP }
const HOTEL = '/ru/hotels/crystal-flora'

const demo = useDemoPage()

/** Opens a page whose fonts come when all of it is painted; resolves when they are shown. */
async function openFontsLate(path: string, screen: keyof typeof WIDTHS): Promise<Page> {
  const page = await demo.newPage({ viewport: WIDTHS[screen] })
  await watchShifts(page)
  const release = await holdBack(page, '**/*.woff2')
  await page.goto(demo.at(path), { waitUntil: 'domcontentloaded' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await painted(page)
  release()
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
  await painted(page)
  return page
}

test.each(['phone', 'desktop'] as const)(
  'R2.143 while its fonts come late, which then are shown, on a %s',
  async (screen) => {
    for (const path of DEEP
      ? ['/', HOTEL, '/de/privacy-policy']
      : ['/', screen === 'phone' ? '/de/privacy-policy' : HOTEL]) {
      const page = await openFontsLate(path, screen)
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT)
      expect(await ownFaces(page), path).toEqual([true, true])
    }
  },
)

/** The group's, the first hotel's, and those whose headings or sentences break elsewhere in the fonts that stand in; the last begins with a film. */
const HEROES = atDepth(
  ['/', '/de/hotels/crystal-centro', '/ru/hotels/crystal-sunrise-queen'],
  (
    '/ /en/hotels/crystal-admiral /de/hotels/crystal-centro /ru/hotels/crystal-tat-beach ' +
    '/en/hotels/crystal-world-of-colours /ru/hotels/crystal-sunrise-queen'
  ).split(' '),
)

test('R2.143 while fonts and the search of a hero come late, on a desktop', async () => {
  for (const path of HEROES) {
    const page = await demo.newPage({ viewport: WIDTHS.desktop })
    await watchShifts(page)
    const releaseFonts = await holdBack(page, '**/*.woff2')
    const releaseSearch = await holdBack(page, /\/SearchBar\.[^/]+\.js$/)
    await page.goto(demo.at(path), { waitUntil: 'domcontentloaded' })
    await page.locator('footer').waitFor({ state: 'attached' })
    await painted(page)
    releaseFonts()
    await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
    await painted(page)
    expect(await shiftOf(page), `${path}\n${await movedParts(page)}`).toBeLessThan(NO_SHIFT)
    releaseSearch()
    await page.locator('[data-search] [data-live]').waitFor()
    await painted(page)
    expect(await shiftOf(page), `${path}\n${await movedParts(page)}`).toBeLessThan(NO_SHIFT)
    await page.context().close()
  }
})

/** Where a heading has a line more or less in the fonts that stand in. */
const HEADINGS_AT_THE_EDGE = ['/en/integrated-management-systems', '/ru/hotels/crystal-flora/aquapark']

test.each(DEEP ? (['phone', 'desktop'] as const) : (['phone'] as const))(
  'by little where late fonts break a heading elsewhere, on a %s',
  async (screen) => {
    const everywhere = () =>
      Promise.all(PAGE_KINDS.flatMap(({ path }) => LOCALES.map((locale) => demo.pathIn(locale, path))))
    for (const path of DEEP ? await everywhere() : HEADINGS_AT_THE_EDGE) {
      const page = await openFontsLate(path, screen)
      expect(await shiftOf(page), `${path}\n${await movedParts(page)}`).toBeLessThan(FONTS_LATE_SHIFT)
      await page.context().close()
    }
  },
  atDepth(60_000, 900_000),
)

test("R2.143 while fonts come late to a hotel's row of pages, whose last just fits", async () => {
  for (const path of ['/en/hotels/crystal-waterworld/rooms', '/en/hotels/crystal-family/spa-and-wellness']) {
    const page = await openFontsLate(path, 'desktop')
    expect(await shiftOf(page), `${path}\n${await movedParts(page)}`).toBeLessThan(NO_SHIFT)
  }
})

/** Whether a heading and a text are drawn with fonts of the site. */
async function ownFaces(page: Page): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page)
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`)
  const { root } = await session.send('DOM.getDocument')
  return Promise.all(
    ['h1', '.footer__call'].map(async (selector) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
    }),
  )
}

test.each([
  ['/de', '„Straße & Æther“ [§ 5] ½'],
  ['/ru/hotels/crystal-flora', '«Київ» ½ [§ 5]'],
])('%s shows rare letters in fonts of the site, which it asks for then', async (path, text) => {
  const page = await demo.newPage({ viewport: WIDTHS.phone })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(demo.at(path), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  expect(asked.filter((file) => file.includes('-others.'))).toEqual([])
  await page.locator('h1, .footer__call').evaluateAll((all, words) => {
    for (const each of all) each.textContent = words
  }, text)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await painted(page)
  expect(asked.filter((file) => file.includes('-others.')).length).toBeGreaterThan(0)
  expect(await ownFaces(page)).toEqual([true, true])
})
