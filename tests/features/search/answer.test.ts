/** The view of the search page for a query, and what guests or attackers may type. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { searchView } from '../../../src/features/search/answer.ts'
import { queriedPath } from '../../../src/routes/queried.ts'
import type { SearchResult } from '../../../src/features/search/engine/query.ts'
import type { PageView, SearchBody } from '../../../src/views/view.ts'

const HOTELS = [
  { text: 'Aura & Sea', href: '/en/hotels/a' },
  { text: 'Belek', href: '/en/hotels/b' },
]
const PAGE = {
  head: { title: 'Search | Crystal Hotels' },
  switcher: [{ href: '/arama' }, { href: '/de/search' }],
  body: { kind: 'search', groups: [{ name: 'hotels', links: HOTELS }] },
} as PageView<SearchBody>

const result = (number: number): SearchResult => ({
  path: `/en/hotels/aura/rooms/${number}`,
  title: `Room <${number}>`,
  kind: 'room',
  hotel: 'Aura & Sea',
  excerpt: [{ text: 'with a ' }, { text: '<pool>', isMatch: true }, { text: ' of $& its own' }],
})

interface Asked {
  locale?: Locale
  total?: number
  isNearest?: boolean
  isLimited?: boolean
}

/** The answer to a query of an address, and what was searched for. */
async function answer(address: string, { locale = 'en', total = 0, isNearest = false, isLimited }: Asked = {}) {
  const searched: unknown[] = []
  const path = queriedPath('search', locale)
  const view = await searchView(
    PAGE,
    { locale, path, parameters: new URL(`http://localhost${path}${address}`).searchParams, isLimited },
    async () => undefined,
    async (query, language, _json, { offset = 0, limit = 0 } = {}) => {
      searched.push([query, language, offset])
      const all = Array.from({ length: total }, (_, index) => result(index + 1))
      return { total, isNearest, results: all.slice(offset, offset + limit) }
    },
  )
  const found = (view?.body as SearchBody | undefined)?.results
  return { view, found, searched, title: view?.head.title, languages: view?.switcher.map(({ href }) => href) }
}

