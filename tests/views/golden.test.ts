/** All that pages show, written down: a change of a view that nobody meant shows in the difference. `-u` writes them anew. */
import { beforeAll, describe, expect, test } from 'vitest'
import { buildRoutes, type RouteTable } from '../../src/routes/table.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { createViewBuilder, type BuiltView } from '../../src/views/build.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { SITE } from '../harness/settings.ts'
import { snapshotOf, type WorldName } from '../harness/snapshots.ts'

const INPUTS = {
  ...SITE,
  chatHost: 'https://chat.example',
  tagManagerHost: 'https://tags.example',
  mapHost: 'https://maps.example',
}

/** Views are made anew in each test; records and routes are read once. */
function open(name: WorldName) {
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
const golden = (text: string, name: string) => expect(text).toMatchFileSnapshot(`./golden/${name}.txt`)

describe('the embedded provider’s', () => {
  const demo = open('demo')

  test.each(PAGE_KINDS)('$name shows what it did', ({ name, path }) => golden(written(demo.page(path)), `demo/${name}`))

  test.each([
    ['home-tr', '/'],
    ['hotel-ru', '/ru/hotels/crystal-world-of-colours'],
    ['rooms-de', '/de/hotels/crystal-flora/rooms'],
  ])('%s shows what it did', (name, path) => golden(written(demo.page(path)), `demo/${name}`))

  test.each([
    ['group', '/en'],
    ['hotel-ru', '/ru/hotels/crystal-world-of-colours'],
    ['landing', '/en/summer-vacation-hotel-deals'],
  ])('header and footer of %s show what they did', (name, path) =>
    golden(`${JSON.stringify(demo.chrome(path), null, 1)}\n`, `demo/chrome-${name}`),
  )

  test('not-found page and answers to forms show what they did', async () => {
    const builder = demo.builder()
    await golden(written(builder.notFound('de')), 'demo/not-found')
    await golden(written(builder.notice('ru', 'newsletter', 'invalid')), 'demo/newsletter-invalid')
    await golden(written(builder.notice('en', 'contact', 'success')), 'demo/contact-success')
  })
})

describe.each(['hostile', 'sparse'] as const)('the world that is %s', (name) => {
  const world = open(name)

  test('shows what it did, on every page in English', async () => {
    for (const { path, locale } of world.opened.routes.routes) {
      if (locale !== 'en') continue
      const file = path === '/en' ? 'home' : path.slice('/en/'.length).replaceAll('/', '--')
      await golden(written(world.page(path)), `${name}/${file}`)
    }
  })
})
