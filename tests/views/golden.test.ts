/** All that pages show, written down: a change of a view that nobody meant shows in the difference. See goldenFiles. */
import { beforeAll, describe, test } from 'vitest'
import { buildRoutes } from '../../src/routes/build.ts'
import type { RouteTable } from '../../src/routes/table.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { createViewBuilder, type BuiltView } from '../../src/views/build.ts'
import { goldenFiles } from '../harness/golden.ts'
import { OWN_PAGES } from '../../src/routes/own-pages.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { SITE } from '../harness/settings.ts'
import { snapshotOf, type SnapshotName } from '../harness/snapshots.ts'

const INPUTS = {
  ...SITE,
  chatHost: 'https://chat.example',
  tagManagerHost: 'https://tags.example',
  mapHost: 'https://maps.example',
}

/** Views are made anew in each test; records and routes are read once. */
function open(name: SnapshotName) {
  const opened = {} as { snapshot: Snapshot; routes: RouteTable }
  beforeAll(async () => {
    opened.snapshot = await snapshotOf(name)
    opened.routes = buildRoutes(opened.snapshot)
  })
  const builder = () => createViewBuilder(opened.snapshot, opened.routes, INPUTS)
  return {
    opened,
    builder,
    page: (path: string) => builder().page(opened.routes.at(path)!),
    chrome: (path: string) => builder().page(opened.routes.at(path)!).view.chrome,
  }
}

/** What surrounds the page has a file of its own. */
function written({ view, digest: _digest, chrome, ...rest }: BuiltView): string {
  const { chrome: _chrome, ...page } = view
  return `${JSON.stringify({ ...page, chrome: chrome.name, ...rest }, null, 1)}\n`
}

const DEMO_PAGES: { name: string; path: string }[] = [
  ...PAGE_KINDS.filter(({ name }) => !(OWN_PAGES as readonly string[]).includes(name)),
  { name: 'home-tr', path: '/' },
  { name: 'hotel-ru', path: '/ru/hotels/crystal-world-of-colours' },
  { name: 'rooms-de', path: '/de/hotels/crystal-flora/rooms' },
]
const CHROMES = [
  { name: 'chrome-group', path: '/en' },
  { name: 'chrome-hotel-ru', path: '/ru/hotels/crystal-world-of-colours' },
  { name: 'chrome-landing', path: '/en/summer-vacation-hotel-deals' },
]
const goldenOf = (world: SnapshotName) =>
  goldenFiles(new URL(`golden/${world}/`, import.meta.url), 'tests/views/golden.test.ts')

describe('the embedded provider’s', () => {
  const demo = open('demo')
  const golden = goldenOf('demo')

  test.each(DEMO_PAGES)('$name shows what it did', ({ name, path }) => golden.compare(name, written(demo.page(path))))

  test.each(CHROMES)('$name shows what it did', ({ name, path }) =>
    golden.compare(name, `${JSON.stringify(demo.chrome(path), null, 1)}\n`),
  )

  test("the site's own pages show what they did", async () => {
    const builder = demo.builder()
    await golden.compare('site-map', written(builder.own('en', 'site-map')))
    await golden.compare('search', written(builder.own('ru', 'search')))
    await golden.compare('compare', written(builder.own('de', 'compare')))
    await golden.compare('failed', written(builder.error('en', 500)))
    await golden.compare('gone', written(builder.error('ru', 410)))
    await golden.compare('hotel-gone', written(builder.error('en', 410, 14)))
    await golden.compare('not-found', written(builder.error('de', 404)))
    await golden.compare('contact-success', written(builder.notice('en', 'contact')))
  })

  test('every golden file has its page', () =>
    golden.expectNames([
      ...[...DEMO_PAGES, ...CHROMES].map(({ name }) => name),
      ...[...OWN_PAGES, 'failed', 'gone', 'hotel-gone', 'not-found', 'contact-success'],
    ]))
})

describe.each(['hostileText', 'sparse'] as const)('the world %s', (name) => {
  const world = open(name)
  const golden = goldenOf(name)
  const nameOf = (path: string) => (path === '/en' ? 'home' : path.slice('/en/'.length).replaceAll('/', '--'))
  const paths = () =>
    world.opened.routes
      .all()
      .filter(({ locale }) => locale === 'en')
      .map(({ path }) => path)

  test('shows what it did, on every page in English', async () => {
    for (const path of paths()) await golden.compare(nameOf(path), written(world.page(path)))
  })

  test('every golden file has its page', () => golden.expectNames(paths().map(nameOf)))
})
