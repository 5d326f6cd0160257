/** The law: after any sequence of changes an incremental release equals a clean build of the same provider state, byte for byte. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventSummary, type World } from '../../src/demo/world.ts'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { openState } from '../../src/engine/state/state.ts'
import type { Publisher } from '../../src/engine/publisher/options.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { isShared } from '../shared/postgres.ts'
import { publisherOf } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { addHotel, hotelSeed, makeWorld, removeHotel } from '../worlds/index.ts'

const LANGS = ['tr', 'en'] as const
type Lang = (typeof LANGS)[number]

const HOTEL = { langs: LANGS, subPages: ['rooms', 'gastronomy', 'about'] as const, outlets: 1 }
const SECOND = hotelSeed({ ...HOTEL, id: 52, name: 'Martı Feneri', slug: 'marti-feneri' })

const homeUrl = (lang: Lang) => `${lang === 'tr' ? 'oteller' : 'hotels'}/deniz-kizi`

interface System {
  site: WorldSite
  /** Resident until a step has a new process. */
  publisher: Publisher
}

/** What an editor does in the CMS. Each says what changed, as a webhook would, or nothing. */
const edits = {
  roomText: (world: World, lang: Lang, word: string) => {
    const room = world.rooms.get(51, lang)?.[0]
    if (room) world.editRoom(51, lang, room.slug, (each) => void (each.text = `Text ${word}`))
    return room && { resource: 'room' as const, id: room.id }
  },
  roomName: (world: World, lang: Lang, word: string) => {
    const room = world.rooms.get(51, lang)?.at(-1)
    if (room) world.editRoom(51, lang, room.slug, (each) => void (each.name = `Name ${word}`))
    return room && { resource: 'room' as const, id: room.id, lang }
  },
  roomSlug: (world: World, lang: Lang, word: string) => {
    const room = world.rooms.get(51, lang)?.[0]
    if (room) world.editRoom(51, lang, room.slug, (each) => void (each.slug = `slug-${word}`))
    return undefined
  },
  roomGone: (world: World, lang: Lang) => {
    world.rooms.edit([51, lang], (rooms) => void rooms.pop())
    return undefined
  },
  menuText: (world: World, lang: Lang, word: string) => {
    world.menus.edit([23, lang], (menus) => {
      if (menus[0]?.items[0]) menus[0].items[0].text = `Menu ${word}`
    })
    return { resource: 'menu' as const, propertyId: 23, lang }
  },
  pageTitle: (world: World, lang: Lang, word: string) => {
    const url = lang === 'tr' ? 'hakkimizda' : 'about-us'
    world.editPage(lang, url, (page) => void (page.title = `About ${word}`))
    return { resource: 'page' as const, url, lang }
  },
  pageGone: (world: World, lang: Lang) => {
    world.pages.delete(lang, lang === 'tr' ? 'kurumsal' : 'corporate')
    return undefined
  },
  outletText: (world: World, lang: Lang, word: string) => {
    const key = [...world.outlets.keys()].find(([, each]) => each === lang)
    if (key) world.outlets.edit(key, (outlet) => void (outlet.html = `<p>Outlet ${word}</p>`))
    return undefined
  },
  storyTitle: (world: World, lang: Lang, word: string) => {
    world.stories.edit([51, lang], ([story]) => void (story!.title = `Story ${word}`))
    return { resource: 'story' as const, propertyId: 51, lang }
  },
  regionName: (world: World, lang: Lang, word: string) => {
    world.regions.edit([lang], ([region]) => void (region!.name = `Region ${word}`))
    return { resource: 'region' as const, lang }
  },
  eventTitle: (world: World, lang: Lang, word: string) => {
    const key = [...world.events.keys()].find(([, each]) => each === lang)!
    world.events.edit(key, (event) => void (event.title = `Event ${word}`))
    return { resource: 'event' as const, id: world.events.get(...key)!.id, lang }
  },
  eventDay: (world: World, lang: Lang, word: string) => {
    const key = [...world.events.keys()].find(([, each]) => each === lang)!
    const startsAt = word.length % 2 === 0 ? `2027-06-1${word.length}` : undefined
    world.events.edit(key, (event) => Object.assign(event, { startsAt, endsAt: undefined }))
    return { resource: 'event' as const, id: world.events.get(...key)!.id, lang }
  },
  hotelEvents: (world: World, lang: Lang, word: string) => {
    const url = homeUrl(lang)
    const listed = [...world.events.keys()].filter(([, each]) => each === lang).map((key) => world.events.get(...key)!)
    world.editPage(lang, url, (page) => void (page.events = listed.slice(word.length % 3).map(eventSummary)))
    return { resource: 'page' as const, url, lang }
  },
  /** Its maps, which other pages may show too. */
  hotelPlace: (world: World, lang: Lang, word: string) => {
    const url = homeUrl(lang)
    world.editPage(lang, url, (page) => Object.assign(page.property.contact!, { latitude: 36 + word.length / 10 }))
    return { resource: 'page' as const, url, lang }
  },
  hotelSeason: (world: World, lang: Lang, word: string) => {
    const url = homeUrl(lang)
    const value = lang === 'tr' ? `1 Nisan – ${word.length} Kasım` : `1 April – ${word.length} November`
    world.editPage(lang, url, (page) => void (page.options = [{ key: 'SEASON', value }]))
    return { resource: 'page' as const, url, lang }
  },
  /** What llms.txt says of the hotel. */
  hotelDescription: (world: World, lang: Lang, word: string) => {
    const url = homeUrl(lang)
    world.editPage(lang, url, (page) => void (page.metas = [{ name: 'description', content: `Hotel ${word}` }]))
    return { resource: 'page' as const, url, lang }
  },
  /** The policy, and where searches lead. */
  hotelBooking: (world: World, _lang: Lang, word: string) => {
    const hotel = world.properties.find(({ id }) => id === 51)
    if (hotel) hotel.reservationUrl = `https://${word}.example/`
    return { resource: 'property' as const }
  },
  hotelName: (world: World, _lang: Lang, word: string) => {
    const hotel = world.properties.find(({ id }) => id === 51)
    if (hotel) hotel.name = `Otel ${word}`
    return { resource: 'property' as const }
  },
  hotelAdded: (world: World) => {
    if (!world.properties.some(({ id }) => id === 52)) addHotel(world, SECOND)
    return undefined
  },
  hotelGone: (world: World) => {
    if (world.properties.some(({ id }) => id === 52)) removeHotel(world, 52)
    return undefined
  },
  nothing: () => undefined,
}
type Edit = keyof typeof edits

