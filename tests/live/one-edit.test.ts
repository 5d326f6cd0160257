/** One field of one record is edited: the pages that are rendered are those whose bytes change, no more and no fewer. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { File, Page, Property, Room, Section } from '../../src/demo/contract.ts'
import type { World } from '../../src/demo/world.ts'
import { type Manifest } from '../../src/engine/release/manifest.ts'
import { openState } from '../../src/engine/state/state.ts'
import type { Publisher } from '../../src/engine/publisher/options.ts'
import type { Report } from '../../src/engine/release/report.ts'
import { publisherOf } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

const HOTEL = 51
const at = (page = '') => `hotels/deniz-kizi${page && `/${page}`}`
const idOf = (world: World, url: string) => world.pages.get('en', url)!.id
const first = <T>(record: Record<string, T>): T => Object.values(record)[0]!
const moved = (file: File): File => ({ ...file, sourceUrl: file.sourceUrl.replace(/test\/\d+/, 'test/977') })
const LATER = '2027-01-01T00:00:00.000Z'

type Edit = (world: World) => void
const page =
  (url: string, change: (page: Page) => void): Edit =>
  (world) =>
    world.editPage('en', url, change)
const section = (url: string, change: (section: Section) => void) => page(url, (each) => change(first(each.contents!)))
const room =
  (change: (room: Room) => void): Edit =>
  (world) =>
    world.rooms.edit([HOTEL, 'en'], (rooms) => change(rooms[2]!))
const property =
  (change: (hotel: Property) => void): Edit =>
  (world) =>
    change(world.properties.find(({ id }) => id === HOTEL)!)

/** English fields that pages show, one edit each. */
const SHOWN: Record<string, Edit> = {
  'room name': room((each) => void (each.name = 'Lantern room')),
  'room text': room((each) => void (each.text = 'Above the harbour.')),
  'room html': room((each) => void (each.html = '<p>Two doors to the terrace.</p>')),
  'room size': room((each) => void (each.sizeM2 = 77)),
  'room category': room((each) => void (each.category = { code: 'SUITE', name: 'Suite' })),
  'room picture of the list': room((each) => void (each.image = moved(each.image!))),
  'room picture of the page': room((each) => void (each.images = [moved(each.images![0]!), ...each.images!.slice(1)])),
  'room feature': room((each) => void (each.features![0]!.value = '9 m')),
  'room description': room((each) => void (each.metas![0]!.content = 'A room.')),
  'room plan': (world) =>
    world.plans.edit([world.rooms.get(HOTEL, 'en')![2]!.id, 'en'], (plans) => void (plans[0]!.text = '31 m²')),
  'outlet title in the list': (world) =>
    world.gastronomies.edit(
      [idOf(world, at('gastronomy')), 'en'],
      (each) => void (each.groups[0]!.items[0]!.title = 'The grill'),
    ),
  'outlet hours': (world) =>
    world.outlets.edit(
      [idOf(world, at('gastronomy/fish-kitchen-1')), 'en'],
      (each) => void (each.hours![0]!.to = '23:00'),
    ),
  'spa treatment': (world) =>
    world.spas.edit(
      [idOf(world, at('spa-and-wellness')), 'en'],
      (each) => void (each.treatments![0]!.durationMinutes = 80),
    ),
  'department of a contact page': (world) =>
    world.contacts.edit([idOf(world, at('contact')), 'en'], (each) => void (each.departments![0]!.title = 'Desk')),
  certificate: (world) =>
    world.certificates.edit(
      [idOf(world, at('certificates-and-awards')), 'en'],
      (each) => void (each.items[0]!.year = 2025),
    ),
  'event title': (world) => {
    const [key] = [...world.events.keys()].filter(([, lang]) => lang === 'en')
    const title = 'Lantern night'
    world.events.edit(key!, (event) => void (event.title = title))
    for (const url of ['', 'entertainment']) world.editPage('en', url, (each) => void (each.events![0]!.title = title))
  },
  'event text': (world) => {
    const [key] = [...world.events.keys()].filter(([, lang]) => lang === 'en')
    world.events.edit(key!, (event) => void (event.html = '<p>At the pier.</p>'))
  },
  'day on which a listed event ends': (world) => {
    for (const url of ['', 'entertainment'])
      world.editPage('en', url, (each) => void (each.events![0]!.endsAt = '2027-06-13T21:00:00.000Z'))
  },
  'menu item of a hotel': (world) =>
    world.menus.edit([HOTEL, 'en'], (menus) => void (menus[0]!.items[0]!.text = 'All rooms')),
  'footer link of the group': (world) =>
    world.menus.edit([23, 'en'], (menus) => void (menus[1]!.items[0]!.text = 'Of us')),
  'header entry of the group': (world) =>
    world.menus.edit([23, 'en'], (menus) => void (menus[0]!.items[1]!.text = 'Write to us')),
  'region name': (world) => world.regions.edit(['en'], (regions) => void (regions[0]!.name = 'Kemer coast')),
  'region text': (world) => world.regions.edit(['en'], (regions) => void (regions[0]!.text = 'Pines and pebbles.')),
  'property name': property((hotel) => void (hotel.name = 'Deniz Yıldızı')),
  'property reservation address': property((hotel) => void (hotel.reservationUrl = 'https://booking.example/other')),
  'property stars': property((hotel) => void (hotel.stars = 4)),
  'property logo': property((hotel) => void (hotel.logo = moved(hotel.logo!))),
  'property picture': property((hotel) => void (hotel.image = moved(hotel.image!))),
  'page title': page(at('about-us'), (each) => void (each.title = 'The house')),
  'page section': section(at('about-us'), (each) => void (each.html = '<p>Built in 1998.</p>')),
  'page description': page(at('about-us'), (each) => void (each.metas![0]!.content = 'The house in short.')),
  'hotel home description': page(at(), (each) => void (each.metas![0]!.content = 'The hotel in short.')),
  'hotel home slide': page(at(), (each) => void (each.heroSlides![1]!.title = 'At six in the morning')),
  'hotel home session': page(at(), (each) => void (each.sessions![0]!.hours![0]!.to = '09:00')),
  'hotel home contact': page(at(), (each) => void (each.property.contact = { ...each.property.contact, fax: '1 2 3' })),
  'header picture': page(at('rooms'), (each) => void (each.options![0]!.file = moved(each.options![0]!.file!))),
  'date of a policy': page(at('our-policies'), (each) => void (each.updatedAt = LATER)),
  'slide of a landing page': page(
    'summer-vacation-hotel-deals',
    (each) => void (each.sliders![0]!.slides[0]!.file = moved(each.sliders![0]!.slides[0]!.file)),
  ),
  'gallery file title': (world) => world.galleryFiles.edit([511], (files) => void (files[0]!.title = 'The pier')),
  'gallery category': (world) => world.galleryCategories.edit([511, 'en'], (all) => void (all[0]!.name = 'Out there')),
  'story title': (world) => world.stories.edit([HOTEL, 'en'], (stories) => void (stories[0]!.title = 'A day here')),
}

