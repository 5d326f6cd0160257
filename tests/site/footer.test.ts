import { beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'
import { attribute, harvest, hrefs, LANGS, pathIn, placeOf, words } from './pages.ts'

describe('the footer', () => {
  test('R2.117 R3.9 has three columns and a bottom row, each with the links of its section in order', async () => {
    const world = oneHotel()
    const item = (id: number, section: 'COL_1' | 'COL_2' | 'COL_3' | 'BOTTOM', text: string, url: string) => ({
      id,
      section,
      text,
      url,
    })
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
    const dom = await (await siteOf(world)).dom('/en')
    const footer = dom.querySelector('body > footer')!
    const lists = footer.querySelectorAll('nav ul').map((list) => hrefs(list))
    expect(lists.slice(0, 3)).toEqual([['/en/hotels', '/en/hotels/deniz-kizi'], ['/en/contact'], ['/en/about-us']])
    expect(lists.at(-1)).toEqual(['/en/certificates-and-awards'])
    expect(hrefs(dom.querySelector('#menu nav'))).toEqual(['/en/entertainment'])
    expect(hrefs(footer)).not.toContain('/en/entertainment')
  })

  test('R2.119 shows the copyright of the year that the build was given', async () => {
    const site = await siteOf(oneHotel(), {
      site: { siteUrl: 'https://www.crystalhotels.example', copyrightYear: 2031 },
    })
    const lines = await harvest(site, ({ dom }) => words(dom.querySelector('body > footer')))
    for (const [path, line] of lines) expect(line, path).toMatch(/© ?2031 \S/)
  })
})

describe("the footer of every page of the embedded provider's site", () => {
  interface Foot {
    links: string[]
    numbers: { shown: string; dialled: string }[]
    text: string
    outside: [string, string][]
    logos: [string, string, string][]
    shared: boolean
  }
  let feet: Map<string, Foot>
  beforeAll(async () => {
    feet = await harvest(await demoSite(), ({ dom }) => {
      const footer = dom.querySelector('body > footer')!
      const links = footer.querySelectorAll('a')
      return {
        links: hrefs(footer),
        numbers: footer
          .querySelectorAll('a[href^="tel:"]')
          .map((link) => ({ shown: words(link), dialled: attribute(link, 'href') })),
        text: words(footer.querySelector('p')),
        outside: links
          .filter((link) => attribute(link, 'href').startsWith('https:'))
          .map((link) => [words(link), attribute(link, 'href')]),
        logos: footer
          .querySelectorAll('a img')
          .map((img) => [attribute(img.parentNode, 'href'), attribute(img, 'src'), attribute(img, 'alt')]),
        shared: /444 0 558/.test(footer.text),
      }
    })
  })

  test('R2.118 shows the call-centre number with its text', () => {
    for (const [path, { numbers, text }] of feet) {
      expect(numbers.length, path).toBeGreaterThan(0)
      expect(numbers[0]!.shown.replace(/\D/g, '').slice(-7), path).toBe(
        numbers[0]!.dialled.replace(/\D/g, '').slice(-7),
      )
      expect(text.length, path).toBeGreaterThan(5)
    }
  })

  test('R9.23 shows 444 0 558, and dials it', () => {
    for (const [path, { numbers, shared }] of feet) {
      if (placeOf(path).url.startsWith('oteller/crystal-world-of-colours')) continue
      expect(numbers[0]!.dialled, path).toMatch(/4440558$/)
      if (['tr', 'en'].includes(placeOf(path).lang)) expect(shared, path).toBe(true)
    }
  })

  test('R2.120 R2.123 names three networks, each with its address', () => {
    for (const [path, { outside }] of feet) {
      const networks = outside.filter(([, href]) => /instagram|youtube|facebook/.test(href))
      expect(
        networks.map(([name]) => name),
        path,
      ).toEqual(['Instagram', 'YouTube', 'Facebook'])
    }
  })

  test("R2.121 has the group's hotels with their logos", () => {
    const { hotels } = demoWorld()
    for (const lang of LANGS) {
      const homes = hotels.map(({ slug, name }) => [
        pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`),
        `/logos/${slug.replace('crystal-', '')}-white.svg`,
        name,
      ])
      for (const [path, { logos }] of feet) if (placeOf(path).lang === lang) expect(logos, path).toEqual(homes)
    }
  })
})
