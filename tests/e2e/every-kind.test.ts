// @module-tag chromium
/** A guest's first visit to every kind of page, and all that is asked of the page while it is open. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { parsePictureUrl } from '../../src/routes/pictures.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { painted, readThrough, resize, scrollTo, settled } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage, ZOOMED } from '../harness/visit.ts'
import {
  arrivalOn,
  firstPictures,
  FONTS_LATE_SHIFT,
  inlineScript,
  movedParts,
  NO_SHIFT,
  sum,
  watchShifts,
  type Arrival,
} from './every-kind/arrival.ts'
import { brokenWords, cutTables, overlappingTexts, overlaps, sideways, underDiscs } from './every-kind/layout.ts'
import { watchForbidden } from './every-kind/policy.ts'

const KB = 1000
const SCREENS = ['phone', 'desktop'] as const
const WITH_SEARCH_IN_VIEW = 93.5 * KB
const WITHOUT = 25 * KB
const TABLET = { width: 768, height: 1024 }
/** A4 without its margins. */
const PAPER = { width: 688, height: 1001 }
/** From where on the floating discs are shown. */
const NARROWEST_WITH_DISCS = 992
const WIDER = atDepth([1280, 1440], [1100, 1280, 1366, 1440, 1920])

const demo = useDemoPage()

/** Mostly those with long words, and each of them on both screens. */
const IN_TURN: readonly Locale[] = ['de', 'ru', 'tr', 'de', 'ru', 'en', 'ru']

/** Each kind on one screen and in one language, then in windows of other sizes; the deep run opens it on both screens and in all languages. */
const visits = PAGE_KINDS.filter(({ like }) => DEEP || !like).flatMap((kind, index) =>
  SCREENS.filter((_, turn) => DEEP || turn === index % SCREENS.length).flatMap((screen) =>
    (DEEP ? LOCALES : [IN_TURN[index % IN_TURN.length]!]).map((locale) => ({
      ...kind,
      screen,
      locale,
      widths: [NARROWEST_WITH_DISCS, ...(DEEP ? WIDER : [WIDER[index % WIDER.length]!])],
    })),
  ),
)

const beginsWithPicture = (html: string) => html.includes('fetchpriority="high"')

describe.each(visits)('$name in $locale, opened on a $screen', ({ path, locale, screen, widths }) => {
  const size = screen === 'phone' ? PHONE : DESKTOP
  let context: BrowserContext
  let page: Page
  let address: string
  let forbidden: string[]
  let found: Arrival
  let moved: string

  /** A visitor who gets that picture alone which the page begins with. */
  beforeAll(async () => {
    address = await demo.pathIn(locale, path)
    const firsts = await firstPictures(demo.built(), address)
    context = await demo.openWindow({
      viewport: size,
      pictures: (picture) => firsts.has(parsePictureUrl(picture)!.id),
    })
    forbidden = await watchForbidden(context)
    page = await context.newPage()
    await watchShifts(page)
    await page.goto(demo.at(address), { waitUntil: 'load' })
    await settled(page)
    found = await arrivalOn(page)
    moved = await movedParts(page)
  })
  afterEach(async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  })
  afterAll(() => context?.close())

  test('little is loaded, nothing blocks, nothing moves', async () => {
    expect(found.shift, moved).toBeLessThan(found.hadFontsLate ? FONTS_LATE_SHIFT : NO_SHIFT)
    expect(found.blocking).toEqual([])
    expect(found.scriptAtOnce).toBeGreaterThan(KB)
    expect(found.scriptAtOnce + inlineScript(await demo.built().html(address))).toBeLessThanOrEqual(6.75 * KB)
    // A phone has no React before the guest turns to something. The reservation page shows the stay of its address.
    if (screen === 'phone') expect(found.startsIslands).toBe(path.endsWith('/online-reservation'))
    expect(found.script).toBeLessThanOrEqual(found.startsIslands ? WITH_SEARCH_IN_VIEW : WITHOUT)
    expect(found.fonts.length).toBeLessThanOrEqual(2)
    expect(sum(found.fonts)).toBeLessThanOrEqual(32 * KB)
    expect(found.pictures).toHaveLength(beginsWithPicture(await demo.built().html(address)) ? 1 : 0)
    for (const bytes of found.pictures) {
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual((screen === 'phone' ? 45 : 160) * KB)
    }
  })

  test('read to its end it does nothing that is forbidden', async () => {
    await resize(page, size)
    await readThrough(page)
    expect(forbidden).toEqual([])
  })

  test('axe finds nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 0)
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    await putAxe(page)
    expect(await axeFindings(page)).toEqual([])
  })

  test('R2.155 on paper no column is narrower than its longest word, and nothing is there to be pressed', async () => {
    await resize(page, PAPER)
    await page.emulateMedia({ media: 'print' })
    expect(await brokenWords(page)).toEqual([])
    expect(await page.locator('main :is(.btn, .go, .toc, [type="text/calendar"]):visible').count()).toBe(0)
  })

  test('on a tablet no word is broken and no table is cut', async () => {
    await resize(page, TABLET)
    expect(await cutTables(page)).toEqual([])
    expect(await brokenWords(page)).toEqual([])
  })

  test('nothing lies under the floating discs and no word is broken, however wide the window is', async () => {
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      const { discs, covered } = await underDiscs(page)
      expect(discs, String(width)).toBeGreaterThanOrEqual(2)
      expect(covered, String(width)).toEqual([])
      expect(await brokenWords(page), String(width)).toEqual([])
    }
  })

  test('at 400 % it is not scrolled sideways, no word is broken, and no part of a row lies upon another', async () => {
    await resize(page, ZOOMED)
    expect(await sideways(page)).toBe(0)
    expect(await brokenWords(page)).toEqual([])
    expect(await overlaps(page)).toEqual([])
  })

  test('R2.152 with letters twice as large a small phone is not scrolled sideways, and no text lies upon another', async () => {
    await resize(page, { width: 360, height: 740 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await painted(page)
    expect(await sideways(page)).toBe(0)
    await resize(page, DESKTOP)
    expect(await overlappingTexts(page)).toEqual([])
  })
})

test('most kinds of pages begin with a picture that is asked for first', async () => {
  const pages = await Promise.all(PAGE_KINDS.map(({ path }) => demo.built().html(path)))
  expect(pages.filter(beginsWithPicture).length).toBeGreaterThan(PAGE_KINDS.length / 2)
})
