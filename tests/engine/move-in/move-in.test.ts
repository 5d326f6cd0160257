/** An old site of 3,000 addresses moves in: none is lost that should not be, and what is proposed is right. */
import { beforeAll, describe, expect, test } from 'vitest'
import { moveIn, type MoveInReport } from '../../../src/engine/move-in/move-in.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { csvRows } from '../../../src/routes/redirects-file.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { groupPaths, OLD_ORIGIN, oldSite, type OldSite } from '../../harness/old-site.ts'
import { SITE } from '../../harness/settings.ts'

const COUNT = 3000
/** The site has them as pages, too. */
const store = { get: () => Promise.reject(new Error('nobody compares')) }

async function movedTo(paths: readonly string[], addresses: readonly string[], redirects: string) {
  const state = openState()
  const manifest = manifestOf(Object.fromEntries(paths.map((path) => [path, path])))
  const release = await publishedIn(state, manifest)
  return moveIn({ addresses, redirects, siteUrl: SITE.siteUrl, release, state, store })
}

describe('3,000 addresses in four languages', () => {
  let paths: string[]
  let old: OldSite
  let first: { report: MoveInReport; redirects: string }
  beforeAll(async () => {
    paths = groupPaths()
    old = oldSite(paths, COUNT)
    first = await movedTo(paths, old.addresses, old.csv)
  })

  test('each is a page, a redirect, a proposal, or said to lead nowhere; at least 95 % of the proposals are right', () => {
    const { counts, addresses } = first.report
    expect(addresses).toHaveLength(COUNT)
    for (const outcome of ['page', 'mended', 'imported', 'gone', 'proposed', 'lost', 'other-site'] as const)
      expect(counts[outcome], outcome).toBeGreaterThan(10)
    const proposed = addresses.filter(({ outcome }) => outcome === 'proposed')
    expect(proposed.length).toBeGreaterThan(600)
    const wrong = proposed.filter(({ address, target }) => old.truth.get(address) !== target)
    if (process.env.SHOW)
      for (const each of wrong.slice(0, 60)) console.log(old.truth.get(each.address), JSON.stringify(each))
    expect(wrong.length / proposed.length).toBeLessThan(0.05)
  })

  test('what leads anywhere leads to the page that the old address had', () => {
    const led = first.report.addresses.filter(({ outcome }) => ['page', 'mended', 'imported'].includes(outcome))
    for (const { address, target } of led) expect(decodeURI(target!), address).toBe(old.truth.get(address))
    const nowhere = first.report.addresses.filter(({ outcome }) => outcome === 'lost')
    const should = nowhere.filter(({ address }) => old.truth.get(address) !== 'lost')
    if (process.env.SHOW)
      for (const each of should.slice(0, 60)) console.log(old.truth.get(each.address), JSON.stringify(each))
    expect(should).toEqual([])
  })

  test('with the file that is written, and the rest decided, the site is ready: nothing leads nowhere, round, or in two steps', async () => {
    expect(first.report.isReady).toBe(false)
    const decided = first.redirects.replace(/^# /gm, '')
    const second = await movedTo(paths, old.addresses, decided)
    expect(second.report.counts).toMatchObject({ lost: 0, circle: 0, proposed: 0 })
    expect([second.report.faults, second.report.isReady]).toEqual([[], true])
    // Each line is straight, and the next time it says the same.
    const lines = csvRows(second.redirects).map(({ cells }) => cells.slice(0, 3))
    const targets = new Set(lines.flatMap(([, to]) => (to?.startsWith('/') ? [to] : [])))
    expect(lines.filter(([from]) => targets.has(from!))).toEqual([])
    const third = await movedTo(paths, old.addresses, second.redirects)
    expect(csvRows(third.redirects).map(({ cells }) => cells.slice(0, 3))).toEqual(lines)
  })
})

test('an address of a hotel that nobody knows leads to no other hotel', async () => {
  const paths = ['/', '/en', '/en/hotels', '/en/contact', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms']
  const addresses = ['sunny-palace', 'sunny-palace/rooms', 'sunny-palace/contact', 'crystal-flora/wedding'].map(
    (path) => `${OLD_ORIGIN}/en/hotels/${path}.html`,
  )
  const { report } = await movedTo(paths, addresses, '')
  expect(report.addresses.map(({ outcome, target }) => [outcome, target])).toEqual([
    ['lost', undefined],
    ['lost', undefined],
    ['lost', undefined],
    ['proposed', '/en/hotels/crystal-flora'],
  ])
})
