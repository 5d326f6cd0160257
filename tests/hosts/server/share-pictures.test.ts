/** The picture that a network shows of a shared page: its photograph with its title, drawn once. */
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { createMedia } from '../../../src/hosts/server/pictures/media.ts'
import { drawShareAhead } from '../../../src/hosts/server/pictures/share-ahead.ts'
import { drawShare, overlay } from '../../../src/features/share/draw.ts'
import { shareOrder } from '../../../src/features/share/order.ts'
import type { RunningSite } from '../../../src/hosts/serve.ts'
import { buildSiteOf, siteOf, type WorldSite } from '../../harness/site.ts'
import { SHARE_LETTERS } from '../../../src/styles/letters.ts'
import { makeWorld, testPictures } from '../../worlds/index.ts'

const ROOM = '/en/hotels/deniz-kizi/rooms/sea-room-1'
const SIZE = { width: 1200, height: 630 }

let site: WorldSite
let running: RunningSite

beforeAll(async () => {
  site = await buildSiteOf('oneHotel', {}, testPictures)
  running = await site.serve()
})
afterAll(async () => {
  await running.close()
  await site.close()
})

/** As networks read it. */
const orderIn = (html: string) =>
  shareOrder({
    metas: parse(html)
      .querySelectorAll('meta[property]')
      .map((meta) => ({ property: meta.getAttribute('property')!, content: meta.getAttribute('content')! })),
  })

async function addressOf(path: string): Promise<string> {
  const order = orderIn(await (await fetch(running.url + path)).text())
  return order?.path ?? ''
}
const ask = (path: string) => fetch(running.url + path, { redirect: 'manual' })
const pixels = async (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer()

async function drawnFiles(): Promise<string[]> {
  const media = join(site.stateFolder, 'media')
  return (await readdir(media, { recursive: true })).filter((name) => /share.*\.jpg$/.test(name))
}

describe('the picture that a page names', () => {
  test('is a JPEG of the size that networks show, and is kept for ever', async () => {
    const answer = await ask(await addressOf(ROOM))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...SIZE })
  })

  test('is drawn once', async () => {
    const address = await addressOf('/en')
    const before = (await drawnFiles()).length
    const all = await Promise.all([ask(address), ask(address), ask(address)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await drawnFiles()).length).toBe(before + 1)
  })

  test('names the page and its house', () => {
    const metas = [
      { property: 'og:image', content: 'https://x.example/img/a.jpg' },
      { property: 'og:image:alt', content: 'Sun | Sea | Deniz Kızı' },
    ]
    expect(shareOrder({ metas })).toMatchObject({ title: 'Sun | Sea', name: 'Deniz Kızı' })
  })

  test('moves when the title does, and the old address leads to the new one', async () => {
    const before = await addressOf(ROOM)
    site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.name = 'Lantern & "sea" <room>'))
    const { manifest } = await site.rebuild()
    await expect.poll(async () => (await (await fetch(`${running.url}/healthz`)).json()).release).toBe(manifest.id)
    const after = await addressOf(ROOM)
    expect(after).not.toBe(before)
    expect(orderIn(await (await fetch(running.url + ROOM)).text())?.title).toBe('Lantern & "sea" <room>')
    const moved = await ask(before)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, after])
    expect((await ask(after)).status).toBe(200)
  })

  test('is there for pages alone', async () => {
    const address = await addressOf('/en')
    const [, picture = ''] = /share\/([0-9a-z]{9})/.exec(address) ?? []
    expect((await ask(address.replace('/en.jpg', '/en/nowhere.jpg'))).status).toBe(404)
    expect((await ask(address.replace(picture, 'zyx987654'))).status).toBe(404)
    expect((await ask(`/img/${picture}-share.jpg`)).status).toBe(404)
  })
})

test('all can be drawn ahead of time, and again only what is another', async () => {
  const { url } = site.provider
  const folder = join(site.stateFolder, 'ahead')
  const media = createMedia({ folder: join(site.stateFolder, 'media-ahead'), providerUrl: url })
  const store = openStore(join(site.stateFolder, 'store'))
  const shared = site.paths.filter((path) => path.startsWith('/en/hotels/deniz-kizi/rooms'))
  const draw = ({ manifest }: Pick<WorldSite, 'manifest'>) => {
    const pages = new Map(shared.map((path) => [path, manifest.pages.get(path)!] as const))
    return drawShareAhead({ manifest: { ...manifest, pages }, store, media, folder })
  }
  const first = await site.rebuild()
  expect(await draw(first)).toEqual({ made: shared.length, removed: 0, failed: [] })
  for (const path of shared) {
    const { width } = await sharp(join(folder, orderIn(await first.html(path))!.path)).metadata()
    expect(width).toBe(SIZE.width)
  }
  site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.name = 'Harbour room'))
  const second = await site.rebuild()
  // Pages in caches name the old one for some days.
  expect(await draw(second)).toEqual({ made: 1, removed: 0, failed: [] })
  const old = join(folder, orderIn(await first.html('/en/hotels/deniz-kizi/rooms/sea-room-1'))!.path)
  await utimes(old, new Date(0), new Date(0))
  expect(await draw(second)).toEqual({ made: 0, removed: 1, failed: [] })
})

