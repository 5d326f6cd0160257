/** What is looked at before each publish: a good page, broken on purpose in one place, and routes that contradict each other. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { DETAILS } from '../../../src/config/problems/details.ts'
import { problem } from '../../../src/config/problems/table.ts'
import { brokenClusters, openPageChecks, repeatedWords } from '../../../src/engine/release/checks/index.ts'
import { findings, type ExpectedPage } from '../../../src/engine/release/checks/page.ts'
import { tagsOf } from '../../../src/engine/release/checks/tags.ts'
import type { Alternates } from '../../../src/routes/table.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { RouteTable } from '../../../src/routes/table.ts'
import { storedRecord } from '../../../src/records/snapshot.ts'
import { page } from '../../views/made.ts'

const ORIGIN = 'https://www.crystalhotels.example'
const EXPECTED: ExpectedPage = {
  locale: 'en',
  canonical: `${ORIGIN}/en/rooms`,
  listed: true,
  alternates: [
    { hreflang: 'tr', href: `${ORIGIN}/odalar` },
    { hreflang: 'en', href: `${ORIGIN}/en/rooms` },
    { hreflang: 'x-default', href: `${ORIGIN}/odalar` },
  ],
}
const DESCRIPTION = 'Thirty rooms above the harbour, each with a balcony, a bath of stone and a view of the sea.'
const ALTERNATES = EXPECTED.alternates
  .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
  .join('')
const GOOD = `<!DOCTYPE html><html lang="en"><head><title>Rooms &amp; suites</title>
<meta name="description" content="${DESCRIPTION}">
<link rel="canonical" href="${ORIGIN}/en/rooms">
${ALTERNATES}
<meta property="og:title" content="Rooms"><meta property="og:description" content="Thirty rooms"><meta property="og:url" content="${ORIGIN}/en/rooms">
<meta property="og:locale" content="en_GB"><meta property="og:image" content="${ORIGIN}/share.jpg"><meta property="og:image:alt" content="Rooms">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Hotel","name":"A <h1> of text"}]}</script>
<script>document.title = '<h1>'</script></head><body>
<a href="/en" data-text="<h1>">Home</a><main id="main"><h1>Rooms</h1><h2>Sea</h2><h3>Balcony</h3><svg><title>Sea</title></svg><img src="/a.svg" alt="">
<!-- <h1> --></main><footer><h2>Group</h2></footer></body></html>`

const found = (html: string, expected: ExpectedPage) => {
  const { faults, words, ...more } = findings(html, tagsOf(html), expected)
  return { faults: faults.map(DETAILS['page-faulty']), words: words.map(DETAILS['page-words']), ...more }
}

/** A change of the good page, and the one thing that is said of it. */
const FAULTS: [string, string, string | RegExp][] = [
  ['lang="en"', 'lang="tr"', 'its language is tr'],
  ['Rooms &amp; suites', ' ', 'no title'],
  ['<title>Rooms &amp; suites</title>', '', 'no title'],
  ['<h1>Rooms</h1>', '<h1>Rooms</h1><h1>Again</h1>', '2 × <h1>'],
  ['<main id="main">', '<main><main>', '2 × <main>'],
  ['<h2>Sea</h2>', '', 'h3 after h1'],
  ['<h2>Sea</h2><h3>Balcony</h3>', '<h3>Balcony</h3><h2>Sea</h2>', 'h3 after h1'],
  [' alt=""', '', 'a picture without alt'],
  [`rel="canonical" href="${ORIGIN}/en/rooms"`, `rel="canonical" href="${ORIGIN}/en"`, `canonical ${ORIGIN}/en`],
  [`rel="canonical" href="${ORIGIN}/en/rooms"`, 'rel="canonical" href="/en/rooms"', 'canonical /en/rooms'],
  [`rel="canonical" href="${ORIGIN}/en/rooms"`, 'rel="canonical"', 'canonical missing'],
  ['<link rel="canonical"', '<link rel="canonical" href="/a"><link rel="canonical"', `canonical /a ${ORIGIN}/en/rooms`],
  ['rel="canonical"', 'rel="other"', 'canonical missing'],
  ['<title>', '<meta name="robots" content="noindex"><title>', 'kept out of search engines'],
  ['<title>', '<meta name="robots" content="follow, NONE"><title>', 'kept out of search engines'],
  [
    `hreflang="tr" href="${ORIGIN}/odalar"`,
    `hreflang="tr" href="${ORIGIN}/oda"`,
    `its languages are given as tr ${ORIGIN}/oda, en ${ORIGIN}/en/rooms, x-default ${ORIGIN}/odalar`,
  ],
  ['hreflang="tr"', 'hreflang="de"', /^its languages are given as de /],
  [`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/odalar">`, '', /^its languages are given as (?!.*x-d)/],
  [ALTERNATES, '', 'its languages are given as none'],
  ['property="og:title"', 'property="og:other"', 'no og:title'],
  ['property="og:title" content="Rooms"', 'property="og:title"', 'no og:title'],
  ['og:image:alt" content="Rooms"', 'og:image:alt" content=""', 'no og:image:alt'],
  [`og:url" content="${ORIGIN}/en/rooms"`, `og:url" content="${ORIGIN}/en"`, 'og:url is not canonical'],
  ['content="en_GB"', 'content="tr_TR"', 'og:locale of another language'],
  [`${ORIGIN}/share.jpg`, '/share.jpg', 'og:image /share.jpg'],
  ['"@graph":[', '"@graph":[[', /^structured data: .*JSON/],
  ['"@graph"', '"graph"', 'structured data without a graph'],
  ['https://schema.org', 'https://schema.example', 'structured data without a graph'],
]
/** Changes that leave it good. */
const SOUND: [string, string][] = [
  ['<h2>Group</h2>', '<h5>Group</h5>'],
  ['<title>', '<meta name="robots" content="index, follow"><title>'],
  ['<title>', '<link rel="alternate" type="application/rss+xml" href="/en/news.xml"><title>'],
  ['<title>', '<link rel="help" hreflang="de" href="/de/contact"><title>'],
  ['<script>', '<script type="application/json">[1]</script><script>'],
]
const WORDS: [string, string, string[]][] = [
  ['Rooms &amp; suites', 'R'.repeat(60), []],
  ['Rooms &amp; suites', 'R'.repeat(61), ['its title has 61 characters, and up to 60 are shown']],
  [DESCRIPTION, 'R'.repeat(160), []],
  [DESCRIPTION, 'R'.repeat(161), ['its description has 161 characters, and up to 160 are shown']],
  [DESCRIPTION, 'R'.repeat(70), []],
  [DESCRIPTION, 'R'.repeat(69), ['its description has 69 characters, and less than 70 say little']],
  [`content="${DESCRIPTION}"`, '', ['its description has 0 characters, and less than 70 say little']],
]

