import { describe, expect, test } from 'vitest'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { attribute, LANGS, pathIn, placeOf, words } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const world = theDemoWorld()

interface Bar {
  home: string
  logos: string[]
  loyalty: string
  phone: { shown: string; dialled: string }
  /** Of the landing layout, which has the logo, ways on and the languages. */
  slim: boolean
  links: string[]
}
const bars = fromEveryPage(({ dom }): Bar => {
  const header = dom.querySelector('body > header')
  const logo = header?.querySelectorAll('a').find((link) => link.querySelector('img'))
  const phone = header?.querySelector('a[href^="tel:"]')
  return {
    home: attribute(logo, 'href'),
    logos: logo?.querySelectorAll('img').map((img) => attribute(img, 'src')) ?? [],
    loyalty: attribute(header?.querySelector('nav a:not([href^="tel:"])'), 'href'),
    phone: { shown: words(phone), dialled: attribute(phone, 'href') },
    slim: header?.hasAttribute('data-nav') === false,
    links: header?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? [],
  }
})

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

  test('R2.90 leads to the loyalty programme, in its language', () => {
    for (const [path, { loyalty, slim }] of bars)
      if (!slim) expect(loyalty, path).toBe(pathIn(placeOf(path).lang, 'a-club'))
    for (const lang of LANGS) expect(bars.has(pathIn(lang, 'a-club')), lang).toBe(true)
  })

  test('R2.91 dials the number that it shows', () => {
    for (const [path, { phone, slim }] of bars) {
      if (slim) continue
      const shown = phone.shown.replace(/\D/g, '').replace(/^(?:0|8(?=800))/, '')
      expect(shown.length, path).toBeGreaterThanOrEqual(7)
      expect(phone.dialled, path).toMatch(new RegExp(`^tel:\\+\\d{0,3}${shown}$`))
    }
  })

  test('R2.89 on landing pages too, where the bar leads to the hotels and the search, too', () => {
    const slim = [...bars].filter(([, bar]) => bar.slim).map(([path]) => placeOf(path).url)
    expect(slim).toContain('summer-vacation-hotel-deals')
    expect(slim.filter((url) => !/deals|firsatlari|otelleri/.test(url))).toEqual([])
    const { links } = bars.get('/en/summer-vacation-hotel-deals')!
    expect(links).toEqual(expect.arrayContaining(['/en/hotels', '/en/search#q']))
  })
})
