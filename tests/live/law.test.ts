/** The law: after any sequence of changes an incremental release equals a clean build of the same provider state, byte for byte. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import { MustNotPublish } from '../../src/problems/table.ts'
import { openReleases } from '../../src/release/releases.ts'
import { openPublisher, type Publisher } from '../../src/release/publisher.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'
import { addSecondHotel, oneHotel, removeHotel } from '../worlds/index.ts'

const LANGS = ['tr', 'en', 'de', 'ru'] as const
type Lang = (typeof LANGS)[number]

interface System {
  provider: Provider
  folder: string
  publisher: Publisher
}

function publisherFor(provider: Provider, folder: string): Publisher {
  return openPublisher({
    root: PROJECT,
    stateFolder: folder,
    rendererFolder: RENDERER_FOLDER,
    distFolder: join(folder, 'dist'),
    providerUrl: provider.url,
    site: SITE,
    pageLoss: 1,
  })
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
  hotelName: (world: World, _lang: Lang, word: string) => {
    const hotel = world.properties.find(({ id }) => id === 51)
    if (hotel) hotel.name = `Otel ${word}`
    return { resource: 'property' as const }
  },
  hotelAdded: (world: World) => {
    if (!world.properties.some(({ id }) => id === 52)) addSecondHotel(world)
    return undefined
  },
  hotelGone: (world: World) => {
    if (world.properties.some(({ id }) => id === 52)) removeHotel(world, 52)
    return undefined
  },
  nothing: () => undefined,
}
type Edit = keyof typeof edits

const step = fc.record({
  edit: fc.constantFrom(...(Object.keys(edits) as Edit[])),
  lang: fc.constantFrom(...LANGS),
  word: fc.stringMatching(/^[a-z]{1,6}$/),
  /** Whether the webhook's hint is used, where there is one. */
  hinted: fc.boolean(),
  /** Whether the process is new. */
  restarted: fc.boolean(),
  /** Whether a call fails on the way, and the publish is tried again. */
  faulty: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function published(folder: string) {
  const manifest = (await openReleases(join(folder, 'releases')).current())!
  return { id: manifest.id, pages: manifest.pages, assets: manifest.assets }
}

async function cleanBuild(provider: Provider) {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-clean-'))
  try {
    await publisherFor(provider, folder).publish()
    return await published(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function take(system: System, { edit, lang, word, hinted, restarted, faulty }: Step) {
  const hint = edits[edit](system.provider.world, lang, word)
  if (restarted) system.publisher = publisherFor(system.provider, system.folder)
  const before = await published(system.folder)
  const request = hint && hinted ? { changes: [hint] } : {}
  if (faulty) {
    let count = 0
    system.provider.faults = () => (++count % 7 === 0 ? { status: 503 } : undefined)
    await system.publisher.publish(request).catch((error: unknown) => expect(error).toBeInstanceOf(MustNotPublish))
    system.provider.faults = undefined
  }
  const report = await system.publisher.publish(faulty ? {} : request)
  const after = await published(system.folder)

  const clean = await cleanBuild(system.provider)
  expect(hashes(after.pages), `${edit} ${lang}`).toEqual(hashes(clean.pages))
  expect(after.assets).toEqual(clean.assets)
  expect(after.id).toBe(clean.id)
  expect([...after.pages]).toEqual([...clean.pages])
  if (faulty) return
  const changed = [...after.pages.keys()].filter((path) => before.pages.get(path)?.hash !== after.pages.get(path)!.hash)
  expect(report.changed.map(({ path }) => path).sort()).toEqual(changed.sort())
  expect(report.changed.every(({ why }) => why.length > 0)).toBe(true)
  expect(report.pages.rendered, `rendered pages are the changed ones: ${edit}`).toBe(changed.length)
}

function hashes(pages: ReadonlyMap<string, { hash: string }>) {
  return Object.fromEntries([...pages].map(([path, { hash }]) => [path, hash]))
}

test('any sequence of edits, renames, removals, faults and restarts ends in the bytes of a clean build', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const provider = await startProvider(oneHotel())
      const folder = await mkdtemp(join(tmpdir(), 'crystal-law-'))
      const system = { provider, folder, publisher: publisherFor(provider, folder) }
      try {
        await system.publisher.publish()
        for (const each of steps) await take(system, each)
      } finally {
        await provider.close()
        await rm(folder, { recursive: true, force: true })
      }
    }),
    { numRuns: Number(process.env.LAW_RUNS ?? 4), endOnFailure: true },
  )
}, 600_000)
