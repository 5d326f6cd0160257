import { describe, expect, test } from 'vitest'
import { LANGS } from '../../src/demo/contract.ts'
import type { RegionCode } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { createViewBuilder } from '../../src/features/kinds/build.ts'
import type { PageView } from '../../src/views/view.ts'
import { crawlFrom, providerOf } from '../harness/crawl.ts'
import { SITE } from '../harness/settings.ts'
import { region, regionPage } from '../worlds/group.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'

async function viewer(world: World) {
  const { snapshot } = await crawlFrom(await providerOf(world))
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, SITE)
  return (path: string): PageView & { body: any } => {
    const route = routes.all().find((each) => each.path === path)
    if (!route) throw new Error(`no route ${path}`)
    return builder.page(route).view
  }
}

test('R2.62 regions come in the fixed order, others after them as the provider lists them', async () => {
  const given: RegionCode[] = ['BODRUM', 'LARA', 'CAPPADOCIA', 'ALANYA', 'SIDE', 'BELEK', 'KEMER']
  const world = makeWorld({
    hotels: given.map((regionCode, index) => ({
      id: 60 + index,
      name: `Hotel ${index}`,
      slug: `hotel-${index}`,
      regionCode,
    })),
  })
  for (const lang of LANGS) {
    world.regions.set(
      [lang],
      given.map((code) => region(code, lang)),
    )
    for (const code of given) world.addPage({ ...regionPage(code, lang, LANGS), id: 700 + given.indexOf(code) })
  }
  const view = await viewer(world)
  const inOrder = ['KEMER', 'BELEK', 'SIDE', 'LARA', 'CAPPADOCIA', 'BODRUM', 'ALANYA']
  for (const home of ['/', '/en', '/de', '/ru']) {
    const { body } = view(home)
    expect(body.regions.map(({ code }: { code: string }) => code)).toEqual(inOrder)
    expect(body.hotelRows.map(({ id }: { id: number }) => given[id - 60])).toEqual(inOrder)
  }
  const riviera = view('/en/turkish-riviera').body
  expect(riviera.regions.map(({ code }: { code: string }) => code)).toEqual(
    inOrder.filter((code) => code !== 'CAPPADOCIA'),
  )
  expect(view('/en/hotels').body.groups.map(({ region: name }: { region: string }) => name.toUpperCase())).toEqual(
    inOrder,
  )
})

describe('galleries', () => {
  const files = (view: PageView & { body: any }) =>
    view.body.gallery.categories.map(({ name, files: list }: any) => [name, list.map(({ id }: any) => id)])

  test('R3.21 show every file below its category, both by ordinal', async () => {
    const { body } = (await viewer(oneHotel()))('/en/hotels/deniz-kizi/gallery')
    expect(files({ body } as never)).toEqual([
      ['Inside', [51103, 51101]],
      ['Outside', [51104, 51102]],
    ])
    expect(body.gallery.total).toBe(4)
  })
})

test('R7.19 the items of a story come by ordinal', async () => {
  const view = (await viewer(oneHotel()))('/en/hotels/deniz-kizi')
  expect(view.body.stories.map(({ items }: any) => items.map(({ id }: any) => id))).toEqual([[5101, 5102, 5103]])
})

test('no item of a story links to the page that shows it', async () => {
  const world = oneHotel()
  const home = '/hotels/deniz-kizi'
  const urls = [`${home}#rooms`, home, `${home}/rooms`]
  world.stories.edit([51, 'en'], ([story]) =>
    story!.items.forEach((item, index) => (item.link = { text: 'More', url: urls[index]! })),
  )
  const [story] = (await viewer(world))('/en/hotels/deniz-kizi').body.stories
  const links = story.items.map(({ id, link }: { id: number; link?: { href: string } }) => [id, link?.href])
  expect(links).toEqual([
    [5101, undefined],
    [5102, undefined],
    [5103, '/en/hotels/deniz-kizi/rooms'],
  ])
})

test('all hours of a place are shown, in the order given', async () => {
  const world = oneHotel()
  const hours = [
    { label: 'Breakfast', from: '7:00', to: '10:30' },
    { from: '12:30', to: '14:00' },
    { label: 'Night', from: '22:00', to: '02:00' },
    { from: 'noon', to: '14:00' },
    { from: '25:00', to: '26:00' },
  ]
  world.outlets.edit([51601, 'en'], (outlet) => (outlet.hours = hours))
  const view = (await viewer(world))('/en/hotels/deniz-kizi/gastronomy/fish-kitchen-1')
  expect(view.body.outlet.hours).toEqual([
    { label: 'Breakfast', from: '07:00', to: '10:30' },
    { from: '12:30', to: '14:00' },
    { label: 'Night', from: '22:00', to: '02:00' },
  ])
})

test('rooms stand in the order of the provider', async () => {
  const world = oneHotel()
  world.rooms.edit([51, 'en'], (rooms) => rooms.reverse())
  const view = (await viewer(world))('/en/hotels/deniz-kizi/rooms')
  expect(view.body.rooms.map(({ name }: { name: string }) => name)).toEqual(['Sea room 2', 'Sea room 1'])
})
