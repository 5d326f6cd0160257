/** Pictures, films and documents that change where they are, and answers that are none of these. */
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Picture, Pictures } from '../../src/demo/media.ts'
import type { Fault, Provider } from '../../src/demo/server.ts'
import type { Publisher } from '../../src/engine/publisher/options.ts'
import type { Problem } from '../../src/config/problems/table.ts'
import type { FileFault } from '../../src/config/problems/values.ts'
import { openState } from '../../src/engine/state/state.ts'
import { BAD_PICTURES, whole } from '../harness/bad-pictures.ts'
import { publisherOf } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld, testPictures } from '../worlds/index.ts'

const HOTEL = 51
const ROOMS = '/oteller/deniz-kizi/odalar'
const contents = new Map<string, Picture>()
afterEach(() => contents.clear())

const jpeg = async (colour: string): Promise<Picture> => ({ body: await whole(colour), type: 'image/jpeg' })
const pdf = (text: string): Picture => ({ body: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`), type: 'application/pdf' })
function film(length: number): Picture {
  const body = Buffer.alloc(16 + length)
  body.writeUInt32BE(16)
  body.write('ftypisom', 4, 'latin1')
  body.writeUInt32BE(length, 16)
  body.write('mdat', 20, 'latin1')
  return { body, type: 'video/mp4' }
}

/** A hotel whose rooms have one picture each, at `/media/{slug}.jpg`. */
async function hotelOf(
  rooms: number,
  prepare?: (provider: Provider) => void,
): Promise<{ site: WorldSite; publisher: Publisher; slugs: string[] }> {
  const world = makeWorld({ langs: ['tr'], groupPages: ['home', 'certificates'], hotels: [{ rooms }] })
  const slugs: string[] = []
  world.rooms.edit([HOTEL, 'tr'], (all) => {
    for (const room of all) {
      slugs.push(room.slug)
      const inText = contents.has('/media/in-text.jpg') && slugs.length === rooms
      Object.assign(room, { image: { sourceUrl: `/media/${room.slug}.jpg`, alt: room.name }, images: [] })
      if (inText) Object.assign(room, { image: undefined, html: '<p>x</p><img src="/media/in-text.jpg" alt="x">' })
    }
  })
  const [certificates] = world.certificates.keys()
  world.certificates.edit(certificates!, ({ items }) => {
    items[0]!.document = { sourceUrl: '/media/award.pdf' }
  })
  world.editPage('tr', '', (page) => {
    Object.assign(page.heroSlides![0]!, { type: 'VIDEO', file: { sourceUrl: '/media/sea.mp4' } })
  })
  contents.set('/media/award.pdf', pdf('first'))
  contents.set('/media/sea.mp4', film(40))
  for (const slug of slugs)
    if (!contents.has(`/media/${slug}.jpg`)) contents.set(`/media/${slug}.jpg`, await jpeg('red'))
  const pictures: Pictures = async (path) => contents.get(path) ?? testPictures(path)
  const site = await buildSiteOf(world, { plain: true, prepare }, pictures)
  onTestFinished(() => site.close())
  return { site, publisher: publisherOf(site), slugs }
}

/** The live release's pages, and what its server sends. */
async function lookAt(site: WorldSite) {
  const manifest = (await openState(site.stateFolder).releases.current())!
  const server = await site.serve()
  onTestFinished(() => server.close())
  const pages = await Promise.all(
    site.paths.map(async (path): Promise<[string, string]> => [path, await (await fetch(server.url + path)).text()]),
  )
  const idOf = (source: string) => [...manifest.sources].find(([, entry]) => entry.source === source)?.[0]
  return {
    server,
    /** Names under which pages show a source, with the paths of these pages. */
    names(source: string): Map<string, string[]> {
      const id = idOf(source)
      const found = pages.flatMap(([path, html]) =>
        id === undefined
          ? []
          : [...html.matchAll(new RegExp(`${id}[0-9a-z]{0,5}`, 'g'))].map(([name]) => ({ name, path })),
      )
      const byName = Map.groupBy(found, ({ name }) => name)
      return new Map([...byName].map(([name, all]) => [name, [...new Set(all.map(({ path }) => path))]]))
    },
    /** All sizes that pages give for the picture of this name. */
    sizes(name: string) {
      const found = pages.flatMap(([, html]) => [
        ...html.matchAll(new RegExp(`"id":"${name}","width":(\\d+),"height":(\\d+)`, 'g')),
      ])
      const sizes = new Set(found.map(([, width, height]) => `${width}x${height}`))
      return [...sizes].map((size) => ({ width: Number(size.split('x')[0]), height: Number(size.split('x')[1]) }))
    },
    async get(path: string) {
      const answer = await fetch(server.url + path)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, caching: answer.headers.get('cache-control'), bytes }
    },
  }
}

const unfit = (problems: readonly Problem[]) => problems.filter(({ code }) => code === 'file-unfit')
const FOREVER = 'public, max-age=31536000, immutable'
const asked = (site: WorldSite) => site.provider.requests.filter(({ path }) => path.startsWith('/media/'))

test('R7.44: a picture, a document and a film that changed where they are are shown anew, and their old addresses answer', async () => {
  const { site, publisher, slugs } = await hotelOf(3)
  const sources = [`/media/${slugs[0]}.jpg`, '/media/award.pdf', '/media/sea.mp4']
  const before = await lookAt(site)
  const old = sources.map((source) => [...before.names(source).keys()])
  expect(old.map((names) => names.map(({ length }) => length))).toEqual([[14], [14], [14]])
  const addresses = (names: string[][]) => [
    `/img/${names[0]![0]}-640.webp`,
    `/file/${names[1]![0]}.pdf`,
    `/file/${names[2]![0]}.mp4`,
  ]
  const was = await Promise.all(addresses(old).map(before.get))
  expect(was.map(({ status, caching }) => [status, caching])).toEqual(Array(3).fill([200, FOREVER]))

  contents.set(sources[0]!, await jpeg('blue'))
  contents.set(sources[1]!, pdf('second'))
  contents.set(sources[2]!, film(80))
  site.provider.requests.length = 0
  const [certificates] = [...site.provider.world.certificates.keys()]
  const report = await publisher.publish({
    changes: [
      { resource: 'room', slug: slugs[0], propertyId: HOTEL },
      { resource: 'page', id: certificates![0] as number },
      { resource: 'page', url: '' },
    ],
  })
  const named = asked(site).map(({ path }) => path)
  expect(named.length).toBe(new Set(named).size)
  expect(named).toEqual(expect.arrayContaining(sources))
  // Only what the changed records name is asked for.
  expect(named.length).toBeLessThan(20)
  const after = await lookAt(site)
  const now = sources.map((source) => [...after.names(source).keys()])
  for (const [index, names] of now.entries()) {
    expect(names).toHaveLength(1)
    expect(names[0]!.slice(0, 9)).toBe(old[index]![0]!.slice(0, 9))
    expect(names[0]).not.toBe(old[index]![0])
    expect([...after.names(sources[index]!).values()]).toEqual([...before.names(sources[index]!).values()])
  }
  const showing = sources.flatMap((source) => [...after.names(source).values()].flat())
  expect(report.changed.map(({ path }) => path).sort()).toEqual([...new Set(showing)].sort())
  const is = await Promise.all(addresses(now).map(after.get))
  expect(is.map(({ status, caching }) => [status, caching])).toEqual(Array(3).fill([200, FOREVER]))
  expect(is[1]!.bytes.toString()).toContain('second')
  expect(is[2]!.bytes).toHaveLength(96)
  expect(is[0]!.bytes.equals(was[0]!.bytes)).toBe(false)
  // From pages that browsers and caches still have.
  expect(await Promise.all(addresses(old).map(after.get))).toEqual(was)
  // Of a content that nobody has: the newest, for a moment.
  const unknown = await after.get(addresses(now)[0]!.replace(/.{5}-/, 'zzzzz-'))
  expect([unknown.status, unknown.caching]).toEqual([200, 'public, max-age=0, must-revalidate'])
  expect(unknown.bytes.equals(is[0]!.bytes)).toBe(true)
})

test('R7.44: a whole crawl sees what nobody was told of, on every page, and equals a build from nothing', async () => {
  const { site, publisher, slugs } = await hotelOf(2)
  site.provider.requests.length = 0
  expect((await publisher.publish()).changed).toEqual([])
  const unchanged = asked(site)
  expect(unchanged.map(({ status }) => status)).toEqual(Array(unchanged.length).fill(304))
  expect(unchanged.length).toBeGreaterThan(10)

  const before = await lookAt(site)
  const [was] = before.names(`/media/${slugs[1]}.jpg`).keys()
  expect(before.sizes(was!)).toEqual([{ width: 640, height: 400 }])
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M0 0h300v120z"/></svg>'
  contents.set(`/media/${slugs[1]}.jpg`, { body: Buffer.from(drawing), type: 'image/svg+xml' })
  const report = await publisher.publish()
  const after = await lookAt(site)
  const [is] = after.names(`/media/${slugs[1]}.jpg`).keys()
  expect(after.sizes(is!)).toEqual([{ width: 300, height: 120 }])
  const paths = [...before.names(`/media/${slugs[1]}.jpg`).values()][0]!
  expect(paths.length).toBeGreaterThan(1)
  expect([...after.names(`/media/${slugs[1]}.jpg`).values()]).toEqual([paths])
  expect(report.changed.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))

  const clean = await site.rebuild({ stateFolder: `${site.stateFolder}-clean` })
  expect(clean.report.release).toBe(report.release)
})

test('R7.43: bad answers leave no hole, are reported with record and source, and are asked for again', async () => {
  const kinds = Object.values(BAD_PICTURES)
  for (const [index, { content }] of kinds.entries())
    contents.set(`/media/deniz-odasi-${index + 1}.jpg`, { body: await content(), type: 'image/jpeg' })
  const { site, publisher, slugs } = await hotelOf(kinds.length + 1)
  const sourceOf = (index: number) => `/media/${slugs[index]}.jpg`
  expect([...contents.keys()]).toEqual(expect.arrayContaining(slugs.map((slug) => `/media/${slug}.jpg`)))

  const first = await lookAt(site)
  for (const [index, { fault }] of kinds.entries()) {
    expect([...first.names(sourceOf(index)).keys()], fault).toEqual([])
    const found = unfit(site.report.problems).filter(({ message }) => message.includes(`${sourceOf(index)}:`))
    expect(found.map(({ resource }) => resource).sort()).toEqual([
      `room/tr/${HOTEL}/${slugs[index]}`,
      `rooms/tr/${HOTEL}`,
    ])
  }
  expect([...first.names(sourceOf(kinds.length)).keys()]).toHaveLength(1)

  // A crawl asks again, and says it again.
  site.provider.requests.length = 0
  expect(unfit((await publisher.publish()).problems)).toEqual(unfit(site.report.problems))
  expect(asked(site).map(({ path }) => path)).toEqual(expect.arrayContaining(kinds.map((_, index) => sourceOf(index))))

  // Repaired, and a message for one of them.
  for (const index of kinds.keys()) contents.set(sourceOf(index), await jpeg('blue'))
  await publisher.publish({ changes: [{ resource: 'room', slug: slugs[0], propertyId: HOTEL }] })
  const repaired = await lookAt(site)
  const [name] = [...repaired.names(sourceOf(0)).keys()]
  expect((await repaired.get(`/img/${name}-320.webp`)).status).toBe(200)
  expect(unfit((await publisher.publish()).problems)).toEqual([])
  const good = await lookAt(site)
  const names = kinds.map((_, index) => [...good.names(sourceOf(index)).keys()])
  expect(names.map(({ length }) => length)).toEqual(kinds.map(() => 1))

  // Bad again: the last good ones stay.
  for (const [index, { content }] of kinds.entries())
    contents.set(sourceOf(index), { body: await content(), type: 'image/jpeg' })
  const bad = await publisher.publish()
  expect(bad.changed).toEqual([])
  expect(unfit(bad.problems)).toHaveLength(kinds.length + 1)
  const kept = await lookAt(site)
  expect(kinds.map((_, index) => [...kept.names(sourceOf(index)).keys()])).toEqual(names)
  for (const [each] of names) expect((await kept.get(`/img/${each}-320.webp`)).status).toBe(200)
  expect(unfit((await publisher.publish()).problems)).toHaveLength(kinds.length + 1)
  for (const [index] of kinds.entries()) contents.set(sourceOf(index), await jpeg('blue'))
  expect(unfit((await publisher.publish()).problems)).toEqual([])
})

test('R7.43: a source that cannot be had leaves no hole, is reported with record and field, and comes with a later crawl', async () => {
  const faults: [source: string, fault: Fault | undefined, is: FileFault][] = [
    ['/media/deniz-odasi-1.jpg', { status: 404 }, 'missing'],
    ['/media/deniz-odasi-2.jpg', { status: 410 }, 'missing'],
    ['/media/deniz-odasi-3.jpg', { status: 500 }, 'unanswered'],
    ['/media/deniz-odasi-4.jpg', { reset: true }, 'unanswered'],
    ['/media/in-text.jpg', { status: 404 }, 'missing'],
  ]
  contents.set('/media/in-text.jpg', await jpeg('red'))
  const { site, publisher, slugs } = await hotelOf(faults.length, (provider) => {
    provider.faults = ({ path }) => faults.find(([source]) => source === path)?.[1]
  })
  const byRoom = (index: number, problems: readonly Problem[]) =>
    unfit(problems).find(({ resource }) => resource === `room/tr/${HOTEL}/${slugs[index]}`)?.values
  const first = await lookAt(site)
  for (const [index, [source, , fault]] of faults.entries()) {
    expect([...first.names(source).keys()], source).toEqual([])
    const field = source === '/media/in-text.jpg' ? ['html'] : ['image']
    expect(byRoom(index, site.report.problems)).toEqual({ files: [{ source, fault, field, shown: 'none' }] })
  }
  const html = await (await fetch(first.server.url + `${ROOMS}/${slugs[0]}`)).text()
  expect(html).toContain('"pictures":[]')
  expect(html).toContain(`"title":"${site.provider.world.rooms.get(HOTEL, 'tr')![0]!.name}"`)

  site.provider.faults = undefined
  expect(unfit((await publisher.publish()).problems)).toEqual([])
  const whole = await lookAt(site)
  const names = faults.map(([source]) => [...whole.names(source).keys()])
  expect(names.map(({ length }) => length)).toEqual(faults.map(() => 1))

  // A new picture that is not there in place of the first, and the source of the second is gone.
  site.provider.world.editRoom(HOTEL, 'tr', slugs[0]!, (room) => void (room.image = { sourceUrl: '/media/new.jpg' }))
  contents.delete(faults[1]![0])
  const { problems } = await publisher.publish()
  const shown = { shown: 'last', field: ['image'] }
  expect(byRoom(0, problems)).toEqual({ files: [{ source: '/media/new.jpg', fault: 'missing', ...shown }] })
  expect(byRoom(1, problems)).toEqual({ files: [{ source: faults[1]![0], fault: 'missing', ...shown }] })
  const kept = await lookAt(site)
  for (const index of [0, 1]) {
    expect([...kept.names(faults[index]![0]).keys()]).toEqual(names[index])
    expect((await kept.get(`/img/${names[index]![0]}-320.webp`)).status).toBe(200)
  }

  contents.set('/media/new.jpg', await jpeg('green'))
  contents.set(faults[1]![0], await jpeg('red'))
  expect(unfit((await publisher.publish()).problems)).toEqual([])
  const mended = await lookAt(site)
  expect([...mended.names('/media/new.jpg').keys()]).toHaveLength(1)
  expect([...mended.names(faults[0]![0]).keys()]).toEqual([])
})

test('R7.43: a first build publishes no site without pictures while their host is away, unless it is forced', async () => {
  const world = () => makeWorld({ langs: ['tr'], hotels: [{ rooms: 2 }] })
  let isAway = true
  const pictures = (path: string) => (isAway ? Promise.reject(new Error('away')) : testPictures(path))
  await expect(buildSiteOf(world(), { plain: true }, pictures)).rejects.toThrow('media-unreachable')

  const site = await buildSiteOf(world(), { plain: true, force: true }, pictures)
  onTestFinished(() => site.close())
  const failing = site.report.problems.filter(({ code }) => code === 'media-failing')
  expect(failing).toEqual([expect.objectContaining({ resource: new URL(site.provider.url).host })])
  expect(unfit(site.report.problems).length).toBeGreaterThan(2)
  expect(await site.html('/')).not.toContain('"picture":')
  isAway = false
  const { report, html } = await site.rebuild()
  expect(report.problems.filter(({ code }) => /^(?:file|media)-/.test(code))).toEqual([])
  expect(await html('/')).toContain('"picture":')
})

test('R7.44: a host of pictures that is away holds no publish up and changes nothing', async () => {
  const { site, publisher, slugs } = await hotelOf(2)
  const before = await lookAt(site)
  site.provider.faults = ({ path }) => (path.startsWith('/media/') ? { status: 503 } : undefined)
  site.provider.world.editRoom(HOTEL, 'tr', slugs[0]!, (room) => void (room.name = 'Liman odası'))
  const report = await publisher.publish({ changes: [{ resource: 'room', slug: slugs[0], propertyId: HOTEL }] })
  expect(report.changed.map(({ path }) => path)).toContain(`${ROOMS}/${slugs[0]}`)
  const codes = report.problems.map(({ code }) => code)
  expect([codes.includes('file-unfit'), codes.includes('media-failing')]).toEqual([false, true])
  const after = await lookAt(site)
  expect(after.names(`/media/${slugs[0]}.jpg`)).toEqual(before.names(`/media/${slugs[0]}.jpg`))
})
