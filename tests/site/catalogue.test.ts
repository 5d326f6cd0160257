import { expect, test } from 'vitest'
import { catalogueEntry } from '../../src/config/catalogue.ts'
import { CATALOGUE } from '../../src/site/hotels.ts'
import { parseUrl } from '../../src/routes/place.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { attribute, LANGS } from './pages.ts'

const IDS =
  'admiral 14, paraiso-verde 18, waterworld 20, tat-beach 21, aura 24, boutique 25, centro 26, de-luxe 27, family 28, flora 29, ' +
  'green-bay 30, sunrise-queen 31, sunset 32, kaymakli 33, land-of-paradise 34, prestige-elite 36, palace 37, world-of-colours 38, group 23'
const hotels = CATALOGUE.filter(({ id }) => id !== 23)

test('R3.1 R3.2 the catalogue has the 18 hotels and the network, each id once', () => {
  expect(CATALOGUE).toHaveLength(19)
  expect(CATALOGUE.map(({ key, id }) => `${key} ${id}`).sort()).toEqual(IDS.split(', ').sort())
})

test.each(CATALOGUE)('R3.3 the entry of $key is complete, and its logos are files', async (entry) => {
  const site = await demoSite()
  for (const logo of [entry.logo, entry.logo2]) expect(site.manifest.assets.has(logo.slice(1)), logo).toBe(true)
  expect(entry.pageId).toBeGreaterThan(0)
  expect(entry.name).toMatch(/^Crystal \S/)
  expect(entry.bookingHost).toMatch(/^[a-z0-9.-]+\.[a-z]+$/)
  for (const lang of LANGS) {
    expect(entry.callCenter[lang], lang).toMatch(/^\+\d{7,15}$/)
    expect(entry.callText[lang], lang).toMatch(/^[+\d][\d ]{6,}$/)
  }
})

test.each(hotels)('R3.4 the url of $key is the Turkish path of its hotel, and a page', async ({ url }) => {
  const slug = url.slice('oteller/'.length)
  expect(parseUrl(url, 'tr')).toEqual({ kind: 'hotel', hotel: slug })
  expect((await demoSite()).paths).toContain(`/${url}`)
})

test('R3.5 a property that the catalogue has not uses the entry of the group, its logo where the provider sends none', async () => {
  const entry = catalogueEntry(51)
  expect([entry.id, entry.url, entry.logo]).toEqual([23, '/', '/logos/group.svg'])
  const site = await siteOf('sparse')
  for (const path of ['/oteller/sade', '/en/hotels/sade/rooms'])
    expect(attribute((await site.dom(path)).querySelector('header img'), 'src'), path).toBe('/logos/group.svg')
})

test('R9.24 the Turkish number of World of Colours is its own, the others are shared', async () => {
  const shared = catalogueEntry(14)
  const own = catalogueEntry(38)
  expect(own.callCenter.tr).not.toBe(shared.callCenter.tr)
  expect(own.callText.tr).not.toBe(shared.callText.tr)
  for (const lang of ['en', 'de', 'ru'] as const) expect(own.callCenter[lang]).toBe(shared.callCenter[lang])
  const site = await demoSite()
  const dialled = async (path: string) =>
    attribute((await site.dom(path)).querySelector('header a[href^="tel:"]'), 'href')
  expect(await dialled('/oteller/crystal-world-of-colours')).toBe(`tel:${own.callCenter.tr}`)
  expect(await dialled('/oteller/crystal-aura')).toBe(`tel:${shared.callCenter.tr}`)
})
