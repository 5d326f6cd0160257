/** What may replace what is live: pages that are lost, lists that emptied, what is newly broken. */
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../src/config/problems/table.ts'
import { emptiedLists } from '../../../../src/engine/release/checks/emptied.ts'
import { refusals } from '../../../../src/engine/release/checks/guards.ts'
import type { Manifest, PageEntry } from '../../../../src/engine/release/manifest.ts'
import { records, release } from './made.ts'

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
      { pageLoss: 1 },
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
