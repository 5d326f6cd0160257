import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { demoSite, serveDemo, siteOf } from '../harness/site.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'
import { ask } from './ask.ts'
import { attribute, harvest, LANGS, pathIn, placeOf, words } from './pages.ts'

const world = demoWorld()

interface Bar {
  home: string
  logos: string[]
  loyalty: string
  phone: { shown: string; dialled: string }
  /** Of the landing layout, which has no more than the logo and the languages. */
  slim: boolean
}
let bars: Map<string, Bar>
let served: RunningSite
beforeAll(async () => {
  served = await serveDemo()
  bars = await harvest(await demoSite(), ({ dom }) => {
    const header = dom.querySelector('body > header')
    const logo = header?.querySelectorAll('a').find((link) => link.querySelector('img'))
    const phone = header?.querySelector('a[href^="tel:"]')
    return {
      home: attribute(logo, 'href'),
      logos: logo?.querySelectorAll('img').map((img) => attribute(img, 'src')) ?? [],
      loyalty: attribute(header?.querySelector('nav a:not([href^="tel:"])'), 'href'),
      phone: { shown: words(phone), dialled: attribute(phone, 'href') },
      slim: header?.hasAttribute('data-nav') === false,
    }
  })
})
afterAll(() => served.close())

/** Slug of the hotel that a page belongs to by its path; nothing for pages of the group. */
function hotelOf(path: string): string | undefined {
  const [folder, slug] = placeOf(path).url.split('/')
  return ['oteller', 'hotels'].includes(folder!) ? slug : undefined
}

describe('the nav bar of every page', () => {
  test("R2.88 has the hotel's logo on a hotel's pages, which leads to the hotel's home in the page's language", () => {
    const pages = [...bars].filter(([path]) => hotelOf(path))
    expect(pages.length).toBeGreaterThan(world.hotels.length * 40)
    for (const [path, { home, logos }] of pages) {
      const { lang, url } = placeOf(path)
      expect(home, path).toBe(pathIn(lang, url.split('/').slice(0, 2).join('/')))
      const own = hotelOf(path)!.replace('crystal-', '')
      expect(logos, path).toEqual([`/logos/${own}.svg`, `/logos/${own}-white.svg`])
    }
  })

  test("R2.89 has the group's logo on all other pages, which leads to the group's home", () => {
    const pages = [...bars].filter(([path]) => !hotelOf(path))
    expect(pages.length).toBeGreaterThan(80)
    for (const [path, { home, logos }] of pages) {
      expect(home, path).toBe(pathIn(placeOf(path).lang, ''))
      expect(logos, path).toEqual(['/logos/group.svg', '/logos/group-white.svg'])
    }
  })

  test('R2.90 leads to the loyalty programme, in its language', async () => {
    for (const [path, { loyalty, slim }] of bars)
      if (!slim) expect(loyalty, path).toBe(pathIn(placeOf(path).lang, 'a-club'))
    for (const lang of LANGS) expect((await ask(served, pathIn(lang, 'a-club'))).status).toBe(200)
  })

  test('R2.91 dials the number that it shows', () => {
    for (const [path, { phone, slim }] of bars) {
      if (slim) continue
      const shown = phone.shown.replace(/\D/g, '').replace(/^(?:0|8(?=800))/, '')
      expect(shown.length, path).toBeGreaterThanOrEqual(7)
      expect(phone.dialled, path).toMatch(new RegExp(`^tel:\\+\\d{0,3}${shown}$`))
    }
  })

  test('R2.89 on landing pages too, where the bar has nothing else', () => {
    const slim = [...bars].filter(([, bar]) => bar.slim).map(([path]) => placeOf(path).url)
    expect(slim).toContain('summer-vacation-hotel-deals')
    expect(slim.filter((url) => !/deals|firsatlari|otelleri/.test(url))).toEqual([])
  })
})

describe('what the nav bar has only sometimes', () => {
  test('R2.92 there is no language switcher where the site has one language', async () => {
    const site = await siteOf(makeWorld({ langs: ['tr'] }))
    const links = await harvest(site, ({ dom }) => dom.querySelectorAll('a[hreflang], header summary').length)
    expect(links.size).toBeGreaterThan(10)
    expect([...links].filter(([, count]) => count > 0)).toEqual([])
  })

  test('R2.94 there is a menu toggle where the header menu has items, and no menu where it has none', async () => {
    const made = oneHotel()
    for (const property of [23, 51]) {
      made.menus.edit([property, 'de'], (menus) => {
        for (const menu of menus) if (menu.type === 'HEADER') menu.items = []
      })
    }
    const site = await siteOf(made)
    for (const url of ['', 'hotels/deniz-kizi']) {
      const counts = async (path: string) => {
        const dom = await site.dom(path)
        return [dom.querySelectorAll('header [popovertarget="menu"]').length, dom.querySelectorAll('#menu').length]
      }
      expect(await counts(pathIn('en', url))).toEqual([1, 1])
      expect(await counts(pathIn('de', url))).toEqual([0, 0])
    }
  })

  test('R2.97 R3.10 the menu has its items, their sub-items nested below them, in the order of the provider', async () => {
    const made = oneHotel()
    made.menus.set(
      [23, 'en'],
      [
        {
          id: 7,
          type: 'HEADER',
          items: [
            { id: 3, text: 'Second <b>first</b>', url: 'contact' },
            {
              id: 1,
              text: 'Places',
              subitems: [
                { id: 12, text: 'The hotel', url: 'hotels/deniz-kizi' },
                { id: 11, text: 'Elsewhere', url: 'https://elsewhere.example/x' },
                { id: 13, text: 'Gone', url: 'hotels/none' },
              ],
            },
            {
              id: 2,
              text: 'All hotels',
              url: 'hotels',
              subitems: [{ id: 21, text: 'Rooms', url: 'hotels/deniz-kizi/rooms' }],
            },
            { id: 4, text: 'No link' },
          ],
        },
      ],
    )
    const site = await siteOf(made)
    const items = (await site.dom('/en')).querySelectorAll('#menu nav > ul > li').map((item) => ({
      text: words(item.querySelector('summary') ?? item.querySelector('a, span')),
      own: item.querySelector('details') ? undefined : item.querySelector('a')?.getAttribute('href'),
      below: item.querySelectorAll('ul a').map((link) => [words(link), attribute(link, 'href')]),
    }))
    expect(items).toEqual([
      { text: 'Second <b>first</b>', own: '/en/contact', below: [] },
      {
        text: 'Places',
        own: undefined,
        below: [
          ['The hotel', '/en/hotels/deniz-kizi'],
          ['Elsewhere', 'https://elsewhere.example/x'],
        ],
      },
      {
        text: 'All hotels',
        own: undefined,
        below: [
          ['All hotels', '/en/hotels'],
          ['Rooms', '/en/hotels/deniz-kizi/rooms'],
        ],
      },
      { text: 'No link', own: undefined, below: [] },
    ])
  })
})