describe('a page', () => {
  test('in order has no fault', () => {
    expect(found(GOOD, EXPECTED)).toEqual({ faults: [], words: [], title: 'Rooms & suites', description: DESCRIPTION })
  })

  test.each(FAULTS)('%# is found: %s → %s', (from, to, fault) => {
    expect(GOOD).toContain(from)
    const said = typeof fault === 'string' ? fault : expect.stringMatching(fault)
    expect(found(GOOD.replace(from, to), EXPECTED).faults).toEqual([said])
  })

  test('without its main heading is found, and what comes below it', () => {
    expect(found(GOOD.replace('<h1>Rooms</h1>', ''), EXPECTED).faults).toEqual(['0 × <h1>', 'h2 after h0'])
  })

  test('without a footer is looked at to its end', () => {
    const bare = GOOD.replace(/<footer>.*<\/footer>/, '')
    expect(found(bare, EXPECTED).faults).toEqual([])
    expect(found(bare.replace('<h2>Sea</h2>', ''), EXPECTED).faults).toEqual(['h3 after h1'])
  })

  test.each(SOUND)('has no fault by what is none: %s → %s', (from, to) => {
    expect(GOOD).toContain(from)
    expect(found(GOOD.replace(from, to), EXPECTED).faults).toEqual([])
  })

  test.each(WORDS)('%# whose words are cut or few is noted, and is no fault', (from, to, noted) => {
    expect(GOOD).toContain(from)
    const { faults, words } = found(GOOD.replace(from, to), EXPECTED)
    expect([faults, words]).toEqual([[], noted])
  })

  test('that only answers other requests must be kept out, without canonical address and languages', () => {
    const answer: ExpectedPage = { locale: 'en', listed: false, alternates: [] }
    const html =
      '<html lang="en"><head><meta name="robots" content="noindex"><title>Sorry</title></head><body><main><h1>Sorry</h1></main></body>'
    expect(found(html, answer)).toMatchObject({ faults: [], words: [] })
    for (const [from, to, fault] of [
      ['noindex', 'index', 'not kept out of search engines'],
      ['<title>', `<link rel="canonical" href="${ORIGIN}/en"><title>`, `canonical ${ORIGIN}/en`],
      [
        '<title>',
        `<link rel="alternate" hreflang="tr" href="${ORIGIN}/"><title>`,
        `its languages are given as tr ${ORIGIN}/`,
      ],
    ] as const)
      expect(found(html.replace(from, to), answer).faults).toEqual([fault])
  })
})

