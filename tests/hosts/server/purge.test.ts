/** What shared caches are told as releases follow each other. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { releaseTag, SITE_TAG } from '../../../src/hosts/server/files/shared-cache.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { goBackTo, manifestOf, publishedIn } from '../../harness/manifest.ts'
import { REFUSING_PORT } from '../../harness/ports.ts'
import { receivePurges } from '../../harness/purges.ts'
import { findingsOf, hearErrors, openPurging, tagsOf } from '../../harness/purging.ts'

async function receiver() {
  const received = await receivePurges()
  onTestFinished(() => received.close())
  return received
}

const open = (state: State, ...urls: string[]) => openPurging(state, { cache: 'varnish', urls })

/** What the first messages of releases said, from one on. */
const saidBy = ({ first }: Awaited<ReturnType<typeof receiver>>, from = 0) =>
  first()
    .slice(from)
    .map((message) => message.tags.toSorted())

test('a cache that nobody has told anything forgets the site, then what each release changes: pages, files, redirects', async () => {
  const cache = await receiver()
  const state = openState()
  const { told, counts } = open(state, cache.url)
  const pages = { '/en': '1', '/en/a': '1', '/en/b': '1' }
  await publishedIn(state, manifestOf(pages, { assets: { 'sitemap.xml': '1', '_astro/x.js': '1' } }))
  await told()
  await publishedIn(
    state,
    manifestOf(
      { '/en': '1', '/en/a': '2', '/en/c': '1' },
      { assets: { 'sitemap.xml': '2', '_astro/y.js': '1' }, redirects: { '/en/b': '/en/c' } },
    ),
  )
  await told()
  await publishedIn(state, manifestOf(pages, { assets: { 'sitemap.xml': '2' } }))
  await told()
  expect(saidBy(cache)).toEqual([
    [SITE_TAG],
    tagsOf('/en/a', '/en/b', '/en/c', '/sitemap.xml'),
    tagsOf('/en/a', '/en/b', '/en/c'),
  ])
  expect(cache.first().map(({ release }) => release)).toEqual(
    (await state.releases.list()).toReversed().map((each) => releaseTag(each)),
  )
  expect(counts).toEqual({ purged: 8, failures: 0 })
})

test('each message is repeated, without a release: another one may be shown by then', async () => {
  const cache = await receiver()
  const state = openState()
  const { told } = open(state, cache.url)
  await publishedIn(state, manifestOf({ '/en': '1' }))
  await told()
  await publishedIn(state, manifestOf({ '/en': '2' }))
  await told()
  const [, , ...last] = cache.messages
  expect(last.map((each) => [each.method, each.tags, each.release])).toEqual([
    ['PURGE', tagsOf('/en'), releaseTag(state.live.get()!)],
    ['PURGE', tagsOf('/en'), undefined],
  ])
})

test('a release that visitors cannot tell from the one before is told of, as only what is of it may be kept', async () => {
  const cache = await receiver()
  const state = openState()
  const { told } = open(state, cache.url)
  await publishedIn(state, manifestOf({ '/en': '1' }))
  await told()
  await publishedIn(state, manifestOf({ '/en': '1' }, { records: 'other' }))
  await told()
  await told()
  expect(cache.first().map((each) => [each.tags, each.release])).toEqual([
    [[SITE_TAG], releaseTag({ number: 1, release: state.live.idOf(1)! })],
    [[], releaseTag({ number: 2, release: state.live.idOf(2)! })],
  ])
})

test('error pages and answers to forms, which have no address, are no matter of a cache', async () => {
  const cache = await receiver()
  const state = openState()
  const { told } = open(state, cache.url)
  const withError = (hash: string) => {
    const manifest = manifestOf({ '/en': '1', '/en/404': hash })
    manifest.pages.get('/en/404')!.status = 404
    return manifest
  }
  await publishedIn(state, withError('1'))
  await told()
  await publishedIn(state, withError('2'))
  await told()
  expect(saidBy(cache, 1)).toEqual([[]])
})

