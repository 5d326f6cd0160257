/** Two records that claim one address: both are named, one of them has it, and nothing leads to the wrong page. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOTELS_FILE } from '../../../src/config/data-files.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import type { Report } from '../../../src/engine/release/report.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { atDepth } from '../../harness/depth.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'

const HOTEL = '/en/hotels/deniz-kizi'

const siteWithRooms = () => siteOf('twoLanguages', { plain: true })

const messagesOf = ({ problems }: Report) =>
  problems.filter(({ code }) => code === 'path-twice').map(({ message }) => message.replace(/^[^:]*: /, ''))

/** The view that a page was made of. */
function viewIn(html: string): { body: any } {
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)![1]!) as { body: any }
}

/** Addresses of the things that a part of a page lists, by their names. */
const hrefsIn = (list: { name?: string; title?: string; href?: string }[]) =>
  Object.fromEntries(list.map(({ name, title, href }) => [name ?? title, href]))

test.each([
  ['the one with the higher id takes that of the other', 1, (slug: string) => slug],
  ['the one with the lower id takes that of the other', 0, (slug: string) => slug],
  ['with composed letters in one and decomposed ones in the other', 1, (slug: string) => slug.normalize('NFD')],
])('R7.45: two rooms with one slug: %s', async (_name, changed, slugOf) => {
  const site = await siteWithRooms()
  const { world } = site.provider
  const rooms = () => world.rooms.get(51, 'en')!
  world.editRoom(51, 'en', rooms()[0]!.slug, (room) => void (room.slug = 'süite'.normalize('NFC')))
  world.editRoom(51, 'en', rooms()[1]!.slug, (room) => void (room.slug = 'other'))
  await site.rebuild()
  const [first, second] = rooms().map(({ id, name, slug }) => ({ id, name, slug })) as [any, any]
  const taken = [first, second][1 - changed]!.slug as string
  world.editRoom(51, 'en', [first, second][changed]!.slug, (room) => void (room.slug = slugOf(taken)))
  const { report, manifest, html } = await site.rebuild()
  const shared = taken.normalize('NFC')
  expect(messagesOf(report)).toEqual([`${shared}: ${first.name} (${first.id}), ${second.name} (${second.id})`])
  expect(manifest.pages.get(`${HOTEL}/rooms/${shared}`)?.thing).toBe(`room en 51 ${first.id}`)
  const cards = hrefsIn(viewIn(await html(`${HOTEL}/rooms`)).body.rooms)
  expect(cards).toEqual({ [first.name]: encodeURI(`${HOTEL}/rooms/${shared}`), [second.name]: undefined })

  world.rooms.edit([51, 'en'], ([one, other]) => {
    one!.slug = 'one'
    other!.slug = 'two'
  })
  const mended = await site.rebuild()
  expect(messagesOf(mended.report)).toEqual([])
  expect(Object.values(hrefsIn(viewIn(await mended.html(`${HOTEL}/rooms`)).body.rooms))).toEqual(
    ['one', 'two'].map((slug) => `${HOTEL}/rooms/${slug}`),
  )
})

test('R7.45: the room that had a slug first keeps it where the provider answers with the other', async () => {
  const site = await siteWithRooms()
  const { world } = site.provider
  const [first, second] = world.rooms.get(51, 'en')!.map(({ id, slug }) => ({ id, slug })) as [any, any]
  world.editRoom(51, 'en', second.slug, (room) => void (room.slug = first.slug))
  world.rooms.edit([51, 'en'], (rooms) => void rooms.reverse())
  const { report, manifest } = await site.rebuild()
  expect(manifest.pages.get(`${HOTEL}/rooms/${first.slug}`)?.thing).toBe(`room en 51 ${first.id}`)
  expect(messagesOf(report)).toHaveLength(1)
  world.rooms.edit([51, 'en'], (rooms) => void rooms.pop())
  const without = await site.rebuild()
  expect(without.manifest.pages.get(`${HOTEL}/rooms/${first.slug}`)?.thing).toBe(`room en 51 ${second.id}`)
})

test('R7.45: two events with one slug, of one publisher, in the list of a page', async () => {
  const site = await siteWithRooms()
  const { world } = site.provider
  const [event] = world.pages.get('en', '')!.events!
  const other = { ...event!, id: event!.id + 500, title: 'Another evening' }
  world.editPage('en', '', (page) => void page.events!.push(other))
  const { report, html } = await site.rebuild()
  expect(messagesOf(report)).toEqual([`${event!.slug}: ${event!.title} (${event!.id}), Another evening (${other.id})`])
  const cards = hrefsIn(viewIn(await html('/en')).body.events)
  expect(cards).toMatchObject({ [event!.title]: `/en/events/${event!.slug}` })
  expect(cards['Another evening']).toBeUndefined()
})

test('R7.45: two outlets with one url', async () => {
  const site = await siteWithRooms()
  const { world } = site.provider
  const page = world.pages.get('en', `${HOTEL.slice(4)}/gastronomy`)!
  const items = () => world.gastronomies.get(page.id, 'en')!.groups.flatMap((group) => group.items)
  const [first, second] = items()
  const [lower, higher] = [first!, second!].sort((left, right) => left.id - right.id) as [any, any]
  higher.url = lower.url
  world.gastronomies.edit([page.id, 'en'], () => {})
  const { report, html } = await site.rebuild({ force: true })
  expect(messagesOf(report)).toEqual([`${lower.url}: ${lower.title} (${lower.id}), ${higher.title} (${higher.id})`])
  const { groups } = viewIn(await html(`${HOTEL}/gastronomy`)).body
  const cards = hrefsIn(groups.flatMap((group: any) => group.items))
  expect([cards[lower.title], cards[higher.title]]).toEqual([`/en/${lower.url}`, undefined])
})

