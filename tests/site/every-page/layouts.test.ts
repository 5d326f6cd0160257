import { describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { attribute, crumbsOf, hrefs, LANGS, mainOf, pathIn, words, type Lang } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const world = theDemoWorld()
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
const ONE_EACH = Object.fromEntries(Object.keys(PARTS).map((name) => [name, 1]))
/** What a page has around its content. */
const FRAME = ['[data-nav]', '#menu', 'nav ol', 'main h1', 'body > footer']

const counts = (dom: HTMLElement, selectors: string[]) =>
  selectors.map((selector) => dom.querySelectorAll(selector).length)

const pages = fromEveryPage(({ dom }) => {
  const main = mainOf(dom)
  const [first, second] = main.querySelectorAll('img, h1').map(({ tagName }) => tagName)
  return {
    parts: Object.fromEntries(counts(dom, Object.values(PARTS)).map((count, at) => [Object.keys(PARTS)[at]!, count])),
    frame: counts(dom, FRAME),
    home: attribute(dom.querySelector('body > header a'), 'href'),
    text: words(main),
    links: hrefs(main),
    crumbs: crumbsOf(main),
    begin: [first, second],
  }
})
const some = (pattern: RegExp) => [...pages].filter(([path]) => pattern.test(path))

describe('the hotel-index layout', () => {
  test('R2.76 of every hotel home has hero, social bar, app bar, newsletter, footer and reservation button, each once', () => {
    for (const { slug } of world.hotels)
      for (const lang of LANGS) expect(pages.get(hotelHome(slug, lang))!.parts, `${slug} ${lang}`).toEqual(ONE_EACH)
  })

  test("R2.77 shows the hotel's address and number", () => {
    for (const { slug } of world.hotels)
      for (const lang of LANGS) {
        const path = hotelHome(slug, lang)
        const { address, phone } = world.pages.get(lang, path.replace(/^\/(en\/|de\/|ru\/)?/, ''))!.property.contact!
        expect(pages.get(path)!.text, path).toContain(address)
        expect(pages.get(path)!.links, path).toContain(`tel:${phone!.replace(/[^\d+]/g, '')}`)
      }
  })
})

describe('the intro-index layout', () => {
  test.each(LANGS)('R2.78 of the home page in %s has the same parts and no contact of a hotel', (lang) => {
    const { parts, links } = pages.get(pathIn(lang, ''))!
    expect(parts).toEqual(ONE_EACH)
    expect(links.filter((href) => /^(mailto|tel):/.test(href))).toEqual([])
  })
})

test('R2.75 the event-detail layout of every event has a header image before its title, and breadcrumbs', () => {
  const events = some(/\/(etkinlikler|events)\//)
  expect(events.length).toBe([...world.events.keys()].length)
  for (const [path, { begin, crumbs }] of events) {
    expect(begin, path).toEqual(['IMG', 'H1'])
    expect(crumbs.length, path).toBeGreaterThan(1)
  }
})

test("R2.81 the room-detail layout of every room has breadcrumbs that end with the room's name in the page's language", () => {
  let rooms = 0
  for (const { id, slug } of world.hotels)
    for (const lang of LANGS)
      for (const room of world.rooms.get(id, lang) ?? []) {
        const path = `${hotelHome(slug, lang)}/${lang === 'tr' ? 'odalar' : 'rooms'}/${room.slug}`
        expect(pages.get(path)!.crumbs.at(-1), path).toEqual({
          text: room.name.replaceAll('\u00a0', ' '),
          href: undefined,
          current: true,
        })
        rooms++
      }
  expect(rooms).toBe(some(/\/(odalar|rooms)\/[^/]+$/).length)
})

describe('the landing layout', () => {
  test.each(LANGS)('R2.79 in %s has its own nav bar, header, breadcrumbs and contact buttons', (lang) => {
    const path = pathIn(lang, lang === 'tr' ? 'yaz-tatili-otel-firsatlari' : 'summer-vacation-hotel-deals')
    const { frame, home, begin, crumbs, links } = pages.get(path)!
    expect(frame.slice(0, 2)).toEqual([0, 0])
    expect(home).toBe(pathIn(lang, ''))
    expect(begin[0]).toBe('IMG')
    expect(crumbs.length).toBeGreaterThan(1)
    expect(links.filter((href) => /^tel:\+\d{7,}$/.test(href))).not.toEqual([])
    expect(links.filter((href) => /^https:\/\/wa\.me\/\d+\?text=Crystal%20Hotels$/.test(href))).not.toEqual([])
  })
})

test('R2.80 the main layout of the about pages has nav bar, breadcrumbs, content and footer', () => {
  for (const lang of LANGS) {
    const about = lang === 'tr' ? 'hakkimizda' : 'about-us'
    const paths = [pathIn(lang, about), ...world.hotels.map(({ slug }) => `${hotelHome(slug, lang)}/${about}`)]
    for (const path of paths) {
      expect(pages.get(path)!.frame, path).toEqual([1, 1, 1, 1, 1])
      expect(pages.get(path)!.text.length, path).toBeGreaterThan(300)
    }
  }
})
