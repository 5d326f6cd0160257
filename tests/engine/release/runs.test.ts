/** Each publish leaves a row, however it ends. */
import { expect, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'

test('publishes are noted with who asked, how they ended, how long they took and their report', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  const site = await siteOf(world, { plain: true })
  const { runs, releases, approvals } = openState(site.stateFolder)
  const publisher = publisherOf(site)
  const { id } = world.pages.get('en', 'about-us')!
  const changes = [{ resource: 'page' as const, id }]

  await publisher.publish()
  world.editPage('en', 'about-us', (page) => void (page.title = 'A new title'))
  await publisher.publish({ changes, by: 'webhook', preview: true })
  await approvals.schedule(approvals.waiting()!, new Date(Date.now() + 3_600_000), { by: 'Ayşe' })
  await publisher.publish({ changes, by: 'webhook', preview: true })
  await publisher.publish({ changes, by: 'webhook' })
  for (const [lang, url] of [...world.pages.keys()].filter(([, url]) => url !== '')) world.pages.delete(lang, url)
  await publisher.publish({ by: 'webhook' }).catch(() => {})
  world.pages.delete('tr', '')
  await publisher.publish().catch(() => {})

  const all = runs.newest()
  expect(all.map(({ outcome, by, release }) => [outcome, by, release])).toEqual([
    ['failed', 'build', undefined],
    ['refused', 'webhook', undefined],
    ['published', 'webhook', 2],
    // It has its time since: nothing is new, and nobody sees it yet.
    ['unchanged', 'webhook', 2],
    ['waiting', 'webhook', 2],
    ['unchanged', 'build', 1],
    ['published', 'build', 1],
  ])
  expect(all.every(({ ms, at }) => ms >= 0 && !Number.isNaN(Date.parse(at)))).toBe(true)
  expect(all.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(runs.newest(1)).toEqual([all[0]])
  expect(runs.ofRelease(2)).toEqual(all[4])
  expect(runs.ofRelease(3)).toBeUndefined()
  expect(all[1]!.error).toContain('pages-lost')
  const { mode, crawl, pages, ms } = site.report
  expect(all.at(-1)!.report).toEqual({ mode, crawl, pages, ms })
  expect(releases.newest()).toBe(2)
})

test('the newest 500 are kept', async () => {
  const { runs } = openState()
  for (let number = 1; number <= 503; number++)
    await runs.add({ at: '2027-01-01T00:00:00.000Z', by: 'build', outcome: 'failed', ms: number, error: 'x' })
  const kept = runs.newest()
  expect([kept.length, kept[0]!.number, kept.at(-1)!.number]).toEqual([500, 503, 4])
})
