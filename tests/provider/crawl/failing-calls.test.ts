/** Calls that fail: what stops a first crawl, what is shown without, and what stays where it is known. */
import { describe, expect, test } from 'vitest'
import type { LoggedRequest } from '../../../src/demo/server.ts'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { oneHotel } from '../../worlds/index.ts'

/** One record of each kind, how it is asked for, and whether pages are complete enough without it. */
const KINDS: [key: string, path: string, query: Record<string, string>, needed: boolean][] = [
  ['page/en/about-us', '/v1/pages/url-lang', { url: 'about-us', lang: 'en' }, true],
  ['gastronomy/en/51002', '/v1/pages/51002/gastronomy', { lang: 'en' }, true],
  ['outlet/en/51601', '/v1/pages/51601/outlet', { lang: 'en' }, true],
  ['spa/en/51003', '/v1/pages/51003/spa', { lang: 'en' }, true],
  ['contact/en/51004', '/v1/pages/51004/contact', { lang: 'en' }, true],
  ['certificates/en/51008', '/v1/pages/51008/certificate', { lang: 'en' }, true],
  ['menus/en/51', '/v1/menus', { 'property-id': '51', lang: 'en' }, true],
  ['regions/en', '/v1/regions/active', { lang: 'en' }, true],
  ['room/en/51/sea-room-1', '/v1/rooms/sea-room-1', { lang: 'en' }, true],
  ['event/en/2/lantern-evening-1', '/v1/events/publishers/2/slugs/lantern-evening-1', { lang: 'en' }, true],
  ['rooms/en/51', '/v1/rooms', { lang: 'en' }, false],
  ['plans/en/51502', '/v1/rooms/51502/plans', { lang: 'en' }, false],
  ['stories/en/51', '/v1/stories', { 'property-id': '51', lang: 'en' }, false],
  ['galleryCategories/en/511', '/v1/galleries/511/categories', { lang: 'en' }, false],
  ['galleryFiles/511', '/v1/galleries/511/files', {}, false],
]
const MAY_GO = /^(?:page|room|event)\//

const isOf = ({ path, query }: LoggedRequest, [, asked, parameters]: (typeof KINDS)[number]) =>
  path === asked && Object.entries(parameters).every(([name, value]) => query[name] === value)
const NEEDED = KINDS.filter(([, , , needed]) => needed)
const OPTIONAL = KINDS.filter(([, , , needed]) => !needed)

/** A provider that answers the calls of these kinds with a status. */
async function providerWithout(kinds: typeof KINDS, status: number, world = oneHotel()) {
  const provider = await providerOf(world)
  provider.faults = (request) => (kinds.some((kind) => isOf(request, kind)) ? { status } : undefined)
  return provider
}

const once = { retries: 0 }
const problemsOf = async (crawling: Promise<unknown>) => {
  const error = await crawling.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MustNotPublish)
  return (error as MustNotPublish).problems
}
/** What is said of each of them, in any order. */
const said = (kinds: typeof KINDS, code: string, status: number) =>
  expect.arrayContaining(
    kinds.map(([resource, path]) =>
      expect.objectContaining({
        code,
        resource,
        message: expect.stringMatching(`${path} \\{.*\\}: status ${status}$`),
      }),
    ),
  )

describe('calls that fail', () => {
  test('stop a first crawl where pages need their answers', async () => {
    const problems = await problemsOf(crawlFrom(await providerWithout(NEEDED, 500), undefined, once))
    expect(problems).toEqual(said(NEEDED, 'call-failed', 500))
    expect(problems).toHaveLength(NEEDED.length)
  })

  test('leave lists out that pages can be without', async () => {
    const provider = await providerWithout(OPTIONAL, 500)
    const { snapshot, problems } = await crawlFrom(provider, undefined, once)
    expect(problems).toEqual(said(OPTIONAL, 'call-failed-empty', 500))
    expect(problems).toHaveLength(OPTIONAL.length)
    for (const [key] of OPTIONAL) expect(snapshot.has(key), key).toBe(false)
    // Several records lead to the files of a gallery.
    for (const kind of OPTIONAL) expect(provider.requests.filter((request) => isOf(request, kind))).toHaveLength(1)
  })

  test('change nothing where the answers are known', async () => {
    const { snapshot } = await crawlFrom(await providerOf(oneHotel()))
    const later = await crawlFrom(await providerWithout(KINDS, 500), snapshot, once)
    expect(later.problems).toEqual(said(KINDS, 'call-failed-kept', 500))
    expect(later.problems).toHaveLength(KINDS.length)
    for (const [key] of KINDS) expect(later.snapshot.get(key), key).toBe(snapshot.get(key))
  })

  test('are none where there is no such thing: a page, a room or an event may go, anything else that was there stays', async () => {
    const { snapshot } = await crawlFrom(await providerOf(oneHotel()))
    const provider = await providerWithout(KINDS, 404)
    const { problems, snapshot: later } = await crawlFrom(provider, snapshot)
    const staying = KINDS.filter(([key]) => !MAY_GO.test(key))
    expect(problems).toEqual(said(staying, 'call-failed-kept', 404))
    expect(problems).toHaveLength(staying.length)
    for (const [key] of staying) expect(later.get(key), key).toBe(snapshot.get(key))
    for (const [key] of KINDS) if (MAY_GO.test(key)) expect(later.get(key)!.value, key).toBeNull()
    const first = await crawlFrom(provider)
    expect(first.problems).toEqual([])
    for (const [key] of KINDS) expect(first.snapshot.get(key)!.value, key).toBeNull()
    expect((await crawlFrom(provider, first.snapshot)).problems).toEqual([])
  })
})

