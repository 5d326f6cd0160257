/** What a mapping may say, by what is asked and what becomes of the answers. */
import { createServer } from 'node:http'
import { expect, expectTypeOf, test } from 'vitest'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { createClient } from '../../src/provider/client.ts'
import { createEdition } from '../../src/provider/crawl/edition.ts'
import { calls, type Call } from '../../src/provider/endpoints.ts'
import { readMapping, type FieldName, type ProviderMapping } from '../../src/provider/mapping/mapping.ts'
import { listening } from '../harness/listening.ts'

/** What comes for a call, and what was asked. */
async function ask(mapping: ProviderMapping, { path, query }: Call, answer: (url: URL) => unknown) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const body = answer(new URL(request.url!, 'http://provider'))
    response.writeHead(body === undefined ? 404 : 200, { etag: '"1"' }).end(JSON.stringify(body ?? {}))
  })
  const address = await listening(server)
  const baseUrl = `${address}/api`
  return { answer: await createClient({ baseUrl, mapping, retryDelay: 1 }).get(path, query), asked }
}

test('a call is asked for at another path, with parameters of other names and values', async () => {
  const mapping: ProviderMapping = {
    query: { lang: { name: 'locale', values: { de: 'de-DE' } } },
    calls: {
      room: { path: '/content/{lang}/room/{slug}', query: { 'property-id': 'hotel' } },
      regions: { query: { case: null } },
    },
  }
  const room = await ask(mapping, calls.room('de', 51, 'a/b'), () => ({ id: 1 }))
  expect(room.asked).toEqual(['/api/content/de-DE/room/a%2Fb?hotel=51'])
  const regions = await ask(mapping, calls.regions('de'), () => [])
  expect(regions.asked).toEqual(['/api/v1/regions/active?locale=de-DE'])
})

test('an answer is taken out of what it is wrapped in, and one that is not wrapped as it is', async () => {
  const mapping: ProviderMapping = { at: 'result.data' }
  const wrapped = await ask(mapping, calls.plans('de', 1), () => ({ result: { data: [{ id: 1 }] } }))
  expect(wrapped.answer).toEqual({ status: 'ok', etag: '"1"', body: [{ id: 1 }] })
  const bare = await ask(mapping, calls.plans('de', 1), () => [{ id: 2 }])
  expect(bare.answer).toMatchObject({ body: [{ id: 2 }] })
})

const ALL = [1, 2, 3, 4, 5].map((id) => ({ id }))
const PAGED: [string, ProviderMapping['calls'], (url: URL) => unknown, string[]][] = [
  [
    'that are counted, until one comes empty',
    { stories: { pages: { parameter: 'page' } } },
    ({ searchParams }) => ALL.slice(Number(searchParams.get('page')) * 2 - 2, Number(searchParams.get('page')) * 2),
    ['page=1', 'page=2', 'page=3', 'page=4'],
  ],
  [
    'that are counted from 0, up to the last',
    { stories: { at: 'items', pages: { parameter: 'p', first: 0, last: 'meta.last' } } },
    ({ searchParams }) => ({ items: ALL.slice(Number(searchParams.get('p')) * 2).slice(0, 2), meta: { last: 2 } }),
    ['p=0', 'p=1', 'p=2'],
  ],
  [
    'by how many entries to skip',
    { stories: { at: 'items', pages: { parameter: 'skip', counts: 'entries' } } },
    ({ searchParams }) => ({
      items: ALL.slice(Number(searchParams.get('skip')), Number(searchParams.get('skip')) + 3),
    }),
    ['skip=0', 'skip=3', 'skip=5'],
  ],
  [
    'by an address',
    { stories: { at: 'items', pages: { next: 'links.next' } } },
    ({ searchParams }) =>
      searchParams.has('after')
        ? { items: ALL.slice(3), links: { next: null } }
        : { items: ALL.slice(0, 3), links: { next: '/api/v1/stories?after=3' } },
    ['property-id=51&lang=de&platform=WEB_ONLY', 'after=3'],
  ],
  [
    'by a word for a parameter',
    { stories: { at: 'items', pages: { next: 'cursor', parameter: 'cursor' } } },
    ({ searchParams }) =>
      searchParams.get('cursor') === 'b' ? { items: ALL.slice(3) } : { items: ALL.slice(0, 3), cursor: 'b' },
    ['property-id=51&lang=de&platform=WEB_ONLY', 'cursor=b'],
  ],
]

test.each(PAGED)('a list comes in pages %s', async (_how, mapped, answer, expected) => {
  const found = await ask({ calls: mapped! }, calls.stories('de', 51), answer)
  // Without a validator, which would be that of one page.
  expect(found.answer).toEqual({ status: 'ok', body: ALL })
  expect(found.asked.map((each, index) => each.includes(expected[index]!))).toEqual(expected.map(() => true))
})

test('a page of another host is not asked for, and pages that never end are a failure', async () => {
  const mapping: ProviderMapping = { calls: { stories: { at: 'items', pages: { next: 'next' } } } }
  const other = await ask(mapping, calls.stories('de', 51), () => ({
    items: [{ id: 1 }],
    next: 'http://127.0.0.1:9/x',
  }))
  expect(other.asked).toHaveLength(1)
  const endless = await ask(mapping, calls.stories('de', 51), () => ({
    items: [{ id: 1 }],
    next: '/api/v1/stories?x=1',
  }))
  expect(endless.answer).toMatchObject({ status: 'failed', message: 'more than 1000 pages' })
})

