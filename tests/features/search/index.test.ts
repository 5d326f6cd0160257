/** The files of the index: what a change of pages makes of them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, siteIndex } from './site-index.ts'
import { atDepth } from '../../harness/depth.ts'

const WORDS = ['pool', 'pools', 'sea', 'spa', 'garden', 'tower', 'room', 'Kemer', 'quiet', 'constructor', '24', 'café']
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '))
const topic = fc.constantFrom('hotel', 'room', 'spa', 'region', 'other')
const page = fc.record({ title: text, text, topic, hotel: text, region: text })
const site = fc.array(page, { minLength: 4, maxLength: 4 })
const pagesOf = (pages: readonly object[]) =>
  pages.map((each, place) => pageOf({ path: `/page-${place}`, ...each }, place === 3 ? 'de' : 'en', 51 + (place % 2)))

describe('the index', () => {
  test('after a change of any pages is the index that is made of them at once', async () => {
    const numRuns = atDepth(100, 1000)
    const property = fc.asyncProperty(site, site, fc.subarray([0, 1, 2, 3]), async (before, after, changed) => {
      const now = pagesOf(before.map((each, place) => (changed.includes(place) ? after[place]! : each)))
      const patched = await (await siteIndex(pagesOf(before))).after(now.filter((_, place) => changed.includes(place)))
      expect(patched.files).toEqual((await siteIndex(now)).files)
    })
    await fc.assert(property, { numRuns })
  })

  test('counts a page that has no words yet', async () => {
    const wordless = await siteIndex([pageOf({ path: '/page-0' })])
    const hotel = pageOf({ path: '/page-0', topic: 'hotel' })
    expect((await wordless.after([hotel])).files).toEqual((await siteIndex([hotel])).files)
  })

  test('of a page with one new word is rewritten in the files of that word, of its hotel and of the vocabulary', async () => {
    const first = await siteIndex(
      pagesOf([{ text: 'pool sea' }, { text: 'garden' }, { text: 'room' }, { text: 'spa' }]),
    )
    const next = await first.after([pageOf({ path: '/page-0', text: 'pool sea tower' })])
    const rewritten = [...next.files].filter(([name, content]) => first.files.get(name) !== content)
    expect(rewritten.map(([name]) => name)).toEqual([
      'data/search/en/documents/51.json',
      'data/search/en/terms/ti.json',
      'data/search/en/vocabulary.json',
    ])
  })

  test('of a page whose words are the same in another order is rewritten in its text alone', async () => {
    const first = await siteIndex(pagesOf([{ text: 'pool sea' }, {}, {}, {}]))
    const next = await first.after([pageOf({ path: '/page-0', text: 'sea pool' })])
    const rewritten = [...next.files].filter(([name, content]) => first.files.get(name) !== content)
    expect(rewritten.map(([name]) => name)).toEqual(['data/search/en/documents/51.json'])
  })

  test('loses a file whose last word went', async () => {
    const first = await siteIndex(pagesOf([{ text: 'pool tower' }, {}, {}, {}]))
    const next = await first.after([pageOf({ path: '/page-0', text: 'pool' })])
    expect(first.files.has('data/search/en/terms/ti.json')).toBe(true)
    expect(next.files.has('data/search/en/terms/ti.json')).toBe(false)
  })
})
