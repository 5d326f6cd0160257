/** What is decided of releases as values: what may replace what, which pages moved, what emptied, what changes touch, why a page is new. */
import { describe, expect, test } from 'vitest'
import { problem } from '../../../src/config/problems/table.ts'
import { changedRecords, changesRoutes } from '../../../src/engine/release/base.ts'
import { emptiedLists } from '../../../src/engine/release/checks/emptied.ts'
import { refusals } from '../../../src/engine/release/checks/guards.ts'
import type { Manifest, PageEntry } from '../../../src/engine/release/manifest.ts'
import { changedPages, reasonText } from '../../../src/engine/release/reasons.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../../src/records/snapshot.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'

type Pages = Record<string, Partial<PageEntry>>
function release(pages: Pages, parts: Partial<Manifest> = {}): Manifest {
  const entries = Object.entries(pages).map(([path, entry]): [string, PageEntry] => [
    path,
    { hash: path, key: path, reads: [], chrome: '', thing: path, ...entry },
  ])
  return { ...manifestOf({}, { pages: new Map(entries) }), ...parts }
}
/** A record of `undefined` is none. */
const records = (values: Record<string, unknown>): Snapshot =>
  new Map(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, StoredRecord] => [key, storedRecord(value as never)]),
  )

describe('a release is refused', () => {
  const ten = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`/p${index}`, { thing: `page tr 5 ${index}` }]),
  )
  const without = (count: number) => Object.fromEntries(Object.entries(ten).slice(count))
  const codes = (before: Manifest | undefined, after: Manifest, options = {}) =>
    refusals(before, after, { pageLoss: 0.2, ...options }).map(({ code }) => code)

  test('where it loses a larger share of its pages than may be, and not at that share', () => {
    expect(codes(release(ten), release(without(2)))).toEqual([])
    const [refused] = refusals(release(ten), release(without(3)), { pageLoss: 0.2 })
    expect(refused).toMatchObject({
      code: 'pages-lost',
      message: expect.stringContaining('3 of 10 pages, such as /p0, /p1, /p2'),
    })
    expect(codes(undefined, release({}))).toEqual([])
    expect(codes(release(ten), release(ten))).toEqual([])
    const [many] = refusals(release(ten), release(without(5)), { pageLoss: 0.2 })
    expect(many!.message, 'with a few examples').toMatch(/: 5 of 10 pages, such as \/p0, \/p1, \/p2$/)
  })

  test('not for pages that moved, that only answer, or that leave with their one hotel', () => {
    const after = release(without(3), { redirects: { '/p0': '/p9' } })
    expect(codes(release(ten), after)).toEqual([])
    const answers = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`/404-${index}`, { status: 404 as const }]),
    )
    expect(codes(release({ ...ten, ...answers }), release(without(2)))).toEqual([])
    expect(
      codes(release({ ...ten, ...answers }), release({ ...without(3), ...answers })),
      'answers are no pages',
    ).toEqual(['pages-lost'])
    expect(codes(release(ten), release(without(9)), { dropped: [5] })).toEqual([])
    expect(codes(release(ten), release(without(9)), { dropped: [5, 6] })).toEqual(['pages-lost'])
    expect(codes(release(ten), release(without(9)), { dropped: [6] })).toEqual(['pages-lost'])
  })

  test('where a home page goes, whatever the language', () => {
    const homes = { '/': {}, '/en': {}, '/de': {}, '/x': {} }
    const found = refusals(release(homes), release({ '/': {}, '/de': {} }), { pageLoss: 1 })
    expect(found.map(({ code, resource }) => [code, resource])).toEqual([['home-lost', '/en']])
  })

  test('where lists emptied', () => {
    const emptied = ['a', 'b', 'c', 'd', 'e', 'f']
    const [found] = refusals(release(ten), release(ten), { pageLoss: 1, emptied })
    expect(found).toMatchObject({
      code: 'lists-emptied',
      message: expect.stringMatching(/: 6, such as a, b, c, d, e$/),
    })
    expect(codes(release(ten), release(ten), { emptied: [] })).toEqual([])
  })

  test('where links are newly broken, and not for those that were', () => {
    const broken = (...brokenLinks: string[]) => release(ten, { brokenLinks })
    expect(codes(broken('/a -> /b'), broken('/a -> /b'))).toEqual([])
    const [found] = refusals(broken('/a -> /b'), broken('/a -> /b', '/c -> /d'), { pageLoss: 1 })
    expect(found).toMatchObject({ code: 'links-broken', message: expect.stringContaining('/c -> /d') })
    expect(found!.message).not.toContain('/a -> /b')
    const many = [...'abcdef'].map((name) => `/${name} -> /x`)
    const [all] = refusals(broken(), broken(...many), { pageLoss: 1 })
    expect(all!.message).toMatch(/: \/a -> \/x, \/b -> \/x, \/c -> \/x, \/d -> \/x, \/e -> \/x$/)
  })

  test('where pages are newly faulty, by how many faults they have', () => {
    const fault = (code: 'title-missing' | 'alt-missing' | 'data') => problem('page-faulty', '/p0', { code })
    const page = (hash: string, faults: PageEntry['faults'] = []) => release({ ...ten, '/p0': { hash, faults } })
    expect(codes(page('1'), page('2', [fault('alt-missing')]))).toEqual(['pages-faulty'])
    expect(codes(page('1', [fault('alt-missing')]), page('2', [fault('data')]))).toEqual([])
    expect(codes(page('1', [fault('alt-missing')]), page('2', [fault('alt-missing'), fault('data')]))).toEqual([
      'pages-faulty',
    ])
    expect(
      codes(
        page('1'),
        page('2', [problem('page-words', '/p0', { code: 'too-long', text: 'title', count: 70, limit: 60 })]),
      ),
    ).toEqual([])
    expect(codes(release({}), page('2', [fault('alt-missing')])), 'a new page').toEqual(['pages-faulty'])
    expect(
      codes(page('1', [fault('alt-missing')]), page('1', [fault('alt-missing'), fault('data')])),
      'not rendered anew',
    ).toEqual([])
    const [found] = refusals(
      page('1'),
      page('2', [
        problem('page-words', '/p0', { code: 'too-long', text: 'title', count: 70, limit: 60 }),
        fault('title-missing'),
      ]),
      {
        pageLoss: 1,
      },
    )
    expect(found!.message).toMatch(/1, such as \/p0\. .*no title/)
    const [clusters] = refusals(page('1'), page('1'), { pageLoss: 1, clusters: ['/a', '/b', '/c', '/d'] })
    expect(clusters!.message).toMatch(/4, such as \/a, \/b, \/c(?!,)/)
  })
})

