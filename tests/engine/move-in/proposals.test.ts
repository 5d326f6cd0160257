/** What an old address is taken for: hotels by what old sites called them, home pages in every language, and queries. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProposals } from '../../../src/engine/move-in/proposals.ts'
import { moveIn } from '../../../src/engine/move-in/move-in.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { groupPaths } from '../../harness/old-site.ts'
import { SITE } from '../../harness/settings.ts'
import { listed } from '../../harness/listed.ts'

const PATHS = groupPaths()
const propose = createProposals(PATHS, [])
const targetOf = (from: string) => propose(from)?.path
const HOTELS = PATHS.flatMap((path) => /^\/oteller\/([^/]+)$/.exec(path)?.[1] ?? [])
const LANGUAGES = ['', '/tr', '/en', '/de', '/ru'] as const
const home = (language: string) => (language === '' || language === '/tr' ? '/' : language)

describe('the home page', () => {
  const NAMES = 'default index home Home main anasayfa ana-sayfa startseite willkommen glavnaya welcome start'.split(
    ' ',
  )
  const ENDINGS = ['', '.html', '.htm', '.php', '.asp', '.aspx', '.jsp']
  test.each(LANGUAGES)('has any name below %j, and its name is no language', (language) => {
    for (const name of NAMES)
      for (const ending of ENDINGS) {
        const { path, sureness } = propose(`${language}/${name}${ending}`)!
        expect([path, sureness >= 0.9], `${language}/${name}${ending}`).toEqual([home(language), true])
      }
  })
})

describe('a hotel', () => {
  const trade = fc.subarray(['beach', 'resort', 'luxury', 'suites', 'spa', 'hotel', 'golf', 'villas', 'deluxe'], {
    minLength: 1,
  })
  const hotel = fc.constantFrom(...HOTELS)
  /** Where another hotel has such a word in its own name, somebody has to decide. */
  const isOthers = (name: string, words: readonly string[]) =>
    HOTELS.some((each) => each !== name && words.some((word) => each.replaceAll('-', '').includes(word)))

  test('is found by what it adds to its name, which is no page of it and no language', () => {
    fc.assert(
      fc.property(
        hotel,
        trade,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom('', '.html', '.asp'),
        (name, words, language, ending) => {
          fc.pre(!isOthers(name, words))
          const folder = home(language) === '/' ? '/oteller' : `${language}/hotels`
          const old = `${name}-${words.join('-')}`
          expect(targetOf(`${language}/${old}${ending}`)).toBe(`${folder}/${name}`)
          if (language === '') expect(targetOf(`/${old}/galeri${ending}`)).toBe(`/oteller/${name}/galeri`)
          else
            expect(targetOf(`${language}/${old}/${language === '/tr' ? 'iletisim' : 'contact'}${ending}`)).toMatch(
              `${folder}/${name}/`,
            )
        },
      ),
    )
  })

  test('is found in one word', () => {
    for (const name of HOTELS) expect(targetOf(`/otel/${name.replaceAll('-', '')}.php`), name).toBe(`/oteller/${name}`)
  })

  test.each(
    listed(`
    /en/family-rooms | /en/swimming-with-the-family | /de/palast-der-winde | /en/all-about-us | /en/about-crystal-group | /en/town-center`),
  )('is none: %s', (from) => {
    expect(targetOf(from) ?? '').not.toMatch(/\/(?:hotels|oteller)\/./)
  })

  test('may be called like a page below the folder of all hotels', () => {
    expect(targetOf('/oteller/family/odalar')).toBe('/oteller/crystal-family/odalar')
    expect(targetOf('/otel.asp?otel=boutique')).toBe('/oteller/crystal-boutique')
  })
})

test('hotels of a place are on the page of its region', () => {
  expect(['/kemer-otelleri', '/en/hotels-in-side', '/de/belek-hotels', '/oteller/kemer'].map(targetOf)).toEqual([
    '/turk-rivierasi/kemer',
    '/en/turkish-riviera/side',
    '/de/turkish-riviera/belek',
    '/turk-rivierasi/kemer',
  ])
})

