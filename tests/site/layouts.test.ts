import { beforeAll, describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { demoSite, siteOf, type BuiltSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, crumbsOf, hrefs, LANGS, mainOf, pathIn, visitPages, words, type Lang, type Page } from './pages.ts'

const world = demoWorld()
const hotelHome = (slug: string, lang: Lang) => pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`)

/** Parts of a page that only some layouts have; each counts how often the page has it. */
const PARTS = {
  hero: '[data-hero]',
  'social bar': '[data-social-bar]',
  'app banner': 'main img[src^="/app/"]',
  newsletter: 'form[action="/forms/newsletter"]',
  footer: 'body > footer',
  'floating reservation button': '[data-float] [data-book]',
}
const partsOf = (dom: HTMLElement) =>
  Object.fromEntries(Object.entries(PARTS).map(([name, selector]) => [name, dom.querySelectorAll(selector).length]))
const ONE_EACH = Object.fromEntries(Object.keys(PARTS).map((name) => [name, 1]))

let site: BuiltSite
const pages = new Map<string, Pick<Page, 'dom' | 'lang'>>()
beforeAll(async () => {
  site = await demoSite()
  // The pages of few kinds that this file is about: the rest is not kept.
  await visitPages(site, ({ path, dom, lang }) => {
    const kept =
      /^(\/(en|de|ru))?\/?$|crystal-[a-z-]+$|\/(events|etkinlikler)\/|crystal-[a-z-]+\/(odalar|rooms)\//.test(path)
    if (kept) pages.set(path, { dom, lang })
  })
})
const some = (pattern: RegExp) => [...pages].filter(([path]) => pattern.test(path))

describe('the hotel-index layout', () => {
  test('R2.76 of every hotel home has hero, social bar, app bar, newsletter, footer and reservation button, each once', () => {
    for (const { slug } of world.hotels)
      for (const lang of LANGS)
        expect(partsOf(pages.get(hotelHome(slug, lang))!.dom), `${slug} ${lang}`).toEqual(ONE_EACH)
  })

  test("R2.77 shows the hotel's address and number", () => {
    for (const { slug } of world.hotels)
      for (const lang of LANGS) {
        const path = hotelHome(slug, lang)
        const { address, phone } = world.pages.get(lang, path.replace(/^\/(en\/|de\/|ru\/)?/, ''))!.property.contact!
        const main = mainOf(pages.get(path)!.dom)
        expect(words(main), path).toContain(address)
        expect(hrefs(main), path).toContain(`tel:${phone!.replace(/[^\d+]/g, '')}`)
      }
  })
})

describe('the intro-index layout', () => {
  test.each(LANGS)('R2.78 of the home page in %s has the same parts and no contact of a hotel', (lang) => {
    const { dom } = pages.get(pathIn(lang, ''))!
    expect(partsOf(dom)).toEqual(ONE_EACH)
    expect(hrefs(mainOf(dom)).filter((href) => /^(mailto|tel):/.test(href))).toEqual([])
  })
})

describe('the event-detail layout', () => {
  test('R2.75 of every event has a header image before its title, and breadcrumbs', () => {
    const events = some(/\/(etkinlikler|events)\//)
    expect(events.length).toBe([...world.events.keys()].length)
    for (const [path, { dom }] of events) {
      const main = mainOf(dom)
      const order = main.querySelectorAll('img, h1').map(({ tagName }) => tagName)
      expect(order.slice(0, 2), path).toEqual(['IMG', 'H1'])
      expect(crumbsOf(main).length, path).toBeGreaterThan(1)
    }
  })
})

describe('the room-detail layout', () => {
  test("R2.81 of every room has breadcrumbs that end with the room's name in the page's language", () => {
    let rooms = 0
    for (const { id, slug } of world.hotels)
      for (const lang of LANGS)
        for (const room of world.rooms.get(id, lang) ?? []) {
          const path = `${hotelHome(slug, lang)}/${lang === 'tr' ? 'odalar' : 'rooms'}/${room.slug}`
          expect(crumbsOf(pages.get(path)!.dom).at(-1), path).toEqual({
            text: room.name,
            href: undefined,
            current: true,
          })
          rooms++
        }
    expect(rooms).toBe(some(/\/(odalar|rooms)\//).length)
  })
})

describe('the landing layout', () => {
  test.each(LANGS)('R2.79 in %s has its own nav bar, header, breadcrumbs and contact buttons', async (lang) => {
    const path = pathIn(lang, lang === 'tr' ? 'yaz-tatili-otel-firsatlari' : 'summer-vacation-hotel-deals')
    const dom = await site.dom(path)
    expect(dom.querySelectorAll('[data-nav], #menu')).toEqual([])
    expect(attribute(dom.querySelector('body > header a'), 'href')).toBe(pathIn(lang, ''))
    const main = mainOf(dom)
    expect(main.querySelectorAll('img, h1').map(({ tagName }) => tagName)[0]).toBe('IMG')
    expect(crumbsOf(main).length).toBeGreaterThan(1)
    const links = hrefs(main)
    expect(links.filter((href) => /^tel:\+\d{7,}$/.test(href))).not.toEqual([])
    expect(links.filter((href) => /^https:\/\/wa\.me\/\d+$/.test(href))).not.toEqual([])
  })
})

describe('the main layout', () => {
  test('R2.80 of the about pages has nav bar, breadcrumbs, content and footer', async () => {
    const paths = LANGS.flatMap((lang) => {
      const about = lang === 'tr' ? 'hakkimizda' : 'about-us'
      return [pathIn(lang, about), ...world.hotels.map(({ slug }) => `${hotelHome(slug, lang)}/${about}`)]
    })
    for (const path of paths) {
      const dom = await site.dom(path)
      const counts = ['[data-nav]', '#menu', 'nav ol', 'main h1', 'body > footer'].map(
        (selector) => dom.querySelectorAll(selector).length,
      )
      expect(counts, path).toEqual([1, 1, 1, 1, 1])
      expect(words(mainOf(dom)).length, path).toBeGreaterThan(300)
    }
  })
})

describe('what the template of a page decides', () => {
  test.each([
    ['landing', { bar: 0, button: 0 }],
    ['main', { bar: 1, button: 0 }],
    ['hotel-index', { bar: 1, button: 1 }],
    ['intro-index', { bar: 1, button: 1 }],
    ['snow-globe', { bar: 1, button: 0 }],
    [null, { bar: 1, button: 0 }],
  ])('R3.15 a page with the template %s', async (template, expected) => {
    const made = makeWorld({ groupPages: ['home', 'about'] })
    made.editPage('en', 'about-us', (page) => {
      page.categoryTemplate = template
      page.category = { code: 'SOMETHING_NEW' }
    })
    const built = await siteOf(made)
    const dom = await built.dom('/en/about-us')
    const button = dom.querySelectorAll('[data-float] [data-book]').length
    expect({ bar: dom.querySelectorAll('[data-nav]').length, button }).toEqual(expected)
  })
})