describe('lists that emptied', () => {
  const menus = (count: number) => ({ header: Array.from({ length: count }, (_, id) => ({ id })), footer: [] })
  const emptied = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    emptiedLists(records(before), records(after))

  test('are those that the whole site hangs on, one by one', () => {
    expect(emptied({ properties: { hotels: [1] } }, { properties: { hotels: [] } })).toEqual(['properties'])
    expect(emptied({ 'regions/en': [1] }, { 'regions/en': [] })).toEqual(['regions/en'])
    expect(emptied({ 'menus/en/23': menus(1) }, { 'menus/en/23': menus(0) })).toEqual(['menus/en/23'])
    expect(emptied({ 'menus/en/51': menus(1) }, { 'menus/en/51': menus(0) })).toEqual([])
    const footer = { header: [], footer: [1] }
    expect(emptied({ 'menus/en/23': menus(1) }, { 'menus/en/23': footer })).toEqual([])
  })

  test.each([
    ['rooms/en/1', 'rooms/en/2', [1], []],
    ['plans/en/1', 'plans/en/2', [1], []],
    ['stories/en/1', 'stories/en/2', [1], []],
    ['galleryCategories/en/1', 'galleryCategories/en/2', [1], []],
    ['galleryFiles/1', 'galleryFiles/2', [1], []],
    ['gastronomy/en/1', 'gastronomy/en/2', { groups: [{ items: [{ hours: [] }] }] }, { groups: [{ items: [] }] }],
    ['certificates/en/1', 'certificates/en/2', { items: [1] }, { items: [] }],
  ])('are all of a kind together, and not one of them: %s', (one, other, full, empty) => {
    expect(emptied({ [one]: full, [other]: full }, { [one]: empty, [other]: empty })).toEqual([one, other])
    expect(emptied({ [one]: full, [other]: full }, { [one]: empty, [other]: full })).toEqual([])
    expect(emptied({ [one]: full }, { [one]: empty }), 'the only one').toEqual([])
    expect(emptied({ [one]: empty, [other]: empty }, { [one]: full, [other]: full })).toEqual([])
    expect(emptied({ [one]: full, [other]: full }, {}), 'absent').toEqual([])
    const third = `${one}0`
    const before = { [one]: full, [other]: full, [third]: full }
    expect(emptied(before, { ...before, [one]: empty, [other]: empty })).toEqual([])
  })

  test('are no records of other kinds', () => {
    expect(emptied({ 'page/en/a': { id: 1 }, 'page/en/b': { id: 2 } }, { 'page/en/a': {}, 'page/en/b': {} })).toEqual(
      [],
    )
  })
})

