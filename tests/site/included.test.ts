/** What a hotel's price includes: the section of its gastronomy page says what its facts and the comparison say. */
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { hotelFactsSchema, type HotelFacts } from '../../src/facts/schema.ts'
import { translator } from '../../src/i18n/index.ts'
import { openStore } from '../../src/release/store.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { HOTEL_FOLDER, HOTEL_PAGES, slugIn } from '../../src/routes/slugs.ts'
import { createViewBuilder } from '../../src/views/build.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { crawlWorld } from '../harness/snapshots.ts'
import { SITE } from '../harness/settings.ts'
import { demoSite, type BuiltSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, words } from './pages.ts'

async function factsIn({ manifest, stateFolder }: BuiltSite): Promise<HotelFacts[]> {
  const store = await openStore(join(stateFolder, 'store'))
  const files = [...manifest.assets].filter(([name]) => /^(?:\w\w\/)?facts\//.test(name))
  return Promise.all(
    files.map(async ([, hash]) => hotelFactsSchema.parse(JSON.parse((await store.get(hash)).toString()))),
  )
}

const spaced = (text: string) => text.replace(/\s+/g, ' ')
const namesOf = (section: HTMLElement, column: string) =>
  section.querySelectorAll(`.costs__column--${column} .costs__name`).map(words)

test('of every hotel, in every language: what is included, what costs extra, and when each is open', async () => {
  const site = await demoSite()
  const facts = await factsIn(site)
  expect(facts).toHaveLength(18 * LOCALES.length)
  for (const { slug, language, outlets, features } of facts) {
    const t = translator(language)
    const folders = [HOTEL_FOLDER, HOTEL_PAGES.gastronomy].map((each) => slugIn(each, language))
    const path = buildPath(language, `${folders[0]}/${slug}/${folders[1]}`)
    const section = (await site.dom(path)).querySelector('#included')!
    const included = outlets.filter((outlet) => outlet.included)
    const extra = outlets.filter((outlet) => !outlet.included)
    expect(namesOf(section, 'included'), path).toEqual(included.map(({ name }) => spaced(name)))
    expect(namesOf(section, 'extra'), path).toEqual(extra.map(({ name }) => spaced(name)))
    const said = words(section)
    expect(said, path).toContain(spaced(t('counts.outletsIncluded', { count: included.length, total: outlets.length })))
    expect(said, path).toContain(features.find(({ key }) => key === 'BOARD')!.value)
    for (const [index, row] of section.querySelectorAll('li').entries()) {
      const { name, group, hours, url } = [...included, ...extra][index]!
      expect(words(row), name).toContain(spaced(group))
      for (const { from, to } of hours) expect(words(row), name).toContain(`${from}–${to}`)
      if (url) expect(attribute(row.querySelector('a'), 'href'), name).toBe(new URL(url).pathname)
    }
  }
})

test('how a table is booked stands with the outlets whose pages say it', async () => {
  const site = await demoSite()
  const section = (await site.dom('/en/hotels/crystal-aura/gastronomy')).querySelector('#included')!
  const booked = section.querySelectorAll('li').filter((row) => words(row).includes('Booking: '))
  expect(booked.length).toBeGreaterThan(0)
  for (const row of booked) {
    const outlet = await site.dom(attribute(row.querySelector('a'), 'href'))
    const [, value = ''] = /Booking: (.*)$/.exec(words(row))!
    expect(words(outlet.querySelector('main'))).toContain(value)
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

  test('whose outlets all cost extra includes none', async () => {
    expect(await gastronomyOf(true)).toMatchObject({ included: { included: [], extra: { length: 3 } } })
  })
})
