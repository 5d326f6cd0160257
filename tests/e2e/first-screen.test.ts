// @module-tag chromium
/** What a desktop's first screen holds: the whole search, below a cloth that keeps clear of the header, whatever the heading says. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { hotels } from '../../src/demo/content/index.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { resize } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'

const SCREENS = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
].map(([width, height]) => ({ width: width!, height: height! }))
/** Narrow or zoomed. */
const OTHERS = [
  { width: 992, height: 800 },
  { width: 1024, height: 768 },
  { width: 1093, height: 614 },
]

const demo = useDemoPage()

async function homesIn(locale: Locale): Promise<string[]> {
  const english = ['/en', ...hotels.map(({ slug }) => `/en/hotels/${slug}`)]
  return Promise.all(english.map((path) => demo.pathIn(locale, path)))
}

interface Places {
  window: number
  header: number
  media: number
  cloth: { top: number; right: number; bottom: number }
  form: { top: number; bottom: number; left: number; right: number }
  button: number
}

/** Takes away what follows the hero, which moves nothing of it and would be laid out anew with each. */
const keepFirstScreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let part = document.querySelector('.hero')!; part !== document.body; part = part.parentElement!)
      while (part.nextElementSibling) part.nextElementSibling.remove()
  })

/** Where the parts stand with each of the heroes in its turn. */
const placesOf = (page: Page, heroes: string[]): Promise<Places[]> =>
  page.evaluate((all) => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect
    return all.map((html) => {
      const other = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!
      document.querySelector('.hero')!.replaceWith(other)
      return {
        window: innerHeight,
        header: box('[data-nav]').bottom,
        media: box('.hero__media').bottom,
        cloth: box('.hero__cloth'),
        form: box('[data-search]'),
        button: document.querySelector('.search__go')?.getBoundingClientRect().bottom ?? box('[data-search]').bottom,
      }
    })
  }, heroes)

// Each window in one of the two languages with long words; in the deep run in all.
test.each(atDepth<readonly Locale[]>(['de', 'ru'], LOCALES))(
  "R2.144 the whole search of each hotel's home, and of the group's: %s",
  async (locale) => {
    const page = await demo.newPage({ bypassCSP: true })
    const homes = await homesIn(locale)
    await page.goto(demo.at(homes[0]!))
    await page.evaluate(() => document.fonts.ready)
    const pages = await Promise.all(homes.map((path) => demo.built().html(path)))
    const heroes = pages.map((html) => {
      const hero = parse(html).querySelector('.hero')!
      hero.querySelector('.hero__media')!.innerHTML = ''
      // The plain form: an island would start in each.
      const island = hero.querySelector('astro-island')
      island?.replaceWith(island.innerHTML)
      return hero.outerHTML
    })
    expect(heroes).toHaveLength(hotels.length + 1)
    await keepFirstScreen(page)
    const turn = LOCALES.indexOf(locale) % 2
    for (const screen of [...SCREENS, ...OTHERS].filter((_, index) => DEEP || index % 2 === turn)) {
      await resize(page, screen)
      for (const [index, { window, header, media, cloth, form, button }] of (await placesOf(page, heroes)).entries()) {
        const where = `${homes[index]}, ${screen.width} × ${screen.height}`
        expect(form.top, where).toBeGreaterThan(header)
        expect(form.bottom, where).toBeLessThanOrEqual(window)
        expect(button, where).toBeLessThanOrEqual(form.bottom)
        expect(form.left, where).toBeGreaterThanOrEqual(cloth.right)
        expect(cloth.top, where).toBeGreaterThan(header)
        expect(cloth.top, where).toBeLessThan(media)
        if (SCREENS.includes(screen)) expect(cloth.bottom, where).toBeLessThanOrEqual(window)
      }
    }
  },
)

/** Words as headings and slogans have them, up to several lines. */
const words = (most: number) =>
  fc
    .array(fc.constantFrom('Sonne', 'und', 'Meer', 'Wellenrauschen', 'ab', 'Übernachtung', 'мачтами', 'iki', 'deniz'), {
      minLength: 1,
      maxLength: most,
    })
    .map((all) => all.join(' '))

test('R2.144 whatever heading and sentence a hotel has, they move neither the search nor what is beside it', async () => {
  const page = await demo.open('/de/hotels/crystal-flora')
  await page.evaluate(() => document.fonts.ready)
  await keepFirstScreen(page)
  const texts = fc.sample(fc.tuple(words(14), words(40)), 60)
  for (const screen of SCREENS) {
    await resize(page, screen)
    const places = await page.evaluate((all) => {
      const part = (selector: string) => document.querySelector<HTMLElement>(selector)!
      return all.map(([heading, sentence]) => {
        part('.hero__large').textContent = heading
        part('.hero__say').textContent = sentence
        const [nav, cloth, search] = ['[data-nav]', '.hero__cloth', '[data-search]'].map((selector) =>
          part(selector).getBoundingClientRect(),
        )
        const link = part('.hero__cloth .go').getBoundingClientRect()
        return {
          search: [search!.top, search!.bottom],
          clear: cloth!.top > nav!.bottom && link.bottom < cloth!.bottom && cloth!.right <= search!.left,
        }
      })
    }, texts)
    expect(new Set(places.map(({ search }) => String(search))).size).toBe(1)
    expect(places[0]!.search[1]).toBeLessThanOrEqual(screen.height)
    expect(places.filter(({ clear }) => !clear)).toEqual([])
  }
})
