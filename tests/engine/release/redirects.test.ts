/** An address leads to where its thing went, whatever else has the address since: over histories of renames, swaps, reverts and removals. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormerAddress } from '../../../src/engine/state/releases/former-addresses.ts'
import type { PageEntry, Redirects } from '../../../src/engine/release/manifest.ts'
import { leftAddresses, movedPages, redirectsOf } from '../../../src/engine/release/redirects.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'

/** A release: the thing at each address. */
type Site = Readonly<Record<string, string>>

const PATHS = ['/a', '/b', '/c', '/d', '/e']
const THINGS = ['1', '2', '3', '4']

/** Each thing at no address or at one of its own: from one to the next it stays, moves, swaps, goes, comes back. */
const site: fc.Arbitrary<Site> = fc
  .tuple(fc.shuffledSubarray(PATHS), fc.shuffledSubarray(THINGS))
  .map(([paths, things]) => Object.fromEntries(things.slice(0, paths.length).map((thing, at) => [paths[at]!, thing])))
const histories = fc.array(site, { minLength: 1, maxLength: 12 })

const pagesOf = (each: Site): ReadonlyMap<string, PageEntry> =>
  new Map(Object.entries(each).map(([path, thing]) => [path, pageOf(thing, thing)]))

/** What the last release of a history must say, worked out from all of it at once. */
function expected(history: readonly Site[]): Redirects {
  const now = history.at(-1)!
  const pathOf = new Map(Object.entries(now).map(([path, thing]) => [thing, path]))
  const all = PATHS.filter((path) => !(path in now)).flatMap((path) => {
    const thing = history
      .map((each) => each[path])
      .findLast((each): each is string => each !== undefined && pathOf.has(each))
    return thing === undefined ? [] : [[path, pathOf.get(thing)!] as const]
  })
  return Object.fromEntries(all)
}

/** As the state keeps them: one for each address and thing, in the order in which they were left last. */
function formerAfter(history: readonly Site[]): FormerAddress[] {
  const former = new Map<string, FormerAddress>()
  history.slice(1).forEach((each, before) => {
    for (const left of leftAddresses(pagesOf(history[before]!), pagesOf(each))) {
      former.delete(`${left.path} ${left.thing}`)
      former.set(`${left.path} ${left.thing}`, left)
    }
  })
  return [...former.values()]
}

describe('redirects', () => {
  test('R2.150: over 1,000 histories an address leads to where the last of its things that is there went', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(redirectsOf(formerAfter(history), pagesOf(history.at(-1)!))).toEqual(expected(history))
      }),
      { numRuns: 1000 },
    )
  })

  test('R2.150: and so they do as the state keeps them, release by release', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const state = openState()
        try {
          for (const [index, each] of history.entries()) {
            const pages = pagesOf(each)
            const left = leftAddresses(state.releases.pagesOf(state.releases.newest()), pages)
            const redirects = redirectsOf([...state.formerAddresses.of('provider'), ...left], pages)
            const made = manifestOf({}, { pages, redirects, provider: 'provider' })
            const { number } = await publishedIn(state, made)
            const all = history.slice(0, index + 1)
            expect(redirects).toEqual(expected(all))
            const known = PATHS.filter((path) => all.some((earlier) => path in earlier))
            const gone = known.filter((path) => !pages.has(path) && !(path in redirects))
            expect(state.formerAddresses.gone(number).map(({ path }) => path)).toEqual(gone)
          }
        } finally {
          state.close()
        }
      }),
      { numRuns: 20 },
    )
  })

  test.each<[string, Site[], Redirects]>([
    [
      'a freed address',
      [
        { '/a': '1', '/b': '2' },
        { '/b': '1', '/c': '2' },
      ],
      { '/a': '/b' },
    ],
    ['a chain', [{ '/a': '1' }, { '/b': '1' }, { '/c': '1' }], { '/a': '/c', '/b': '/c' }],
    [
      'a swap',
      [
        { '/a': '1', '/b': '2' },
        { '/a': '2', '/b': '1' },
      ],
      {},
    ],
    ['a revert', [{ '/a': '1' }, { '/b': '1' }, { '/a': '1' }], { '/b': '/a' }],
    ['an address that was freed again', [{ '/a': '1' }, { '/a': '2', '/b': '1' }, { '/b': '1' }], { '/a': '/b' }],
    ['a removal', [{ '/a': '1' }, {}], {}],
    ['what was removed and is back elsewhere', [{ '/a': '1' }, {}, { '/b': '1' }], { '/a': '/b' }],
  ])('of %s', (_name, history, redirects) => {
    expect(expected(history)).toEqual(redirects)
    expect(redirectsOf(formerAfter(history), pagesOf(history.at(-1)!))).toEqual(redirects)
  })

  test.each<[string, Site[], Redirects]>([
    ['a page that became another property’s', [{ '/a': 'page en 51 7' }, { '/b': 'page en 23 7' }], { '/a': '/b' }],
    [
      'one after a different one at the same address',
      [
        { '/a': 'page en 51 7' },
        { '/a': 'page en 52 8', '/c': 'page en 51 7' },
        { '/b': 'page en 23 8', '/c': 'page en 51 7' },
      ],
      { '/a': '/b' },
    ],
    ['one whose id two others have', [{ '/a': 'event en 23 7' }, { '/b': 'event en 2 7', '/c': 'event en 5 7' }], {}],
    ['a page of another language', [{ '/a': 'page en 51 7' }, { '/b': 'page de 23 7' }], {}],
    ['a hotel’s day, whose id is the hotel’s', [{ '/a': 'day en 51 51' }, { '/b': 'page en 51 51' }], {}],
    ['an answer to a form', [{ '/a': 'contact en' }, { '/b': 'contact de' }], {}],
  ])('R2.150: of %s', (_name, history, redirects) => {
    expect(redirectsOf(formerAfter(history), pagesOf(history.at(-1)!))).toEqual(redirects)
  })

  test('neither lead from nor to error pages and answers to forms', () => {
    const lost = new Map([['/en/404', { ...pageOf('1', '404 en'), status: 404 as const }]])
    const moved = new Map([['/en/not-found', { ...pageOf('1', '404 en'), status: 404 as const }]])
    expect(leftAddresses(lost, moved)).toEqual([])
    expect(redirectsOf([{ path: '/x', thing: '404 en' }], moved)).toEqual({})
  })

  test('of things of a different provider are none', async () => {
    const state = openState()
    const pages = pagesOf({ '/a': '1' })
    await publishedIn(state, manifestOf({}, { pages, provider: 'demo' }))
    await publishedIn(state, manifestOf({}, { pages: pagesOf({ '/b': '1' }), provider: 'real' }))
    expect(state.formerAddresses.of('real')).toEqual([])
    expect(state.formerAddresses.of('demo')).toEqual([{ path: '/a', thing: '1' }])
    expect(state.formerAddresses.gone(2)).toEqual([{ path: '/a', thing: '' }])
  })

  test('the desk is told of pages that are gone from one address and new at another', () => {
    const before = pagesOf({ '/a': '1', '/b': '2', '/c': '3' })
    expect(movedPages(before, pagesOf({ '/b': '1', '/d': '2', '/e': '3' }))).toEqual({ '/c': '/e' })
    expect(movedPages(before, before)).toEqual({})
  })
})
