import { describe, expect, test } from 'vitest'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { oneHotel } from '../../worlds/index.ts'

/** Whole answers of the wrong type, for every kind of record. `key`: the record that the answer makes; none leads to another of them. */
const NO_OBJECT = [[], 'text', 5, true]
const NO_LIST = [{}, { message: 'x' }, 'text', 5, true]
const page = (url: string) => `/v1/pages/url-lang?property-network-id=2&url=${url}&lang=en`

const CASES: { key: string; asked: string; wrong: unknown[] }[] = [
  {
    key: 'page/en/about-us',
    asked: page('about-us'),
    wrong: [
      ...NO_OBJECT,
      {},
      { id: 5, url: 'about-us' },
      { id: '5', url: 'about-us', title: 'x' },
      { id: 5, url: 'about-us', title: { en: 'x' } },
      { id: 5, url: null, title: 'x' },
      { id: 0, url: 'about-us', title: 'x' },
      { id: 5, url: 'about-us', title: 'Über uns', locale: 'de' },
    ],
  },
  { key: 'gastronomy/en/51002', asked: '/v1/pages/51002/gastronomy?lang=en', wrong: NO_OBJECT },
  {
    key: 'outlet/en/51601',
    asked: '/v1/pages/51601/outlet?lang=en',
    wrong: [...NO_OBJECT, {}, { title: 5 }],
  },
  { key: 'spa/en/51003', asked: '/v1/pages/51003/spa?lang=en', wrong: NO_OBJECT },
  { key: 'contact/en/51004', asked: '/v1/pages/51004/contact?lang=en', wrong: NO_OBJECT },
  { key: 'certificates/en/51008', asked: '/v1/pages/51008/certificate?lang=en', wrong: NO_OBJECT },
  { key: 'menus/en/51', asked: '/v1/menus?property-id=51&lang=en', wrong: NO_LIST },
  { key: 'regions/en', asked: '/v1/regions/active?lang=en&case=ucase', wrong: NO_LIST },
  { key: 'rooms/de/51', asked: '/v1/rooms?property-id=51&lang=de', wrong: NO_LIST },
  {
    key: 'room/en/51/sea-room-1',
    asked: '/v1/rooms/sea-room-1?lang=en&property-id=51',
    wrong: [...NO_OBJECT, {}, { id: 1, slug: 'sea-room-1' }, { id: 1.5, slug: 'sea-room-1', name: 'x' }],
  },
  { key: 'plans/en/51502', asked: '/v1/rooms/51502/plans?lang=en', wrong: NO_LIST },
  { key: 'stories/en/51', asked: '/v1/stories?property-id=51&lang=en&platform=WEB_ONLY', wrong: NO_LIST },
  { key: 'galleryCategories/en/511', asked: '/v1/galleries/511/categories?lang=en', wrong: NO_LIST },
  { key: 'galleryFiles/511', asked: '/v1/galleries/511/files', wrong: NO_LIST },
  {
    key: 'event/en/2/lantern-evening-1',
    asked: '/v1/events/publishers/2/slugs/lantern-evening-1?lang=en',
    wrong: [...NO_OBJECT, {}, { id: 60, slug: 'lantern-evening-1', title: 'x' }, { id: 60, slug: 5, title: 'x' }],
  },
]
/** Each round sends one wrong answer of every kind, so that a crawl proves many. */
const ROUNDS = Array.from({ length: Math.max(...CASES.map(({ wrong }) => wrong.length)) }, (_, round) => ({
  round,
  cases: CASES.filter(({ wrong }) => round < wrong.length).map(({ key, asked, wrong }) => ({
    key,
    asked,
    body: wrong[round],
    about: `${key} ${JSON.stringify(wrong[round])}`,
  })),
}))

describe('answers of wrong shapes', () => {
  test.each(ROUNDS)('are not taken, and the report names them (round $round)', async ({ cases }) => {
    const world = oneHotel()
    for (const { asked, body } of cases) world.fixAnswer(asked, body)
    const { snapshot, problems } = await crawlFrom(await providerOf(world))
    for (const { key, about } of cases) {
      expect(snapshot.get(key)?.value ?? null, about).toBeNull()
      const expected = { severity: 'error', code: 'record-invalid', resource: key }
      expect(problems, about).toContainEqual(expect.objectContaining(expected))
    }
    expect(problems.filter(({ code }) => code === 'record-invalid')).toHaveLength(cases.length)
  })

  test('leave the last good ones where they are', async () => {
    const world = oneHotel()
    const provider = await providerOf(world)
    const first = await crawlFrom(provider)
    for (const { key } of CASES) expect(first.snapshot.get(key)?.value, key).toBeTruthy()
    for (const { cases } of ROUNDS) {
      for (const { asked, body } of cases) world.fixAnswer(asked, body)
      const { snapshot, problems } = await crawlFrom(provider, first.snapshot)
      expect([...snapshot.keys()]).toEqual([...first.snapshot.keys()])
      for (const { key, about } of cases) {
        expect(snapshot.get(key)?.value, about).toEqual(first.snapshot.get(key)!.value)
        expect(problems, about).toContainEqual(expect.objectContaining({ code: 'record-invalid-kept', resource: key }))
      }
    }
  })

  test('are looked at again by every crawl, until they are mended', async () => {
    const world = oneHotel()
    const provider = await providerOf(world)
    const key = 'page/en/about-us'
    const reported = ({ problems }: Awaited<ReturnType<typeof crawlFrom>>) =>
      problems.filter(({ resource, code }) => resource === key && code === 'record-invalid-kept').length
    const first = await crawlFrom(provider)
    const good = structuredClone(world.pages.get('en', 'about-us')!)
    world.editPage('en', 'about-us', (each) => Object.assign(each, { title: 5 }))
    const second = await crawlFrom(provider, first.snapshot)
    const third = await crawlFrom(provider, second.snapshot)
    expect([reported(first), reported(second), reported(third)]).toEqual([0, 1, 1])
    world.addPage({ ...good, title: 'Mended' })
    const fourth = await crawlFrom(provider, third.snapshot)
    expect(fourth.snapshot.get(key)?.value).toMatchObject({ title: 'Mended' })
    expect(reported(fourth)).toBe(0)
  })
})

describe('the list of properties', () => {
  test.each(NO_LIST)('%j in its place stops the first build', async (body) => {
    const world = oneHotel()
    world.fixAnswer('/v1/properties/network?property-network-id=2', body)
    const provider = await providerOf(world)
    const error = await crawlFrom(provider).catch((each: unknown) => each)
    expect(error).toBeInstanceOf(MustNotPublish)
    expect((error as MustNotPublish).message).toMatch(/Nothing was published[^]*PROVIDER_API_URL/)
  })

  test.each(NO_LIST)('%j in its place takes no hotel off the site', async (body) => {
    const world = oneHotel()
    const provider = await providerOf(world)
    const first = await crawlFrom(provider)
    world.fixAnswer('/v1/properties/network?property-network-id=2', body)
    const second = await crawlFrom(provider, first.snapshot)
    expect(second.snapshot.get('properties')?.value).toEqual(first.snapshot.get('properties')?.value)
    expect(second.problems).toContainEqual(
      expect.objectContaining({ code: 'record-invalid-kept', resource: 'properties' }),
    )
  })

  test('that is gone stops the build, whatever was known before', async () => {
    const world = oneHotel()
    const provider = await providerOf(world)
    const { snapshot } = await crawlFrom(provider)
    world.fixAnswer('/v1/properties/network?property-network-id=2', undefined)
    await expect(crawlFrom(provider, snapshot)).rejects.toBeInstanceOf(MustNotPublish)
  })
})
