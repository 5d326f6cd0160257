import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'
import { harvest, hrefs, words } from './pages.ts'

type Section = 'COL_1' | 'COL_2' | 'COL_3' | 'BOTTOM'

const served = useSite(
  () => {
    const world = oneHotel()
    const item = (id: number, section: Section, text: string, url: string) => ({ id, section, text, url })
    world.menus.edit([23, 'en'], (menus) => {
      menus.find(({ type }) => type === 'FOOTER')!.items = [
        item(1, 'BOTTOM', 'Last', 'certificates-and-awards'),
        item(2, 'COL_3', 'Third', 'about-us'),
        item(3, 'COL_1', 'First b', 'hotels'),
        item(4, 'COL_2', 'Second', 'contact'),
        item(5, 'COL_1', 'First a', 'hotels/deniz-kizi'),
      ]
      menus.find(({ type }) => type === 'HEADER')!.items = [{ id: 9, text: 'Head only', url: 'entertainment' }]
    })
    return world
  },
  { site: { siteUrl: 'https://www.crystalhotels.example', copyrightYear: 2031 } },
)

test('R2.117 R3.9 the footer has three columns and a bottom row, each with the links of its section in order', async () => {
  const dom = await served.site.dom('/en')
  const footer = dom.querySelector('body > footer')!
  const lists = footer.querySelectorAll('nav ul').map((list) => hrefs(list))
  expect(lists.slice(0, 3)).toEqual([['/en/hotels', '/en/hotels/deniz-kizi'], ['/en/contact'], ['/en/about-us']])
  expect(lists.at(-1)).toEqual(['/en/certificates-and-awards'])
  expect(hrefs(dom.querySelector('#menu nav'))).toEqual(['/en/entertainment'])
  expect(hrefs(footer)).not.toContain('/en/entertainment')
})

test('R9.26 the call centre stands in the footer of every page, whatever the menus hold', async () => {
  const found = await harvest(served.site, ({ dom }) => words(dom.querySelector('footer a[href="tel:+904440558"]')))
  expect(new Set(found.values())).toEqual(new Set(['444 0 558', '+90 444 0 558']))
})

test('R2.119 the footer shows the copyright of the year that the build was given', async () => {
  const lines = await harvest(served.site, ({ dom }) => words(dom.querySelector('body > footer')))
  expect(lines.size).toBeGreaterThan(50)
  for (const [path, line] of lines) expect(line, path).toMatch(/© ?2031 \S/)
})
