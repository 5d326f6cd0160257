/** What is looked at before each publish: a good page, broken on purpose in one place, and routes that contradict each other. */
import { describe, expect, test } from 'vitest'
import { brokenClusters } from '../../src/release/checks/index.ts'
import { findings, type ExpectedPage } from '../../src/release/checks/page.ts'
import { tagsOf } from '../../src/release/tags.ts'
import type { Alternates } from '../../src/routes/alternates.ts'
import type { RouteTable } from '../../src/routes/table.ts'

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
const GOOD = `<!DOCTYPE html><html lang="en"><head><title>Rooms &amp; suites</title>
<meta name="description" content="Thirty rooms above the harbour, each with a balcony, a bath of stone and a view of the sea.">
<link rel="canonical" href="${ORIGIN}/en/rooms">
${EXPECTED.alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`).join('')}
<meta property="og:title" content="Rooms"><meta property="og:description" content="Thirty rooms"><meta property="og:url" content="${ORIGIN}/en/rooms">
<meta property="og:locale" content="en_GB"><meta property="og:image" content="${ORIGIN}/share.jpg"><meta property="og:image:alt" content="Rooms">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Hotel","name":"A <h1> of text"}]}</script>
<script>document.title = '<h1>'</script></head><body>
<a href="/en" data-text="<h1>">Home</a><main id="main"><h1>Rooms</h1><h2>Sea</h2><h3>Balcony</h3><svg><title>Sea</title></svg><img src="/a.svg" alt="">
<!-- <h1> --></main><footer><h2>Group</h2></footer></body></html>`

const found = (html: string, expected: ExpectedPage) => findings(html, tagsOf(html), expected)

/** Each fault as a change of the good page. */
const FAULTS: [string, string][] = [
  ['lang="en"', 'lang="tr"'],
  ['Rooms &amp; suites', ' '],
  ['<h1>Rooms</h1>', '<h1>Rooms</h1><h1>Again</h1>'],
  ['<h1>Rooms</h1>', ''],
  ['<main id="main">', '<main><main>'],
  ['<h2>Sea</h2>', ''],
  [' alt=""', ''],
  [`rel="canonical" href="${ORIGIN}/en/rooms"`, `rel="canonical" href="${ORIGIN}/en"`],
  [`rel="canonical" href="${ORIGIN}/en/rooms"`, 'rel="canonical" href="/en/rooms"'],
  ['<link rel="canonical"', `<link rel="canonical" href="${ORIGIN}/en/rooms"><link rel="canonical"`],
  ['rel="canonical"', 'rel="other"'],
  ['<title>', '<meta name="robots" content="noindex"><title>'],
  [`hreflang="tr" href="${ORIGIN}/odalar"`, `hreflang="tr" href="${ORIGIN}/oda"`],
  ['hreflang="tr"', 'hreflang="de"'],
  [`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/odalar">`, ''],
  ['property="og:title"', 'property="og:other"'],
  [`og:url" content="${ORIGIN}/en/rooms"`, `og:url" content="${ORIGIN}/en"`],
  ['content="en_GB"', 'content="tr_TR"'],
  [`${ORIGIN}/share.jpg`, '/share.jpg'],
  ['"@graph":[', '"@graph":[['],
  ['"@graph"', '"graph"'],
  ['https://schema.org', 'https://schema.example'],
]
const WORDS: [string, string][] = [
  ['Rooms &amp; suites', 'Rooms and suites '.repeat(4)],
  ['Thirty rooms above the harbour', 'Thirty rooms above the harbour '.repeat(4)],
  [', each with a balcony, a bath of stone and a view of the sea', ''],
]

describe('a page', () => {
  test('in order has no fault', () => {
    expect(found(GOOD, EXPECTED)).toMatchObject({ faults: [], words: [], title: 'Rooms & suites' })
  })

  test.each(FAULTS)('%# is found: %s → %s', (from, to) => {
    expect(GOOD).toContain(from)
    expect(found(GOOD.replace(from, to), EXPECTED).faults).not.toEqual([])
  })

  test.each(WORDS)('whose words are cut or few is noted, and is no fault: %s', (from, to) => {
    expect(GOOD).toContain(from)
    const { faults, words } = found(GOOD.replace(from, to), EXPECTED)
    expect([faults, words.length]).toEqual([[], 1])
  })

  test('that only answers other requests must be kept out, without canonical address and languages', () => {
    const answer: ExpectedPage = { locale: 'en', listed: false, alternates: [] }
    const html =
      '<html lang="en"><head><meta name="robots" content="noindex"><title>Sorry</title></head><body><main><h1>Sorry</h1></main></body>'
    expect(found(html, answer)).toMatchObject({ faults: [], words: [] })
    for (const [from, to] of [
      ['noindex', 'index'],
      ['<title>', `<link rel="canonical" href="${ORIGIN}/en"><title>`],
      ['<title>', `<link rel="alternate" hreflang="tr" href="${ORIGIN}/"><title>`],
    ] as const)
      expect(found(html.replace(from, to), answer).faults).toHaveLength(1)
  })
})

describe('languages of a page', () => {
  const ROUTES = [
    { path: '/oda', locale: 'tr', listed: true },
    { path: '/en/room', locale: 'en', listed: true },
    { path: '/de/room', locale: 'de', listed: false },
  ]
  function table(clusters: Record<string, Alternates>, routes = ROUTES): RouteTable {
    return { routes, listedAlternates: ({ path }: { path: string }) => clusters[path] ?? {} } as unknown as RouteTable
  }
  const CLUSTER = { tr: '/oda', en: '/en/room' }

  test('name each other', () => {
    expect(brokenClusters(table({ '/oda': CLUSTER, '/en/room': CLUSTER }))).toEqual([])
  })

  test.each([
    ['one names no other', { '/oda': CLUSTER, '/en/room': { en: '/en/room' } }],
    [
      'one names what is no page',
      { '/oda': { ...CLUSTER, ru: '/ru/room' }, '/en/room': { ...CLUSTER, ru: '/ru/room' } },
    ],
    ['one names a page that is kept out', { '/oda': { ...CLUSTER, de: '/de/room' }, '/en/room': CLUSTER }],
    ['one that is kept out names others', { '/oda': CLUSTER, '/en/room': CLUSTER, '/de/room': CLUSTER }],
    ['one does not name itself', { '/oda': { en: '/en/room' }, '/en/room': { en: '/en/room' } }],
    ['one names a page as another language', { '/oda': { tr: '/oda', de: '/en/room' }, '/en/room': CLUSTER }],
  ])('are found out where %s', (_, clusters) => {
    expect(brokenClusters(table(clusters))).not.toEqual([])
  })
})
