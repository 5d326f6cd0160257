/** Views written out for people to read where that is what finds a fault: hostile and sparse content, a hotel that is gone, and what surrounds pages. */
import { inspect } from 'node:util'
import { beforeAll, describe, test } from 'vitest'
import { buildRoutes } from '../../src/routes/build.ts'
import { createViewBuilder, type BuiltView } from '../../src/features/kinds/build.ts'
import { goldenFiles } from '../harness/golden.ts'
import { SITE } from '../harness/settings.ts'
import { snapshotOf, type SnapshotName } from '../harness/snapshots.ts'

const INPUTS = {
  ...SITE,
  chatHost: 'https://chat.example',
  tagManagerHost: 'https://tags.example',
  mapHost: 'https://maps.example',
}
const PAGES: Partial<Record<SnapshotName, Record<string, string>>> = {
  hostileText: { 'hostile-hotel': '/en/hotels/deniz-kizi' },
  sparse: { 'sparse-hotel': '/en/hotels/sade' },
}
/** Pages of the demo, of which the file holds what surrounds them. */
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

async function openBuilder(world: SnapshotName) {
  const snapshot = await snapshotOf(world)
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, INPUTS)
  return { builder, page: (path: string) => builder.page(routes.at(path)!) }
}

describe.each(Object.keys(PAGES) as SnapshotName[])('a page of the world %s', (world) => {
  test.each(Object.entries(PAGES[world]!))('%s shows what it did', async (name, path) =>
    golden.compare(name, written(pageOf((await openBuilder(world)).page(path)))),
  )
})

describe('of the demo', () => {
  let demo: Awaited<ReturnType<typeof openBuilder>>
  beforeAll(async () => void (demo = await openBuilder('demo')))

  test('the page of a hotel that is gone shows what it did', () =>
    golden.compare('hotel-gone', written(pageOf(demo.builder.error('en', 410, 14)))))

  test.each(Object.entries(CHROMES))('%s surrounds pages as it did', (name, path) =>
    golden.compare(name, written(demo.page(path).view.chrome)),
  )
})

test('every golden file has its page', () =>
  golden.expectNames([
    ...Object.values(PAGES).flatMap((names) => Object.keys(names)),
    'hotel-gone',
    ...Object.keys(CHROMES),
  ]))