test('many changes are told in messages that a cache takes; very many are the site, and so is another policy', async () => {
  const cache = await receiver()
  const state = openState()
  const { told } = open(state, cache.url)
  const site = (count: number, hash: string, policy = '') =>
    manifestOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`/en/${index}`, hash])), { policy })
  await publishedIn(state, site(600, '1'))
  await told()
  await publishedIn(state, site(600, '2'))
  await told()
  const [, , ...parts] = cache.messages
  expect(parts.map((each) => each.tags.length)).toEqual([250, 250, 100, 250, 250, 100])
  expect(new Set(parts.flatMap((each) => each.tags)).size).toBe(600)
  for (const each of parts) expect(each.tags.join(' ').length).toBeLessThan(8000)

  cache.messages.length = 0
  await publishedIn(state, site(600, '2', "default-src 'none'"))
  await told()
  await publishedIn(state, site(2001, '3', "default-src 'none'"))
  await told()
  expect(saidBy(cache)).toEqual([[SITE_TAG], [SITE_TAG]])
})

test('what a server did not come to tell is told by the next one: the difference of all releases since, back or forth', async () => {
  const cache = await receiver()
  const state = openState()
  const first = open(state, cache.url)
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '1', '/en/b': '1' }))
  await first.told()
  await first.purges.close()
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '2', '/en/b': '1' }))
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '2', '/en/b': '2' }))
  await first.told()
  expect(saidBy(cache, 1)).toEqual([])
  await open(state, cache.url).told()
  await goBackTo(state, 2)
  const third = open(state, cache.url)
  await third.told()
  await open(state, cache.url).told()
  expect(saidBy(cache, 1)).toEqual([tagsOf('/en/a', '/en/b'), tagsOf('/en/b')])
})

test('a release that was gone back from while no server ran is forgotten, though the cache was told of it a moment before', async () => {
  const cache = await receiver()
  const state = openState()
  const first = open(state, cache.url)
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '1' }))
  await first.told()
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '2' }))
  first.purges.ask()
  await expect.poll(() => saidBy(cache, 1)).toHaveLength(1)
  await first.purges.close()
  await goBackTo(state, 1)
  await open(state, cache.url).told()
  expect(saidBy(cache, 1)).toEqual([tagsOf('/en/a'), tagsOf('/en/a')])
})

describe('what a cache took of a release is forgotten again, where that was undone before the cache took the rest', () => {
  async function tookPart() {
    const cache = await receiver()
    hearErrors()
    const state = openState()
    const { told, purges } = open(state, cache.url)
    const site = (hash: string) =>
      manifestOf(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`/en/${index}`, hash])))
    await publishedIn(state, site('1'))
    await told()
    cache.takes = 1
    await publishedIn(state, site('2'))
    purges.ask()
    await expect.poll(() => cache.refused).toBeGreaterThan(1)
    expect(saidBy(cache, 1).map(({ length }) => length)).toEqual([250])
    return { cache, state, purges }
  }

  test('by the server that told it', async () => {
    const { cache, state, purges } = await tookPart()
    await goBackTo(state, 1)
    purges.ask()
    cache.takes = Infinity
    await purges.idle()
    // An attempt that was under way may have brought the rest of the undone release first.
    expect(
      cache
        .first()
        .slice(-2)
        .map(({ tags, release }) => [tags.length, release]),
    ).toEqual([250, 50].map((count) => [count, releaseTag(state.live.get()!)]))
    expect(findingsOf(state)).toEqual([])
  })
})