test('letters that it lacks are in the report once, with the record and the text, and so are those of a name', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  world.editPage('en', 'about-us', (page) => void (page.title = 'Mezé Ὀ海海 🏖️ Żółw'))
  world.editPage('en', 'contact', (page) => void (page.title = 'Yes\u0327il Oda: “40\u00a0m²” – çay, кофе'))
  world.properties.find(({ id }) => id === 51)!.name = 'Deniz Ωραία'
  const { report } = await siteOf(world, { plain: true })
  expect(
    report.problems.filter(({ code }) => code === 'share-letters').map(({ resource, values }) => [resource, values]),
  ).toEqual(
    expect.arrayContaining([
      ['page/en/about-us', { letters: ['Ὀ', '海', '🏖', 'Ż', 'ł'], text: 'Mezé Ὀ海海 🏖️ Żółw' }],
      ['properties', { letters: ['Ω', 'ρ', 'α', 'ί'], text: 'Deniz Ωραία' }],
    ]),
  )
  const found = report.problems.filter(({ code }) => code === 'share-letters')
  expect(new Set(found.map(({ resource, message }) => resource + message)).size).toBe(found.length)
  expect(found.filter(({ resource }) => resource === 'properties')).toHaveLength(1)
  expect(found.some(({ resource }) => resource === 'page/en/contact')).toBe(false)
})

describe('the drawing', () => {
  const ground = (colour: string) =>
    sharp({ create: { width: 1600, height: 1000, channels: 3, background: colour } })
      .png()
      .toBuffer()

  test('is the same every time', async () => {
    const texts = { title: 'Aile Odası', name: 'Crystal Kaymaklı' }
    const source = await ground('#7fb2d9')
    expect((await drawShare(source, texts)).equals(await drawShare(source, texts))).toBe(true)
  })

  /** Rows and columns of the pixels that the words change. */
  async function inked(title: string, name = '') {
    const source = await ground('#000000')
    const [with_, without] = await Promise.all(
      [drawShare(source, { title, name }), drawShare(source, { title: '', name: '' })].map(async (drawn) =>
        pixels(await drawn),
      ),
    )
    const found: { x: number; y: number }[] = []
    for (let index = 0; index < with_!.length; index += 3) {
      if (with_![index]! - without![index]! > 128)
        found.push({ x: (index / 3) % SIZE.width, y: Math.floor(index / 3 / SIZE.width) })
    }
    return found
  }

  test.each([
    ['Lagunenzimmer'],
    ['Datenschutzerklärung und Einwilligungsmanagement für Unternehmensveranstaltungen und Hochzeitsgesellschaften'],
    ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
    ['Уединённый семейный номер с двумя спальнями, террасой и видом на Средиземное море'],
  ])('keeps %s within its margins', async (title) => {
    const ink = await inked(title, 'Crystal Land of Paradise')
    expect(ink.length).toBeGreaterThan(2000)
    expect(Math.min(...ink.map(({ x }) => x))).toBeGreaterThan(60)
    expect(Math.max(...ink.map(({ x }) => x))).toBeLessThan(SIZE.width - 60)
    expect(Math.min(...ink.map(({ y }) => y))).toBeGreaterThan(200)
    expect(Math.max(...ink.map(({ y }) => y))).toBeLessThan(SIZE.height - 50)
  })

  test('is read on the lightest photograph too', async () => {
    const drawn = await pixels(await drawShare(await ground('#ffffff'), { title: 'Oda', name: 'Crystal' }))
    const luminance = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
        const part = drawn[(y * SIZE.width + x) * 3 + channel]! / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    // Beside the words, from the title's upper edge to the name's baseline.
    const contrasts = Array.from({ length: 130 }, (_, row) => 1.05 / (luminance(1100, 430 + row) + 0.05))
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
  })

  test('has every letter that is not reported as missing', async () => {
    const outline = async (letter: string) => {
      const svg = await overlay({ title: letter, name: '' })
      return [...svg.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map(([, d]) => d).join('')
    }
    const missing = await outline('中')
    const drawn = await Promise.all([...SHARE_LETTERS].map(async (letter) => [letter, await outline(letter)] as const))
    const gaps = drawn.filter(([, d]) => d === '' || d === missing).map(([letter]) => letter)
    expect(gaps).toEqual([' ', '\u00a0', '\u00ad'])
    for (const letter of 'ğİışâîûäöüßẞабвёЁщЩъы№€₺°²·…«»„“”’–—&') expect(SHARE_LETTERS).toContain(letter)
  })
})
