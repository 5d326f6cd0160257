/** Which hotel the search of a page begins with, without script: pages of the demo and of a world, and what queries answer. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { LOCALES } from '../../src/config/locales.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { siteOf, useDemo } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { ask } from './ask.ts'
import { attribute, words } from './pages.ts'

const demo = useDemo()
const get = async (path: string) => (await ask(demo.server, path)).dom

const optionsOf = (dom: HTMLElement) => dom.querySelectorAll('#search-hotel option')
const namesOf = (links: HTMLElement[]) => links.map((link) => words(link))

/** The name that the search shows; empty where it says that reservations are made by telephone. */
function startOf(dom: HTMLElement): string {
  const selected = optionsOf(dom).filter((option) => option.hasAttribute('selected'))
  if (optionsOf(dom).length > 0) expect(selected).toHaveLength(1)
  else expect(dom.querySelector('#search [data-phone]')).not.toBeNull()
  return selected[0] ? words(selected[0]) : ''
}

let offered: string[] | undefined
/** The first of some hotels in the order of the search, which R4.13 gives: the same in all languages of the demo. */
async function firstOf(names: readonly string[]): Promise<string> {
  offered ??= namesOf(optionsOf(await get('/en')))
  return offered.find((name) => names.includes(name)) ?? ''
}

const cardsIn = (dom: HTMLElement) =>
  namesOf(dom.querySelectorAll('main .hotel:not([hidden]) h3 a, main .hotel:not([hidden]) h2 a'))

test('R2.145 R4.13 pages of regions, of both region lists and of offers begin with the first of their hotels', async () => {
  const paths = demo.site.paths.filter((path) =>
    /^\/(?:(?:en|de|ru)\/)?(?:turk-rivierasi|turkish-riviera|anadolu|anatolia|yaz-tatili[^/]*|summer-vacation[^/]*)(?:\/[^/]+)?$/.test(
      path,
    ),
  )
  expect(paths.length).toBeGreaterThan(4 * 6)
  const starts = new Set<string>()
  for (const path of paths) {
    const dom = await get(path)
    const names = cardsIn(dom)
    expect(names.length, path).toBeGreaterThan(0)
    expect(startOf(dom), path).toBe(await firstOf(names))
    starts.add(startOf(dom))
  }
  expect(starts.size).toBeGreaterThan(3)
})

test('R2.145 an event begins with the hotel where it takes place, whoever publishes it', async () => {
  const paths = demo.site.paths.filter((path) => /\/(?:etkinlikler|events)\/[^/]+$/.test(path))
  expect(paths.length).toBeGreaterThan(4 * 10)
  for (const path of paths) {
    const dom = await get(path)
    const [host] = namesOf(dom.querySelectorAll('[data-onward] .go'))
    expect(startOf(dom), path).toBe(await firstOf([host!]))
  }
})

test('R2.145 R4.14 a hotel’s own pages begin with it, and pages about no hotel with the first of all', async () => {
  const all = await get('/en')
  for (const path of ['/en/corporate', '/de/gdpr', '/ru/search', '/iletisim', '/en/compare', '/en/hotels'])
    expect(startOf(await get(path)), path).toBe(words(optionsOf(all)[0]!))
  for (const path of ['', '/rooms', '/gallery', '/day'])
    expect(startOf(await get(`/en/hotels/crystal-sunset${path}`)), path).toBe('Crystal Sunset')
})

