/** What the menus of records become in the header and in the footer. */
import { expect, test } from 'vitest'
import type { MenuItemRecord, MenusRecord } from '../../src/snapshot/records.ts'
import { chromeView } from '../../src/views/chrome.ts'
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