describe('a change of records', () => {
  test('is of those that came, went or say something else, not of those that were read anew', () => {
    const before = records({ 'rooms/en/1': [1], 'rooms/en/2': [1], 'rooms/en/3': [1], 'rooms/en/4': [1] })
    const after = records({ 'rooms/en/1': [1], 'rooms/en/2': [2], 'rooms/en/3': null, 'rooms/en/5': [1] })
    expect([...changedRecords(before, after)].sort()).toEqual(['rooms/en/2', 'rooms/en/3', 'rooms/en/4', 'rooms/en/5'])
    expect(changedRecords(before, before).size).toBe(0)
  })

  const about = { id: 7, propertyId: 51, alternates: [{ locale: 'tr', url: 'biz' }], metas: [], title: 'About us' }
  const fest = { ...about, id: 3, publisherId: 2 }
  const hotel = { id: 51, slug: 'deniz', name: 'Deniz' }
  const listed = (...hotels: object[]) => ({ hotels })
  const changes = (key: string, before: unknown, after: unknown) =>
    changesRoutes(new Set([key]), records({ [key]: before }), records({ [key]: after }))

  test.each<[string, string, unknown, unknown]>([
    ['a page comes', 'page/en/about', undefined, about],
    ['a page goes', 'page/en/about', about, undefined],
    ['a page is said to be none', 'page/en/about', about, null],
    ['a page is of another id', 'page/en/about', about, { ...about, id: 8 }],
    ['a page is of another hotel', 'page/en/about', about, { ...about, propertyId: 52 }],
    ['a page names another language', 'page/en/about', about, { ...about, alternates: [] }],
    ['a page is kept out', 'page/en/about', about, { ...about, metas: [{ name: 'robots', content: 'noindex' }] }],
    ['an event is of another publisher', 'event/en/2/fest', fest, { ...fest, publisherId: 51 }],
    ['a hotel comes', 'properties', listed(), listed(hotel)],
    ['the first hotels come', 'properties', undefined, listed(hotel)],
    ['a hotel has another slug', 'properties', listed(hotel), listed({ ...hotel, slug: 'ada' })],
    ['a hotel has another id', 'properties', listed(hotel), listed({ ...hotel, id: 52 })],
  ])('makes routes anew where %s', (_, key, before, after) => expect(changes(key, before, after)).toBe(true))

  test.each<[string, string, unknown, unknown]>([
    ['a page has another title', 'page/en/about', about, { ...about, title: 'We' }],
    ['a page has another date', 'page/en/about', about, { ...about, updatedAt: '2027-01-01' }],
    ['a page lists other events', 'page/en/about', about, { ...about, events: [{ id: 3, slug: 'fest' }] }],
    ['a hotel has another name', 'properties', listed(hotel), listed({ ...hotel, name: 'Ada' })],
    ['a list of no hotels comes', 'properties', undefined, listed()],
    ['a menu changes', 'menus/en/51', {}, { header: [1] }],
    ['a menu comes', 'menus/en/51', undefined, {}],
  ])('leaves routes as they are where %s', (_, key, before, after) => expect(changes(key, before, after)).toBe(false))

  test('of many makes routes anew where one of them does', () => {
    const before = records({ 'menus/en/51': {}, 'page/en/about': about })
    const after = records({ 'menus/en/51': { header: [1] } })
    expect(changesRoutes(new Set(['menus/en/51', 'page/en/about']), before, after)).toBe(true)
    expect(changesRoutes(new Set(['menus/en/51']), before, after)).toBe(false)
    expect(changesRoutes(new Set(), before, after)).toBe(false)
  })

  test('touches the pages that show the record, and those that it surrounds', async () => {
    const chromes = new Map([
      ['en/51', { reads: ['menus/en/51', 'properties'] }],
      ['de/51', { reads: ['menus/de/51', 'properties'] }],
    ])
    const pages = {
      '/en/a': { reads: ['page/en/a', 'rooms/en/51'], chrome: 'en/51' },
      '/en/b': { reads: ['page/en/b'], chrome: 'en/51' },
      '/de/a': { reads: ['page/de/a'], chrome: 'de/51' },
    }
    const state = openState()
    await publishedIn(state, release({ '/en/gone': { reads: ['rooms/en/51'] }, '/en/b': { reads: ['rooms/en/51'] } }))
    await publishedIn(state, release(pages, { chromes }))
    const touched = async (...keys: string[]) => (await state.releases.pagesReading(keys)).sort()
    expect(await touched('rooms/en/51')).toEqual(['/en/a'])
    expect(await touched('menus/en/51')).toEqual(['/en/a', '/en/b'])
    expect(await touched('menus/en/51', 'page/en/a', 'page/de/a')).toEqual(['/de/a', '/en/a', '/en/b'])
    expect(await touched('properties')).toEqual(['/de/a', '/en/a', '/en/b'])
    expect(await touched('rooms/de/51')).toEqual([])
    expect(await touched()).toEqual([])
  })
})

