/** Why a page is new, in words. */
import { describe, expect, test } from 'vitest'
import { changedPages, reasonText } from '../../../../src/engine/release/reasons.ts'
import { records, release, type Pages } from './made.ts'

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
        { chromes: new Map([['c', { reads: reads.slice(1) }]]), ...more },
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
