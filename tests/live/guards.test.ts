/** What a release may not lose: it is refused, and the one before stays where visitors see it. */
import { expect, onTestFinished, test } from 'vitest'
import { MustNotPublish, type ProblemCode } from '../../src/config/problems/table.ts'
import { openState } from '../../src/engine/state/state.ts'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { siteOf } from '../harness/site.ts'
import { makeWorld, removeHotel } from '../worlds/index.ts'

const hotel = (id: number) => ({
  ...{ id, name: `Koy ${id}`, slug: `koy-${id}` },
  ...{ subPages: ['about' as const], rooms: 1, outlets: 0 },
})

async function liveSite(pageLoss?: number) {
  const world = makeWorld({ langs: ['tr', 'en'], hotels: [51, 52, 53].map(hotel) })
  const site = await siteOf(world, { plain: true, pageLoss, keptAs: 'three-hotels' })
  const server = await serveRebuilds(site)
  onTestFinished(() => server.close())
  const publisher = publisherOf(site)
  const status = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status

  /** Asks twice, as a build and by the webhook's queue: both are refused with that code, and what was live stays. */
  async function expectRefused(code: ProblemCode, path: string) {
    const error = await publisher.publish().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MustNotPublish)
    expect((error as MustNotPublish).problems.map((each) => each.code)).toContain(code)
    const job = server.jobs.add(undefined)
    await server.jobs.idle()
    expect(server.jobs.get(job.id)).toMatchObject({ state: 'failed', error: expect.stringContaining(code) })
    expect((await openState(site.stateFolder).releases.current())!.id).toBe(site.manifest.id)
    expect((await (await fetch(`${server.url}/healthz`)).json()) as any).toMatchObject({ release: site.manifest.id })
    expect(await status(path)).toBe(200)
  }
  return { world, site, publisher, status, expectRefused }
}

test('more than a tenth of the pages is refused, and published when it is forced', async () => {
  const { world, publisher, status, expectRefused } = await liveSite()
  removeHotel(world, 51)
  removeHotel(world, 52)
  await expectRefused('pages-lost', '/en/hotels/koy-52')
  const report = await publisher.publish({ force: true })
  expect(report.pages.removed).toBeGreaterThan(0)
  await expect.poll(() => status('/en/hotels/koy-52')).toBe(410)
  expect(await status('/en/hotels/koy-53')).toBe(200)
})

test('a share that is configured counts: what it allows is published', async () => {
  const { world, publisher } = await liveSite(0.9)
  removeHotel(world, 51)
  removeHotel(world, 52)
  expect((await publisher.publish()).pages.removed).toBeGreaterThan(0)
})

test('another provider is refused by name, and forced a fresh start: nothing of the one before stays, and nothing is lost', async () => {
  const { site } = await liveSite()
  const publish = (provider: string, providerUrl: string, force = false) =>
    publisherOf(site, { provider, providerUrl }).publish({ force })
  const first = await publish('https://first.example', site.provider.url)
  const second = await siteOf('oneHotel', { plain: true })
  second.provider.requests.length = 0
  const refused = await publish('embedded', second.provider.url).catch((error: unknown) => error)
  expect((refused as MustNotPublish).problems.map(({ code }) => code)).toEqual(['provider-differs'])
  expect(String(refused)).toMatch(/from https:\/\/first\.example, not from embedded[^]*PROVIDER_API_URL[^]*--force/)
  expect(second.provider.requests).toEqual([])
  expect((await openState(site.stateFolder).releases.current())!.id).toBe(first.release)
  const report = await publish('embedded', second.provider.url, true)
  expect(report).toMatchObject({ mode: 'full', crawl: { notModified: 0 } })
  const manifest = (await openState(site.stateFolder).releases.current())!
  expect([...manifest.pages.keys()]).toEqual([...second.manifest.pages.keys()])
  expect(manifest.redirects).toEqual({})
})

test('the home page of a language is refused to go', async () => {
  const { world, publisher, status, expectRefused } = await liveSite()
  world.pages.delete('en', '')
  await expectRefused('home-lost', '/en')
  await publisher.publish({ force: true })
  await expect.poll(() => status('/en')).toBe(410)
})

test('an unfinished crawl is refused, forced or not', async () => {
  const { world, site, publisher, expectRefused } = await liveSite()
  const [room] = world.rooms.get(52, 'en')!
  world.addRoom(52, 'en', { ...room!, id: 9, slug: 'new-room', hrefLangs: [] })
  site.provider.faults = ({ path }) => (path === '/v1/rooms/new-room' ? { status: 500 } : undefined)
  await expectRefused('call-failed', '/en/hotels/koy-52')
  await expect(publisher.publish({ force: true })).rejects.toBeInstanceOf(MustNotPublish)
  expect((await openState(site.stateFolder).releases.current())!.id).toBe(site.manifest.id)
})