test('fields are taken from other names and places, and read as they are written', async () => {
  const mapping: ProviderMapping = {
    fields: {
      page: {
        title: 'text',
        'property.id': { at: 'owner', as: 'number' },
        'category.code': { at: 'kind', values: { hotelPage: 'HOTEL' } },
        breadcrumbs: 'trail',
        'breadcrumbs[].text': 'name',
        'breadcrumbs[].url': { as: 'path' },
        contents: { at: 'blocks', as: 'named' },
      },
      file: { sourceUrl: 'src' },
      section: { html: 'body' },
    },
  }
  const raw = {
    ...{ id: 5, url: 'x', text: 'Title', title: 'other', owner: '51', kind: 'hotelPage' },
    trail: [{ name: 'Home', url: '/de/hotels' }],
    blocks: [{ key: 'intro', body: '<p>', image: { src: 'a.jpg' }, items: [{ body: 'inner' }] }],
    heroSlides: [{ id: 1, file: { src: 'b.jpg' } }],
  }
  const { answer } = await ask(mapping, calls.page('de', 'x'), () => raw)
  expect(answer).toMatchObject({
    body: {
      ...{ id: 5, title: 'Title', property: { id: 51 }, category: { code: 'HOTEL' } },
      breadcrumbs: [{ text: 'Home', url: 'hotels' }],
      contents: { intro: { html: '<p>', image: { sourceUrl: 'a.jpg' }, items: [{ html: 'inner' }] } },
      heroSlides: [{ file: { sourceUrl: 'b.jpg' } }],
    },
  })
})

test('what is in an object that is moved is found where it stands then', async () => {
  const mapping: ProviderMapping = {
    fields: {
      page: {
        'property.contact.phone': 'property.contact.tel',
        property: 'hotel',
        'events[].publisher.id': 'by.no',
        'events[].publisher': 'by',
      },
    },
  }
  const raw = { id: 1, hotel: { id: 51, contact: { tel: '444' } }, events: [{ by: { no: 2 } }] }
  const { answer } = await ask(mapping, calls.page('de', 'x'), () => raw)
  expect(answer).toMatchObject({
    body: { property: { id: 51, contact: { phone: '444' } }, events: [{ publisher: { id: 2 } }] },
  })
})

test('two fields may change places, and what is not written as expected stays', async () => {
  const mapping: ProviderMapping = {
    fields: {
      rooms: { name: 'text', text: 'name', sizeM2: { as: 'number' }, image: { as: 'list' } },
      file: { sourceUrl: '.' },
    },
  }
  const { answer } = await ask(mapping, calls.rooms('de', 51), () => [
    { id: 1, name: 'long', text: 'short', sizeM2: 'wide' },
    null,
    7,
  ])
  expect(answer).toMatchObject({ body: [{ id: 1, name: 'short', text: 'long', sizeM2: 'wide' }, null, 7] })
})

test('what an answer has instead of objects and lists does no harm', async () => {
  const mapping: ProviderMapping = {
    at: 'data',
    fields: {
      page: { 'breadcrumbs[].text': 'a.b.c', 'property.id': 'x.__proto__.y', 'events[].publisher.id': 'q' },
      section: { html: 'b' },
    },
  }
  for (const body of [
    null,
    7,
    'text',
    [],
    [[]],
    { breadcrumbs: 7, contents: [], events: { a: null } },
    { data: null },
  ]) {
    const { answer } = await ask(mapping, calls.page('de', ''), () => body)
    expect(answer.status).toBe('ok')
  }
})

test('another mapping is another edition: no record of before is kept by its validator', () => {
  const hosts = {}
  const [without, one, other] = [undefined, { at: 'a' }, { at: 'b' }].map((mapping) =>
    createEdition({ hosts, mapping }),
  )
  const marked = one!.mark('"1"')
  expect([without, one, other].map((each) => each!.unmark(marked))).toEqual([undefined, '"1"', undefined])
})

test.each([
  [7, 'expected object'],
  [{ field: {} }, 'field'],
  [{ calls: { pages: {} } }, 'pages'],
  [{ calls: { page: { path: 'content' } } }, 'path'],
  [{ calls: { page: { path: '/content/{page}' } } }, 'the call page has no parameter page'],
  [{ fields: { page: { headline: 'title' } } }, 'the contract has no field headline of page'],
  [{ fields: { page: { 'title.text': 'title' } } }, 'title.text'],
  [{ fields: { room: { sizeM2: { as: 'inches' } } } }, 'as'],
])('%j is no mapping', (value, said) => {
  const error = (() => {
    try {
      return readMapping(value, 'provider.mapping.ts')
    } catch (reason) {
      return reason
    }
  })() as MustNotPublish
  expect(error).toBeInstanceOf(MustNotPublish)
  expect(error.problems.map(({ code }) => code)).toEqual(['mapping-invalid'])
  expect(error.message).toContain(said)
})

test('an editor knows the names of fields', () => {
  expectTypeOf<'breadcrumbs[].text' | 'property.contact.phone' | 'heroSlides[].file.sourceUrl' | 'contents'>().toExtend<
    FieldName<'page'>
  >()
  expectTypeOf<'headline'>().not.toExtend<FieldName<'page'>>()
  expectTypeOf<'sizeM2'>().toExtend<FieldName<'rooms'>>()
  expectTypeOf<'html' | 'link.url'>().toExtend<FieldName<'section'>>()
})
