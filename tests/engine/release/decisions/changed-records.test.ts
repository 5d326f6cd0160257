/** Which records changed, whether routes change with them, and which pages they touch. */
import { describe, expect, test } from 'vitest'
import { changedRecords, changesRoutes } from '../../../../src/engine/release/base.ts'
import { openState } from '../../../../src/engine/state/state.ts'
import { publishedIn } from '../../../harness/manifest.ts'
import { records, release } from './made.ts'

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
