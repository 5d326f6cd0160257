import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { LANGS } from '../../src/demo/contract.ts'
import { groupUrl } from '../../src/demo/paths.ts'
import { pagesIn, unreached } from '../worlds/links.ts'

const world = demoWorld()

/** Strings of a record, by the names of their properties; the url of the home page is empty. */
function textsIn(record: unknown, name = ''): { name: string; words: string }[] {
  if (typeof record === 'string') return name === 'url' ? [] : [{ name, words: record }]
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([key, value]) => textsIn(value, Array.isArray(record) ? name : key))
}

describe('the embedded provider', () => {
  test('is the same in every run', () => {
    const again = demoWorld()
    expect([...again.pages.rows()]).toEqual([...world.pages.rows()])
    expect([...again.rooms.rows()]).toEqual([...world.rooms.rows()])
    expect([...again.menus.rows()]).toEqual([...world.menus.rows()])
    expect([...again.events.rows()]).toEqual([...world.events.rows()])
  })

  test('has 18 hotels, each with six rooms and six outlets at least, and no two alike', () => {
    expect(world.hotels).toHaveLength(18)
    expect(new Set(world.hotels.map((hotel) => hotel.slug)).size).toBe(18)
    for (const hotel of world.hotels) {
      expect(world.rooms.get(hotel.id, 'tr')?.length, hotel.name).toBeGreaterThanOrEqual(6)
      const outlets = pagesIn(world, 'tr').filter((url) => url.startsWith(`oteller/${hotel.slug}/gastronomi/`))
      expect(outlets.length, hotel.name).toBeGreaterThanOrEqual(6)
    }
  })
})

describe.each(LANGS)('in %s', (lang) => {
  test('an id belongs to one page', () => {
    const ids = pagesIn(world, lang).map((url) => world.pages.get(lang, url)?.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('slugs of a hotel differ', () => {
    for (const hotel of world.hotels) {
      const slugs = (world.rooms.get(hotel.id, lang) ?? []).map((room) => room.slug)
      expect(new Set(slugs).size, hotel.name).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test('every page but the not-found page can be reached from home', () => {
    expect(unreached(world, lang)).toEqual([groupUrl('not-found', lang)])
  })
})

describe('texts and pictures', () => {
  const rooms = world.hotels.flatMap(({ id }) => world.rooms.get(id, 'en') ?? [])
  test.each(['bathtub', 'shower', 'bunk', 'double bed', 'single bed'])('no room shows a %s it lacks', (thing) => {
    for (const { name, beds, features, images } of rooms) {
      const has = `${beds} ${features?.map(({ label }) => label)}`.toLowerCase().replace('king-size', 'double')
      if (!has.includes(thing.replace(' bed', '')))
        expect(`${images?.map(({ alt }) => alt)}`, name).not.toContain(thing)
    }
  })

  test('every page has a title, a description and, but for outlets, something to read', () => {
    for (const page of world.pages.rows()) {
      const place = `${page.locale} ${page.url}`
      expect(page.title, place).not.toBe('')
      const description = page.metas?.find((meta) => meta.name === 'description')?.content ?? ''
      expect(description.length, place).toBeGreaterThan(20)
      if (page.category?.code !== 'OUTLET') expect(Object.keys(page.contents ?? {}).length, place).toBeGreaterThan(0)
    }
  })

  test('no text still names a reference', () => {
    for (const table of [world.pages, world.outlets, world.events])
      for (const row of table.rows())
        expect(JSON.stringify(row)).not.toMatch(/"(page|hotel|region|event):|\bundefined\b/)
  })

  test('no text is empty', () => {
    const tables = [world.pages, world.rooms, world.outlets, world.spas, world.menus, world.stories, world.events]
    const empty = tables.flatMap((table) => [...table.rows()].flatMap((row) => textsIn(row)))
    expect(empty.length).toBeGreaterThan(100_000)
    expect(empty.filter(({ words }) => words.trim() === '')).toEqual([])
  })
})
