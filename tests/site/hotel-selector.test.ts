import { describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { siteOf } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, harvest, LANGS, pathIn, words } from './pages.ts'

const FEW_PAGES = { subPages: [], rooms: 0, outlets: 0 }

const optionsOf = (dom: HTMLElement) => dom.querySelectorAll('search select option')

describe('the hotel selector', () => {
  test('R3.6 offers no hotel whose booking address is missing, null or empty', async () => {
    const world = makeWorld({
      hotels: [
        { id: 51, name: 'Crystal Ülker', slug: 'ulker' },
        { id: 52, name: 'Missing', slug: 'missing', reservationUrl: undefined },
        { id: 53, name: 'Null', slug: 'null' },
        { id: 54, name: 'Empty', slug: 'empty', reservationUrl: '' },
        { id: 55, name: 'Blank', slug: 'blank', reservationUrl: '  ' },
      ].map((hotel) => ({ ...FEW_PAGES, ...hotel, subPages: ['reservation' as const] })),
    })
    Object.assign(
      world.hotels.find(({ id }) => id === 53)!,
      { reservationUrl: null },
    )
    const site = await siteOf(world)
    const options = await harvest(site, ({ dom }) => optionsOf(dom).map((option) => attribute(option, 'value')))
    // On its own pages nobody is offered another hotel in its place.
    const own = (path: string) => /\/(?:missing|null|empty|blank)(?:\/|$)/.test(path)
    for (const [path, slugs] of options) expect(slugs, path).toEqual(own(path) ? [] : ['ulker'])
    const unavailable = await site.dom('/en/hotels/missing/online-reservation')
    expect(unavailable.querySelectorAll('main form[method="get"]')).toEqual([])
  })

  test('R4.13 sorts by name in the order of the language, a leading "crystal" left out of account', async () => {
    const names = ['Zeytin', 'crystal Öykü', 'CRYSTAL Palmiye', 'Çınar', 'Crystal Ada', 'Doruk']
    const hotels = names.map((name, index) => ({ ...FEW_PAGES, id: 51 + index, name, slug: `hotel-${index}` }))
    const site = await siteOf(makeWorld({ hotels }))
    for (const lang of LANGS) {
      const shown = optionsOf(await site.dom(pathIn(lang, ''))).map((option) => words(option))
      expect(shown, lang).toEqual(['Crystal Ada', 'Çınar', 'Doruk', 'crystal Öykü', 'CRYSTAL Palmiye', 'Zeytin'])
    }
  })
})