describe('why a page is new', () => {
  const HOTELS = { hotels: [{ id: 51, slug: 'deniz' }] }
  function why(
    reads: string[],
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    parts: [object, object] = [{}, {}],
  ) {
    const state = (hash: string, values: Record<string, unknown>, more: object) => ({
      manifest: release(
        { '/a': { hash, reads: reads.slice(0, 1), chrome: 'c' } },
        {
          chromes: new Map([['c', { reads: reads.slice(1) }]]),
          ...more,
        },
      ),
      snapshot: records({ properties: HOTELS, ...values }),
    })
    const [from, to] = [state('1', before, parts[0]), state('2', after, parts[1])]
    return changedPages(from, to)[0]!.why.map(reasonText(to.snapshot))
  }

  test.each([
    ['room/en/51/a', { id: 9 }, { id: 9, x: 1 }, 'room 9 of deniz (en) changed'],
    ['room/en/52/a', null, { id: 9 }, 'room 9 of property 52 (en) was added'],
    ['room/en/51/a', { id: 9 }, null, 'room 9 of deniz (en) was removed'],
    ['room/en/51/a', { id: 9 }, undefined, 'room 9 of deniz (en) was removed'],
    ['room/en/51/a', undefined, { id: 9 }, 'room 9 of deniz (en) was added'],
    ['rooms/de/51', [], [1], 'the list of rooms of deniz (de) changed'],
    ['menus/tr/51', {}, { a: 1 }, 'the menus of deniz (tr) changed'],
    ['stories/tr/51', {}, { a: 1 }, 'the stories of deniz (tr) changed'],
    ['page/en/hotels/x', { id: 7 }, { id: 7, x: 1 }, 'page 7 "hotels/x" (en) changed'],
    ['event/ru/2/fest', { id: 3 }, { id: 3, x: 1 }, 'event 3 (ru) changed'],
    ['regions/ru', [], [1], 'the list of regions (ru) changed'],
    ['plans/en/4', [], [1], 'plans/en/4 changed'],
  ])('%s', (key, before, after, words) => {
    expect(why([key], { [key]: before }, { [key]: after })).toEqual([words])
    expect(why(['spa/en/1', key], { [key]: before }, { [key]: after }), 'in what surrounds it').toEqual([words])
  })

  test('is every record that it shows and that is another, each once and in order', () => {
    const values = (text: string) => ({ 'room/en/51/a': { id: 9, text }, 'menus/en/51': { text }, 'rooms/en/51': [] })
    const reads = ['room/en/51/a', 'rooms/en/51', 'room/en/51/a', 'menus/en/51']
    expect(why(reads, values('old'), values('new'), [{ inputs: '1' }, { inputs: '2' }])).toEqual([
      'the menus of deniz (en) changed',
      'room 9 of deniz (en) changed',
      'the templates or the settings changed',
    ])
  })

  test('names what is not there by its address', () => {
    expect(why(['room/en/51/a'], {}, { 'room/en/51/a': null })).toEqual(['room a of deniz (en) was added'])
    expect(why(['event/en/2/b'], {}, { 'event/en/2/b': null })).toEqual(['event b (en) was added'])
    expect(why(['page/en/b'], {}, { 'page/en/b': null })).toEqual(['page  "b" (en) was added'])
    expect(why(['properties'], {}, { properties: { hotels: [] } })).toEqual(['the list of hotels changed'])
  })

  test('is else the code, or pages that it links to', () => {
    expect(why(['regions/en'], {}, {})).toEqual(['a page that it links to came, went or moved'])
    expect(why(['regions/en'], {}, {}, [{ inputs: '1' }, { inputs: '2' }])).toEqual([
      'the templates or the settings changed',
    ])
  })

  test('is said of new pages and those whose bytes are new, in order', () => {
    const snapshot = records({})
    const state = (pages: Pages) => ({ manifest: release(pages), snapshot })
    const after = state({ '/c': {}, '/a': { hash: '2' }, '/b': {} })
    expect(changedPages(state({ '/a': {}, '/b': {} }), after)).toEqual([
      { path: '/a', why: [{ code: 'links-changed' }] },
      { path: '/c', why: [{ code: 'new-page' }] },
    ])
    expect(changedPages(undefined, after).map(({ path, why: [first] }) => [path, first!.code])).toEqual([
      ['/a', 'new-page'],
      ['/b', 'new-page'],
      ['/c', 'new-page'],
    ])
  })
})
