/** An old site of 3,000 addresses moves in: none is lost that should not be, and what is proposed is right. */
import { beforeAll, describe, expect, test } from 'vitest'
import { moveIn, type MoveInReport } from '../../../src/engine/move-in/move-in.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { readCsv } from '../../../src/routes/lists/csv.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { groupPaths, OLD_ORIGIN, oldSite, type OldSite } from '../../harness/old-site.ts'
import { OLD_ADDRESSES } from './old-addresses.ts'
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

/** Somebody has looked at each proposal and taken its note away. */
const agreed = (csv: string) => csv.replace(/"?proposed, [^"\n]*"?$/gm, '')

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
    expect(wrong.length / proposed.length).toBeLessThan(0.05)
  })

  test('what leads anywhere leads to the page that the old address had', () => {
    const led = first.report.addresses.filter(({ outcome }) => ['page', 'mended', 'imported'].includes(outcome))
    for (const { address, target } of led) expect(decodeURI(target!), address).toBe(old.truth.get(address))
    const nowhere = first.report.addresses.filter(({ outcome }) => outcome === 'lost')
    const should = nowhere.filter(({ address }) => old.truth.get(address) !== 'lost')
    expect(should).toEqual([])
  })

  test('with the file that is written, and the rest decided, the site is ready: nothing leads nowhere, round, or in two steps', async () => {
    expect(first.report.isReady).toBe(false)
    const decided = agreed(first.redirects).replace(/^# /gm, '')
    const second = await movedTo(paths, old.addresses, decided)
    expect(second.report.counts).toMatchObject({ lost: 0, circle: 0, proposed: 0 })
    expect([second.report.faults, second.report.isReady]).toEqual([[], true])
    // Each line is straight, and the next time it says the same.
    const lines = readCsv(second.redirects).rows.map(({ cells }) => cells.slice(0, 3))
    const targets = new Set(lines.flatMap(([, to]) => (to?.startsWith('/') ? [to] : [])))
    expect(lines.filter(([from]) => targets.has(from!))).toEqual([])
    const third = await movedTo(paths, old.addresses, second.redirects)
    expect(readCsv(third.redirects).rows.map(({ cells }) => cells.slice(0, 3))).toEqual(lines)
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

describe('what is proposed stays so until somebody changes its note', () => {
  const paths = ['/', '/en', '/en/hotels', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms']
  const addresses = ['/en/hotels/crystal-flora/accommodation', '/en/hotels/crystal-flora/wedding']
  const comments = ['# Ours', `  # before the first, "quoted"`, `"# at the end, as a spreadsheet has it",,,`]
  const csv = `${comments[0]}\nfrom,to,status,note\n${comments[1]}\n/x,/en,301,\n${comments[2]}\n`

  test('the file that is written is no decision when it is given back, and own comments stay in their places', async () => {
    const first = await movedTo(paths, addresses, csv)
    expect([first.report.counts.proposed, first.report.isReady]).toEqual([2, false])
    const second = await movedTo(paths, addresses, first.redirects)
    expect([second.report.counts.proposed, second.report.isReady]).toEqual([2, false])
    expect(second.redirects).toBe(first.redirects)
    expect(first.redirects.split('\n').slice(0, 5)).toEqual([
      ...['# Ours', 'from,to,status,note', comments[1], '/x,/en,301,', comments[2]],
    ])
    const third = await movedTo(paths, addresses, agreed(first.redirects))
    expect([third.report.counts.imported, third.report.counts.proposed, third.report.isReady]).toEqual([2, 0, true])
  })

  test('it is counted where no list has its address, and proposed anew where a person has taught more', async () => {
    const from = '/en/hotels/blue-lagoon/rooms'
    const old = `from,to,status,note\n${from},/en/hotels,301,"proposed, 40 % sure of /en/hotels"\n`
    const taught = await movedTo(paths, ['/en'], `${old}/en/hotels/blue-lagoon,/en/hotels/crystal-flora,301,\n`)
    expect([taught.report.counts.proposed, taught.report.isReady]).toEqual([1, false])
    expect(taught.redirects).toContain(`${from},/en/hotels/crystal-flora/rooms,301,"proposed, 9`)
  })

  test('a page that a person has named is kept, and waits for them as long as the note does', async () => {
    const line = '/en/hotels/crystal-flora/wedding,/en,302,"proposed, 30 % sure of /en/hotels/crystal-flora"'
    const kept = await movedTo(paths, addresses, `from,to,status,note\n${line}\n`)
    expect(kept.redirects).toContain(line)
    expect(kept.report.counts.proposed).toBe(2)
    expect(kept.report.addresses.find(({ address }) => address === addresses[1])).toMatchObject({ target: '/en' })
    const gone = await movedTo(paths, addresses, `from,to,status,note\n${line.replace('/en,302', ',410')}\n`)
    expect(gone.report.counts).toMatchObject({ gone: 1, proposed: 1 })
  })

  test('a line that is wrong is not lost', async () => {
    const { redirects } = await movedTo(paths, addresses, 'from;to;status;note\n/y;/en;299;ask Ayşe\n')
    expect(redirects).toContain('# /y,/en,299,ask Ayşe\n')
  })
})

test('paths are of the old site, whichever host the other lines have', async () => {
  const { report } = await movedTo(['/', '/en'], ['/en', `${OLD_ORIGIN}/en`, `${OLD_ORIGIN}/`], '')
  expect(report.counts).toMatchObject({ page: 2, 'other-site': 0 })
  const alone = await movedTo(['/', '/en'], ['/en', '/press/2014'], '')
  expect(alone.report.counts).toMatchObject({ page: 1, lost: 1 })
})

describe('a site of another shape', () => {
  let judged: (MoveInReport['addresses'][number] & { meant: string })[]
  beforeAll(async () => {
    const { report } = await movedTo(
      groupPaths(),
      OLD_ADDRESSES.map(([address]) => OLD_ORIGIN + address),
      '',
    )
    judged = report.addresses.map((each, at) => ({ ...each, meant: OLD_ADDRESSES[at]![1] }))
  })

  test('what is proposed as more likely than not is right in 95 %, and few are left without the page that they meant', () => {
    const wrong = (least: number) => {
      const sure = judged.filter(({ outcome, sureness = 0 }) => outcome === 'proposed' && sureness >= least)
      return { sure, wrong: sure.filter(({ target, meant }) => target !== meant) }
    }
    const { sure, wrong: some } = wrong(0.5)
    expect(sure.length).toBeGreaterThan(70)
    expect(some.length / sure.length, JSON.stringify(some, null, 1)).toBeLessThanOrEqual(0.05)
    const right = judged.filter(({ target = '', meant }) => target === meant)
    expect(right.length / judged.length).toBeGreaterThan(0.9)
  })

  test('a query that may name a page makes no sure proposal, and has a line of its own', () => {
    const of = (address: string) => judged.find((each) => each.address.endsWith(address))!
    expect(of('/otel.asp?otel=flora')).toMatchObject({ from: '/otel.asp?otel=flora', target: '/oteller/crystal-flora' })
    const unclear = of('/hotel.php?id=3&lang=de')
    expect(unclear).toMatchObject({ from: '/hotel.php?id=3&lang=de', target: '/de/hotels' })
    expect(unclear.sureness).toBeLessThanOrEqual(0.4)
    expect(unclear.why).toContain('id=3')
  })

  test('R7.49 what a click adds to a query is no part of a line', async () => {
    const asked = ['/press.php?id=3&fbclid=IwAR0', '/press.php?utm_source=mail&id=3']
    const { report, redirects } = await movedTo(['/', '/en'], asked, '')
    expect(report.addresses.map(({ from }) => from)).toEqual(['/press.php?id=3', '/press.php?id=3'])
    expect(redirects.match(/press/g)).toHaveLength(1)
  })

  test('a query for another language than the page has is said', async () => {
    const { report } = await movedTo(['/', '/en'], ['/?lang=en', '/?lang=tr', '/en?lang=en', '/en?lang=de'], '')
    expect(report.counts).toMatchObject({ 'other-language': 3, page: 1 })
  })
})
