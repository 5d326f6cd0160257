/** The page of the search, filled for a query, and what guests or attackers may write there. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { queriedResponse } from '../../src/edge/queried.ts'
import { searchPage } from '../../src/edge/site-search.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import type { SearchResult } from '../../src/site-search/query.ts'

const PAGE = `<!doctype html><html><head><title>Search | Crystal Hotels</title></head><body>
<input class="input" id="menu-q" type="search" name="q"><a href="/arama" hreflang="tr">Türkçe</a><a href="/de/search" hreflang="de">Deutsch</a>
<form><input class="input" id="q" type="search" name="q" data-query="true"></form><ol class="found" data-results></ol>
<ul class="link-list" data-links="hotels"><li><a href="/en/hotels/a">Aura &amp; Sea</a></li><li><a href="/en/hotels/b">Belek</a></li></ul></body></html>`

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
  files?: Record<string, string>
}

/** The answer to a query of an address, and what was searched for. */
async function answer(address: string, { locale = 'en', total = 0, isNearest = false, files }: Asked = {}) {
  const searched: unknown[] = []
  const path = queriedPath('search', locale)
  const text = await searchPage(
    { locale, path, parameters: new URL(`http://localhost${path}${address}`).searchParams },
    { page: async (each) => (files ?? { [path]: PAGE })[each], json: async () => undefined },
    async (query, language, _json, { offset = 0, limit = 0 } = {}) => {
      searched.push([query, language, offset])
      const all = Array.from({ length: total }, (_, index) => result(index + 1))
      return { total, isNearest, results: all.slice(offset, offset + limit) }
    },
  )
  return { text, searched, page: parse(text ?? '') }
}
type Page = Awaited<ReturnType<typeof answer>>['page']
const told = (page: Page) => page.querySelector('[data-told]')?.textContent
const links = (page: Page) => page.querySelectorAll('[data-results] a').map((link) => link.getAttribute('href'))
const typed = (page: Page) => page.querySelector('[data-query]')?.getAttribute('value')