describe('a query', () => {
  test('fills the page: title, field, number of pages, results and the links to other languages', async () => {
    const { found, title, languages, searched } = await answer('?q=pool', { total: 2 })
    expect(searched).toEqual([['pool', 'en', 0]])
    expect(title).toBe('“pool” | Search | Crystal Hotels')
    expect(languages).toEqual(['/arama?q=pool', '/de/search?q=pool'])
    const { excerpt } = result(1)
    const each = (number: number) => ({
      href: `/en/hotels/aura/rooms/${number}`,
      title: `Room <${number}>`,
      source: 'Rooms · Aura & Sea',
      excerpt,
    })
    expect(found).toEqual({
      ...{ query: 'pool', summary: '2 pages about “pool”', first: 1, pageLinks: [] },
      items: [each(1), each(2)],
    })
  })

  test('is asked for ten results at a time', async () => {
    const pages = async (address: string) => {
      const { found, searched } = await answer(address, { total: 23 })
      return {
        offsets: searched.map((each) => (each as unknown[])[2]),
        summary: found!.summary,
        first: found!.first,
        links: found!.items.length,
        to: found!.pageLinks.map(({ rel, href }) => [rel, href]),
      }
    }
    const [first, second, last] = ['?q=a+b', '?q=a+b&page=2', '?q=a+b&page=3'].map((each) => `/en/search${each}`)
    expect(await pages('?q=a+b')).toEqual({
      offsets: [0],
      summary: '23 pages about “a b”',
      first: 1,
      links: 10,
      to: [['next', second]],
    })
    expect(await pages('?q=a+b&page=2')).toEqual({
      offsets: [10],
      summary: '23 pages about “a b” · 11–20',
      first: 11,
      links: 10,
      to: [
        ['prev', first],
        ['next', last],
      ],
    })
    expect(await pages('?q=a+b&page=3')).toMatchObject({ links: 3, to: [['prev', second]] })
    expect(await pages('?q=a+b&page=9')).toMatchObject({ offsets: [80, 20], links: 3 })
    for (const wrong of ['0', '-1', '1.5', 'x', '', '1e99', 'NaN'])
      expect(await pages(`?q=a+b&page=${wrong}`), wrong).toMatchObject({ offsets: [0] })
  })

  test('that no page answers whole shows the nearest and says so', async () => {
    const { found } = await answer('?q=unicorn', { total: 3, isNearest: true })
    expect(found).toMatchObject({ summary: 'No page has all of “unicorn”. These come closest:' })
    expect(found!.items).toHaveLength(3)
  })

  test('that finds no page at all shows the hotels', async () => {
    const { found } = await answer('?q=unicorn')
    expect(found!.summary).toContain('no page about “unicorn”')
    expect(found).toMatchObject({ items: [], instead: HOTELS })
  })

  test('that comes too often searches for nothing, shows the hotels and keeps what was typed', async () => {
    const { found, searched, languages } = await answer('?q=pool', { total: 3, isLimited: true })
    expect(searched).toEqual([])
    expect(found).toMatchObject({ query: 'pool', items: [], instead: HOTELS })
    expect(languages).toEqual(['/arama?q=pool', '/de/search?q=pool'])
  })

  test.each(['?q=', '?q=%20%09', '?q=%00%1f', '?q&x=1'])(
    '%s says what to type and searches for nothing',
    async (address) => {
      const { found, searched, title } = await answer(address)
      expect(searched).toEqual([])
      expect(found!.summary).toMatch(/^Type a word or two/)
      expect(found).toMatchObject({ query: '', items: [] })
      expect(title).toBe('Search | Crystal Hotels')
    },
  )

  test.each(['', '?utm_source=x', '?page=2', '?q[]=a', '?Q=a'])(
    '"%s" is the page as it is published',
    async (address) => {
      expect(await answer(address)).toMatchObject({ view: undefined, searched: [] })
    },
  )
})

describe('what is typed', () => {
  test.each(["$& $1 $` $' $$", '{{count}} {{query}} {{constructor}}', '"><script>alert(1)</script>'])(
    '%j stands as it is wherever it is shown',
    async (text) => {
      for (const total of [0, 1, 30]) {
        const { found, searched, title, languages } = await answer(`?${new URLSearchParams({ q: text })}`, { total })
        expect(searched[0]).toEqual([text, 'en', 0])
        expect(found!.query).toBe(text)
        expect(title).toBe(`“${text}” | Search | Crystal Hotels`)
        expect(found!.summary).toContain(`“${text}”`)
        for (const link of [...languages!, ...found!.pageLinks.map(({ href }) => href)])
          expect(new URL(link, 'http://localhost').searchParams.get('q')).toBe(text)
      }
    },
  )

  test.each([
    ['200 characters of it', `?q=${'a'.repeat(500)}`, 'a'.repeat(200)],
    ['200 whole characters of it', `?q=${encodeURIComponent('😀'.repeat(500))}`, '😀'.repeat(200)],
    ['no control characters', '?q=fa%00mily%07%0d%0aroom', 'family room'],
    ['no marks of direction', '?q=%E2%80%AEpool%E2%80%8B', 'pool'],
    ['one space for many', '?q=%20%20family%C2%A0%20%20room%20', 'family room'],
    ['the first of several', '?q=one&q=two', 'one'],
    ['what is no UTF-8 as a character of replacement', '?q=%ED%A0%80x%FF', '\uFFFD\uFFFD\uFFFDx\uFFFD'],
    ['what is no escape as it stands', '?q=100%', '100%'],
  ])('is looked at with %s', async (_, address, query) => {
    const { found, searched } = await answer(address, { total: 1 })
    expect(searched).toEqual([[query, 'en', 0]])
    expect(found!.query).toBe(query)
  })
})
