import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { hotels } from '../../src/demo/content/index.ts'
import { LANGS, NETWORK, type File } from '../../src/demo/contract.ts'
import { startProvider } from '../../src/demo/server.ts'
import { groupUrl } from '../../src/demo/paths.ts'
import { addresses, deadLinks, pagesIn, unreached, valuesOf } from '../worlds/links.ts'

const world = demoWorld()

/** Strings of a record, by the names of their properties; the url of the home page is empty. */
function textsIn(record: unknown, name = ''): { name: string; words: string }[] {
  if (typeof record === 'string') return name === 'url' ? [] : [{ name, words: record }]
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([key, value]) => textsIn(value, Array.isArray(record) ? name : key))
}

/** Pages by category, then rooms and events, in Turkish, English, German and Russian: some are missing in some languages. */
const COUNTS = {
  HOME: [1, 1, 1, 1],
  HOTELS: [1, 1, 1, 1],
  REGION: [11, 11, 11, 11],
  EVENTS: [1, 1, 1, 1],
  LANDING: [3, 3, 3, 3],
  PAGE: [10, 10, 10, 10],
  NOT_FOUND: [1, 1, 1, 1],
  HOTEL: [18, 18, 18, 18],
  ABOUT: [18, 18, 18, 18],
  AQUAPARK: [7, 7, 7, 7],
  BEACH_POOL: [18, 18, 18, 18],
  CERTIFICATE: [19, 19, 19, 18],
  CONTACT: [19, 19, 19, 19],
  GALLERY: [18, 18, 18, 18],
  GASTRONOMY: [18, 18, 18, 18],
  KIDS: [15, 15, 15, 15],
  MANAGEMENT_SYSTEMS: [18, 18, 18, 18],
  MEETING: [16, 17, 17, 17],
  PHILOSOPHY: [18, 18, 17, 17],
  POLICY: [40, 40, 40, 40],
  RESERVATION: [18, 18, 18, 18],
  ROOMS: [18, 18, 18, 18],
  SHOPPING: [16, 16, 15, 15],
  SPA: [18, 18, 18, 18],
  OUTLET: [129, 129, 129, 127],
  rooms: [126, 126, 125, 121],
  events: [12, 11, 12, 11],
}

describe('the embedded provider', () => {
  test('is the same in every run', () => {
    const again = demoWorld()
    expect([...again.pages.rows()]).toEqual([...world.pages.rows()])
    expect([...again.rooms.rows()]).toEqual([...world.rooms.rows()])
    expect([...again.menus.rows()]).toEqual([...world.menus.rows()])
    expect([...again.events.rows()]).toEqual([...world.events.rows()])
  })

  test('answers with the same bytes in every run', async () => {
    const tags = await Promise.all(
      [world, demoWorld()].map(async (each) => {
        const provider = await startProvider(each)
        const query = `property-network-id=${NETWORK.id}&url=&lang=de`
        const answer = await fetch(`${provider.url}/v1/pages/url-lang?${query}`)
        await provider.close()
        return answer.headers.get('etag')
      }),
    )
    expect(tags[0]).toBe(tags[1])
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

  test('has its pages, rooms and events in the languages that they have', () => {
    const pages = [...world.pages.rows()].map(({ locale, category }) => ({ kind: category?.code, lang: locale }))
    const rooms = world.hotels.flatMap(({ id }) =>
      LANGS.flatMap((lang) => (world.rooms.get(id, lang) ?? []).map(() => ({ kind: 'rooms', lang }))),
    )
    const events = [...world.events.keys()].map(([, lang]) => ({ kind: 'events', lang }))
    const counts = Object.entries(Object.groupBy([...pages, ...rooms, ...events], ({ kind }) => String(kind)))
    const byLang = counts.map(([kind, all]) => [
      kind,
      LANGS.map((lang) => all?.filter((one) => one.lang === lang).length),
    ])
    expect(Object.fromEntries(byLang)).toEqual(COUNTS)
  })

  test('offers every hotel but those with no booking address', () => {
    const offered = world.hotels.filter((hotel) => hotel.reservationUrl)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThan(world.hotels.length)
  })
})

describe.each(LANGS)('in %s', (lang) => {
  test('menus, crumbs, links, slides and events lead to pages of the language', () => {
    expect(deadLinks(world, lang)).toEqual([])
  })

  test('no menu of a hotel without a beach names one', () => {
    const inland = hotels.filter(({ beach }) => !beach)
    expect(inland.length).toBeGreaterThan(0)
    for (const { id } of inland) {
      const lines = world.menus.get(id, lang)!.flatMap(({ items }) => items)
      expect(lines.filter(({ text }) => /plaj|beach|strand|пляж/i.test(text)).map(({ text }) => text)).toEqual([])
    }
  })

  test('pages name the languages they have, themselves included, each way', () => {
    for (const url of pagesIn(world, lang)) {
      const page = world.pages.get(lang, url)
      const own = page?.hrefLangs?.find((each) => each.locale === lang)
      expect(own?.url, url).toBe(url)
      for (const each of page?.hrefLangs ?? []) {
        const other = world.pages.get(each.locale, each.url)
        expect(other?.id, `${url} -> ${each.url}`).toBe(page?.id)
        expect(other?.hrefLangs).toEqual(page?.hrefLangs)
      }
    }
  })

  test('rooms and events name the languages they have', () => {
    const records = [
      ...world.hotels.flatMap((hotel) => world.rooms.get(hotel.id, lang) ?? []),
      ...[...world.events.keys()].flatMap((key) => (key[1] === lang ? (world.events.get(...key) ?? []) : [])),
    ]
    for (const record of records)
      for (const each of record.hrefLangs ?? [])
        expect(addresses(world, each.locale).has(each.url), `${record.slug} -> ${each.url}`).toBe(true)
  })

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
  test('galleries hold 20 to 36 files in their categories', () => {
    for (const [gallery] of world.galleryFiles.keys()) {
      const files = world.galleryFiles.get(gallery) ?? []
      expect(files.length, `gallery ${gallery}`).toBeGreaterThanOrEqual(20)
      expect(files.length, `gallery ${gallery}`).toBeLessThanOrEqual(36)
      const categories = (world.galleryCategories.get(gallery, 'en') ?? []).map((category) => category.id)
      expect(new Set(files.map((file) => file.categoryId))).toEqual(new Set(categories))
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

  test('scenes in pages are described', () => {
    const files = [...world.pages.rows()].flatMap((page) => valuesOf(page, 'image') as File[])
    expect(files.filter((file) => !file.alt)).toEqual([])
  })

  test('no text is empty', () => {
    const tables = [world.pages, world.rooms, world.outlets, world.spas, world.menus, world.stories, world.events]
    const empty = tables.flatMap((table) => [...table.rows()].flatMap((row) => textsIn(row)))
    expect(empty.length).toBeGreaterThan(100_000)
    expect(empty.filter(({ words }) => words.trim() === '')).toEqual([])
  })

  test('what is to be read is Russian on Russian pages and on no others', () => {
    for (const { hrefLangs: _, ...page } of world.pages.rows()) {
      const place = `${page.locale} ${page.url}`
      const texts = textsIn(page.contents)
      const russian = texts.filter(({ words }) => /\p{Script=Cyrillic}/u.test(words))
      if (page.locale !== 'ru') expect(russian, place).toEqual([])
      else for (const html of texts.filter(({ name }) => name === 'html')) expect(russian, place).toContainEqual(html)
    }
  })
})
