import { describe, expect, test } from 'vitest'
import { pageOf, siteIndex } from './site-index.ts'

const flora = { hotel: 'Crystal Flora', region: 'Kemer' }
const index = siteIndex([
  pageOf({ path: '/flora', title: 'Crystal Flora', topic: 'hotel', text: 'A hotel in the pines.', ...flora }),
  pageOf({ path: '/flora/spa', title: 'The spa at Crystal Flora', topic: 'spa', text: 'Quiet rooms.', ...flora }),
  pageOf({ path: '/flora/loft', title: 'Loft', topic: 'room', facts: ['Sofa bed'], text: 'Under the roof.', ...flora }),
  pageOf({ path: '/aura/spa', title: 'The spa at Crystal Aura', topic: 'spa', hotel: 'Crystal Aura' }, 'en', 24),
  pageOf({ path: '/spa', title: 'Spa and wellness', topic: 'spa' }, 'en', 23),
  pageOf({ path: '/kemer', title: 'Kemer: mountains', topic: 'region', region: 'Kemer' }, 'en', 23),
])
const pathsOf = async (query: string) => (await (await index).search(query)).results.map(({ path }) => path)

describe('a query', () => {
  test('of a name alone leads to that hotel, of a region to its page', async () => {
    expect((await pathsOf('crystal flora'))[0]).toBe('/flora')
    expect((await pathsOf('kemer'))[0]).toBe('/kemer')
  })

  test('of a name and a topic leads to the page of that hotel, of a topic alone to the page of the group', async () => {
    expect((await pathsOf('flora spa'))[0]).toBe('/flora/spa')
    expect((await pathsOf('spa aura'))[0]).toBe('/aura/spa')
    expect((await pathsOf('spa'))[0]).toBe('/spa')
  })

  test('finds what begins as its last word does, as long as that is being typed', async () => {
    expect(await pathsOf('sof')).toEqual(['/flora/loft'])
    expect(await pathsOf('sof ')).toEqual([])
  })

  test('names kind, hotel and the words that match', async () => {
    const [first] = (await (await index).search('flora roof')).results
    expect(first).toEqual({
      path: '/flora/loft',
      title: 'Loft',
      kind: 'room',
      hotel: 'Crystal Flora',
      excerpt: [{ text: 'Under the ' }, { text: 'roof', isMatch: true }, { text: '. Sofa bed' }],
    })
  })

  test('with a typing error is the word with its first letter', async () => {
    const typed = await siteIndex([
      pageOf({ path: '/crest', title: 'The Crest' }),
      pageOf({ path: '/eat', title: 'Food', text: 'The restaurant opens at six.' }),
    ])
    expect((await typed.search('resturant')).results.map(({ path }) => path)).toEqual(['/eat'])
    expect((await typed.search('zzqx')).total, 'no sound').toBe(0)
  })

  test('that no page has all words of gets the nearest', async () => {
    const { isNearest, results } = await (await index).search('spa zeppelin')
    expect([isNearest, results[0]?.path]).toEqual([true, '/spa'])
    expect((await (await index).search('spa flora')).isNearest).toBe(false)
  })

  test('without a word that any page could have finds none', async () => {
    for (const query of ['', '   ', '?!', 'qqqqqxxxxx', 'what is the']) {
      expect(await (await index).search(query), query).toEqual({ total: 0, results: [], isNearest: true })
    }
  })

  test('may be anything that somebody sends', async () => {
    for (const query of ['constructor __proto__', '<script>', 'a'.repeat(10_000), '\u0000 \ud800', '"\' \\ %00'])
      await expect((await index).search(query), query).resolves.toHaveProperty('results')
  })

  test('asks for figures without asking for them alone', async () => {
    expect((await pathsOf('5 spa flora 24'))[0]).toBe('/flora/spa')
  })

  test('finds a room by all its guests, and not one whose beds or floors are as many', async () => {
    const rooms = await siteIndex([
      pageOf({ path: '/tower', title: 'Tower', topic: 'room', text: 'On floor 8 of 12, for people who sleep late.' }),
      pageOf({ path: '/house', title: 'House', topic: 'room', facts: ['8 guests', '5 adults', '3 children'] }),
      pageOf({ path: '/cabin', title: 'Cabin', topic: 'room', facts: ['2 guests', '2 adults'] }),
    ])
    for (const query of ['room for 8 people', 'eight persons', '5 adults'])
      expect((await rooms.search(query)).results[0]?.path, query).toBe('/house')
  })

  test('in a language without pages finds none', async () => {
    expect(await (await index).search('spa', 'de')).toEqual({ total: 0, results: [], isNearest: true })
  })
})
