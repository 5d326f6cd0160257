/** A visitor loads pages with all their files while release follows release: each load is of one release, whole. */
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { digest } from '../../src/records/digest.ts'
import { makeManifest, type Manifest } from '../../src/engine/release/manifest.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore, type ContentStore } from '../../src/engine/release/files/store.ts'
import { atDepth } from '../harness/depth.ts'
import { publisherOf, serveRebuilds, type RebuildingServer } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'

const PUBLISHES = atDepth(15, 60)
const RESTYLINGS = atDepth(4, 10)
const CLIENTS = 2

const smallSite = () => buildSiteOf('twoLanguages', { plain: true })

let close: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const each of close.toReversed()) await each()
  close = []
})

interface Load {
  html: string
  /** Status of each file that the page names, by its address. */
  files: Map<string, number>
  status: number
}

async function loadPage(url: string, path: string): Promise<Load> {
  const answer = await fetch(url + path)
  const html = await answer.text()
  const names = new Set([...html.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map((match) => match[1]!))
  const files = new Map<string, number>()
  for (const name of names) {
    const file = await fetch(url + name)
    await file.arrayBuffer()
    files.set(name, file.status)
  }
  return { html, files, status: answer.status }
}

/** Loads the pages in turn until it is told to stop. */
function visitor(url: string, paths: string[]) {
  const loads: Load[] = []
  let stopped = false
  const done = (async () => {
    for (let turn = 0; !stopped; turn++) loads.push(await loadPage(url, paths[turn % paths.length]!))
  })()
  return {
    loads,
    async stop() {
      stopped = true
      await done
    },
  }
}

function expectWhole(loads: Load[], published: ReadonlySet<string>) {
  expect(loads.length).toBeGreaterThan(0)
  for (const { status, html, files } of loads) {
    expect(status).toBe(200)
    expect(published.has(digest(html)), 'the page is of a release, whole').toBe(true)
    expect(files.size).toBeGreaterThan(0)
    for (const [name, each] of files) expect(each, name).toBe(200)
  }
}

async function serveWorld(): Promise<{ site: WorldSite; server: RebuildingServer; published: Set<string> }> {
  const site = await smallSite()
  close.push(site.close)
  const published = new Set<string>()
  const note = (manifest: Manifest) => {
    for (const page of [...manifest.pages.values()]) published.add(page.hash)
  }
  note(site.manifest)
  const server = await serveRebuilds(site, {
    debounce: 0,
    publisher: (live) =>
      publisherOf(site, {
        async onRelease(manifest) {
          note(manifest)
          await live.show()
        },
      }),
  })
  close.push(server.close)
  return { site, server, published }
}

test(
  `${PUBLISHES} publishes tear no page`,
  async () => {
    const { site, server, published } = await serveWorld()
    const { world } = site.provider
    const [room] = world.rooms.get(51, 'en')!
    const paths = ['/en/hotels/deniz-kizi/rooms', '/en/hotels/deniz-kizi', '/en', '/en/hotels/deniz-kizi/about-us']
    const visitors = Array.from({ length: CLIENTS }, (_, index) => visitor(server.url, paths.slice(index)))
    for (let count = 1; count <= PUBLISHES; count++) {
      world.editRoom(51, 'en', room!.slug, (each) => void (each.name = `Room ${count}`))
      const job = server.jobs.add([{ resource: 'room', id: room!.id, lang: 'en' }])
      await server.jobs.idle()
      expect(server.jobs.get(job.id)).toMatchObject({ state: 'published' })
    }
    for (const each of visitors) await each.stop()
    expectWhole(
      visitors.flatMap(({ loads }) => loads),
      published,
    )
    expect(await (await fetch(server.url + paths[0])).text()).toContain(`Room ${PUBLISHES}`)
  },
  atDepth(300_000, 900_000),
)

/** A release in which every page names another hashed file, as after a change of the styles. */
async function restyled(manifest: Manifest, store: ContentStore, count: number): Promise<Manifest> {
  const [name, hash] = [...manifest.assets].find(([each]) => /^_astro\/.*\.css$/.test(each))!
  const next = `_astro/style-${count}.css`
  const css = await store.put(`${(await store.get(hash)).toString()}/* ${count} */`)
  const pages = await Promise.all(
    [...manifest.pages].map(async ([path, page]) => {
      const html = (await store.get(page.hash)).toString().replaceAll(`/${name}"`, `/${next}"`)
      return [path, { ...page, hash: (await store.put(html)).hash }] as const
    }),
  )
  const assets = new Map([...manifest.assets, [next, css.hash]])
  assets.delete(name)
  return makeManifest({ ...manifest, pages: new Map(pages), assets })
}

test('a page that was fetched before a change of style finds its files after it', async () => {
  const site = await smallSite()
  close.push(site.close)
  const server = await site.serve()
  close.push(server.close)
  const store = openStore(join(site.stateFolder, 'store'))
  const releases = openState(site.stateFolder).releases
  let manifest: Manifest = site.manifest
  const published = new Set([...manifest.pages.values()].map((page) => page.hash))
  const one = visitor(server.url, ['/en', '/en/hotels/deniz-kizi'])
  for (let count = 1; count <= RESTYLINGS; count++) {
    const { html } = await loadPage(server.url, '/en')
    manifest = await restyled(manifest, store, count)
    for (const page of [...manifest.pages.values()]) published.add(page.hash)
    await releases.publish({ release: manifest, records: [] })
    await expect
      .poll(async () => ((await (await fetch(`${server.url}/healthz`)).json()) as any).release)
      .toBe(manifest.id)
    const style = /href="(\/_astro\/[^"]+\.css)"/.exec(html)![1]!
    expect((await fetch(server.url + style)).status, style).toBe(200)
  }
  await one.stop()
  expectWhole(one.loads, published)
})
