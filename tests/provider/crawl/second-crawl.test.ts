import { expect, test } from 'vitest'
import { groupUrl, hotelUrl } from '../../../src/demo/paths.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { oneHotel } from '../../worlds/index.ts'

const HOME = 'page/en/hotels/deniz-kizi'

test('an unchanged provider answers every record with 304', async () => {
  const provider = await providerOf(oneHotel())
  const first = await crawlFrom(provider)
  const answered = provider.requests.filter(({ status }) => status === 200).length
  provider.requests.length = 0
  const second = await crawlFrom(provider, first.snapshot)
  expect(provider.requests.filter(({ status }) => status === 200)).toEqual([])
  expect(second.counts).toEqual({ requests: first.counts.requests, notModified: answered, failed: 0 })
  expect([...second.snapshot]).toEqual([...first.snapshot])
  expect(second.problems).toEqual(first.problems)
})

test('of a changed provider the changed record alone is sent', async () => {
  const provider = await providerOf(oneHotel())
  const first = await crawlFrom(provider)
  provider.world.editPage('en', 'hotels/deniz-kizi', (page) => (page.title = 'Another title'))
  provider.requests.length = 0
  const second = await crawlFrom(provider, first.snapshot)
  expect(provider.requests.filter(({ status }) => status === 200)).toHaveLength(1)
  const changed = [...second.snapshot].filter(([key, { digest }]) => first.snapshot.get(key)?.digest !== digest)
  expect(changed.map(([key]) => key)).toEqual([HOME])
  expect(second.snapshot.get(HOME)?.value).toMatchObject({ title: 'Another title' })
})

test('a provider without validators serves as well', async () => {
  const provider = await providerOf(oneHotel(), { etags: false })
  const first = await crawlFrom(provider)
  const second = await crawlFrom(provider, first.snapshot)
  expect(second.counts).toEqual({ requests: first.counts.requests, notModified: 0, failed: 0 })
  expect(provider.requests.every(({ headers }) => headers['if-none-match'] === undefined)).toBe(true)
  expect([...second.snapshot]).toEqual([...first.snapshot])

  const withEtags = await providerOf(oneHotel())
  const digests = ({ snapshot }: typeof first) => [...snapshot].map(([key, { digest }]) => [key, digest])
  expect(digests(first)).toEqual(digests(await crawlFrom(withEtags)))
})

test('a record that is gone leaves, and one that comes joins', async () => {
  const provider = await providerOf(oneHotel())
  const about = `page/en/${groupUrl('about', 'en')}`
  const first = await crawlFrom(provider)
  const page = provider.world.pages.get('en', groupUrl('about', 'en'))!
  provider.world.pages.delete('en', page.url)
  const second = await crawlFrom(provider, first.snapshot)
  expect(second.snapshot.get(about)?.value).toBeNull()
  provider.world.addPage(page)
  const third = await crawlFrom(provider, second.snapshot)
  expect([...third.snapshot]).toEqual([...first.snapshot])
})

test('what nothing leads to any more is forgotten', async () => {
  const provider = await providerOf(oneHotel())
  const first = await crawlFrom(provider)
  provider.world.properties = provider.world.properties.filter(({ id }) => id !== 51)
  for (const lang of ['tr', 'en', 'de', 'ru'] as const) {
    provider.world.pages.delete(lang, hotelUrl('deniz-kizi', lang))
    provider.world.menus.set([23, lang], [])
  }
  const second = await crawlFrom(provider, first.snapshot)
  expect([...first.snapshot.keys()].filter((key) => key.startsWith('room/'))).not.toEqual([])
  expect([...second.snapshot.keys()].filter((key) => /^(room|stories|plans)\/\w\w\/5/.test(key))).toEqual([])
})

test('a 304 that nobody asked for is a failure, not an empty record', async () => {
  const provider = await providerOf(oneHotel())
  provider.faults = ({ path }) => (path === '/v1/stories' ? { status: 304 } : undefined)
  const { problems } = await crawlFrom(provider)
  const stories = problems.filter(({ resource }) => resource.startsWith('stories/'))
  expect(new Set(stories.map(({ code }) => code))).toEqual(new Set(['call-failed-empty']))
  expect(stories).toHaveLength(8)
})

test('a null in place of a record means that it is gone, known before or not', async () => {
  const provider = await providerOf(oneHotel())
  const first = await crawlFrom(provider)
  const nullAbout = `/v1/pages/url-lang?property-network-id=2&url=${groupUrl('about', 'en')}&lang=en`
  provider.world.fixAnswer(nullAbout, null)
  const later = await crawlFrom(provider, first.snapshot)
  const clean = await crawlFrom(provider)
  expect(later.snapshot.get('page/en/about-us')?.value).toBeNull()
  expect(clean.snapshot.get('page/en/about-us')?.value).toBeNull()
})
