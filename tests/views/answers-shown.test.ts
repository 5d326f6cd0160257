import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../src/demo/contract.ts'
import { groupUrl, hotelUrl, outletUrl, roomUrl, subPageUrl } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { galleryId, outletId, outletSlug, subPageId } from '../worlds/hotel.ts'
import { hotelSeed } from '../worlds/index.ts'
import { roomId, roomSlug } from '../worlds/rooms.ts'

const HOTEL = hotelSeed()
const SLUG = 'deniz-kizi'
let site: WorldSite
let world: World
beforeAll(async () => {
  site = await buildSiteOf('oneHotel')
  world = site.provider.world
})
afterAll(() => site.close())

const page = (lang: Lang, url: string): Promise<HTMLElement> => site.dom(`${lang === 'tr' ? '' : `/${lang}`}/${url}`)
const main = async (lang: Lang, url: string) => {
  const found = (await page(lang, url)).querySelector('main')
  expect(found, url).not.toBeNull()
  return found!
}
/** Words as a reader sees them, in the same spacing. */
const words = (text: string) =>
  text
    .replace(/<wbr[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const expectWords = (element: HTMLElement, ...texts: (string | null | undefined)[]) => {
  const shown = words(element.innerHTML)
  for (const text of texts) expect(shown).toContain(words(text ?? 'nothing to look for'))
}

describe.each(LANGS)('a page of its kind shows its answer (%s)', (lang) => {
  test('R7.9 gastronomy: groups and items', async () => {
    const [group] = world.gastronomies.get(subPageId(HOTEL, 'gastronomy'), lang)!.groups
    const shown = await main(lang, subPageUrl(SLUG, 'gastronomy', lang))
    expectWords(shown, group!.title, ...group!.items.flatMap(({ title, text }) => [title, text]))
  })

  test('R7.10 outlet: title, text, hours and features', async () => {
    const outlet = world.outlets.get(outletId(HOTEL, 0), lang)!
    const shown = await main(lang, outletUrl(SLUG, outletSlug(0, lang), lang))
    const [hours] = outlet.hours!
    const [feature] = outlet.features!
    expectWords(shown, outlet.title, outlet.html, hours!.label, hours!.from, hours!.to, feature!.label, feature!.value)
  })

  test('R7.11 spa: outlet, treatments and facilities', async () => {
    const id = subPageId(HOTEL, 'spa')
    const [treatment] = world.spas.get(id, lang)!.treatments!
    const [facility] = world.spas.get(id, lang)!.facilities!
    const shown = await main(lang, subPageUrl(SLUG, 'spa', lang))
    expectWords(shown, world.outlets.get(id, lang)!.html, treatment!.title, treatment!.text, '50', facility!.title)
    expectWords(shown, facility!.text)
  })

  test('R7.12 contact: address, number, departments', async () => {
    const contact = world.contacts.get(subPageId(HOTEL, 'contact'), lang)!
    const [desk] = contact.departments!
    const shown = await main(lang, subPageUrl(SLUG, 'contact', lang))
    expectWords(shown, contact.address, contact.phone, contact.email, desk!.title, desk!.phone)
  })

  test('R7.13 certificates: every one', async () => {
    const { items } = world.certificates.get(subPageId(HOTEL, 'certificates'), lang)!
    const shown = await main(lang, subPageUrl(SLUG, 'certificates', lang))
    expectWords(shown, ...items.flatMap(({ title, year }) => [title, String(year)]))
  })

  test('R7.16 rooms: every one, with a link to its page', async () => {
    const shown = await main(lang, subPageUrl(SLUG, 'rooms', lang))
    const links = shown.querySelectorAll('a').map((link) => link.getAttribute('href'))
    for (const { name, slug } of world.rooms.get(HOTEL.id, lang)!) {
      expectWords(shown, name)
      expect(links).toContain(`${lang === 'tr' ? '' : `/${lang}`}/${roomUrl(SLUG, slug, lang)}`)
    }
  })

  test('R7.17, R7.18, R4.26 room: its text, plans, menus and the other rooms', async () => {
    const [room, other] = world.rooms.get(HOTEL.id, lang)!
    const [plan] = world.plans.get(roomId(HOTEL, 0), lang)!
    const url = roomUrl(SLUG, roomSlug(0, lang), lang)
    const shown = await main(lang, url)
    expectWords(shown, room!.name, room!.html, room!.features![0]!.label, plan!.title, other!.name)
    const whole = await page(lang, url)
    for (const item of world.menus.get(HOTEL.id, lang)![0]!.items) expectWords(whole, item.text)
  })

  test('R7.20, R7.21 gallery: names of categories, and every file', async () => {
    const shown = await main(lang, subPageUrl(SLUG, 'gallery', lang))
    expectWords(shown, ...world.galleryCategories.get(galleryId(HOTEL), lang)!.map(({ name }) => name))
    const sources = [...site.manifest.sources]
    const html = shown.outerHTML
    for (const { file } of world.galleryFiles.get(galleryId(HOTEL))!) {
      const [id] = sources.find(([, { source }]) => source === file.sourceUrl)!
      expect(html).toContain(`/img/${id}`)
    }
  })

  test("R7.8 the menus are those of the page's property", async () => {
    const [own] = world.menus.get(HOTEL.id, lang)![0]!.items
    const prefix = lang === 'tr' ? '' : `/${lang}`
    const entries = async (url: string) => {
      const whole = await page(lang, url)
      whole.querySelector('main')!.remove()
      return whole.querySelectorAll('a').map((link) => [words(link.innerHTML), link.getAttribute('href')])
    }
    expect(await entries(hotelUrl(SLUG, lang))).toContainEqual([own!.text, `${prefix}/${own!.url}`])
    const hrefs = (await entries(groupUrl('about', lang))).map(([, href]) => href)
    expect(hrefs).toContain(`${prefix}/${groupUrl('contact', lang)}`)
    expect(hrefs).not.toContain(`${prefix}/${own!.url}`)
  })
})

test('R7.6 the network entry has no page of a hotel and is not offered in the search', async () => {
  expect(site.paths.filter((path) => path.includes('bay-hotels'))).toEqual([])
  for (const path of site.paths) {
    const values = (await site.dom(path)).querySelectorAll('option').map((option) => option.getAttribute('value'))
    expect(values).not.toContain('bay-hotels')
  }
})

test('R7.23 the hotels of the search are in every page, so that opening it asks nobody', async () => {
  for (const path of site.paths) {
    const html = await site.html(path)
    expect(html, path).toContain('value="deniz-kizi"')
    expect(html).not.toContain(new URL(site.provider.url).host)
  }
})