test('R7.45: two hotels with one slug: each is searched for and booked by itself', async () => {
  const world = makeWorld({ langs: ['tr', 'en'], hotels: [{ id: 52, slug: 'sakin-koy', name: 'Sakin Koy' }, {}] })
  for (const property of world.properties) {
    if (property.id === 52) property.slug = 'deniz-kizi'
    property.reservationUrl = `https://booking.example/${property.id}`
  }
  const site = await siteOf(world, { plain: true })
  const { manifest, report } = site
  expect(messagesOf(report)).toEqual([expect.stringMatching(/^deniz-kizi: .* \(51\), Sakin Koy \(52\)$/)])
  const targets = JSON.parse(
    String(await openStore(join(site.stateFolder, 'store')).get(manifest.assets.get(HOTELS_FILE)!)),
  )
  expect(
    Object.entries(targets)
      .map(([slug, each]: [string, any]) => [slug, each.reservationUrl])
      .sort(),
  ).toEqual([
    ['deniz-kizi', 'https://booking.example/51'],
    ['deniz-kizi-52', 'https://booking.example/52'],
  ])
  expect(manifest.pages.get('/en/hotels/sakin-koy')?.thing).toMatch(/^page en 52 /)
})

test('R7.45: two regions with one url, or one code: the first is shown, and both are named until that is mended', async () => {
  const site = await siteWithRooms()
  const { world } = site.provider
  const [region] = world.regions.get('en')!
  for (const change of [{ code: 'OTHER' }, { url: 'other-region', slug: 'other' }]) {
    world.regions.set(['en'], [region!, { ...region!, name: 'Other region', ...change }])
    const { report, html } = await site.rebuild()
    const code = change.code ?? region!.code
    const address = change.url ? region!.code : region!.url
    const said = `${address}: ${region!.name} (${region!.code}), Other region (${code})`
    expect(messagesOf(report)).toEqual([said])
    expect(hrefsIn(viewIn(await html('/en')).body.regions)).toEqual({ [region!.name]: `/en/${region!.url}` })
    const { problems } = await publisherOf(site).publish({ changes: [{ resource: 'menu', propertyId: 51 }] })
    expect(messagesOf({ problems } as Report)).toEqual([])
    expect(
      openState(site.stateFolder)
        .findings.all()
        .filter(({ problem }) => problem.code === 'path-twice'),
    ).toHaveLength(1)
  }
})

test('R7.45: an outlet or a region with the address of something else has no page, and both are named', async () => {
  const second = { id: 52, slug: 'sakin-koy', name: 'Sakin Koy' }
  const site = await siteOf(makeWorld({ langs: ['en', 'tr'], hotels: [{}, second] }), { plain: true })
  const { world } = site.provider
  const outletsOf = (hotel: string) => {
    const { id } = world.pages.get('en', `hotels/${hotel}/gastronomy`)!
    return { id, items: world.gastronomies.get(id, 'en')!.groups.flatMap((group) => group.items) }
  }
  const [own, other] = [outletsOf('deniz-kizi'), outletsOf('sakin-koy')]
  const [region] = world.regions.get('en')!
  const [room] = world.rooms.get(51, 'en')!
  const [event] = world.pages.get('en', '')!.events!
  const titleAt = (url: string) => world.pages.get('en', url)!.title
  const things: [url: string, name: string][] = [
    ...['hotels/deniz-kizi', 'hotels/deniz-kizi/rooms', 'about-us', 'turkish-riviera', 'contact'].map(
      (url): [string, string] => [url, titleAt(url)],
    ),
    [`hotels/deniz-kizi/rooms/${room!.slug}`, room!.name],
    [`events/${event!.slug}`, event!.title],
    [other.items[0]!.url, other.items[0]!.title],
    [region!.url, region!.name],
  ]
  const item = own.items[1]!
  const { url, title } = item
  const outletsAt = things.filter((_thing, index) => index % atDepth(3, 1) === 0)
  for (const [address, name] of outletsAt) {
    world.gastronomies.edit([own.id, 'en'], () => void (item.url = address))
    const { report, html } = await site.rebuild({ force: true })
    expect(messagesOf(report), address).toEqual([expect.stringContaining(address)])
    for (const each of [name, title]) expect(messagesOf(report)[0]).toContain(each)
    const { groups } = viewIn(await html('/en/hotels/deniz-kizi/gastronomy')).body
    expect(hrefsIn(groups.flatMap((group: any) => group.items))[title]).toBeUndefined()
  }
  world.gastronomies.edit([own.id, 'en'], () => void (item.url = url))
  const regionsAt = things.slice(0, -1).filter((_thing, index) => (index + 2) % atDepth(3, 1) === 0)
  for (const [address, name] of regionsAt) {
    world.regions.set(['en'], [{ ...region!, url: address, name: 'Region' }])
    const { report, html } = await site.rebuild({ force: true })
    expect(messagesOf(report), address).toEqual([expect.stringContaining(address)])
    for (const each of [name, 'Region (KEMER)']) expect(messagesOf(report)[0]).toContain(each)
    expect(viewIn(await html('/en')).body.regions).toEqual([])
  }
  world.regions.set(['en'], [region!])
  expect(messagesOf((await site.rebuild({ force: true })).report)).toEqual([])
})
