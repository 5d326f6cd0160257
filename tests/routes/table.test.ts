import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { keys } from '../../src/records/keys.ts'
import type { AlternateRecord } from '../../src/records/parts.ts'
import type { PageRecord, RoomRecord } from '../../src/records/records.ts'
import { storedRecord, type StoredRecord } from '../../src/records/snapshot.ts'
import { crawlFrom, providerOf } from '../harness/crawl.ts'
import { makeWorld, unlistedPages } from '../worlds/index.ts'

const page = (id: number, url: string, alternates: AlternateRecord[] = [], propertyId = 0): PageRecord => ({
  ...{ id, url, title: url, propertyId, category: '', template: '', options: [], sliders: [], heroSlides: [] },
  ...{ sections: [], metas: [], breadcrumbs: [], alternates, events: [], sessions: [] },
})
const room = (id: number, slug: string): RoomRecord => ({
  ...{ id, slug, name: slug, alternates: [], images: [], features: [], metas: [] },
})

type Entry = [string, StoredRecord]
const pageEntry = (
  locale: Locale,
  url: string,
  id: number,
  alternates?: AlternateRecord[],
  propertyId?: number,
): Entry => [keys.page(locale, url), storedRecord<'page'>(page(id, url, alternates, propertyId))]
const hotel: Entry = ['properties', storedRecord<'properties'>({ hotels: [{ id: 5, name: 'X', slug: 'x' }] })]
const table = (...entries: Entry[]) => buildRoutes(new Map(entries))

describe('alternates', () => {
  const at = (routes: ReturnType<typeof table>, locale: Locale, url: string) =>
    routes.alternates(routes.find(locale, url)!)

  test('are what the pages name, when each names the other', () => {
    const routes = table(
      pageEntry('tr', 'a', 1, [{ locale: 'en', url: 'b' }]),
      pageEntry('en', 'b', 2, [{ locale: 'tr', url: 'a' }]),
    )
    expect(at(routes, 'tr', 'a')).toEqual({ tr: '/a', en: '/en/b' })
    expect(at(routes, 'en', 'b')).toEqual({ tr: '/a', en: '/en/b' })
    expect(routes.problems).toEqual([])
  })

  test('are by id where a page names none', () => {
    const routes = table(pageEntry('tr', 'a', 1), pageEntry('en', 'b', 1), pageEntry('de', 'c', 2))
    expect(at(routes, 'tr', 'a')).toEqual({ tr: '/a', en: '/en/b' })
    expect(at(routes, 'de', 'c')).toEqual({ de: '/de/c' })
  })

  test('that one page names and the other does not are dropped', () => {
    const routes = table(
      pageEntry('tr', 'a', 1, [{ locale: 'en', url: 'b' }]),
      pageEntry('en', 'b', 2, [{ locale: 'tr', url: 'c' }]),
      pageEntry('tr', 'c', 3, [{ locale: 'en', url: 'b' }]),
    )
    expect(at(routes, 'tr', 'a')).toEqual({ tr: '/a' })
    expect(at(routes, 'en', 'b')).toEqual({ tr: '/c', en: '/en/b' })
  })

  test('that are named and do not exist are dropped and reported', () => {
    const routes = table(pageEntry('tr', 'a', 1, [{ locale: 'ru', url: 'gone' }]))
    expect(at(routes, 'tr', 'a')).toEqual({ tr: '/a' })
    expect(routes.problems).toEqual([
      expect.objectContaining({ severity: 'notice', code: 'alternate-missing', resource: 'page/tr/a' }),
    ])
    expect(routes.problems[0]!.message).toContain('ru gone')
  })

  const url = fc.constantFrom('', 'a', 'b', 'c/d')
  const locale = fc.constantFrom(...LOCALES)
  const named = fc.array(fc.record({ locale, url }), { maxLength: 4 })
  const pages = fc.uniqueArray(fc.tuple(locale, url, fc.integer({ min: 1, max: 3 }), named), {
    selector: ([language, path]) => `${language} ${path}`,
    maxLength: 12,
  })
  test('are mutual, include the page itself, and lead to pages of their language, whatever is named', () => {
    fc.assert(
      fc.property(pages, (entries) => {
        const routes = table(...entries.map((entry) => pageEntry(...entry)))
        const all = routes.all()
        expect(all).toHaveLength(entries.length)
        for (const route of all) {
          const alternates = routes.alternates(route)
          expect(alternates[route.locale]).toBe(route.path)
          for (const [language, path] of Object.entries(alternates)) {
            const other = all.find((each) => each.path === path)!
            expect(other.locale).toBe(language)
            expect(routes.alternates(other)[route.locale]).toBe(route.path)
          }
        }
      }),
    )
  })
})

