/** What pages show, written down for people to read, one of each shape: a change of a view that nobody meant shows in the difference. See goldenFiles. */
import { inspect } from 'node:util'
import { beforeAll, describe, test } from 'vitest'
import { buildRoutes } from '../../src/routes/build.ts'
import { createViewBuilder, type BuiltView, type ViewBuilder } from '../../src/features/kinds/build.ts'
import { goldenFiles } from '../harness/golden.ts'
import { SITE } from '../harness/settings.ts'
import { snapshotOf, type SnapshotName } from '../harness/snapshots.ts'

const INPUTS = {
  ...SITE,
  chatHost: 'https://chat.example',
  tagManagerHost: 'https://tags.example',
  mapHost: 'https://maps.example',
}
const HOTEL = '/en/hotels/crystal-flora'
const PAGES: Partial<Record<SnapshotName, Record<string, string>>> = {
  demo: {
    home: '/',
    'hotel-list': '/en/hotels',
    region: '/en/turkish-riviera/side',
    hotel: HOTEL,
    room: `${HOTEL}/rooms/night-swimmers-family-room`,
    outlet: `${HOTEL}/gastronomy/cira-fire-kitchen`,
    gastronomy: `${HOTEL}/gastronomy`,
    meeting: '/en/meeting-and-corporate',
    day: '/en/hotels/crystal-waterworld/day',
    week: '/en/hotels/crystal-waterworld/week',
    contact: '/en/contact',
    'event-list': '/en/events',
    event: '/en/events/night-swim-for-families',
  },
  hostileText: { 'hostile-hotel': '/en/hotels/deniz-kizi' },
  sparse: { 'sparse-hotel': '/en/hotels/sade' },
}
const OWN: Record<string, (builder: ViewBuilder) => BuiltView> = {
  'site-map': (builder) => builder.own('en', 'site-map'),
  search: (builder) => builder.own('ru', 'search'),
  compare: (builder) => builder.own('de', 'compare'),
  'hotel-gone': (builder) => builder.error('en', 410, 14),
}
/** Where a page of the demo has what surrounds it. */
const CHROMES = { 'chrome-group': '/en', 'chrome-hotel': '/ru/hotels/crystal-world-of-colours' }

const golden = goldenFiles(new URL('golden/', import.meta.url), 'tests/views/golden.test.ts')

/** Lists by their first entries and their length: what a person reads. */
const written = (value: object) =>
  `${inspect(value, { depth: null, breakLength: 140, maxArrayLength: 4, maxStringLength: null })}\n`

/** What surrounds the page has a file of its own. */
function pageOf({ view, digest: _digest, chrome, ...rest }: BuiltView): object {
  const { chrome: _chrome, ...page } = view
  return { ...page, chrome: chrome.name, ...rest }
}

describe.each(Object.keys(PAGES) as SnapshotName[])('a page of the world %s', (world) => {
  let builder: () => ViewBuilder
  let page: (path: string) => BuiltView
  beforeAll(async () => {
    const snapshot = await snapshotOf(world)
    const routes = buildRoutes(snapshot)
    // Views are made anew in each test; records and routes are read once.
    builder = () => createViewBuilder(snapshot, routes, INPUTS)
    page = (path) => builder().page(routes.at(path)!)
  })

  test.each(Object.entries(PAGES[world]!))('%s shows what it did', (name, path) =>
    golden.compare(name, written(pageOf(page(path)))),
  )
  if (world !== 'demo') return
  test.each(Object.entries(OWN))('%s shows what it did', (name, make) =>
    golden.compare(name, written(pageOf(make(builder())))),
  )
  test.each(Object.entries(CHROMES))('%s surrounds pages as it did', (name, path) =>
    golden.compare(name, written(page(path).view.chrome)),
  )
})

test('every golden file has its page', () =>
  golden.expectNames(
    [PAGES.demo, PAGES.hostileText, PAGES.sparse, OWN, CHROMES].flatMap((names) => Object.keys(names!)),
  ))
