/** The embedded provider's pictures are files: each that a record names is there and is what the record says. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { File } from '../../src/demo/contract.ts'
import { ownPictures } from '../../src/demo/media.ts'
import { startProvider } from '../../src/demo/server.ts'

const FOLDER = join(import.meta.dirname, '../../src/demo/data/media')
const world = demoWorld()

function filesIn(record: unknown): File[] {
  if (typeof record !== 'object' || record === null) return []
  if ('sourceUrl' in record) return [record as File]
  return Object.values(record).flatMap(filesIn)
}

const tables = [world.pages, world.rooms, world.plans, world.outlets, world.gastronomies, world.certificates]
const others = [world.stories, world.events, world.regions, world.galleryFiles]
const records = [world.properties, ...[...tables, ...others].flatMap((table) => [...table.rows()])]
const named = new Map(filesIn(records).map((file) => [file.sourceUrl, file]))

async function onDisk(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/media${join(parentPath, name).slice(FOLDER.length)}`)
}

describe('the pictures', () => {
  test('are those that the records name, all of them and no others', async () => {
    expect((await onDisk()).toSorted()).toEqual([...named.keys()].toSorted())
  })

  test('are at most 770, of 35 MB, 45 kB on average', async () => {
    const sizes = await Promise.all(
      (await onDisk()).map(async (path) => (await stat(join(FOLDER, path.slice(6)))).size),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(sizes.length).toBeLessThanOrEqual(770)
    expect(total).toBeLessThan(35_000_000)
    expect(total / sizes.length).toBeLessThan(45_000)
  })

  test('have the size and type of their records', async () => {
    const wrong = await Promise.all(
      [...named.values()].map(async ({ sourceUrl, mimeType, width, height }) => {
        const picture = await ownPictures(sourceUrl)
        if (picture?.type !== mimeType) return [`${sourceUrl} is ${picture?.type}`]
        if (width === undefined || !mimeType?.startsWith('image/')) return []
        const truth = await sharp(picture!.body).metadata()
        return truth.width === width && truth.height === height
          ? []
          : [`${sourceUrl} is ${truth.width}×${truth.height}`]
      }),
    )
    expect(wrong.flat()).toEqual([])
  })

  test('that are drawings need nothing from elsewhere', async () => {
    const drawings = [...named.keys()].filter((path) => path.endsWith('.svg'))
    expect(drawings.length).toBeGreaterThan(100)
    for (const path of drawings) {
      const svg = (await ownPictures(path))!.body.toString('utf8')
      expect(svg.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(
        /https?:|<text|<script|<image|@import|href/,
      )
      expect(svg.length, path).toBeLessThan(15_000)
    }
  })
})

describe('a path', () => {
  test.each([
    '/media/flora/logo.SVG',
    '/media/flora/room-1.avif/',
    '/media/flora/room-0.avif',
    '/media/flora/../pictures.json',
    '/media/../pictures.json',
    '/media/flora/%2e%2e/%2e%2e/pictures.json',
    '/media/pictures.json',
    '/media/flora',
  ])('that names no picture is unknown: %s', async (path) => {
    expect(await ownPictures(path)).toBeUndefined()
  })

  test('of the film has a sound of its own, for the button that turns it on', async () => {
    const film = await readFile(join(FOLDER, 'video/sea.mp4'), 'latin1')
    expect(film).toMatch(/hdlr.{8}soun/su)
    expect(film).toContain('mp4a')
  })

  test('of a film is answered in parts', async () => {
    const provider = await startProvider(world)
    const answer = await fetch(`${provider.url}/media/video/sea.mp4`, { headers: { range: 'bytes=0-99' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect((await answer.arrayBuffer()).byteLength).toBe(100)
    await provider.close()
  })
})

test('neighbours in the list of hotels are known by different subjects', () => {
  const subjects = world.hotels.map(({ image }) => /\/([a-z-]+)-\d+\.avif$/.exec(image!.sourceUrl)![1])
  for (const [index, subject] of subjects.entries()) if (index > 0) expect(subject).not.toBe(subjects[index - 1])
  expect(new Set(subjects).size).toBeGreaterThan(8)
})

test('no two rooms of a hotel share a picture, and no two outlets', () => {
  for (const { id, name } of world.hotels) {
    const rooms = (world.rooms.get(id, 'en') ?? []).map((room) => room.image!.sourceUrl)
    const outlets = [...world.gastronomies.rows()]
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
      .filter((item) => Math.floor(item.id / 100) === id)
    const pictures = new Map(outlets.map((item) => [item.id, item.image!.sourceUrl]))
    expect(rooms.length, name).toBeGreaterThan(2)
    expect(new Set(rooms).size, name).toBe(rooms.length)
    expect(new Set(pictures.values()).size, name).toBe(pictures.size)
  }
})

describe('pictures agree with their words:', () => {
  const scenesOf = (record: unknown) =>
    filesIn(record).flatMap(({ sourceUrl }) => /\/([a-z-]+)-\d+\.avif$/.exec(sourceUrl)?.[1] ?? [])
  const pagesOf = (id: number) => [...world.pages.rows()].filter(({ property }) => property.id === id)
  test('a story from jetty to jetty begins with jetties', () => {
    const titles = world.stories.get(hotelCalled('Crystal Green Bay'), 'en')!
    const [story] = titles.filter(({ title }) => title === 'From jetty to jetty')
    expect(scenesOf(story!.thumbnail)).toEqual(['jetties'])
  })

  test('a loft and a cabin are seen, and said', () => {
    const rooms = world.rooms.get(hotelCalled('Crystal Flora'), 'tr')!
    const shown = new Map(rooms.map(({ id, image }) => [id, image!]))
    expect(scenesOf([shown.get(2905), shown.get(2907)])).toEqual(['loft-room', 'cabin-room'])
    expect(shown.get(2905)!.alt).toMatch(/çatı katı.*merdiven/)
    expect(shown.get(2907)!.alt).toMatch(/kulübede sobada ateş/)
  })

  const hotelCalled = (name: string) => world.hotels.find((hotel) => hotel.name === name)!.id

  test.each([
    ['Crystal Aura', ['library']],
    ['Crystal Boutique', ['library']],
    ['Crystal Centro', ['cliff-run']],
    ['Crystal Family', ['lending-cupboard']],
    ['Crystal Flora', ['flower-clock', 'numbered-pines', 'barefoot-path']],
    ['Crystal Paraiso Verde', ['glasshouse']],
    ['Crystal Prestige Elite', ['boot-room', 'bike-workshop']],
    ['Crystal Sunrise Queen', ['hives', 'rowing']],
    ['Crystal Sunset', ['dark-terrace']],
    ['Crystal Tat Beach', ['golf-green']],
    ['Crystal World of Colours', ['dye-house']],
  ])('%s shows on its home page what it has alone', (name, scenes) => {
    const homes = pagesOf(hotelCalled(name)).filter(({ category }) => category?.code === 'HOTEL')
    expect(homes.length).toBeGreaterThan(0)
    for (const home of homes) expect(scenesOf(home.contents)).toEqual(expect.arrayContaining(scenes))
  })

  test('a night of turtles is seen on the sand', () => {
    const shown = new Map([...world.events.rows()].map((event) => [event.title, scenesOf(event.headerImage)]))
    expect(shown.get('Turtle night')).toEqual(['turtle-night'])
  })

  test('inland no page, room or outlet shows a shore, a lagoon or a balcony above it', () => {
    const id = hotelCalled('Crystal Kaymakli')
    const outlets = pagesOf(id).map((page) => world.outlets.get(page.id, page.locale))
    const records = [pagesOf(id), world.rooms.get(id, 'en'), world.stories.get(id, 'en'), outlets]
    const shown = new Set(scenesOf(records))
    expect(shown).toContain('cave-room')
    expect(shown).toContain('vault-pool')
    expect(shown).toContain('fire-court')
    const wrong = ['beach', 'coast', 'harbour', 'pool', 'facade', 'room', 'suite', 'family-room', 'bathroom', 'bar']
    expect(wrong.filter((scene) => shown.has(scene))).toEqual([])
  })

  test('where three jetties run out from rock there is no sand', () => {
    const id = hotelCalled('Crystal Green Bay')
    const shown = new Set(scenesOf([pagesOf(id), world.stories.get(id, 'en')]))
    expect(shown).toContain('jetties')
    expect(['beach', 'coast'].filter((scene) => shown.has(scene))).toEqual([])
  })

  test('each group of a children’s club shows what it does, and nothing that its page shows elsewhere', () => {
    const clubs = [...world.pages.rows()].filter(({ category }) => category?.code.includes('KIDS'))
    expect(clubs.length).toBeGreaterThan(50)
    for (const club of clubs) {
      const files = filesIn([club.options, club.contents]).map(({ sourceUrl }) => sourceUrl)
      expect(new Set(files).size, club.url).toBe(files.length)
      expect(
        scenesOf(club.contents).filter((scene) => ['garden', 'beach'].includes(scene)),
        club.url,
      ).toEqual([])
    }
  })

  test('the second picture of the group’s pages shows another thing than the first', () => {
    for (const url of ['spa', 'crispy-kids-world', 'spor-ve-fitness', 'plaj-ve-havuz']) {
      const page = world.pages.get('tr', url)!
      const scenes = scenesOf([page.options, page.contents])
      expect(scenes.length, url).toBeGreaterThan(1)
      expect(new Set(scenes).size, url).toBe(scenes.length)
    }
  })
})