describe('the pages of a release', () => {
  const NOINDEX = [{ name: 'robots', content: 'noindex' }]
  const records = {
    'page/tr/odalar': page('odalar'),
    'page/en/rooms': page('rooms'),
    'page/en/spa': page('spa', { id: 2, metas: NOINDEX }),
  }
  const entries = Object.entries(records).map(([key, record]) => [key, storedRecord(record)] as const)
  const routes = buildRoutes(new Map(entries))
  const looked = (path: string, html: string) => openPageChecks(routes, ORIGIN).check(path, html, tagsOf(html))

  test('are held against their routes, and give what no other page should say', () => {
    expect(looked('/en/rooms', GOOD)).toEqual({
      faults: [],
      words: { locale: 'en', title: 'Rooms & suites', description: DESCRIPTION },
    })
    const other = GOOD.replace('<h2>Sea</h2>', '').replace(DESCRIPTION, 'Thirty rooms')
    expect(looked('/en/rooms', other).faults).toEqual([
      problem('page-faulty', '/en/rooms', { code: 'heading-jump', level: 3, after: 1 }),
      problem('page-words', '/en/rooms', { code: 'too-short', text: 'description', count: 12, limit: 70 }),
    ])
  })

  test('may say what others do where search engines list none of them', () => {
    const spa = GOOD.replace(ALTERNATES, '')
      .replace('<title>', '<meta name="robots" content="noindex"><title>')
      .replaceAll('/en/rooms', '/en/spa')
    expect(looked('/en/spa', spa)).toEqual({ faults: [] })
    const answer =
      '<html lang="de"><head><meta name="robots" content="noindex"><title>x</title></head><body><main><h1>x</h1></main></body>'
    expect(looked('/de/404', answer)).toEqual({ faults: [] })
  })

  test('are told where they say what one before them says in their language', () => {
    const words = (locale: Locale, title: string, description: string) => ({ locale, title, description })
    expect(
      repeatedWords([
        { path: '/en/a', words: words('en', 'Sea', 'By the sea') },
        { path: '/en/b', words: words('en', 'Sea', 'Above the sea') },
        { path: '/en/404' },
        { path: '/de/c', words: words('de', 'Sea', 'By the sea') },
        { path: '/en/d', words: words('en', 'By the sea', 'By the sea') },
        { path: '/en/e', words: words('en', 'Sea', 'By the sea') },
      ]),
    ).toEqual([
      problem('page-words', '/en/b', { code: 'repeated', text: 'title', path: '/en/a', words: 'Sea' }),
      problem('page-words', '/en/d', { code: 'repeated', text: 'description', path: '/en/a', words: 'By the sea' }),
      problem('page-words', '/en/e', { code: 'repeated', text: 'title', path: '/en/a', words: 'Sea' }),
      problem('page-words', '/en/e', { code: 'repeated', text: 'description', path: '/en/a', words: 'By the sea' }),
    ])
    expect(repeatedWords([])).toEqual([])
  })
})

describe('languages of a page', () => {
  const ROUTES = [
    { path: '/oda', locale: 'tr', listed: true },
    { path: '/en/room', locale: 'en', listed: true },
    { path: '/de/room', locale: 'de', listed: false },
  ]
  function table(clusters: Record<string, Alternates>, routes = ROUTES): RouteTable {
    return {
      all: () => routes,
      listedAlternates: ({ path }: { path: string }) => clusters[path] ?? {},
    } as unknown as RouteTable
  }
  const CLUSTER = { tr: '/oda', en: '/en/room' }

  test('name each other', () => {
    expect(brokenClusters(table({ '/oda': CLUSTER, '/en/room': CLUSTER }))).toEqual([])
  })

  const BOTH = ['/oda', '/en/room']
  const WITH_RU = { ...CLUSTER, ru: '/ru/room' }
  const WITH_DE = { ...CLUSTER, de: '/de/room' }
  const AS_DE = { tr: '/oda', de: '/en/room' }
  test.each<[string, Record<string, Alternates>, string[]]>([
    ['one names no other', { '/oda': CLUSTER, '/en/room': { en: '/en/room' } }, ['/oda']],
    ['one names what is no page', { '/oda': WITH_RU, '/en/room': WITH_RU }, BOTH],
    ['one names a page that is kept out', { '/oda': WITH_DE, '/en/room': CLUSTER }, BOTH],
    [
      'all name a page that is kept out',
      { '/oda': WITH_DE, '/en/room': WITH_DE, '/de/room': WITH_DE },
      [...BOTH, '/de/room'],
    ],
    ['one that is kept out names others', { '/oda': CLUSTER, '/en/room': CLUSTER, '/de/room': CLUSTER }, ['/de/room']],
    ['one does not name itself', { '/oda': { en: '/en/room' }, '/en/room': { en: '/en/room' } }, ['/oda']],
    ['one names a page as another language', { '/oda': AS_DE, '/en/room': CLUSTER }, BOTH],
    ['all name a page as another language', { '/oda': AS_DE, '/en/room': AS_DE }, BOTH],
  ])('are found out where %s', (_, clusters, broken) => {
    expect(brokenClusters(table(clusters))).toEqual(broken)
  })
})
