import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { MOST_HOTELS_EVERYWHERE } from '../../src/config/constants.ts'
import { hotels as demoHotels } from '../../src/demo/content/index.ts'
import { eventUrl, hotelUrl, subPageUrl } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'
import { atDepth } from '../harness/depth.ts'
import { siteOf } from '../harness/site.ts'
import * as worlds from '../worlds/index.ts'
import { addresses } from '../worlds/links.ts'
import { faultsOf } from './checks/index.ts'
import { harvest, LANGS, pathIn } from './pages.ts'

/** The paths of a site by what its provider holds: pages, rooms and events, in the languages that they have, days and weeks of hotels with three outlets, and in each language a site map, a search, a comparison and, where it has events, their list. */
function pathsOf(world: World): string[] {
  return LANGS.flatMap((lang) => {
    const urls = [...addresses(world, lang)].filter((url) => url !== '404')
    const ofSite = lang === 'tr' ? ['site-haritasi', 'arama', 'karsilastir'] : ['site-map', 'search', 'compare']
    const hasEvents = [...world.events.keys()].some(([, each]) => each === lang)
    const events = hasEvents ? [eventUrl('', lang).slice(0, -1)] : []
    const own = lang === 'tr' ? ['bir-gun', 'hafta'] : ['day', 'week']
    const days = world.hotels.flatMap(({ slug }) => {
      const gastronomy = world.pages.get(lang, subPageUrl(slug, 'gastronomy', lang))
      const groups = (gastronomy && world.gastronomies.get(gastronomy.id, lang)?.groups) ?? []
      const timed = groups.flatMap(({ items }) => items ?? []).filter(({ hours }) => (hours ?? []).length > 0)
      return timed.length < 3 ? [] : own.map((page) => `${hotelUrl(slug, lang)}/${page}`)
    })
    return [...urls, ...days, ...(urls.includes('') ? [...ofSite, ...events] : [])].map((url) => pathIn(lang, url))
  })
}

/** Words of the site's own settings: its name and logos, addresses of other services, the app. */
const OWN = [
  /https:\/\/[\w.@/-]*crystalhotels\.example[\w.@/-]*/g,
  /https:\/\/www\.(?:instagram|youtube|facebook)\.com\/@?crystalhotels\.example/g,
  /\/logos\/group(?:-white)?\.svg/g,
  /(?<="og:site_name" content="|"WebSite",[^}]{0,200}"name":")Crystal Hotels/g,
  /Crystal(?=[ -](?:app|App|uygulaması))|(?<=приложени\p{L}+ )Crystal/gu,
]

/** Words of the embedded provider that stand on a page of another one's site. */
function strange(html: string): string[] {
  const text = OWN.reduce((left, own) => left.replace(own, ''), html)
  const names = demoHotels.flatMap(({ name, slug, phone, email }) => [name, slug, phone, email])
  return [...(text.match(/.{0,40}crystal.{0,40}/gi) ?? []), ...names.filter((name) => text.includes(name))]
}

describe('a site is made of what its provider holds and of nothing else', () => {
  // With a hotel more and the first one gone, paths alone are asked below.
  const whole = ['oneHotel', 'noRussian', 'sparse', 'unlistedPages', 'threeHotels'] as const
  test.each([...whole, ...atDepth([], ['hotelAdded', 'hotelRemoved'] as const)])(
    '%s: its pages, all of them and no other, without a word of another provider',
    async (name) => {
      const site = await siteOf(name)
      const { world } = site.provider
      expect([...site.paths].sort()).toEqual(pathsOf(world).sort())
      const found = await harvest(site, ({ html }) => strange(html))
      expect([...found].filter(([, words]) => words.length > 0)).toEqual([])
    },
  )

  test('noRussian has no Russian page, not even an error page, and no link to one', async () => {
    const site = await siteOf('noRussian')
    expect([...site.manifest.pages.keys()].filter((path) => /^\/ru(\/|$)/.test(path))).toEqual([])
    const mentions = await harvest(site, ({ html }) => /hreflang="ru"|lang="ru"|href="\/ru[/"]/.test(html))
    expect([...mentions].filter(([, mentioned]) => mentioned)).toEqual([])
  })

  test('a hotel that is added gets its pages, one that is dropped loses them, and no other page comes or goes', async () => {
    const site = await siteOf('oneHotel')
    const { world } = site.provider
    worlds.addSecondHotel(world)
    const added = await site.rebuild()
    const own = added.paths.filter((path) => !site.paths.includes(path))
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter((path) => !path.includes('/marti-feneri'))).toEqual([])
    worlds.removeHotel(world, 52)
    const dropped = await site.rebuild()
    expect(dropped.paths).toEqual(site.paths)
    expect(dropped.manifest.id).toBe(site.manifest.id)
  })
})

/** More than every page names. */
const MANY = MOST_HOTELS_EVERYWHERE + 2
/** Whole hotels of 140 pages in the deep run, else of their home pages alone in two languages. */
const PAGES = atDepth(2, 140)
const bareHotels = () =>
  worlds.makeWorld({
    langs: ['tr', 'en'],
    hotels: Array.from({ length: MANY }, (_, index) => ({
      id: 100 + index,
      name: `Koy ${index + 1}`,
      slug: `koy-${index + 1}`,
      reservationUrl: `https://booking.example/koy-${index + 1}`,
      subPages: [],
      rooms: 0,
      outlets: 0,
    })),
  })

test(`${MANY} hotels give their ${MANY * PAGES} pages, and every page names no more hotels than it may`, async () => {
  const site = await siteOf(atDepth(bareHotels, () => worlds.manyHotels(MANY))())
  const group = site.paths.filter((path) => !/\/koy-\d+/.test(path))
  expect(site.paths.length - group.length).toBe(MANY * PAGES)
  expect([...site.paths].sort()).toEqual(pathsOf(site.provider.world).sort())
  const middle = Math.floor(MANY / 2)
  for (const slug of [1, middle, MANY].map((place) => `koy-${place}`)) {
    const home = parse(await site.html(site.paths.find((path) => path.endsWith(`/${slug}`))!))
    const offered = home
      .querySelectorAll('#search option, form[action="/edge/search"] option')
      .map((option) => option.getAttribute('value'))
    expect(offered.length).toBeLessThanOrEqual(MOST_HOTELS_EVERYWHERE)
    expect(offered).toContain(slug)
  }
  const sample = site.paths.filter((path) => path.includes(`/koy-${middle}`) || group.includes(path))
  const faults = await faultsOf(site, new Set(sample))
  expect(Object.fromEntries([...faults].filter(([, found]) => found.length > 0))).toEqual({})
  expect(sample.length).toBeGreaterThanOrEqual(PAGES + group.length)
}, 240_000)
