// @module-tag chromium
/** Words of pages that name hotels and regions, at every width that a layout begins or ends at. */
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { hotels } from '../../src/demo/content/index.ts'
import { atDepth, DEEP, sample } from '../harness/depth.ts'
import { brokenWords } from './every-kind/layout.ts'
import { resize } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'

const WIDTHS = [320, 375, 576, 768, 991, 992, 1024, 1200, 1280, 1400, 1600]
const PATHS = ['/en', '/en/hotels', '/en/spa-and-wellness', '/en/meeting-and-corporate']
const NAMES = hotels.map(({ name }) => name)

const demo = useDemoPage()

test("a hotel's number stands on one line of its contact page, within its column", async () => {
  const page = await demo.open('/de/hotels/crystal-flora/contact')
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    const { lines, over } = await page.locator('.big-call').evaluate((number) => ({
      lines: number.getClientRects().length,
      over: number.getBoundingClientRect().right - number.parentElement!.getBoundingClientRect().right,
    }))
    expect(lines, `${width} px wide`).toBe(1)
    expect(over, `${width} px wide`).toBeLessThanOrEqual(0)
  }
})

test.each(atDepth<readonly Locale[]>(['de', 'ru'], LOCALES))(
  'R2.142 no word, and so no name in a heading, is broken: %s',
  async (locale) => {
    const page = await demo.newPage({ bypassCSP: true })
    // Each in one of the two languages with long words, and in the deep run in all.
    const widths = WIDTHS.filter((_, index) => DEEP || (index + LOCALES.indexOf(locale)) % 2 === 0)
    const homes = await Promise.all(hotels.map(({ slug }) => demo.pathIn(locale, `/en/hotels/${slug}`)))
    // The names are the same in all languages: each page in two of them, and all in the deep run.
    for (const path of PATHS.filter((_, index) => DEEP || (index + LOCALES.indexOf(locale)) % 2 === 0)) {
      await page.goto(demo.at(await demo.pathIn(locale, path)))
      for (const width of widths) {
        await resize(page, { width, height: 800 })
        expect(await brokenWords(page), `${path}, ${width} px wide`).toEqual([])
      }
    }
    await page.goto(demo.at(homes[0]!))
    await page.evaluate(() => document.fonts.ready)
    // The heads of all hotels under each other, in the place of the one that the page has.
    const heads = await page.evaluate(async (paths) => {
      const pages = await Promise.all(paths.map(async (path) => (await fetch(path)).text()))
      const cloths = pages.map((html) =>
        new DOMParser().parseFromString(html, 'text/html').querySelector('.hero__cloth')!,
      )
      const hero = document.querySelector('.hero')!
      hero.querySelector('.hero__cloth')!.remove()
      hero.append(...cloths)
      // What follows moves nothing of them, and would be laid out anew at each width.
      for (let part = hero; part !== document.body; part = part.parentElement!)
        while (part.nextElementSibling) part.nextElementSibling.remove()
      return cloths.map((cloth) => cloth.querySelector('h1')!.textContent)
    }, homes)
    for (const name of NAMES)
      expect(
        heads.some((head) => head.includes(name)),
        name,
      ).toBe(true)
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      expect(await brokenWords(page), `heads, ${width} px wide`).toEqual([])
    }
  },
)

test.each(sample(LOCALES, 2))(
  'no word of a room’s name and facts is broken on a small phone, hyphenated by the browser or not: %s',
  async (locale) => {
    const page = await demo.newPage({ bypassCSP: true })
    const folder = locale === 'tr' ? /^\/oteller\/[^/]+\/odalar\/./ : new RegExp(`^/${locale}/hotels/[^/]+/rooms/.`)
    const rooms = [...demo.built().manifest.pages.keys()].filter((path) => folder.test(path))
    expect(rooms.length).toBeGreaterThan(100)
    await page.goto(demo.at(rooms[0]!))
    await page.evaluate(() => document.fonts.ready)
    // The heads of all rooms under each other, in the place of the one that the page has.
    await page.evaluate(async (paths) => {
      const pages = await Promise.all(paths.map(async (path) => (await fetch(path)).text()))
      const parsed = pages.map((html) => new DOMParser().parseFromString(html, 'text/html'))
      const main = document.querySelector('.detail__main')!
      main.replaceChildren(...parsed.flatMap((each) => [each.querySelector('h1')!, each.querySelector('.keys')!]))
    }, rooms)
    for (const width of [320, 360]) {
      await resize(page, { width, height: 740 })
      expect(await brokenWords(page), `${width} px wide`).toEqual([])
    }
  },
)
