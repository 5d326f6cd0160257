/** What networks are told as releases follow each other, by their APIs: Fastly and Cloudflare. */
import { FetchError } from 'ofetch'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitOf } from '../../../src/hosts/server/outward/caches.ts'
import { SITE_TAG } from '../../../src/hosts/server/files/shared-cache.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { openNetwork, TOKEN, type Network } from '../../harness/network-cache.ts'
import { findingsOf, hearErrors, openPurging, tagsOf } from '../../harness/purging.ts'

const open = (state: State, { settings }: Network, delays: { repeatDelay?: number } = {}) =>
  openPurging(state, settings, { repeatDelay: 1, ...delays })

const pages = (count: number, hash: string) =>
  manifestOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`/en/${index}`, hash])))
const url = ({ settings }: Network) =>
  settings.cache === 'fastly'
    ? `${settings.api}/service/${settings.service}/purge`
    : `${settings.api}/zones/${settings.zone}/purge_cache`

describe.each([
  ['fastly', 256, 2000],
  ['cloudflare', 100, 1000],
] as const)('%s', (kind, batch, most) => {
  async function begin(manifest = manifestOf({ '/en': '1', '/en/a': '1' })) {
    const network = await openNetwork(kind)
    onTestFinished(() => {
      network.close()
      expect(network.faults).toEqual([])
    })
    const state = openState()
    await publishedIn(state, manifest)
    const opened = open(state, network)
    await opened.told()
    expect(network.accepted).toEqual([[SITE_TAG], [SITE_TAG]])
    network.accepted.length = network.asked = 0
    return { network, state, ...opened }
  }

  test('is told what a release changes and no more, and the same once more', async () => {
    const { network, state, told, counts } = await begin()
    await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '2' }))
    await told()
    expect(network.accepted).toEqual([tagsOf('/en/a'), tagsOf('/en/a')])
    await publishedIn(state, manifestOf({ '/en': '1', '/en/a': '2' }, { records: 'other' }))
    await told()
    expect([network.asked, counts]).toEqual([2, { purged: 2, failures: 0 }])
  })

  test('takes as many tags at once as it says; where very many change, the site', async () => {
    const { network, state, told } = await begin(pages(most, '1'))
    await publishedIn(state, pages(most, '2'))
    await told()
    const once = Array.from({ length: Math.ceil(most / batch) }, (_, at) => Math.min(batch, most - at * batch))
    expect(network.accepted.map(({ length }) => length)).toEqual([...once, ...once])
    expect(new Set(network.accepted.flat()).size).toBe(most)
    network.accepted.length = 0
    await publishedIn(state, pages(most + 1, '3'))
    await told()
    expect(network.accepted).toEqual([[SITE_TAG], [SITE_TAG]])
  })

  test('is not told again what it has accepted, until another release is shown', async () => {
    const said = hearErrors()
    const { network, state, purges, told } = await begin(pages(3 * batch, '1'))
    await publishedIn(state, pages(3 * batch, '2'))
    network.refusals = [undefined, { status: 503 }, 'hangs-up', undefined, { status: 500 }]
    await told()
    expect(network.accepted).toHaveLength(6)
    expect(new Set(network.accepted.slice(0, 3).flat()).size).toBe(3 * batch)
    expect(new Set(network.accepted.slice(3).flat()).size).toBe(3 * batch)
    expect(said().filter((line) => line.includes(url(network)))).toHaveLength(1)

    network.accepted.length = network.asked = 0
    await publishedIn(state, pages(3 * batch, '3'))
    network.refusals = [undefined]
    network.refusal = { status: 503 }
    purges.ask()
    await expect.poll(() => network.asked).toBeGreaterThan(2)
    await publishedIn(state, pages(3 * batch, '4'))
    network.refusal = undefined
    await told()
    const [early, ...rest] = network.accepted
    expect(new Set(rest.slice(0, 3).flat()).size, 'what was accepted may be stored again').toBe(3 * batch)
    expect(rest.slice(0, 3).flat()).toEqual(expect.arrayContaining(early!))
  })

  test('that refuses ten times is told all that it missed, also by the next server, and it is known meanwhile', async () => {
    const said = hearErrors()
    const { network, state, purges, counts } = await begin()
    network.refusals = Array.from({ length: 10 }, () => ({ status: 500 }))
    network.refusal = { status: 502 }
    for (const [en, a] of [
      ['2', '1'],
      ['2', '2'],
    ]) {
      await publishedIn(state, manifestOf({ '/en': en!, '/en/a': a! }))
      purges.ask()
    }
    // Waits double, as a server that fails should not be asked all the time.
    await expect.poll(() => counts.failures, { timeout: 15_000 }).toBeGreaterThanOrEqual(10)
    expect(findingsOf(state)).toEqual([['cache-untold', url(network)]])
    expect(said().filter((line) => line.includes(url(network)))).toHaveLength(1)
    expect(network.accepted).toEqual([])
    await purges.close()
    network.refusal = undefined
    await open(state, network).told()
    // It does not know which releases the cache was given meanwhile.
    expect(network.accepted).toEqual([[SITE_TAG], [SITE_TAG]])
    expect(findingsOf(state)).toEqual([])
  })

  test.each([401, 403, 404])(
    'that answers %i is a fault of the settings, and says which; no token is repeated',
    async (status) => {
      const said = hearErrors()
      const { network, state, purges, told } = await begin()
      network.refusals = [{ status: 500 }]
      network.refusal = { status, body: '{"errors":[{"message":"Authentication error"}]}' }
      await publishedIn(state, manifestOf({ '/en': '2', '/en/a': '1' }))
      purges.ask()
      await expect.poll(() => findingsOf(state)).toEqual([['cache-forbidden', url(network)]])
      const [line, ...more] = said().filter((each) => each.includes('settings'))
      expect([line, more]).toEqual([expect.stringMatching(new RegExp(`${status}.*Authentication error`)), []])
      expect(JSON.stringify([said(), state.findings.all()])).not.toContain(TOKEN)
      network.refusal = undefined
      await told()
      expect([network.accepted[0], findingsOf(state)]).toEqual([tagsOf('/en'), []])
    },
  )

  test('that asks to wait is left alone for as long', async () => {
    hearErrors()
    const { network, state, told } = await begin()
    network.refusals = [{ status: 429, headers: { 'retry-after': '1' } }]
    await publishedIn(state, manifestOf({ '/en': '2', '/en/a': '1' }))
    await told()
    const [first, second] = network.times.slice(-3)
    expect(second! - first!, 'without the header it is a millisecond').toBeGreaterThan(990)
    expect(network.accepted[0]).toEqual(tagsOf('/en'))
  })
})