describe('addresses', () => {
  test.each([
    '../x',
    'a/../b',
    '.env',
    'a//b',
    'a b',
    'a\u0000',
    '_astro/x',
    'hooks/rebuild',
    'img',
    'en/x',
    'tr',
    'x.html',
    'a?b',
  ])('a page at %j is not published, and is reported', (url) => {
    const routes = table(pageEntry('tr', '', 1), pageEntry('tr', url, 2))
    expect(routes.all().map(({ path }) => path)).toEqual(['/'])
    expect(routes.problems).toEqual([expect.objectContaining({ severity: 'error', code: 'path-unsafe' })])
  })

  test('two pages at one address: the first is published, the other reported', () => {
    const routes = table(hotel, pageEntry('en', 'hotels/x', 7, [], 5), pageEntry('en', 'hotels/x/rooms/a', 8, [], 5), [
      keys.room('en', 5, 'a'),
      storedRecord<'room'>(room(9, 'a')),
    ])
    expect(routes.find('en', 'hotels/x/rooms/a')).toMatchObject({ kind: 'page', id: 8 })
    expect(routes.problems).toEqual([
      expect.objectContaining({
        code: 'path-twice',
        resource: 'room/en/5/a',
        message: expect.stringContaining('/en/hotels/x/rooms/a: '),
      }),
    ])
  })

  test('the not-found page of the provider is no page of the site, and an absent page has no route', () => {
    const routes = table(pageEntry('en', '404', 1), ['page/en/gone', storedRecord<'page'>(null)])
    expect(routes.all()).toEqual([])
  })

  test('routes are in the order of their paths, whatever the order of the records', () => {
    const entries = [pageEntry('tr', 'b', 1), pageEntry('en', 'a', 2), pageEntry('tr', '', 3), pageEntry('ru', 'ж', 4)]
    const paths = (list: Entry[]) => [...table(...list).entries.keys()]
    expect(paths(entries)).toEqual(['/', '/b', '/en/a', '/ru/ж'])
    expect(paths(entries.toReversed())).toEqual(paths(entries))
  })
})

describe('of a world', () => {
  test("R3.7, R2.58 a hotel whose slug differs by language has each language's own paths, alternates of each other", async () => {
    const { snapshot } = await crawlFrom(await providerOf(unlistedPages()))
    const routes = buildRoutes(snapshot)
    const homes = {
      tr: '/oteller/tas-ev',
      en: '/en/hotels/stone-house',
      de: '/de/hotels/steinhaus',
      ru: '/ru/hotels/kamennyy-dom',
    }
    const rooms = {
      tr: `${homes.tr}/odalar/deniz-odasi-1`,
      en: `${homes.en}/rooms/sea-room-1`,
      de: `${homes.de}/rooms/meerzimmer-1`,
      ru: `${homes.ru}/rooms/nomer-u-morya-1`,
    }
    for (const locale of LOCALES) {
      expect(routes.alternates(routes.hotelHome(77, locale)!)).toEqual(homes)
      const own = routes.all().find(({ path }) => path === rooms[locale])!
      expect(own).toMatchObject({ kind: 'room', propertyId: 77, locale })
      expect(routes.alternates(own)).toEqual(rooms)
      expect(routes.hotelPage(77, locale, 'rooms')?.path).toBe(rooms[locale].slice(0, rooms[locale].lastIndexOf('/')))
    }
  })

  test('R2.133 a page that a menu alone names has a route in every language that has it', async () => {
    const { snapshot } = await crawlFrom(await providerOf(unlistedPages()))
    const routes = buildRoutes(snapshot)
    expect(routes.alternates(routes.find('en', 'winter-sun')!)).toEqual({
      tr: '/kis-gunesi',
      en: '/en/winter-sun',
      de: '/de/wintersonne',
    })
    expect(routes.find('de', 'wintersonne/arsiv')).toBeDefined()
  })

  test('a room that a language lacks has no path and no alternate there', async () => {
    const world = makeWorld()
    world.rooms.edit([51, 'ru'], (list) => list.splice(0, 1))
    const routes = buildRoutes((await crawlFrom(await providerOf(world))).snapshot)
    const own = routes.room(51, 'en', 'sea-room-1')!
    expect(Object.keys(routes.alternates(own))).toEqual(['tr', 'en', 'de'])
    expect(routes.problems).toContainEqual(expect.objectContaining({ code: 'alternate-missing', resource: own.key }))
  })
})
