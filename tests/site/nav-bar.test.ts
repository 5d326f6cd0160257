import { describe, expect, test } from 'vitest'
import { siteOf, useSite, type BuiltSite } from '../harness/site.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'
import { attribute, harvest, pathIn, words } from './pages.ts'

/** The English menu of the network has items of all sorts, the German ones are empty. */
const served = useSite(() => {
  const made = oneHotel()
  for (const property of [23, 51]) {
    made.menus.edit([property, 'de'], (menus) => {
      for (const menu of menus) if (menu.type === 'HEADER') menu.items = []
    })
  }
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
  return made
})

describe('what the nav bar has only sometimes', () => {
  test('R2.92 there is no language switcher where the site has one language', async () => {
    const site = await siteOf(makeWorld({ langs: ['tr'] }))
    const links = await harvest(site, ({ dom }) => dom.querySelectorAll('a[lang], header summary').length)
    expect(links.size).toBeGreaterThan(10)
    expect([...links].filter(([, count]) => count > 0)).toEqual([])
  })

  test('R2.94 there is a menu toggle where the header menu has items or the hotel has siblings, and no menu elsewhere', async () => {
    const counts = async (site: BuiltSite, path: string) => {
      const dom = await site.dom(path)
      return [dom.querySelectorAll('header [popovertarget="menu"]').length, dom.querySelectorAll('#menu').length]
    }
    for (const url of ['', 'hotels/deniz-kizi']) {
      expect(await counts(served.site, pathIn('en', url))).toEqual([1, 1])
      expect(await counts(served.site, pathIn('de', url))).toEqual([0, 0])
    }
    const world = makeWorld({ hotels: [{}, { id: 14, name: 'Amiral', slug: 'amiral' }] })
    for (const key of [...world.menus.keys()]) world.menus.set(key, [])
    const siblings = await siteOf(world)
    expect(await counts(siblings, '/en/hotels/amiral')).toEqual([1, 1])
    expect(await counts(siblings, '/en')).toEqual([0, 0])
  })

  test('R2.97 R3.10 the menu has its items, their sub-items nested below them, in the order of the provider', async () => {
    const items = (await served.site.dom('/en')).querySelectorAll('#menu nav > ul > li').map((item) => ({
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