const circumstances = {
  lang: fc.constantFrom(...LANGS),
  word: fc.stringMatching(/^[a-z]{1,6}$/),
  /** Whether the webhook's hint is used, where there is one. */
  hinted: fc.boolean(),
  /** Whether the process is new. */
  restarted: fc.boolean(),
  /** Whether a call fails on the way, and the publish is tried again. */
  faulty: fc.boolean(),
  /** Whether the change is looked at first, in a release that waits. */
  looked: fc.boolean(),
}
const EDITS = Object.keys(edits) as Edit[]
const step = fc.record({ edit: fc.constantFrom(...EDITS), ...circumstances })
/** Every edit once, in any order. */
const eachEdit = fc
  .shuffledSubarray(EDITS, { minLength: EDITS.length })
  .chain((order) => fc.tuple(...order.map((edit) => fc.record({ edit: fc.constant(edit), ...circumstances }))))
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function published(folder: string) {
  const manifest = (await openState(folder).releases.current())!
  return { id: manifest.id, pages: manifest.pages, assets: manifest.assets }
}

async function cleanBuild(site: WorldSite) {
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-clean-'))
  try {
    await publisherOf(site, { stateFolder }).publish()
    return await published(stateFolder)
  } finally {
    await rm(stateFolder, { recursive: true, force: true })
  }
}

async function take(
  system: System,
  { edit, lang, word, hinted, restarted, faulty, looked }: Step,
  isCompared: boolean,
) {
  const { site } = system
  const { provider, stateFolder } = site
  const hint = edits[edit](provider.world, lang, word)
  if (restarted) system.publisher = publisherOf(site)
  const before = await published(stateFolder)
  const request = hint && hinted ? { changes: [hint] } : {}
  if (faulty) {
    let count = 0
    provider.faults = () => (++count % 7 === 0 ? { status: 503 } : undefined)
    await system.publisher.publish(request).catch((error: unknown) => expect(error).toBeInstanceOf(MustNotPublish))
    provider.faults = undefined
  }
  let rendered = 0
  if (looked) {
    const { id } = await published(stateFolder)
    rendered = (await system.publisher.publish({ ...request, preview: true })).pages.rendered
    expect((await published(stateFolder)).id, 'visitors see nothing of it').toBe(id)
  }
  const report = await system.publisher.publish(faulty ? {} : request)
  rendered += report.pages.rendered
  const after = await published(stateFolder)

  if (isCompared) {
    const clean = await cleanBuild(site)
    expect(hashes(after.pages), `${edit} ${lang}`).toEqual(hashes(clean.pages))
    expect(after.assets).toEqual(clean.assets)
    expect(after.id).toBe(clean.id)
    expect([...after.pages]).toEqual([...clean.pages])
  }
  if (faulty) return
  const changed = [...after.pages.keys()].filter((path) => before.pages.get(path)?.hash !== after.pages.get(path)!.hash)
  expect(report.changed.map(({ path }) => path).sort()).toEqual(changed.sort())
  expect(report.changed.every(({ why }) => why.length > 0)).toBe(true)
  expect(rendered, `rendered pages are the changed ones: ${edit}`).toBe(changed.length)
}

function hashes(pages: ReadonlyMap<string, { hash: string }>) {
  return Object.fromEntries([...pages].map(([path, { hash }]) => [path, hash]))
}

/** Pages without components here; in a deep run the site's own, which must keep nothing from one page to the next. */
async function expectLaw(steps: readonly Step[]) {
  const site = await buildSiteOf(makeWorld({ langs: LANGS, hotels: [HOTEL] }), { plain: !DEEP, pageLoss: 1 })
  try {
    const system = { site, publisher: publisherOf(site) }
    // A clean build costs as much as all else: after some steps and the last, and in a deep run after each.
    const every = atDepth(isShared() ? steps.length : 3, 1)
    for (const [index, each] of steps.entries())
      await take(system, each, index === steps.length - 1 || index % every === every - 1)
  } finally {
    await site.close()
  }
}

test(
  'L1 every kind of edit, in any order, with faults and restarts between them, ends in the bytes of a clean build',
  async () => {
    const steps = atDepth<fc.Arbitrary<Step[]>>(
      eachEdit,
      fc.oneof(eachEdit, fc.array(step, { minLength: 1, maxLength: 5 })),
    )
    await fc.assert(fc.asyncProperty(steps, expectLaw), { numRuns: atDepth(1, 30), endOnFailure: true })
  },
  atDepth(600_000, 7_200_000),
)