test('R2.145 an event of several hotels begins with the first, by whole names', async () => {
  const few = { subPages: [], rooms: 0, outlets: 0 }
  const world = makeWorld({
    langs: ['tr'],
    hotels: [
      { ...few, id: 51, name: 'Crystal Ada', slug: 'ada' },
      { ...few, id: 52, name: 'Crystal Bay', slug: 'bay' },
      { ...few, id: 53, name: 'Crystal Bay Gardens', slug: 'gardens' },
      { ...few, id: 54, name: 'Zeytin', slug: 'zeytin', reservationUrl: undefined },
    ],
  })
  const venues = ['Zeytin, Crystal Bay Gardens and Crystal Bay', 'Crystal Bay Gardens']
  const events = [...world.events.rows()]
  expect(events.length).toBeGreaterThan(1)
  for (const event of events) event.venue = venues[event.id % 2]!
  const site = await siteOf(world)
  const starts = new Set<string>()
  for (const path of site.paths.filter((each) => /\/(?:etkinlikler|events)\//.test(each)))
    starts.add(startOf(await site.dom(path)))
  expect([...starts].sort()).toEqual(['Crystal Bay', 'Crystal Bay Gardens'])
})

describe('what a query selects', () => {
  const boxesOf = async (path: string, name: string) =>
    (await get(path)).querySelectorAll(`main [type=checkbox][name="${name}"]`).map((box) => attribute(box, 'value')!)

  test('R2.145 the list of hotels begins with the first that fits, whatever is chosen', async () => {
    const dom = await get('/en/hotels')
    const boxes = dom
      .querySelectorAll('[data-queried] [type=checkbox]')
      .map((box) => `${attribute(box, 'name')}=${attribute(box, 'value')}`)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LOCALES),
        fc.subarray(boxes, { minLength: 1, maxLength: 3 }),
        async (locale, chosen) => {
          const page = await get(`${queriedPath('hotels', locale)}?${chosen.join('&')}`)
          const names = cardsIn(page)
          // Of hotels that take reservations by telephone alone the first is ''.
          if (names.length > 0) expect(startOf(page)).toBe(await firstOf(names))
          // Where none fits the page is about no hotel.
          else expect(optionsOf(page)[0]!.hasAttribute('selected')).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('R2.145 where only a hotel is left that takes reservations by telephone, the search is its number', async () => {
    for (const locale of LOCALES) {
      const page = await get(`${queriedPath('hotels', locale)}?region=CAPPADOCIA`)
      expect(cardsIn(page)).toEqual(['Crystal Kaymakli'])
      expect(startOf(page)).toBe('')
    }
    expect(startOf(await get('/de/meeting-and-corporate?persons=10&where=CAPPADOCIA'))).toBe('')
  })

  test('R2.145 a comparison begins with the first of its hotels, or of the hotels of its rooms', async () => {
    const slugs = await boxesOf('/en/compare', 'hotel')
    const columns = (page: HTMLElement) => namesOf(page.querySelectorAll('.compare__table thead th > a'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LOCALES),
        fc.shuffledSubarray(slugs, { minLength: 1, maxLength: 4 }),
        async (locale, chosen) => {
          const page = await get(`${queriedPath('compare', locale)}?${chosen.map((slug) => `hotel=${slug}`).join('&')}`)
          expect(startOf(page)).toBe(await firstOf(columns(page)))
        },
      ),
      { numRuns: 15 },
    )
    const rooms = await get('/en/compare?room=crystal-sunset/no-such&room=crystal-palace/no-such')
    expect(startOf(rooms)).toBe('Crystal Palace')
    // A hotel that takes reservations by telephone alone: its comparison says so, and dials.
    const kaymakli = await get('/en/hotels/crystal-kaymakli/rooms')
    const [one, two] = kaymakli
      .querySelectorAll('main a[href*="crystal-kaymakli/rooms/"]')
      .map((link) => attribute(link, 'href')!.split('/').at(-1)!)
    for (const query of ['hotel=crystal-kaymakli', `room=crystal-kaymakli/${one}&room=crystal-kaymakli/${two}`]) {
      const page = await get(`/en/compare?${query}`)
      expect(columns(page).length).toBeGreaterThan(0)
      expect(startOf(page), query).toBe('')
      const booking = page.querySelectorAll('.compare__table thead .btn').map((link) => attribute(link, 'href'))
      expect(new Set(booking), query).toEqual(new Set(['tel:+904440558']))
    }
  })

  test('R2.145 halls begin with the first hotel that has one which fits', async () => {
    const page = await get('/en/meeting-and-corporate?persons=300')
    const shown = page
      .querySelectorAll('.hall:not([hidden])')
      .map((hall) => attribute(hall, 'data-hall')!.split('/')[0])
    expect(shown.length).toBeGreaterThan(1)
    const first = optionsOf(page).find((option) => shown.includes(attribute(option, 'value')!))
    expect(startOf(page)).toBe(words(first!))
  })
})

test.each(LOCALES)(
  'R2.105 header, menu and the phone’s bar lead from a room to the same dates (%s)',
  async (locale) => {
    const rooms = demo.site.paths.filter((path) => /crystal-flora\/(?:odalar|rooms)\/[^/]+$/.test(path))
    const page = await get(
      rooms.find(
        (path) =>
          path.startsWith('/oteller/') === (locale === 'tr') && (locale === 'tr' || path.startsWith(`/${locale}/`)),
      )!,
    )
    const ways = page
      .querySelectorAll('[data-nav] [data-book], #menu [data-book]')
      .map((link) => attribute(link, 'href'))
    expect(ways.length).toBeGreaterThan(1)
    expect(new Set(ways).size, ways.join(' ')).toBe(1)
    expect(ways[0]).toContain('room=')
  },
)
