import { describe, expect, test } from 'vitest'
import type { RegionCode } from '../../src/demo/paths.ts'
import { siteOf } from '../harness/site.ts'
import { region, regionPage } from '../worlds/group.ts'
import { addHotel, makeWorld, hotelSeed } from '../worlds/index.ts'
import { hrefs, LANGS, mainOf } from './pages.ts'

describe('regions', () => {
  test('R2.62 regions come in a fixed order and others after them, whatever order the provider gives', async () => {
    const site = await siteOf(worldWithRegions(['ALANYA', 'CAPPADOCIA', 'LARA', 'BODRUM', 'SIDE', 'BELEK', 'KEMER']))
    const order = ['kemer', 'belek', 'side', 'lara', 'cappadocia', 'alanya', 'bodrum']
    for (const path of ['/en', '/en/hotels', '/en/turkish-riviera']) {
      const links = hrefs(mainOf(await site.dom(path)))
      const slugs = links.flatMap((href) => /^\/en\/(?:turkish-riviera|anatolia)\/([a-z]+)$/.exec(href)?.[1] ?? [])
      const expected = path.endsWith('riviera') ? order.filter((slug) => slug !== 'cappadocia') : order
      expect([...new Set(slugs)], path).toEqual(expected)
    }
  })

  test('R2.134 menus list regions in that order too, in the places that the provider gives them', async () => {
    const world = worldWithRegions(['LARA', 'CAPPADOCIA', 'SIDE', 'BELEK', 'KEMER'])
    const pageOf = (code: RegionCode) => regionPage(code, 'en', LANGS)
    const item = (id: number, url: string) => ({ id, text: url, url })
    const listed = (['LARA', 'KEMER', 'SIDE'] as const).map((code, index) => item(910 + index, pageOf(code).url))
    const [lara, kemer, side] = listed.map(({ url }) => url)
    world.menus.edit([23, 'en'], (menus) => {
      menus.find(({ type }) => type === 'HEADER')!.items = [
        { id: 900, text: 'Coasts', subitems: [listed[0]!, item(920, 'about-us'), ...listed.slice(1)] },
      ]
      menus.find(({ type }) => type === 'FOOTER')!.items = listed.map((each) => ({ ...each, section: 'COL_1' }))
    })
    const dom = await (await siteOf(world)).dom('/en')
    const here = (urls: (string | undefined)[]) => urls.map((url) => `/en/${url}`)
    expect(hrefs(dom.querySelector('#menu nav'))).toEqual(here([kemer, 'about-us', side, lara]))
    expect(hrefs(dom.querySelector('body > footer nav'))).toEqual(here([kemer, side, lara]))
  })
})

/** One hotel in each of the regions, which the provider lists in the given order. */
function worldWithRegions(codes: RegionCode[]) {
  const made = makeWorld()
  codes.forEach((code, index) => {
    const seed = hotelSeed({
      id: 100 + index,
      name: `Koy ${index}`,
      slug: `koy-${index}`,
      regionCode: code,
      subPages: [],
      rooms: 0,
      outlets: 0,
    })
    addHotel(made, seed)
  })
  for (const lang of LANGS) {
    made.regions.set(
      [lang],
      codes.map((code) => region(code, lang)),
    )
    for (const code of codes) made.addPage(regionPage(code, lang, LANGS))
  }
  return made
}