test('a picture stands for no page, whatever its name says', () => {
  for (const name of ['/upload/banner-home.jpg', '/img/crystal-flora-rooms.png', '/css/spa.css'])
    expect(targetOf(name), name).toBeUndefined()
})

test('words may be joined by anything', () => {
  for (const mark of ['-', '_', '+', ' ', '__'])
    for (const [old, meant] of [
      ['/en/our hotels/crystal flora/rooms and suites.html', '/en/hotels/crystal-flora/rooms'],
      ['/files/Crystal Sunset Factsheet_de.pdf', '/de/hotels/crystal-sunset'],
      ['/oteller/crystal aura/yeme icme.asp', '/oteller/crystal-aura/gastronomi'],
    ] as const)
      expect(targetOf(old.replaceAll(' ', mark)), old + mark).toBe(meant)
})

test('folders for phones, and languages of three letters, are folders of the same pages', () => {
  expect(
    ['/m/en/our-hotels', '/mobile/rus/', '/eng/contact-us.html', '/deu/kontakt.php', '/wap'].map(targetOf),
  ).toEqual(['/en/hotels', '/ru', '/en/contact', '/de/contact', '/'])
})

test('a program in the middle of a path is none of its folders', () => {
  for (const program of ['index.php', 'default.aspx', 'Index.PHP'])
    expect(targetOf(`/${program}/de/hotels/crystal-sunset/kontakt`)).toBe('/de/hotels/crystal-sunset/contact')
})

describe('a query', () => {
  async function judged(addresses: readonly string[]) {
    const state = openState()
    const release = await publishedIn(state, manifestOf(Object.fromEntries(PATHS.map((path) => [path, path]))))
    const store = { get: () => Promise.reject(new Error('nobody compares')) }
    const { report } = await moveIn({ addresses, redirects: '', siteUrl: SITE.siteUrl, release, state, store })
    return report.addresses
  }

  test('that may name a page is not thrown away: of a program it is a doubtful proposal, where a page stands it is said', async () => {
    const number = fc.integer({ min: 1, max: 9999 })
    const name = fc.constantFrom('id', 'p', 'page_id', 'cat', 'Itemid', 'node', 'product_id')
    await fc.assert(
      fc.asyncProperty(name, number, async (parameter, value) => {
        const query = `?${parameter}=${value}`
        const [program, page, tracked] = await judged([
          `/index.php${query}`,
          `/${query}`,
          `/index.php?utm_source=${value}`,
        ])
        expect(program).toMatchObject({ outcome: 'proposed', from: `/index.php${query}`, target: '/' })
        expect(program!.sureness).toBeLessThanOrEqual(0.4)
        expect(program!.why).toContain(`${parameter}=${value}`)
        expect(page).toMatchObject({ outcome: 'other-page', why: expect.stringContaining(`${parameter}=${value}`) })
        expect(tracked).toMatchObject({ outcome: 'mended', target: '/' })
      }),
      { numRuns: 10 },
    )
  })

  test('that names a page leads to that page, and one that names the page itself says nothing new', async () => {
    const outcomes = await judged([
      '/hotels.php?region=kemer&lang=en',
      '/en/hotels/crystal-flora?hotel=flora',
      '/en/spa-and-wellness?hotel=flora',
    ])
    expect(outcomes.map(({ outcome, target }) => [outcome, target])).toEqual([
      ['proposed', '/en/turkish-riviera/kemer'],
      ['page', '/en/hotels/crystal-flora'],
      ['other-page', '/en/spa-and-wellness'],
    ])
  })

  test('of words that somebody looked for is no page', async () => {
    const found = ['q', 'kelime', 's', 'suche'].map((name) => propose(`/suchen.php?${name}=spa`))
    expect(found).toEqual(found.map(() => undefined))
  })
})