describe('a query', () => {
  test('fills the page: title, field, number of pages, results and the links to other languages', async () => {
    const { page, searched } = await answer('?q=pool', { total: 2 })
    expect(searched).toEqual([['pool', 'en', 0]])
    expect(page.querySelector('title')?.textContent).toBe('“pool” | Search | Crystal Hotels')
    expect([typed(page), page.querySelector('#menu-q')?.getAttribute('value')]).toEqual(['pool', undefined])
    expect(told(page)).toBe('2 pages about “pool”')
    expect(links(page)).toEqual(['/en/hotels/aura/rooms/1', '/en/hotels/aura/rooms/2'])
    const [first] = page.querySelectorAll('[data-results] li')
    expect(first!.querySelector('a')?.textContent).toBe('Room <1>')
    expect(first!.querySelector('.found__of')?.textContent).toBe('Rooms · Aura & Sea')
    expect(first!.querySelector('.found__excerpt')?.innerHTML).toBe(
      'with a <mark>&lt;pool&gt;</mark> of $&amp; its own',
    )
    expect(page.querySelectorAll('a[hreflang]').map((link) => link.getAttribute('href'))).toEqual([
      '/arama?q=pool',
      '/de/search?q=pool',
    ])
    expect(page.querySelector('nav')).toBeNull()
  })

  test.each([
    ['tr', '“havuz” için 1 sayfa', '“havuz” için 5 sayfa'],
    ['en', '1 page about “havuz”', '5 pages about “havuz”'],
    ['de', '1 Seite zu „havuz“', '5 Seiten zu „havuz“'],
    ['ru', '1 страница по запросу «havuz»', '5 страниц по запросу «havuz»'],
  ] as const)('is answered in its language (%s)', async (locale, one, five) => {
    expect(told((await answer('?q=havuz', { locale, total: 1 })).page)).toBe(one)
    expect(told((await answer('?q=havuz', { locale, total: 5 })).page)).toBe(five)
  })

  test('is asked for ten results at a time', async () => {
    const pages = async (address: string) => {
      const { page, searched } = await answer(address, { total: 23 })
      return {
        offsets: searched.map((each) => (each as unknown[])[2]),
        told: told(page),
        links: links(page).length,
        to: ways(page),
      }
    }
    const ways = (page: Page) =>
      page.querySelectorAll('nav a').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
    const [first, second, last] = ['?q=a+b', '?q=a+b&page=2', '?q=a+b&page=3'].map((each) => `/en/search${each}`)
    expect(await pages('?q=a+b')).toEqual({
      offsets: [0],
      told: '23 pages about “a b”',
      links: 10,
      to: [['next', second]],
    })
    expect(await pages('?q=a+b&page=2')).toEqual({
      offsets: [10],
      told: '23 pages about “a b” · 11–20',
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
    const { page } = await answer('?q=unicorn', { total: 3, isNearest: true })
    expect(told(page)).toBe('No page has all of “unicorn”. These come closest:')
    expect(links(page)).toHaveLength(3)
  })

  test('that finds no page at all shows the hotels', async () => {
    const { page } = await answer('?q=unicorn')
    expect(told(page)).toContain('no page about “unicorn”')
    expect(links(page)).toEqual(['/en/hotels/a', '/en/hotels/b'])
    expect(page.querySelector('[data-results] a')?.textContent).toBe('Aura & Sea')
  })

  test.each(['?q=', '?q=%20%09', '?q=%00%1f', '?q&x=1'])(
    '%s says what to type and searches for nothing',
    async (address) => {
      const { page, searched } = await answer(address)
      expect(searched).toEqual([])
      expect(told(page)).toMatch(/^Type a word or two/)
      expect([links(page), typed(page)]).toEqual([[], undefined])
      expect(page.querySelector('title')?.textContent).toBe('Search | Crystal Hotels')
    },
  )

  test.each(['', '?utm_source=x', '?page=2', '?q[]=a', '?Q=a'])(
    '"%s" is the page as it is published',
    async (address) => {
      expect(await answer(address)).toMatchObject({ text: undefined, searched: [] })
    },
  )

  test('of a language without the page is not answered', async () => {
    expect((await answer('?q=a', { files: {} })).text).toBeUndefined()
  })

  test('of script gets the results alone', async () => {
    const { text, page } = await answer('?q=pool&part=results', { total: 12 })
    expect(text).toMatch(/^<h2 /)
    expect(text).not.toMatch(/<(?:html|title|form|input)/)
    expect([links(page).length, told(page)]).toEqual([10, '12 pages about “pool”'])
  })
})

describe('what is typed', () => {
  const KNOWN = new Set(
    'class id type name href hreflang value start rel aria-label data-query data-results data-links data-told'.split(
      ' ',
    ),
  )
  const HOSTILE = [
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) autofocus x='",
    '</title><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    "$& $1 $` $' $$",
    '{{count}} {{query}} {{constructor}}',
    '&lt;script&gt; &amp; &#x27;',
    '</ol></main>',
    'javascript:alert(1)',
    '--><svg onload=alert(1)>',
  ]

  test.each(HOSTILE)('%j is text wherever it is shown', async (text) => {
    for (const total of [0, 1, 30]) {
      const { page, searched } = await answer(`?${new URLSearchParams({ q: text })}`, { total })
      expect(searched[0]).toEqual([text, 'en', 0])
      const plain = parse(PAGE)
      for (const name of ['script', 'img', 'svg', 'title', 'body', 'ol', 'form', 'input'])
        expect(page.querySelectorAll(name).length, name).toBe(plain.querySelectorAll(name).length)
      const attributes = page.querySelectorAll('*').flatMap((each) => Object.keys(each.attributes))
      expect(attributes.filter((name) => !KNOWN.has(name))).toEqual([])
      expect(typed(page)).toBe(text)
      expect(page.querySelector('title')!.textContent).toBe(`“${text}” | Search | Crystal Hotels`)
      expect(told(page)).toContain(`“${text}”`)
      for (const link of page.querySelectorAll('nav a, a[hreflang]'))
        expect(new URL(link.getAttribute('href')!, 'http://localhost').searchParams.get('q')).toBe(text)
    }
  })

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
    const { page, searched } = await answer(address, { total: 1 })
    expect(searched).toEqual([[query, 'en', 0]])
    expect(typed(page)).toBe(query)
  })
})

describe('the answer', () => {
  const files = { page: async () => PAGE, json: async () => undefined }
  const ask = (path: string, method = 'GET') =>
    queriedResponse(new Request(`http://localhost${path}`, { method }), files)

  test.each(LOCALES)('is HTML that no search engine keeps (%s)', async (locale) => {
    const response = (await ask(`${queriedPath('search', locale)}?q=`))!
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('data-told')])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    })
  })

  test('to HEAD has no content', async () => {
    const response = (await ask('/en/search?q=', 'HEAD'))!
    expect([response.status, await response.text(), response.headers.get('x-robots-tag')]).toEqual([200, '', 'noindex'])
  })

  test('is the published page without a query, elsewhere, and to what is no reading', async () => {
    expect(await ask('/en/search')).toBeUndefined()
    expect(await ask('/en/search?')).toBeUndefined()
    expect(await ask('/en/arama?q=')).toBeUndefined()
    expect(await ask('/en/search/x?q=')).toBeUndefined()
    expect(await ask('/%ff?q=')).toBeUndefined()
    expect(await ask('/en/search?q=', 'POST')).toBeUndefined()
  })
})
