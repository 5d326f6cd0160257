/** Hotels' facts for machines: what their files say is what pages and JSON-LD say. */
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { hotelFactsSchema, type HotelFacts } from '../../src/features/facts/schema.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { atDepth } from '../harness/depth.ts'
import { demoSite, siteOf, type BuiltSite } from '../harness/site.ts'
import { hotelSeed, oneHotel } from '../worlds/index.ts'
import { subPageId } from '../worlds/hotel.ts'
import { attribute, hrefs, words } from './pages.ts'

const SCHEMA = 'facts.schema.json'

async function asset({ manifest, stateFolder }: BuiltSite, name: string): Promise<unknown> {
  const hash = manifest.assets.get(name)
  if (!hash) throw new Error(`the release has no ${name}`)
  return JSON.parse((await openStore(join(stateFolder, 'store')).get(hash)).toString())
}

const factsNames = ({ manifest }: BuiltSite) =>
  [...manifest.assets.keys()].filter((name) => /(?:^|\/)facts\//.test(name))

/** As `words` reads a page: a space that does not break is one like others. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

const localeOf = (name: string) => LOCALES.find((locale) => name.startsWith(`${locale}/`)) ?? 'tr'

interface LinkedData {
  '@type': string
  '@graph'?: LinkedData[]
  [name: string]: unknown
}

function linkedData(dom: HTMLElement, ...types: string[]): LinkedData[] {
  const documents = dom
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as LinkedData)
  const nodes = documents.flatMap((each) => each['@graph'] ?? [each])
  return nodes.filter((node) => types.includes(node['@type']))
}

describe("the demo's hotels", () => {
  let site: BuiltSite
  const facts = new Map<string, HotelFacts>()

  beforeAll(async () => {
    site = await demoSite()
    for (const name of factsNames(site)) facts.set(name, hotelFactsSchema.parse(await asset(site, name)))
  })

  const sampled = () => [...facts].filter((_each, index) => atDepth(index % 3 === 0, true))
  const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname)
  const pageOf = (url: string) => site.dom(pathOf(url))

  test('each has a file in each language, which its page names and which names its page', async () => {
    expect(facts.size).toBe(18 * LOCALES.length)
    for (const [name, { url, language, languages }] of facts) {
      expect(language).toBe(localeOf(name))
      expect(languages[language]).toBe(url)
      const link = (await pageOf(url)).querySelector('link[rel=alternate][type="application/json"]')
      expect(attribute(link, 'href'), url).toBe(`${new URL(url).origin}/${name}`)
    }
  })

  test('the schema is published, and names what every file has', async () => {
    const schema = (await asset(site, SCHEMA)) as { required: string[]; properties: object }
    for (const [name, each] of facts) {
      expect(new URL(each.$schema).pathname, name).toBe(`/${SCHEMA}`)
      expect(Object.keys(schema.properties), name).toEqual(expect.arrayContaining(Object.keys(each)))
      expect(Object.keys(each), name).toEqual(expect.arrayContaining(schema.required))
    }
  })

  test('nothing contradicts the page or its JSON-LD', async () => {
    for (const [name, hotel] of sampled()) {
      const dom = await pageOf(hotel.url)
      const [data] = linkedData(dom, 'Hotel', 'Resort')
      expect(data, name).toMatchObject({
        name: hotel.name,
        url: hotel.url,
        checkinTime: hotel.checkIn,
        checkoutTime: hotel.checkOut,
        telephone: hotel.phone,
        email: hotel.email,
        geo: { latitude: hotel.latitude, longitude: hotel.longitude },
        starRating: { ratingValue: hotel.stars },
      })
      const address = Object.values(data!.address as Record<string, string>).filter((part) => part.length > 2)
      for (const part of address.slice(1)) expect(hotel.address, name).toContain(part)
      const page = words(dom.querySelector('main'))
      for (const { label, value } of hotel.features) {
        expect(page, name).toContain(spaced(label))
        expect(page, name).toContain(spaced(value))
      }
      for (const event of hotel.events) expect(page, name).toContain(spaced(event.name))
    }
  })

  test("rooms are those of the rooms' pages, with their sizes and guests", async () => {
    for (const [name, { rooms }] of sampled()) {
      expect(rooms.length, name).toBeGreaterThan(0)
      const [first] = rooms
      const list = words(await pageOf(first!.url!.replace(/\/[^/]+$/, '')).then((dom) => dom.querySelector('main')))
      for (const room of rooms) expect(list, name).toContain(spaced(room.name))
      const dom = await pageOf(first!.url!)
      const [data] = linkedData(dom, 'HotelRoom')
      expect(data, name).toMatchObject({
        name: first!.name,
        ...(first!.sizeM2 && { floorSize: { value: first!.sizeM2 } }),
      })
      expect(words(dom.querySelector('main')), name).toContain(String(first!.sizeM2 ?? ''))
    }
  })

  test('halls are those of the page for meetings', async () => {
    const withHalls = [...facts].filter(([, { halls }]) => halls)
    expect(withHalls.length).toBeGreaterThan(0)
    for (const [name, { halls, pages }] of withHalls) {
      const page = words(await pageOf(pages.find(({ page }) => page === 'meeting-and-corporate')!.url))
      for (const cell of halls!.rows.flat()) expect(page, name).toContain(spaced(cell))
      for (const row of halls!.rows) expect(row.length, name).toBe(halls!.columns.length)
    }
  })

  test('llms.txt leads to them', async () => {
    const hash = site.manifest.assets.get('llms.txt')!
    const text = (await openStore(join(site.stateFolder, 'store')).get(hash)).toString()
    expect(text).toContain('/en/facts/crystal-flora.json')
  })
})

test('a provider of another hand has facts of its own, where it says least, too', async () => {
  const site = await siteOf('sparse')
  for (const name of factsNames(site)) {
    const facts = hotelFactsSchema.parse(await asset(site, name))
    const dom = parse(await site.html(decodeURIComponent(new URL(facts.url).pathname)))
    expect(linkedData(dom, 'Hotel', 'Resort')[0], name).toMatchObject({ name: facts.name, url: facts.url })
  }
  expect(factsNames(site).length).toBeGreaterThan(0)
})

test('R7.42 numbers and addresses of records are links that dial, on pages, in JSON-LD and in facts; others are reported', async () => {
  const world = oneHotel()
  const contact = {
    phone: '+90 (0)242 555 02 29 / 0242 555 02 30 dahili 112',
    whatsapp: '0532 555 01 28',
    email: 'info@deniz.example, satis@deniz.example',
  }
  world.editPage('en', 'hotels/deniz-kizi', (page) => Object.assign(page.property!.contact!, contact))
  world.contacts.edit([subPageId(hotelSeed(), 'contact'), 'en'], (page) => {
    Object.assign(page, contact, { departments: [{ title: 'Spa', phone: 'ask us', email: 'spa at deniz' }] })
  })
  world.editPage('en', 'hotels/deniz-kizi/about-us', (page) => {
    const html =
      '<p><a href="tel:0242 555 02 37">Call</a> <a href="https://wa.me/05325550128">Chat</a> <a href="tel:us">Us</a></p>'
    page.contents = { words: { ordinal: 1, layout: 'TEXT', html } }
  })
  const site = await siteOf(world)

  const page = await site.dom('/en/hotels/deniz-kizi/contact')
  const links = hrefs(page.querySelector('main')).filter((href) => /^(?:tel|mailto):|wa\.me/.test(href))
  expect(links).toEqual(
    expect.arrayContaining([
      ...['tel:+902425550229', 'tel:+902425550230', 'mailto:info@deniz.example', 'mailto:satis@deniz.example'],
      'https://wa.me/905325550128?text=Deniz%20K%C4%B1z%C4%B1',
    ]),
  )
  for (const href of links) expect(href).toMatch(/^(?:tel:\+90\d{7,10}|mailto:[^,]+|https:\/\/wa\.me\/90\d{10}\?.*)$/)
  expect(words(page.querySelector('main'))).toContain('dahili 112')
  expect(words(page.querySelector('.departments'))).toBe('Spaask usspa at deniz')
  expect(hrefs(page.querySelector('.departments'))).toEqual([])
  const [data] = linkedData(page, 'ContactPage')
  expect(data!.mainEntity).toMatchObject({ telephone: '+902425550229', email: 'info@deniz.example' })
  const [home] = linkedData(await site.dom('/en/hotels/deniz-kizi'), 'Hotel', 'Resort')
  expect(home).toMatchObject({ telephone: '+902425550229', email: 'info@deniz.example' })
  expect(await asset(site, 'en/facts/deniz-kizi.json')).toMatchObject({
    phone: '+902425550229',
    email: 'info@deniz.example',
  })

  const about = await site.dom('/en/hotels/deniz-kizi/about-us')
  const written = hrefs(about.querySelector('main')).filter((href) => /^tel:|wa\.me\/\d+$/.test(href))
  expect(written).toEqual(expect.arrayContaining(['tel:+902425550237', 'https://wa.me/905325550128']))
  expect(written).not.toContain('tel:us')
  const unclear = site.report.problems.filter(({ code }) => code === 'number-unreadable')
  expect(unclear.map(({ message }) => message.match(/“.*”/)?.[0]).sort()).toEqual([
    '“ask us”',
    '“spa at deniz”',
    '“tel:us”',
  ])
  for (const { resource } of unclear) expect(resource).toMatch(/^(?:contact|page)\/en\//)
})
