/** What the menus of records become in the header and in the footer. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGION_ORDER } from '../../src/site/group.ts'
import { keys } from '../../src/records/keys.ts'
import type { MenuItemRecord, MenusRecord } from '../../src/records/records.ts'
import { chromeView } from '../../src/views/chrome.ts'
import { tabs } from '../../src/views/trail.ts'
import { contextOf, page } from './made.ts'

const to = (site: string) => ({ target: { site } })
const item = (id: number, text: string, more: Partial<MenuItemRecord> = {}): MenuItemRecord => ({
  id,
  text,
  items: [],
  ...more,
})
const below = (id: number, text: string, site: string) => ({ id, text, ...to(site) })

const chromeOf = (menus: Partial<MenusRecord>) => {
  const pages = ['', 'spa', 'kids', 'sport'].map((url) => [`page/en/${url}`, page(url)])
  const records = { ...Object.fromEntries(pages), 'menus/en/23': { header: [], footer: [], ...menus } }
  return chromeView(contextOf(records), 0, 'main')
}

test("a tab has the name of the first of the hotel's menus that names its page, else the page's title", () => {
  const urls = ['hotels/koy', 'hotels/koy/rooms', 'hotels/koy/spa-and-wellness']
  const pages = urls.map((url, index) => [`page/en/${url}`, page(url, { id: index + 1, propertyId: 5 })])
  const menus: MenusRecord = {
    header: [item(1, 'Rooms', to('hotels/koy/rooms'))],
    footer: [item(2, 'All rooms and suites', to('hotels/koy/rooms'))],
  }
  const context = contextOf({ ...Object.fromEntries(pages), 'menus/en/5': menus })
  const names = tabs(context, context.routes.find('en', 'hotels/koy')!).map(({ text }) => text)
  expect(names).toEqual(['Rooms', 'hotels/koy/spa-and-wellness'])
})

test('R3.10 the header has items and what is below them as they are given, but for what leads nowhere', () => {
  const { menu } = chromeOf({
    header: [
      item(1, 'Spa', { ...to('spa'), items: [below(2, 'Kids', 'kids'), below(3, 'Gone', 'gone')] }),
      item(4, 'Words', { items: [below(5, 'Sport', 'sport')] }),
      item(6, 'Gone', to('gone')),
      item(7, 'Gone, with something below', { ...to('gone'), items: [below(8, 'Kids', 'kids')] }),
      item(9, 'Words alone'),
      item(10, 'Words with nothing left below', { items: [below(11, 'Gone', 'gone')] }),
    ],
  })
  expect(menu.map(({ text, href, items }) => [text, href, items.map((each) => `${each.text} ${each.href}`)])).toEqual([
    ['Spa', '/en/spa', ['Kids /en/kids']],
    ['Words', undefined, ['Sport /en/sport']],
    ['Gone, with something below', undefined, ['Kids /en/kids']],
    ['Words alone', undefined, []],
  ])
})

test('R2.117 each link of the footer, and each below one, is in the place of its section', () => {
  const { footer } = chromeOf({
    footer: [
      item(1, 'Hotels', { section: 'COL_1' }),
      item(2, 'Spa', { section: 'COL_1', ...to('spa'), items: [below(3, 'Kids', 'kids')] }),
      item(4, 'Sport', { section: 'COL_2', ...to('sport') }),
      item(5, 'Words with links', { section: 'COL_3', items: [below(6, 'Spa', 'spa'), below(7, 'Gone', 'gone')] }),
      item(8, 'Kids', { section: 'BOTTOM', ...to('kids') }),
      item(9, 'Elsewhere', { section: 'COL_9', target: { external: 'https://x.example/' } }),
    ],
  })
  const words = (links: { text: string; href: string }[]) => links.map(({ text, href }) => `${text} ${href}`)
  expect(footer.columns.map(({ title, links }) => [title, words(links)])).toEqual([
    ['Hotels', ['Spa /en/spa', 'Kids /en/kids']],
    ['', ['Sport /en/sport']],
    ['Words with links', ['Spa /en/spa']],
  ])
  expect(words(footer.bottom)).toEqual(['Kids /en/kids', 'Elsewhere https://x.example/'])
})

describe('hotels', () => {
  const CODES = [...REGION_ORDER, 'BODRUM']
  /** Hotels of any regions, in any order, and a menu that names them in another. */
  const worlds = fc
    .array(fc.constantFrom(...CODES), { minLength: 2, maxLength: 12 })
    .map((codes) =>
      codes.map((regionCode, index) => ({
        id: 60 + index,
        name: `Hotel ${index}`,
        slug: `hotel-${index}`,
        regionCode,
      })),
    )
    .chain((hotels) =>
      fc.record({
        hotels: fc.constant(hotels),
        named: fc.shuffledSubarray(hotels, { minLength: hotels.length, maxLength: hotels.length }),
      }),
    )
  type Hotels = { id: number; name: string; slug: string; regionCode: string }[]

  function viewOf(hotels: Hotels, propertyId: number, header: MenuItemRecord[]) {
    const pages = ['', 'spa', ...hotels.map(({ slug }) => `hotels/${slug}`)]
    const records = {
      properties: { hotels },
      [keys.regions('en')]: CODES.map((code, index) => ({
        id: index,
        code,
        name: code,
        slug: code.toLowerCase(),
        url: `turkish-riviera/${code.toLowerCase()}`,
      })),
      ...Object.fromEntries(
        pages.map((url, index) => [
          keys.page('en', url),
          page(url, { id: index + 1, propertyId: hotels.find(({ slug }) => url.endsWith(slug))?.id ?? 0 }),
        ]),
      ),
      [keys.menus('en', propertyId || 23)]: { header, footer: [] },
    }
    return chromeView(contextOf(records), propertyId, 'main').menu
  }
  const rank = (hotels: Hotels, text: string) => CODES.indexOf(hotels.find(({ name }) => name === text)!.regionCode)
  const isInOrder = (hotels: Hotels, names: string[]) =>
    names.every((name, index) => index === 0 || rank(hotels, names[index - 1]!) <= rank(hotels, name))

  test('stand in the menu by region in the fixed order, in the places that hotels have', () => {
    fc.assert(
      fc.property(worlds, ({ hotels, named }) => {
        const items = [below(1, 'Spa', 'spa'), ...named.map(({ id, name, slug }) => below(id, name, `hotels/${slug}`))]
        const [list] = viewOf(hotels, 0, [item(9, 'Hotels', { items })])
        const [first, ...names] = list!.items.map(({ text }) => text)
        expect(first).toBe('Spa')
        expect([...names].sort()).toEqual(named.map(({ name }) => name).sort())
        expect(isInOrder(hotels, names)).toBe(true)
      }),
    )
  })

  test("are led to by the menu of each of them, the hotel's own left out, unless it does so by itself", () => {
    fc.assert(
      fc.property(worlds, ({ hotels, named }) => {
        const [own, other] = named as [Hotels[number], Hotels[number]]
        const header = [item(1, 'Spa', to('spa'))]
        const siblings = viewOf(hotels, own.id, header).at(-1)!.items
        expect(siblings.map(({ text }) => text).sort()).toEqual(
          hotels
            .filter((hotel) => hotel !== own)
            .map(({ name }) => name)
            .sort(),
        )
        expect(siblings.every(({ text, href }) => href === `/en/hotels/${text.toLowerCase().replace(' ', '-')}`)).toBe(
          true,
        )
        expect(
          isInOrder(
            hotels,
            siblings.map(({ text }) => text),
          ),
        ).toBe(true)
        const leading = [...header, item(2, other.name, to(`hotels/${other.slug}`))]
        expect(viewOf(hotels, own.id, leading)).toHaveLength(2)
        expect(viewOf(hotels, 0, header)).toHaveLength(1)
      }),
    )
  })
})
