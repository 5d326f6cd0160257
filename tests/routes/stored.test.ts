/** The route table as a release keeps it in the state: what is asked of it has the same answer as in memory. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { HOTEL_PAGES, type HotelPage } from '../../src/site/pages.ts'
import { openRoutes, type RouteTable } from '../../src/routes/table.ts'
import { ChangedMap } from '../../src/records/changed-map.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../harness/manifest.ts'
import { snapshotOf } from '../harness/snapshots.ts'

let state: State
let made: RouteTable
let stored: RouteTable
beforeAll(async () => {
  state = openState()
  made = buildRoutes(await snapshotOf('oneHotel'))
  const { routes, routeProblems } = await publishedIn(
    state,
    manifestOf({}, { routes: made.entries, routeProblems: made.problems }),
  )
  stored = openRoutes(routes, routeProblems)
})

test('every address leads to the same page, with the same languages', () => {
  expect(stored.all()).toEqual(made.all())
  expect(made.all().length).toBeGreaterThan(90)
  for (const route of made.all()) {
    const { path, locale, url } = route
    expect(stored.at(path)).toEqual(route)
    expect(stored.find(locale, url)).toEqual(route)
    expect(stored.alternates(route)).toEqual(made.alternates(route))
    expect(stored.listedAlternates(route)).toEqual(made.listedAlternates(route))
  }
  expect(stored.at('/en/no-such')).toBeUndefined()
  expect(stored.problems).toEqual(made.problems)
})

test('rooms, events, homes and pages of hotels are found by what they are', () => {
  const found = made.all().flatMap((route) => {
    const { locale, propertyId } = route
    const slug = route.url.slice(route.url.lastIndexOf('/') + 1)
    const [room, event] = [stored.room(propertyId, locale, slug), stored.event(propertyId, locale, slug)]
    if (route.kind === 'room') expect(room).toEqual(route)
    if (route.kind === 'event') expect(event).toEqual(route)
    return [room, event].filter((each) => each !== undefined)
  })
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['room', 'event']))
  for (const locale of LOCALES) {
    expect(stored.hotelHome(51, locale)).toEqual(made.hotelHome(51, locale))
    for (const page of Object.keys(HOTEL_PAGES) as HotelPage[])
      expect(stored.hotelPage(51, locale, page)).toEqual(made.hotelPage(51, locale, page))
  }
  expect(stored.hotelHome(51, 'ru')?.url).toBe('hotels/deniz-kizi')
  expect([stored.hotelHome(52, 'ru'), stored.hotelPage(52, 'ru', 'rooms')]).toEqual([undefined, undefined])
})

test('an earlier release keeps its addresses when they change', async () => {
  const [path, entry] = [...made.entries].find(([, { sitemap }]) => sitemap === 'sitemaps/rooms-1.xml')!
  const changes = new Map([
    [path, undefined],
    ['/en/moved', entry],
  ])
  const { routes } = await publishedIn(state, manifestOf({}, { routes: new ChangedMap(made.entries, changes) }))
  expect(routes.having('record', entry.record)).toEqual(['/en/moved'])
  expect(stored.entries.having('record', entry.record)).toEqual([path])
  expect([routes.has(path), openRoutes(stored.entries, []).at(path)?.path]).toEqual([false, path])
})