test.each<[string, Record<string, string>, number]>([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['a date', { 'retry-after': 'Thu, 01 Jan 1970 00:01:09 GMT' }, 9_000],
  ['a second of its clock', { 'fastly-ratelimit-reset': '65' }, 5_000],
  ['a moment that is over', { 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' }, 0],
  ['more than ten minutes', { 'retry-after': '86400' }, 600_000],
  ['words', { 'retry-after': 'soon' }, 0],
  ['nothing', {}, 0],
])('how long to wait is said in %s', (_, headers, wait) => {
  const error = Object.assign(new FetchError('429'), { response: new Response(null, { status: 429, headers }) })
  expect(waitOf(error, 60_000)).toBe(wait)
  expect(waitOf(new Error('no answer'), 60_000)).toBe(0)
})

test('Cloudflare’s 200 without success is none', async () => {
  const said = hearErrors()
  const network = await openNetwork('cloudflare')
  onTestFinished(() => network.close())
  const state = openState()
  await publishedIn(state, manifestOf({ '/en': '1' }))
  network.refusals = [{ status: 200, body: '{"success":false,"errors":[{"message":"not now"}]}' }]
  const { told, counts } = open(state, network)
  await told()
  expect([counts.failures, network.accepted]).toEqual([1, [[SITE_TAG], [SITE_TAG]]])
  expect(said().join()).toContain('not now')
})

test('a token is not sent to where an API redirects', async () => {
  const said = hearErrors()
  const [network, other] = [await openNetwork('fastly'), await openNetwork('fastly')]
  onTestFinished(() => (network.close(), other.close()))
  const state = openState()
  await publishedIn(state, manifestOf({ '/en': '1' }))
  network.refusal = { status: 308, headers: { location: url(other) } }
  const { purges, counts } = open(state, network)
  purges.ask()
  await expect.poll(() => counts.failures).toBeGreaterThan(1)
  expect([other.asked, said().length]).toEqual([0, 1])
})

test('a cache that the settings no longer name is no problem any more', async () => {
  hearErrors()
  const [was, is] = [await openNetwork('fastly'), await openNetwork('cloudflare')]
  onTestFinished(() => (was.close(), is.close()))
  const state = openState()
  await publishedIn(state, manifestOf({ '/en': '1' }))
  for (const status of [403, 500]) {
    was.refusal = { status }
    const { purges } = open(state, was)
    purges.ask()
    await expect.poll(() => findingsOf(state)).toHaveLength(1)
    await purges.close()
    await open(state, is).told()
    expect(findingsOf(state)).toEqual([])
  }
})
