import { expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../src/demo/contract.ts'
import { hotelUrl } from '../../../src/demo/paths.ts'
import { asked, crawlFrom, providerOf } from '../../harness/crawl.ts'
import { oneHotel, sparse } from '../../worlds/index.ts'

const forRoomsAndEvents = (requests: string[]) =>
  requests.filter((request) => /^\/v1\/rooms\/|\/slugs\//.test(request) && !request.includes('/plans'))

test.each(['', ' ', '/', '..', '../../menus', 'a/b'])(
  'R5.24 no room and no event is asked for by the slug "%s", and the report says so',
  async (slug) => {
    const world = oneHotel()
    for (const lang of LANGS) {
      world.rooms.set([51, lang], [{ id: 51501, slug, name: 'Room' }])
      for (const page of [...world.pages.rows()].filter(({ locale }) => locale === lang)) {
        page.events = [{ id: 60, slug, title: 'Event', publisher: { id: 2 } }]
      }
    }
    const provider = await providerOf(world)
    const { problems } = await crawlFrom(provider)
    expect(forRoomsAndEvents(asked(provider))).toEqual([])
    expect(problems.map(({ resource, code }) => `${code} ${resource}`)).toEqual(
      expect.arrayContaining(['url-dropped rooms/en/51', 'url-dropped page/de/']),
    )
  },
)

test('R5.24 nor by an empty or unsafe slug of an alternate', async () => {
  const world = oneHotel()
  const bad = { tr: '', en: '..', de: '../menus', ru: '?lang=en' }
  const rooms = world.rooms.get(51, 'en')!
  for (const lang of LANGS) world.rooms.set([51, lang], [])
  world.rooms.set(
    [51, 'en'],
    [{ ...rooms[0]!, hrefLangs: LANGS.map((locale) => ({ locale, url: '', slug: bad[locale] })) }],
  )
  const provider = await providerOf(world)
  await crawlFrom(provider)
  expect(forRoomsAndEvents(asked(provider)).filter((request) => request.startsWith('/v1/rooms'))).toEqual([
    '/v1/rooms/sea-room-1?lang=en&property-id=51',
  ])
})

test('R5.25 no stories are asked for where the property id is 0', async () => {
  const world = oneHotel()
  for (const lang of LANGS) world.editPage(lang, '', (page) => (page.property = { id: 0 }))
  const provider = await providerOf(world)
  await crawlFrom(provider)
  const stories = asked(provider).filter((request) => request.startsWith('/v1/stories'))
  expect(stories.sort()).toEqual(
    LANGS.map((lang) => `/v1/stories?lang=${lang}&platform=WEB_ONLY&property-id=51`).sort(),
  )
})

test('R5.25 nor where a page names no property at all', async () => {
  const world = oneHotel()
  for (const lang of LANGS) world.editPage(lang, '', (page) => Object.assign(page, { property: null }))
  const provider = await providerOf(world)
  const { snapshot } = await crawlFrom(provider)
  expect(asked(provider).filter((request) => /property-id=(0|undefined|NaN)/.test(request))).toEqual([])
  expect(snapshot.get('page/tr/')?.value).toMatchObject({ propertyId: 0 })
})

test('R5.26 gallery files are asked with a category where the files do not name theirs, and never with a limit', async () => {
  const files = async (world = oneHotel()) => {
    const provider = await providerOf(world)
    await crawlFrom(provider)
    return asked(provider).filter((request) => request.endsWith('/files') || request.includes('/files?'))
  }
  expect(await files()).toEqual(['/v1/galleries/511/files'])

  const silent = oneHotel()
  silent.galleryFiles.edit([511], (rows) => rows.forEach((row) => delete row.categoryId))
  expect((await files(silent)).sort()).toEqual([
    '/v1/galleries/511/files',
    '/v1/galleries/511/files?category-id=5111',
    '/v1/galleries/511/files?category-id=5112',
  ])
})

test('extra data is asked for by category alone: a page of another category asks for none', async () => {
  const world = oneHotel()
  for (const page of world.pages.rows()) page.category = { code: 'NEW_KIND' }
  const provider = await providerOf(world)
  await crawlFrom(provider)
  expect(asked(provider).filter((request) => /^\/v1\/pages\/\d+\//.test(request))).toEqual([])
})

test('a category counts whatever the case it is written in', async () => {
  const world = oneHotel()
  const home = (lang: Lang) => hotelUrl('deniz-kizi', lang)
  for (const lang of LANGS) world.editPage(lang, home(lang), (page) => (page.category = { code: 'Contact' }))
  const provider = await providerOf(world)
  await crawlFrom(provider)
  expect(asked(provider).filter((request) => request.startsWith('/v1/pages/51000/contact'))).toHaveLength(4)
})

test('the least that the contract asks for is crawled without a problem', async () => {
  const provider = await providerOf(sparse())
  const { problems, snapshot } = await crawlFrom(provider)
  expect(problems).toEqual([])
  expect(snapshot.get('regions/en')?.value).toEqual([])
  expect(snapshot.get('menus/en/61')?.value).toEqual({ header: [], footer: [] })
})
