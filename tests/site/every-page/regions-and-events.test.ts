import { describe, expect, test } from 'vitest'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { alternatesOf, hrefs, LANGS, mainOf, pathIn } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const world = theDemoWorld()
const HOTELS = (
  'admiral waterworld tat-beach aura boutique centro de-luxe green-bay sunrise-queen family flora sunset kaymakli ' +
  'paraiso-verde world-of-colours prestige-elite land-of-paradise palace'
)
  .split(' ')
  .map((name) => `crystal-${name}`)

const facts = fromEveryPage(({ dom }) => ({ alternates: alternatesOf(dom), links: hrefs(mainOf(dom)) }))

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

  test('R2.60 the regions but Cappadocia have one slug for all languages, under which their pages name each other', () => {
    const slugs = ['side', 'belek', 'beldibi', 'kemer', 'lara', 'alanya', 'bodrum', 'goynuk']
    const listed = slugs.filter((slug) => facts.has(`/turk-rivierasi/${slug}`))
    const others = [...slugsBelow('/turk-rivierasi')].filter((slug) => !slugs.includes(slug))
    expect(others).toEqual([])
    expect(listed.length).toBeGreaterThan(3)
    for (const slug of listed) {
      const cluster = Object.fromEntries(
        LANGS.map((lang) => [lang, pathIn(lang, `${lang === 'tr' ? 'turk-rivierasi' : 'turkish-riviera'}/${slug}`)]),
      )
      for (const path of Object.values(cluster)) expect(facts.get(path)?.alternates, path).toMatchObject(cluster)
    }
  })
})