/** Fields that no page shows. */
const HIDDEN: Record<string, Edit> = {
  'time of a change': page(at('about-us'), (each) => void (each.updatedAt = LATER)),
  'category of a page': page(at('about-us'), (each) => void (each.category = { code: 'CORPORATE' })),
  'contact of a page that has none to show': page(
    at('rooms'),
    (each) => void (each.property.contact = { email: 'a@b.example' }),
  ),
  'header picture behind a hero': page('', (each) => void (each.options![0]!.file = moved(each.options![0]!.file!))),
}

let site: WorldSite
let publisher: Publisher
/** Requests of a crawl that finds nothing new. */
let quiet: Report['crawl']

beforeAll(async () => {
  const subPages = [
    'rooms',
    'gastronomy',
    'spa',
    'gallery',
    'about',
    'contact',
    'certificates',
    'policies',
    'reservation',
  ] as const
  const other = { id: 52, name: 'Koy', slug: 'koy', subPages: ['about'] as const }
  site = await buildSiteOf(makeWorld({ langs: ['tr', 'en'], hotels: [{ rooms: 4, subPages }, other] }))
  publisher = publisherOf(site)
  quiet = (await publisher.publish()).crawl
})
afterAll(() => site.close())

const manifestOf = async (stateFolder: string) => (await openState(stateFolder).releases.current())!

async function cleanBuild(): Promise<Manifest> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-edit-clean-'))
  try {
    await publisherOf(site, { stateFolder }).publish()
    return await manifestOf(stateFolder)
  } finally {
    await rm(stateFolder, { recursive: true, force: true })
  }
}

/** Paths of the pages that are new after an edit, which an answer of the provider must have shown. */
async function afterEdit(edit: Edit): Promise<string[]> {
  const before = await manifestOf(site.stateFolder)
  edit(site.provider.world)
  const report = await publisher.publish()
  expect(report.crawl.notModified, 'an answer is another').toBeLessThan(quiet.notModified)
  const after = await manifestOf(site.stateFolder)
  const changed = [...after.pages.keys()].filter((path) => before.pages.get(path)?.hash !== after.pages.get(path)!.hash)
  expect(report.pages.rendered, 'rendered are the changed').toBe(changed.length)
  expect(report.changed.map(({ path }) => path)).toEqual(changed)
  return changed
}

describe('L4 an edit renders the pages that show it', () => {
  test.each(Object.entries(SHOWN))('%s', async (name, edit) => {
    const changed = await afterEdit(edit)
    const languages = new Set(changed.map((path) => /^\/en(?=\/|$)/.test(path)))
    // A property and the files of a gallery have no language.
    expect([...languages].sort()).toEqual(/^property|^gallery file/.test(name) ? [false, true] : [true])
  })

  test.each(Object.entries(HIDDEN))('none: %s', async (_name, edit) => {
    expect(await afterEdit(edit)).toEqual([])
  })

  test('and all edits together end in the bytes of a clean build', async () => {
    const [edited, clean] = [await manifestOf(site.stateFolder), await cleanBuild()]
    expect([...edited.pages]).toEqual([...clean.pages])
    expect(edited.assets).toEqual(clean.assets)
  })
})
