/** Maps of hotels: what the pages show lies where the provider's coordinates say, on a coast that is a file of the release. */
import { parse, type HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { hotelUrl } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { theDemoWorld } from '../harness/demo-world.ts'
import { siteOf, useDemo, type BuiltSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, words } from './pages.ts'

const demo = useDemo()
const demoWorld = theDemoWorld()

const AIRPORT: Record<Locale, string> = {
  tr: 'AYT Antalya Havalimanı',
  en: 'AYT Antalya Airport',
  de: 'AYT Flughafen Antalya',
  ru: 'AYT Аэропорт Анталья',
}
const FLORA: Record<Locale, string> = {
  tr: 'Crystal Flora Beldibi, AYT 45 dk',
  en: 'Crystal Flora Beldibi, AYT 45 min',
  de: 'Crystal Flora Beldibi, AYT 45 Min.',
  ru: 'Crystal Flora Бельдиби, AYT 45 мин',
}

interface Dot {
  slug: string
  x: number
  y: number
}

interface Chart {
  src: string
  dots: Dot[]
  numbers: string[]
  entries: string[]
  airports: string[]
  /** Kilometres of the map's width, by its scale. */
  kilometres: number
}

function markOf(element: HTMLElement): { x: number; y: number; text: string } {
  const mark = element.querySelector('svg svg')!
  const [x, y] = ['x', 'y'].map((name) => Number(/^([\d.]+)%$/.exec(attribute(mark, name)!)![1])) as [number, number]
  return { x, y, text: mark.querySelector('text')!.text }
}

/** The words of an entry, without those of the mark. */
const said = (entry: HTMLElement) =>
  entry
    .querySelectorAll('b, span.quiet')
    .filter((part) => !part.closest('svg'))
    .map(words)
    .join(' ')

function chartsOf(dom: HTMLElement): Chart[] {
  return dom.querySelectorAll('figure.chart').map((figure) => {
    const entries = figure.querySelectorAll('li')
    const bar = Number(/^([\d.]+)%$/.exec(attribute(figure.querySelector('rect')!, 'width')!)![1])
    return {
      src: attribute(figure.querySelector('img')!, 'src')!,
      dots: entries.map((entry) => ({
        slug: entry.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '',
        ...markOf(entry),
      })),
      numbers: entries.map((entry) => markOf(entry).text),
      entries: entries.map(said),
      airports: figure.querySelectorAll('p b').flatMap((code) => {
        const name = code.closest('li') ? undefined : code.nextSibling!.text.trim()
        return name === undefined ? [] : [`${code.text} ${name}`]
      }),
      kilometres: (100 * Number(/\d+/.exec(figure.querySelector('.chart__scale')!.text)![0])) / bar,
    }
  })
}

const homePath = (locale: Locale, slug: string) => (locale === 'tr' ? `/oteller/${slug}` : `/${locale}/hotels/${slug}`)
const contactOf = (slug: string) => demoWorld.pages.get('en', `hotels/${slug}`)!.property!.contact!

/** Kilometres to the east and to the south of the first dot, by the map and by the provider's coordinates. */
function waysOf({ dots, kilometres }: Chart) {
  const [first] = dots
  const start = contactOf(first!.slug)
  const shrink = Math.cos((start.latitude! * Math.PI) / 180)
  return dots.map(({ slug, x, y }) => {
    const { latitude, longitude } = contactOf(slug)
    return {
      slug,
      onMap: [((x - first!.x) / 100) * kilometres, ((y - first!.y) / 150) * kilometres],
      onGround: [(longitude! - start.longitude!) * shrink * 111.2, (start.latitude! - latitude!) * 111.2],
    }
  })
}

describe('the list of hotels', () => {
  const listOf = async (locale: Locale) => chartsOf(await demo.site.dom(queriedPath('hotels', locale)))

  test('has every hotel once, numbered from west to east, neighbours on one map', async () => {
    for (const locale of LOCALES) {
      const charts = await listOf(locale)
      expect(charts.map(({ dots }) => dots.length)).toEqual([16, 2])
      const dots = charts.flatMap((each) => each.dots)
      expect(new Set(dots.map(({ slug }) => slug)).size).toBe(18)
      expect(charts.flatMap(({ numbers }) => numbers)).toEqual(dots.map((_dot, index) => String(index + 1)))
      for (const chart of charts) {
        const longitudes = chart.dots.map(({ slug }) => contactOf(slug).longitude!)
        expect(longitudes).toEqual([...longitudes].sort((one, other) => one - other))
      }
      expect(charts[0]!.airports).toEqual([AIRPORT[locale]])
    }
  })

  test('each lies where its coordinates say', async () => {
    for (const chart of await listOf('en'))
      for (const { slug, onMap, onGround } of waysOf(chart))
        for (const axis of [0, 1]) {
          // Latitudes differ, so that a degree to the east does, too.
          const tolerance = 0.02 * chart.kilometres
          expect(Math.abs(onMap[axis]! - onGround[axis]!), slug).toBeLessThan(tolerance)
        }
  })

  test('what a query chose is on the map, and nothing else', async () => {
    const ask = async (query: string) => {
      const dom = parse(await (await fetch(`${demo.url}/en/hotels?${query}`)).text())
      const [first, ...others] = dom.querySelectorAll('#map figure')
      const shown = (all: HTMLElement[]) => all.filter((each) => !each.hasAttribute('hidden'))
      const hotels = (all: HTMLElement[]) => shown(all).map((each) => attribute(each.querySelector('a')!, 'href'))
      return {
        cards: hotels(dom.querySelectorAll('.choose__list .hotel')).sort(),
        places: hotels(dom.querySelectorAll('#map li')).sort(),
        first: hotels(first!.querySelectorAll('li')),
        airports: shown(dom.querySelectorAll('#map .chart__airport')).map((each) => each.querySelector('b')!.text),
        dots: shown(others.flatMap((map) => map.querySelectorAll('.chart__map circle'))).map((dot) =>
          ['cx', 'cy'].map((name) => attribute(dot, name)).join(),
        ),
      }
    }
    const airportsIn = async (region: string) => (await ask(`region=${region}`)).airports
    expect(await airportsIn('CAPPADOCIA')).not.toContain('BJV')
    expect(await airportsIn('BODRUM')).toEqual(['BJV'])
    expect(await airportsIn('SIDE')).toEqual(['AYT'])
    // Hotels that have neighbours are dots on the map of those that have none.
    const { dots: all, first: neighbours } = await ask('')
    expect([all.length, neighbours.length]).toEqual([16, 16])
    for (const query of ['region=SIDE', 'adults=1', 'sea=1&beach=sand', 'region=BODRUM', 'hall=99999', '']) {
      const { cards, places, first, dots } = await ask(query)
      expect(places, query).toEqual(cards)
      expect(dots, query).toEqual(all.filter((_dot, index) => first.includes(neighbours[index]!)))
    }
  })
})

test("a region's page has its hotels and their airport", async () => {
  for (const path of ['/turk-rivierasi/side', '/en/turkish-riviera/side', '/ru/turkish-riviera/side']) {
    const charts = chartsOf(await demo.site.dom(path))
    expect(charts).toHaveLength(1)
    const own = demoWorld.hotels.filter(({ regionCode }) => regionCode === 'SIDE').map(({ slug }) => slug)
    expect(charts[0]!.dots.map(({ slug }) => slug).sort()).toEqual(own.sort())
    expect(charts[0]!.airports[0]).toMatch(/^AYT /)
  }
})

test("a hotel's page has the hotel by its name, the way from the airport, and the airport, in four languages", async () => {
  for (const locale of LOCALES) {
    const charts = chartsOf(await demo.site.dom(homePath(locale, 'crystal-flora')))
    expect(charts).toHaveLength(1)
    expect(charts[0]!.entries).toEqual([FLORA[locale]])
    expect(charts[0]!.numbers).toEqual(['Crystal Flora'])
    expect(charts[0]!.airports).toEqual([AIRPORT[locale]])
  }
})

test('each hotel has a map, and each map a coast among the files of the release, which has no other', async () => {
  const { manifest, paths } = demo.site
  const shown = new Set<string>()
  for (const path of paths.filter((each) => /\/(?:oteller|hotels)\/[^/]+$/.test(each))) {
    const charts = chartsOf(await demo.site.dom(path))
    // A hotel inland has none of its own: only coasts are drawn.
    expect(charts, path).toHaveLength(path.endsWith('crystal-kaymakli') ? 0 : 1)
    for (const { src } of charts) shown.add(src)
  }
  for (const path of paths.filter((each) =>
    /(?:\/(?:oteller|hotels)|(?:riviera|rivierasi|anadolu|anatolia)\/\w+)$/.test(each),
  ))
    for (const { src } of chartsOf(await demo.site.dom(path))) shown.add(src)
  const files = [...manifest.assets.keys()].filter((name) => name.startsWith('maps/'))
  expect([...shown].map((src) => src.slice(1)).sort()).toEqual(files.sort())
  // Languages share them, and so do neighbours.
  expect(files.length).toBeLessThan(30)
})

describe('other providers', () => {
  const OTHER_LANGS = ['tr', 'en'] as const
  const SECOND = { id: 52, name: 'Martı Feneri', slug: 'marti-feneri' }
  const SLUGS = ['deniz-kizi', SECOND.slug]

  /** Two hotels, where each of them is said to be. */
  function worldAt(...places: ({ latitude: number; longitude: number } | undefined)[]): World {
    const world = makeWorld({ langs: OTHER_LANGS, hotels: [{}, SECOND] })
    for (const [index, place] of places.entries()) move(world, SLUGS[index]!, place)
    return world
  }

  function move(world: World, slug: string, place: { latitude: number; longitude: number } | undefined): void {
    for (const lang of OTHER_LANGS)
      world.editPage(lang, hotelUrl(slug, lang), ({ property }) => {
        const { latitude: _latitude, longitude: _longitude, ...contact } = property!.contact!
        property!.contact = { ...contact, ...place }
      })
  }

  const PALMA = { latitude: 39.5, longitude: 2.75 }
  const ALCUDIA = { latitude: 39.85, longitude: 3.12 }
  const mapsOf = async (site: BuiltSite) =>
    Object.fromEntries(
      await Promise.all(
        ['/en/hotels', ...SLUGS.map((slug) => `/en/hotels/${slug}`)].map(
          async (path) => [path, chartsOf(await site.dom(path))] as const,
        ),
      ),
    )

  test('in another country has maps of it, without an airport that is not known', async () => {
    const site = await siteOf(worldAt(PALMA, ALCUDIA))
    const maps = await mapsOf(site)
    expect(maps['/en/hotels']!.map(({ dots }) => dots.map(({ slug }) => slug))).toEqual([SLUGS])
    for (const { src, airports } of Object.values(maps).flat()) {
      expect(src).toMatch(/^\/maps\/39\.\d\dn-[23]\.\d\de-\d+km\.svg$/)
      expect(airports).toEqual([])
    }
  })

  test('without coordinates have no map; with those of one hotel, this one alone has', async () => {
    const site = await siteOf(worldAt(undefined, undefined))
    expect(Object.values(await mapsOf(site)).flat()).toEqual([])
    expect([...site.manifest.assets.keys()].filter((name) => name.startsWith('maps/'))).toEqual([])

    move(site.provider.world, SECOND.slug, ALCUDIA)
    const maps = await mapsOf(await site.rebuild())
    expect(maps['/en/hotels/deniz-kizi']).toEqual([])
    expect(maps['/en/hotels']!.map(({ dots }) => dots.map(({ slug }) => slug))).toEqual([[SECOND.slug]])
    expect(maps[`/en/hotels/${SECOND.slug}`]).toHaveLength(1)
  })
})

test('a hotel inland has no map of its own, which would be an empty sheet; the list shows where it is', async () => {
  for (const path of ['/en/hotels/crystal-kaymakli', '/de/anatolia/cappadocia'])
    expect(chartsOf(await demo.site.dom(path)), path).toEqual([])
  const listed = chartsOf(await demo.site.dom('/en/hotels')).flatMap(({ dots }) => dots.map(({ slug }) => slug))
  expect(listed).toContain('crystal-kaymakli')
})