describe('an answer that is of something else', () => {
  test.each([
    ['room/en/51/sea-room-1', '/v1/rooms/sea-room-1?lang=en&property-id=51', 'slug: sea-room-9 instead of sea-room-1'],
    [
      'event/en/2/lantern-evening-1',
      '/v1/events/publishers/2/slugs/lantern-evening-1?lang=en',
      'slug: sea-room-9 instead of lantern-evening-1',
    ],
  ])('%s is not taken', async (key, asked, why) => {
    const world = oneHotel()
    const answer = { id: 1, slug: 'sea-room-9', name: 'N', title: 'T', publisher: { id: 2 } }
    world.fixAnswer(asked, answer)
    const { snapshot, problems } = await crawlFrom(await providerOf(world))
    expect(snapshot.get(key)).toBeUndefined()
    const wrong = problems.filter(({ resource }) => resource === key)
    expect(wrong).toEqual([expect.objectContaining({ code: 'record-invalid', message: expect.stringContaining(why) })])
    world.fixAnswer(asked, { ...answer, slug: asked.match(/([\w-]+)\?/)![1]!.toUpperCase() })
    expect((await crawlFrom(await providerOf(world))).snapshot.get(key)?.value).toMatchObject({ id: 1 })
  })

  test('a page in another language is named as that', async () => {
    const world = oneHotel()
    world.editPage('en', 'about-us', (page) => (page.locale = 'de'))
    const { problems } = await crawlFrom(await providerOf(world))
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('locale: de instead of en'))
  })

  test('a list of nothing but wrong entries is no empty list', async () => {
    const world = oneHotel()
    world.fixAnswer('/v1/rooms?property-id=51&lang=en', [5])
    const { problems } = await crawlFrom(await providerOf(world))
    const said = { code: 'record-invalid', resource: 'rooms/en/51' }
    expect(problems).toContainEqual(
      expect.objectContaining({
        ...said,
        message: expect.stringMatching(/\[0\] \(expected object, received number\)/),
      }),
    )
  })
})

test('a provider that fails again and again is not asked any further, and the report says of how many records', async () => {
  const provider = await providerOf(oneHotel())
  const { snapshot } = await crawlFrom(provider)
  provider.faults = ({ path }) =>
    path.startsWith('/v1/properties') && provider.requests.length < 2 ? undefined : { status: 503 }
  provider.requests.length = 0
  const options = { ...once, concurrency: 1, breaker: { threshold: 3, pauses: [0] } }
  const { snapshot: kept, problems } = await crawlFrom(provider, snapshot, options)
  expect([...kept]).toEqual([...snapshot])
  const failed = problems.filter(({ code }) => code === 'call-failed-kept')
  expect(failed).toHaveLength(3)
  const rest = snapshot.size - 1 - failed.length
  const detail = `the provider failed again and again; ${rest} records stay as they were`
  expect(problems.filter(({ code }) => code !== 'call-failed-kept')).toEqual([
    expect.objectContaining({
      code: 'provider-failing',
      resource: provider.url,
      message: expect.stringContaining(detail),
    }),
  ])
  expect(problems.map(({ resource }) => resource)).toEqual(problems.map(({ resource }) => resource).toSorted())
})

test('a provider without a list of properties stops the crawl with the reason', async () => {
  const provider = await providerOf(oneHotel())
  provider.faults = ({ path }) => (path === '/v1/properties/network' ? { status: 500 } : undefined)
  const [failed, ...more] = await problemsOf(crawlFrom(provider, undefined, once))
  expect(more).toEqual([])
  expect(failed).toMatchObject({ code: 'provider-unreachable', resource: provider.url })
  expect(failed!.message).toContain('status 500')
  provider.faults = ({ path }) => (path === '/v1/properties/network' ? { status: 404 } : undefined)
  const [gone] = await problemsOf(crawlFrom(provider, undefined, once))
  expect(gone!.message).toContain('it has no list of properties')
})

test('records of other settings are asked for in full', async () => {
  const provider = await providerOf(oneHotel())
  const { snapshot } = await crawlFrom(provider)
  provider.requests.length = 0
  const other = await crawlFrom(provider, snapshot, { hosts: { media: ['pictures.example'] } })
  expect(provider.requests.filter(({ headers }) => 'if-none-match' in headers)).toEqual([])
  const tags = ({ snapshot: each }: { snapshot: typeof snapshot }) =>
    new Set([...each.values()].map(({ etag }) => etag))
  const both = [tags(other), tags({ snapshot })]
  expect([...both[0]!].filter((tag) => tag !== undefined && both[1]!.has(tag))).toEqual([])
})
