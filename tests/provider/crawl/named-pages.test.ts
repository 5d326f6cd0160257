/** There is no call that lists all pages: one that a single place names is found by that place alone. */
import { beforeAll, expect, test } from 'vitest'
import { crawl } from '../../../src/provider/crawl/crawl.ts'
import { startProvider } from '../../../src/demo/server.ts'
import type { World } from '../../../src/demo/world.ts'
import { createClient } from '../../../src/provider/client.ts'
import { askedFor } from '../../harness/crawl.ts'
import { oneHotel } from '../../worlds/index.ts'

const item = (url: string) => ({ id: 900, text: 'Page', url })

function addToMenu(world: World, type: 'HEADER' | 'FOOTER', entry: object) {
  world.menus.edit([51, 'en'], (menus) => {
    menus.find((menu) => menu.type === type)!.items.push({ id: 901, text: 'Item', ...entry })
  })
}

/** What names a page of that url, in English. */
const PLACES: Record<string, (world: World, url: string) => void> = {
  'an item of a header': (world, url) => addToMenu(world, 'HEADER', item(url)),
  'an item below one of a header': (world, url) => addToMenu(world, 'HEADER', { subitems: [item(url)] }),
  'an item of a footer': (world, url) => addToMenu(world, 'FOOTER', item(url)),
  'an item below one of a footer': (world, url) => addToMenu(world, 'FOOTER', { subitems: [item(url)] }),
  'a breadcrumb': (world, url) =>
    world.editPage('en', 'about-us', (page) => (page.breadcrumbs = [{ text: 'Page', url, active: false }])),
  "another page's languages": (world, url) =>
    world.editPage('de', 'about-us', (page) => page.hrefLangs!.push({ locale: 'en', url })),
  'a region': (world, url) =>
    world.regions.edit(['en'], (regions) => void regions.push({ ...regions[0]!, code: 'SIDE', url })),
}
const NAMES = Object.keys(PLACES)
const urlOf = (place: string) => `page-${NAMES.indexOf(place)}`

let asked: string[]
beforeAll(async () => {
  const world = oneHotel()
  for (const [place, name] of Object.entries(PLACES)) name(world, urlOf(place))
  const provider = await startProvider(world)
  await crawl({ client: createClient({ baseUrl: provider.url, retries: 0 }) })
  await provider.close()
  asked = provider.requests.map(({ path, query }) => askedFor(path, query))
})

test.each(NAMES)('%s leads to its page', (place) => {
  expect(asked).toContain(`/v1/pages/url-lang?lang=en&property-network-id=2&url=${urlOf(place)}`)
})
