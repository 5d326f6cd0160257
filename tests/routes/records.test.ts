/** Routes of records made by hand: rooms and events, homes of hotels, and pages that do not agree on who is whose alternate. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/config/locales.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { hotelListUrl } from '../../src/routes/table.ts'
import { keys } from '../../src/records/keys.ts'
import type { AlternateRecord, MetaRecord } from '../../src/records/parts.ts'
import type { EventRecord, PageRecord, RoomRecord } from '../../src/records/records.ts'
import { storedRecord, type StoredRecord } from '../../src/records/snapshot.ts'

type Entry = [string, StoredRecord]

function page(locale: Locale, url: string, changes: Partial<PageRecord> = {}): Entry {
  const record: PageRecord = {
    ...{ id: 1, url, title: url, propertyId: 0, category: '', template: '', options: [], sliders: [], heroSlides: [] },
    ...{ sections: [], metas: [], breadcrumbs: [], alternates: [], events: [], sessions: [] },
  }
  return [keys.page(locale, url), storedRecord<'page'>({ ...record, ...changes })]
}
function room(locale: Locale, hotel: number, slug: string, changes: Partial<RoomRecord> = {}): Entry {
  const record = { id: 9, slug, name: slug, alternates: [], images: [], features: [], metas: [] }
  return [keys.room(locale, hotel, slug), storedRecord<'room'>({ ...record, ...changes })]
}
function event(locale: Locale, publisher: number, slug: string, changes: Partial<EventRecord> = {}): Entry {
  const record = {
    id: 3,
    publisherId: publisher,
    slug,
    title: slug,
    alternates: [],
    metas: [],
    images: [],
    sections: [],
  }
  return [keys.event(locale, publisher, slug), storedRecord<'event'>({ ...record, ...changes } as EventRecord)]
}
const HOTELS: Entry = [
  'properties',
  storedRecord<'properties'>({ hotels: [5, 6].map((id) => ({ id, name: `H ${id}`, slug: `h-${id}` })) }),
]
const table = (...entries: Entry[]) => buildRoutes(new Map([HOTELS, ...entries]))
const NOINDEX: MetaRecord[] = [{ name: 'robots', content: 'noindex' }]

describe('the home of a hotel', () => {
  test('is the page at its slug, whatever other page of its kind there is', () => {
    const pages = [
      page('en', 'hotels/another', { propertyId: 5 }),
      page('en', 'hotels/h-5', { propertyId: 5, id: 2 }),
      page('en', 'hotels/third', { propertyId: 5, id: 3 }),
    ]
    for (const order of [pages, pages.toReversed()])
      expect(table(...order).hotelHome(5, 'en')?.path).toBe('/en/hotels/h-5')
  })

  test('is else the first page of its kind, and no page of another kind or of no hotel', () => {
    const routes = table(
      page('en', 'hotels/.x', { propertyId: 5 }),
      page('en', 'hotels/h-5/rooms', { propertyId: 5 }),
      page('en', 'hotels/own-name', { propertyId: 5 }),
      page('en', 'hotels/gone', { propertyId: 7 }),
      page('de', 'spa', { propertyId: 5 }),
    )
    expect(routes.hotelHome(5, 'en')?.path).toBe('/en/hotels/own-name')
    expect(routes.hotelHome(5, 'de')).toBeUndefined()
    expect(routes.hotelHome(7, 'en')).toBeUndefined()
    expect(routes.hotelPage(7, 'en', 'rooms')).toBeUndefined()
  })
})

describe('rooms', () => {
  test('R2.58 stand below the home of their hotel, or where it would be', () => {
    const routes = table(page('en', 'hotels/own-name', { propertyId: 5 }), room('en', 5, 'a'), room('de', 6, 'b'))
    expect(routes.room(5, 'en', 'a')).toMatchObject({ path: '/en/hotels/own-name/rooms/a', id: 9, propertyId: 5 })
    expect(routes.room(6, 'de', 'b')).toMatchObject({ path: '/de/hotels/h-6/rooms/b', parentUrl: 'hotels/h-6/rooms' })
    expect(routes.at('/de/hotels/h-6/rooms/b')).toBe(routes.room(6, 'de', 'b'))
  })

  test('of no hotel, and with a slug that cannot be in an address, have no page', () => {
    const routes = table(room('en', 7, 'a'), room('en', 5, '.b'))
    expect(routes.all()).toEqual([])
    expect(routes.room(5, 'en', '.b')).toBeUndefined()
    expect(routes.problems.map(({ code }) => code)).toEqual(['path-unsafe'])
  })

  test('are the same room by hotel and id', () => {
    const routes = table(room('tr', 5, 'oda'), room('en', 5, 'room'), room('en', 6, 'other'), room('de', 6, 'anderes'))
    expect(routes.alternates(routes.room(5, 'tr', 'oda')!)).toEqual({
      tr: '/oteller/h-5/odalar/oda',
      en: '/en/hotels/h-5/rooms/room',
    })
    expect(Object.keys(routes.alternates(routes.room(6, 'de', 'anderes')!))).toEqual(['en', 'de'])
  })
})

test('events have their own folder, and the publisher as their property', () => {
  const routes = table(event('tr', 2, 'yaz'), event('en', 2, 'summer/night'), event('en', 23, '.x'))
  expect(routes.event(2, 'tr', 'yaz')).toMatchObject({ kind: 'event', path: '/etkinlikler/yaz', id: 3, propertyId: 2 })
  expect(routes.event(2, 'en', 'summer/night')?.path).toBe('/en/events/summer/night')
  expect(routes.event(23, 'en', '.x')).toBeUndefined()
  expect(routes.all()).toHaveLength(2)
})

describe('alternates', () => {
  const to = (locale: Locale, url: string): AlternateRecord => ({ locale, url })

  test('are by id whatever the property, where none is named', () => {
    const routes = table(page('tr', 'a', { propertyId: 5 }), page('en', 'b'))
    expect(routes.alternates(routes.at('/a')!)).toEqual({ tr: '/a', en: '/en/b' })
  })

  test('that are another kind of thing do not count', () => {
    const routes = table(
      page('tr', 'a', { id: 3, alternates: [to('en', 'events/summer')] }),
      event('en', 2, 'summer', { alternates: [to('tr', 'a')] }),
    )
    expect(routes.alternates(routes.at('/a')!)).toEqual({ tr: '/a' })
    expect(routes.problems.map(({ code }) => code)).toEqual(['alternate-missing', 'alternate-missing'])
  })

  test('of pages that are not of one mind: the first two languages stay together', () => {
    const routes = table(
      page('tr', 'z'),
      page('en', 'e'),
      page('de', 'd', { alternates: [to('en', 'x')] }),
      page('en', 'x', { id: 5 }),
    )
    expect(routes.alternates(routes.at('/z')!)).toEqual({ tr: '/z', en: '/en/e' })
    expect(routes.alternates(routes.at('/de/d')!)).toEqual({ de: '/de/d' })
  })

  test('R3.8 come in the order of the languages', () => {
    const routes = table(page('ru', 'a'), page('de', 'a'), page('tr', 'a'), page('en', 'a'))
    for (const route of routes.all()) expect(Object.keys(routes.alternates(route))).toEqual(['tr', 'en', 'de', 'ru'])
  })

  test('that search engines may not list are none for them', () => {
    const routes = table(page('tr', 'a', { metas: NOINDEX }), page('en', 'b'), page('de', 'c'))
    const own = (path: string) => routes.listedAlternates(routes.at(path)!)
    expect(own('/en/b')).toEqual({ en: '/en/b', de: '/de/c' })
    expect(own('/a')).toEqual({})
  })
})

test('a record that does not say its language is a fault of the snapshot', () => {
  expect(() => table(['page/xx/a', page('en', 'a')[1]])).toThrow('a key without a language: page/xx/a')
})

test('the list of hotels has its own word in each language', () => {
  expect([hotelListUrl('tr'), hotelListUrl('ru')]).toEqual(['oteller', 'hotels'])
})
