import { beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { RegionCode } from '../../src/demo/paths.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { region, regionPage } from '../worlds/group.ts'
import { addHotel, makeWorld, hotelSeed } from '../worlds/index.ts'
import { alternatesOf, harvest, hrefs, LANGS, mainOf, pathIn } from './pages.ts'

const world = demoWorld()
const HOTELS = (
  'admiral waterworld tat-beach aura boutique centro de-luxe green-bay sunrise-queen family flora sunset kaymakli ' +
  'paraiso-verde world-of-colours prestige-elite land-of-paradise palace'
)
  .split(' ')
  .map((name) => `crystal-${name}`)

let facts: Map<string, { alternates: Record<string, string>; links: string[] }>
beforeAll(async () => {
  facts = await harvest(await demoSite(), ({ dom }) => ({ alternates: alternatesOf(dom), links: hrefs(mainOf(dom)) }))
})

/** Slugs of the pages right below a path. */
const slugsBelow = (path: string) =>
  new Set(
    [...facts.keys()]
      .flatMap((each) => (each.startsWith(`${path}/`) ? each.slice(path.length + 1) : []))
      .filter((slug) => !slug.includes('/')),
  )

describe('pages with a parameter', () => {
  test.each([
    { rule: 'R2.36', turkish: '/anadolu', others: '/anatolia' },
    { rule: 'R2.37', turkish: '/turk-rivierasi', others: '/turkish-riviera' },
  ])('$rule $turkish/{region} is one page for each region and language', ({ turkish, others }) => {
    for (const lang of LANGS) {
      const list = lang === 'tr' ? turkish : `/${lang}${others}`
      const regions = (world.regions.get(lang) ?? []).map(({ url }) => pathIn(lang, url))
      const slugs = regions.filter((path) => path.startsWith(`${list}/`)).map((path) => path.slice(list.length + 1))
      expect(slugsBelow(list), list).toEqual(new Set(slugs))
      expect(slugs.length, list).toBeGreaterThan(0)
    }
  })

  test('R2.38 an event has one page in each language that it has, under its slug there', () => {
    const events = [...world.events.keys()]
    for (const lang of LANGS) {
      const slugs = events.flatMap(([, each, slug]) => (each === lang ? [slug] : []))
      expect(slugsBelow(lang === 'tr' ? '/etkinlikler' : `/${lang}/events`), lang).toEqual(new Set(slugs))
    }
    expect(new Set(events.map(([publisher]) => publisher))).toEqual(new Set([2, 23]))
  })

  test('R1.1 R2.39 R2.63 the homes of the 18 hotels are there in every language, and no other', () => {
    for (const lang of LANGS) {
      expect(facts.has(pathIn(lang, '')), lang).toBe(true)
      const folder = pathIn(lang, lang === 'tr' ? 'oteller' : 'hotels')
      expect([...slugsBelow(folder)].sort(), folder).toEqual([...HOTELS].sort())
    }
    expect(world.hotels.map(({ slug }) => slug).sort()).toEqual([...HOTELS].sort())
  })
})

describe('regions', () => {
  test('R2.61 Cappadocia has its Turkish and its other name, alternates of each other', () => {
    const cluster = {
      tr: '/anadolu/kapadokya',
      en: '/en/anatolia/cappadocia',
      de: '/de/anatolia/cappadocia',
      ru: '/ru/anatolia/cappadocia',
    }
    for (const path of Object.values(cluster)) expect(facts.get(path)?.alternates, path).toMatchObject(cluster)
  })

  test('R1.2 a hotel stands on the page of its own region and on no other', () => {
    for (const lang of LANGS)
      for (const { url, code } of world.regions.get(lang) ?? []) {
        const homes = new Map(
          world.hotels.map(({ slug, regionCode }) => [
            pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`),
            regionCode,
          ]),
        )
        const linked = new Set(facts.get(pathIn(lang, url))!.links.filter((href) => homes.has(href)))
        const own = [...homes].filter(([, regionCode]) => regionCode === code).map(([path]) => path)
        expect(linked, `${lang} ${url}`).toEqual(new Set(own))
      }
  })

  test('R2.60 all regions but Cappadocia have one slug for all languages', async () => {
    const site = await siteOf(
      worldWithRegions(['SIDE', 'BELEK', 'BELDIBI', 'KEMER', 'LARA', 'ALANYA', 'BODRUM', 'GOYNUK']),
    )
    const slugs = ['side', 'belek', 'beldibi', 'kemer', 'lara', 'alanya', 'bodrum', 'goynuk'].sort()
    for (const lang of LANGS) {
      const list = pathIn(lang, lang === 'tr' ? 'turk-rivierasi' : 'turkish-riviera')
      const found = site.paths.filter((path) => path.startsWith(`${list}/`)).map((path) => path.slice(list.length + 1))
      expect(found.sort(), list).toEqual(slugs)
    }
  })

  test('R2.62 regions come in a fixed order and others after them, whatever order the provider gives', async () => {
    const site = await siteOf(worldWithRegions(['ALANYA', 'CAPPADOCIA', 'LARA', 'BODRUM', 'SIDE', 'BELEK', 'KEMER']))
    const order = ['kemer', 'belek', 'side', 'lara', 'cappadocia', 'alanya', 'bodrum']
    for (const path of ['/en', '/en/hotels', '/en/turkish-riviera']) {
      const links = hrefs(mainOf(await site.dom(path)))
      const slugs = links.flatMap((href) => /^\/en\/(?:turkish-riviera|anatolia)\/([a-z]+)$/.exec(href)?.[1] ?? [])
      const expected = path.endsWith('riviera') ? order.filter((slug) => slug !== 'cappadocia') : order
      expect([...new Set(slugs)], path).toEqual(expected)
    }
  })
})

/** One hotel in each of the regions, which the provider lists in the given order. */
function worldWithRegions(codes: RegionCode[]) {
  const made = makeWorld()
  codes.forEach((code, index) => {
    const seed = hotelSeed({
      id: 100 + index,
      name: `Koy ${index}`,
      slug: `koy-${index}`,
      regionCode: code,
      subPages: [],
      rooms: 0,
      outlets: 0,
    })
    addHotel(made, seed)
  })
  for (const lang of LANGS) {
    made.regions.set(
      [lang],
      codes.map((code) => region(code, lang)),
    )
    for (const code of codes) made.addPage(regionPage(code, lang, LANGS))
  }
  return made
}
