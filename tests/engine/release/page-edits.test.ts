/** What changed on a page, by which record: kept by age, whatever releases are pruned. */
import { expect, test } from 'vitest'
import { valuesOf } from '../../../src/desk/comparisons/record-texts.ts'
import { changedTexts } from '../../../src/desk/comparisons/text-edits.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'

const ABOUT = '/en/about-us'

async function publishedWorld() {
  const site = await siteOf('oneHotel', { plain: true })
  const state = openState(site.stateFolder)
  await publisherOf(site).publish()
  const thingAt = (path: string) => state.releases.pagesOf(state.releases.newest()).get(path)!.thing
  const rows = () =>
    new Map(state.releases.pageFiles(state.releases.newest()).map(([path]) => [path, state.edits.of(thingAt(path))]))
  return { site, state, world: site.provider.world, thingAt, rows }
}

test('an edit is kept with its old and new text for the pages that changed with it alone; a first publish keeps none', async () => {
  const { site, state, world, rows } = await publishedWorld()
  expect([...rows().values()].flat()).toEqual([])
  const price = (text: string) =>
    world.editPage(
      'en',
      'about-us',
      (page) => void (page.contents!.intro!.html = `<table><tr><td>Day</td><td>${text}</td></tr></table>`),
    )
  const publisher = publisherOf(site)
  price('120 €')
  await publisher.publish()
  price('12 €')
  const told = { changes: [{ resource: 'page', url: 'about-us', lang: 'en' }] } as const
  const { changed } = await publisher.publish(told)
  const [newest] = rows().get(ABOUT)!
  expect(newest).toEqual({
    release: state.releases.newest(),
    at: expect.stringMatching(/^\d{4}-/) as string,
    record: 'page/en/about-us',
    texts: [['sections/intro/html', 'Day 120 €', 'Day 12 €']],
  })
  const withIt = [...rows()].filter(([, [edit]]) => edit?.release === newest!.release).map(([path]) => path)
  expect(withIt).toEqual(changed.map(({ path }) => path).sort())
  await publisher.publish(told)
  expect(rows().get(ABOUT), 'of the same state').toHaveLength(2)
})

test('numbers, times and addresses count as texts do, and a renamed record is one edit', async () => {
  const { site, state, world, thingAt } = await publishedWorld()
  const room = { ...world.rooms.get(51, 'en')![0]! }
  const path = `/en/hotels/deniz-kizi/rooms/${room.slug}`
  const thing = thingAt(path)
  world.editRoom(51, 'en', room.slug, (each) => {
    each.sizeM2 = 77
    each.slug = 'renamed'
  })
  await publisherOf(site).publish()
  const edits = state.edits.of(thing).filter(({ record }) => record.startsWith('room/'))
  expect(edits).toHaveLength(1)
  expect(edits[0]!.record).toBe('room/en/51/renamed')
  expect(edits[0]!.texts).toEqual(
    expect.arrayContaining([
      ['sizeM2', String(room.sizeM2), '77'],
      ['slug', room.slug, 'renamed'],
    ]),
  )
})

test('edits outlive their releases, and go when HISTORY_DAYS are over', async () => {
  const { site, state, world, thingAt } = await publishedWorld()
  const publish = async (title: string, historyDays?: number) => {
    world.editPage('en', 'about-us', (page) => void (page.title = title))
    await publisherOf(site, { historyDays }).publish()
  }
  const thing = thingAt(ABOUT)
  await publish('First')
  await publish('Second')
  const old = (await state.releases.list()).map(({ number }) => number).slice(1)
  await state.releases.forget(old)
  const titles = () => state.edits.of(thing).map(({ texts }) => texts.find(([place]) => place === 'title')![2])
  expect(titles()).toEqual(['Second', 'First'])
  await publish('Third', 0)
  expect(titles()).toEqual(['Third'])
})

const recordOf = (entries: string) => {
  const items = entries.split(', ').map((each) => each.split(' '))
  return valuesOf({
    items: items.map(([id, to, cost]) => ({ id: Number(id), title: id, hours: [{ to }], paid: cost === '€' })),
  })
}
test.each([
  ['a new order of entries is no change', '1 18:00, 2 14:00 €', '2 14:00 €, 1 18:00', []],
  ['times that two exchange are a change', '1 18:00, 2 14:00', '1 14:00, 2 18:00', ['14:00', '18:00']],
  ['so is what has to be paid for', '1 18:00, 2 14:00', '1 18:00 €, 2 14:00', ['✓']],
])('%s', (_what, was, is, after) => {
  expect([...changedTexts(recordOf(was), recordOf(is)).values()].map((each) => each.after)).toEqual(after)
})
