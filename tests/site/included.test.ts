/** What a hotel's price includes: the section of its gastronomy page says what its facts and the comparison say. */
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { hotelFactsSchema, type HotelFacts } from '../../src/features/facts/schema.ts'
import { translator } from '../../src/i18n/index.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { slugIn } from '../../src/routes/slugs.ts'
import { HOTEL_FOLDER, HOTEL_PAGES } from '../../src/site/pages.ts'
import { createViewBuilder } from '../../src/features/kinds/build.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { crawlWorld } from '../harness/snapshots.ts'
import { SITE } from '../harness/settings.ts'
import { demoSite, type BuiltSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, words } from './pages.ts'

async function factsIn({ manifest, stateFolder }: BuiltSite): Promise<HotelFacts[]> {
  const store = openStore(join(stateFolder, 'store'))
  const files = [...manifest.assets].filter(([name]) => /^(?:\w\w\/)?facts\//.test(name))
  return Promise.all(
    files.map(async ([, hash]) => hotelFactsSchema.parse(JSON.parse((await store.get(hash)).toString()))),
  )
}

const spaced = (text: string) => text.replace(/\s+/g, ' ')
const cardsOf = (page: HTMLElement) => page.querySelectorAll('main .outlet')

test('of every hotel, in every language: each outlet once, whether it is included, when it is open, how many of all are', async () => {
  const site = await demoSite()
  const facts = await factsIn(site)
  expect(facts).toHaveLength(18 * LOCALES.length)
  for (const { slug, language, outlets, features } of facts) {
    const t = translator(language)
    const folders = [HOTEL_FOLDER, HOTEL_PAGES.gastronomy].map((each) => slugIn(each, language))
    const path = buildPath(language, `${folders[0]}/${slug}/${folders[1]}`)
    const page = await site.dom(path)
    const cards = new Map(cardsOf(page).map((card) => [words(card.querySelector('h3')!), card]))
    expect([...cards.keys()].sort(), path).toEqual(outlets.map(({ name }) => spaced(name)).sort())
    expect(cardsOf(page), path).toHaveLength(outlets.length)
    for (const { name, included, hours, url } of outlets) {
      const card = cards.get(spaced(name))!
      expect(words(card), name).toContain(t(included ? 'pages.outlet.included' : 'pages.outlet.paid'))
      for (const { from, to } of hours) expect(words(card), name).toContain(`${from}–${to}`)
      if (url) expect(attribute(card.querySelector('a'), 'href'), name).toBe(new URL(url).pathname)
    }
    const said = words(page.querySelector('#included')!)
    const count = outlets.filter((outlet) => outlet.included).length
    expect(said, path).toContain(spaced(t('counts.outletsIncluded', { count, total: outlets.length })))
    expect(said, path).toContain(features.find(({ key }) => key === 'BOARD')!.value)
    for (const group of page.querySelectorAll('main .outlets')) {
      const opening = group.querySelectorAll('.outlet').map((card) => card.querySelector('time')?.text ?? '~')
      expect(opening, path).toEqual(opening.toSorted())
    }
  }
})

test('how a table is booked stands with the outlets whose pages say it', async () => {
  const site = await demoSite()
  const page = await site.dom('/en/hotels/crystal-aura/gastronomy')
  const booked = cardsOf(page).filter((card) => words(card).includes('Booking: '))
  expect(booked.length).toBeGreaterThan(0)
  for (const card of booked) {
    const outlet = await site.dom(attribute(card.querySelector('a'), 'href'))
    const line = card
      .querySelectorAll('p')
      .map((each) => words(each))
      .find((each) => each.startsWith('Booking: '))!
    expect(words(outlet.querySelector('main'))).toContain(line.slice('Booking: '.length))
  }
})

describe('another provider', () => {
  async function gastronomyOf(isPaid: boolean) {
    const world = makeWorld({ hotels: [{ outlets: 3 }] })
    for (const key of [...world.gastronomies.keys()])
      world.gastronomies.edit(key, ({ groups }) => groups[0]!.items.forEach((item) => (item.paid = isPaid)))
    const snapshot = await crawlWorld(world)
    const routes = buildRoutes(snapshot)
    const route = [...routes.all()].find(({ locale, url }) => locale === 'en' && url.endsWith('/gastronomy'))!
    return createViewBuilder(snapshot, routes, SITE).page(route).view.body
  }

  test('that says of no outlet that it costs extra is not said to include them all', async () => {
    expect(await gastronomyOf(false)).not.toHaveProperty('included')
  })

  test('whose outlets all cost extra, and which says nothing of the board, has no words under "included"', async () => {
    expect(await gastronomyOf(true)).not.toHaveProperty('included')
  })
})