test('a release that was shown and replaced while a cache took nothing is forgotten with those around it', async () => {
  const cache = await receiver()
  hearErrors()
  const state = openState()
  const { told, purges } = open(state, cache.url)
  const site = (hash: string) => manifestOf({ '/en': hash, '/en/a': '1' })
  await publishedIn(state, site('1'))
  await told()
  cache.takes = 0
  for (const hash of ['2', '1']) {
    await publishedIn(state, site(hash))
    purges.ask()
    await expect.poll(() => cache.refused).toBeGreaterThan(0)
  }
  cache.takes = Infinity
  await purges.idle()
  // An attempt that was under way may have told of the release between.
  expect(saidBy(cache).at(-1)).toEqual(tagsOf('/en'))
})

test('of a release that is not kept any more, or of another version of the code, everything is forgotten', async () => {
  const cache = await receiver()
  const state = openState()
  const first = open(state, cache.url)
  for (const hash of ['1', '2']) await publishedIn(state, manifestOf({ '/en': hash, '/en/a': '1' }))
  await first.told()
  await first.purges.close()
  await publishedIn(state, manifestOf({ '/en': '3', '/en/a': '1' }))
  await state.releases.forget([2])
  await open(state, cache.url).told()

  const told = (await state.purges.read(cache.url))!
  await state.purges.save(cache.url, { ...told, headers: 'other' })
  await open(state, cache.url).told()
  await state.purges.save(cache.url, { ...told, release: 'of a state that was lost' })
  await open(state, cache.url).told()
  expect(saidBy(cache, 1)).toEqual([[SITE_TAG], [SITE_TAG], [SITE_TAG]])
})

test('a cache that does not take it is told again until it does, once for all that changed; others need not wait, and it is known meanwhile', async () => {
  const [cache, other] = [await receiver(), await receiver()]
  const said = hearErrors()
  const state = openState()
  const { told, purges, counts } = open(state, cache.url, other.url)
  await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '1' }))
  await told()
  cache.takes = 0
  for (const [release, hashes] of [
    { '/en': '2', '/en/a': '1' },
    { '/en': '2', '/en/a': '2' },
  ].entries()) {
    await publishedIn(state, manifestOf(hashes))
    purges.ask()
    await expect.poll(() => saidBy(other, 1)).toHaveLength(release + 1)
  }
  await expect.poll(() => cache.refused).toBeGreaterThan(3)
  expect([findingsOf(state), saidBy(cache, 1)]).toEqual([[['cache-untold', cache.url]], []])
  expect(said().filter((line) => line.includes(cache.url))).toHaveLength(1)
  cache.takes = Infinity
  await purges.idle()
  expect(counts.failures).toBe(cache.refused)
  expect(saidBy(cache, 1)).toEqual([tagsOf('/en', '/en/a')])
  expect(saidBy(other, 1)).toEqual([tagsOf('/en'), tagsOf('/en/a')])
  expect(findingsOf(state)).toEqual([])
})

test('what could not be repeated is repeated later', async () => {
  const cache = await receiver()
  hearErrors()
  const state = openState()
  await publishedIn(state, manifestOf({ '/en': '1' }))
  const { purges } = open(state, cache.url)
  purges.ask()
  await expect.poll(() => cache.messages.length).toBe(1)
  cache.takes = 0
  await expect.poll(() => cache.refused).toBe(1)
  cache.takes = Infinity
  await purges.idle()
  expect(cache.messages.map(({ tags, release }) => [tags, release !== undefined])).toEqual([
    [[SITE_TAG], true],
    [[SITE_TAG], false],
  ])
  expect(state.findings.all()).toEqual([])
})

test('a server ends though a cache cannot be told', async () => {
  hearErrors()
  const state = openState()
  await publishedIn(state, manifestOf({ '/en': '1' }))
  const { purges, counts } = open(state, `http://127.0.0.1:${REFUSING_PORT}`)
  purges.ask()
  await expect.poll(() => counts.failures).toBeGreaterThan(0)
  await purges.close()
  expect(await state.purges.read(`http://127.0.0.1:${REFUSING_PORT}`)).toBeUndefined()
})
