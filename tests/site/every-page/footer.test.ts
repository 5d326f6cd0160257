import { describe, expect, test } from 'vitest'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { attribute, hrefs, LANGS, pathIn, placeOf, words } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

describe("the footer of every page of the embedded provider's site", () => {
  interface Foot {
    links: string[]
    numbers: { shown: string; dialled: string }[]
    text: string
    outside: [string, string][]
    logos: [string, string, string][]
  }
  const feet = fromEveryPage(({ dom }): Foot => {
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
    }
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

  test('R9.23 R9.26 shows 444 0 558 in every language, and dials it', () => {
    for (const [path, { numbers }] of feet) {
      const { lang } = placeOf(path)
      expect(numbers, path).toContainEqual({
        shown: lang === 'tr' ? '444 0 558' : '+90 444 0 558',
        dialled: 'tel:+904440558',
      })
    }
    expect(new Set([...feet.keys()].map((path) => placeOf(path).lang)).size).toBe(4)
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
    const { hotels } = theDemoWorld()
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
