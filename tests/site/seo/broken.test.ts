/** Each check finds what it is for: a small good site, broken on purpose in one place. */
import { expect, test } from 'vitest'
import { CONTENT_CHECKS, SEARCH_CHECKS } from './index.ts'
import { readFacts, type PageFacts, type SearchCheck, type SearchSite } from './site.ts'
import { canonical, languages } from './languages.ts'
import { reach } from './reach.ts'
import { robots, sitemap } from './sitemap.ts'
import { shown, values, words } from './structured.ts'
import { lengths, sharing, titles } from './titles.ts'

const ORIGIN = 'https://www.crystalhotels.example'
const CLUSTERS = [
  { tr: '/', en: '/en' },
  { tr: '/odalar', en: '/en/rooms' },
]
const ID = '0123456ab'
const CARD = '0123456789abcdef'

const alternates = ({ tr, en }: { tr: string; en: string }) =>
  [`tr" href="${ORIGIN}${tr}"`, `en" href="${ORIGIN}${en}"`, `x-default" href="${ORIGIN}${tr}"`].map(
    (rest) => `<link rel="alternate" hreflang="${rest}>`,
  )

function pageHtml(path: string): string {
  const cluster = CLUSTERS.find(({ tr, en }) => path === tr || path === en)!
  const lang = path === cluster.en ? 'en' : 'tr'
  const [own, other] = lang === 'en' ? ['en_GB', 'tr_TR'] : ['tr_TR', 'en_GB']
  const home = lang === 'en' ? '/en' : '/'
  const isHome = path === home
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Hotel',
        '@id': `${ORIGIN}${path}#hotel`,
        name: 'Crystal Bay',
        checkinTime: '14:00',
        petsAllowed: false,
        potentialAction: { '@type': 'ReserveAction', target: `${ORIGIN}/en/rooms` },
      },
      {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/en/search?q={words}` },
          'query-input': 'required name=words',
        },
      },
      { '@type': 'Event', name: 'Moon night', startDate: '2027-06-12T18:00:00+03:00' },
      ...(isHome ? [] : [trail(home, path)]),
    ],
  }
  return `<html lang="${lang}"><head><title>Title of ${path}</title><meta name="description" content="The page ${path}, said in some words: what it shows, where it stands and whom it is for.">
<link rel="canonical" href="${ORIGIN}${path}">${alternates(cluster).join('')}<meta property="og:title" content="Title">
<meta property="og:description" content="Words"><meta property="og:type" content="website"><meta property="og:url" content="${ORIGIN}${path}">
<meta property="og:site_name" content="Crystal"><meta property="og:locale" content="${own}"><meta property="og:locale:alternate" content="${other}">
<meta property="og:image" content="${ORIGIN}/img/share/${ID}-${CARD}${path === '/' ? '/index' : path}.jpg">
<meta property="og:image:alt" content="Title | Crystal Bay"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><a href="${home}">Home</a>
${isHome ? '' : `<nav class="crumbs"><ol><li><a href="${home}">Home</a></li><li>Rooms</li></ol></nav>`}
<a href="${isHome ? (lang === 'en' ? '/en/rooms' : '/odalar') : home}">Rooms</a><p>Crystal Bay, Moon night</p></body></html>`
}

const trail = (home: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: ORIGIN + home },
    { '@type': 'ListItem', position: 2, name: 'Rooms', item: ORIGIN + path },
  ],
})

const entry = (path: string) => {
  const cluster = CLUSTERS.find(({ tr, en }) => path === tr || path === en)!
  const links = alternates(cluster).map((link) => link.replace('<link', '<xhtml:link').replace('>', '/>'))
  return `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-03-01T10:00:00Z</lastmod>${links.join('')}<image:image><image:loc>${ORIGIN}/img/${ID}-640.webp</image:loc></image:image></url>`
}
const PATHS = CLUSTERS.flatMap(({ tr, en }) => [tr, en])

/** A site of two pages in two languages and an error page. `edit`: of one page or file, by its path or name. */
function site(edit: (name: string, text: string) => string = (_, text) => text): SearchSite {
  const page = (path: string, html: string, isError = false): [string, PageFacts] => [
    path,
    readFacts(path, edit(path, html), isError),
  ]
  const missing =
    '<html lang="en"><head><title>Not found</title><meta name="robots" content="noindex"></head><body></body></html>'
  const file = (name: string, text: string): [string, string] => [name, edit(name, text)]
  return {
    origin: ORIGIN,
    pages: new Map([...PATHS.map((path) => page(path, pageHtml(path))), page('/en/404', missing, true)]),
    files: new Map([
      file('robots.txt', `User-agent: *\nDisallow: /edge/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`),
      file('sitemap.xml', `<sitemapindex><sitemap><loc>${ORIGIN}/sitemaps/pages-1.xml</loc></sitemap></sitemapindex>`),
      file(
        'sitemaps/pages-1.xml',
        `<?xml version="1.0" encoding="UTF-8"?><urlset>${PATHS.map(entry).join('')}</urlset>`,
      ),
    ]),
    manifest: {
      pages: new Map(
        PATHS.map(
          (path) =>
            [path, { hash: '', key: '', thing: '', reads: [], chrome: '', lastmod: '2026-03-01T10:00:00Z' }] as const,
        ),
      ),
      assets: new Map(),
      sources: new Map([[ID, { source: 'x' }]]),
    },
  }
}

const ROOMS = '/en/rooms'
const PART = 'sitemaps/pages-1.xml'

/** Check, page or file, and the change that breaks it. */
const FAULTS: [SearchCheck, string, string, string][] = [
  [canonical, ROOMS, `rel="canonical" href="${ORIGIN}/en/rooms"`, `rel="canonical" href="${ORIGIN}/en"`],
  [canonical, ROOMS, `rel="canonical" href="${ORIGIN}`, 'rel="canonical" href="'],
  [canonical, ROOMS, 'rel="canonical"', 'rel="other"'],
  [canonical, ROOMS, '<link rel="canonical"', `<link rel="canonical" href="${ORIGIN}/en"><link rel="canonical"`],
  [canonical, '/en/404', 'noindex', 'index'],
  [languages, ROOMS, `hreflang="tr" href="${ORIGIN}/odalar"`, 'hreflang="tr" href="/odalar"'],
  [languages, ROOMS, `hreflang="tr" href="${ORIGIN}/odalar"`, `hreflang="tr" href="${ORIGIN}/nowhere"`],
  [languages, ROOMS, `hreflang="tr" href="${ORIGIN}/odalar"`, `hreflang="tr" href="${ORIGIN}/"`],
  [languages, ROOMS, 'hreflang="tr"', 'hreflang="de"'],
  [languages, ROOMS, 'hreflang="tr"', 'hreflang="tk"'],
  [languages, ROOMS, `hreflang="en" href="${ORIGIN}/en/rooms"`, `hreflang="en" href="${ORIGIN}/en"`],
  [languages, ROOMS, `hreflang="x-default" href="${ORIGIN}/odalar"`, `hreflang="x-default" href="${ORIGIN}/en/rooms"`],
  [languages, ROOMS, `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/odalar">`, ''],
  [languages, ROOMS, '</head>', '<meta name="robots" content="noindex"></head>'],
  [languages, ROOMS, `rel="canonical" href="${ORIGIN}/en/rooms"`, `rel="canonical" href="${ORIGIN}/en"`],
  [sitemap, ROOMS, '</head>', '<meta name="robots" content="noindex"></head>'],
  [sitemap, ROOMS, `hreflang="tr" href="${ORIGIN}/odalar"`, `hreflang="tr" href="${ORIGIN}/"`],
  [sitemap, PART, entry(ROOMS), ''],
  [sitemap, PART, entry(ROOMS), entry(ROOMS) + entry(ROOMS)],
  [sitemap, PART, `<loc>${ORIGIN}/en/rooms`, `<loc>${ORIGIN}/en/rooms/`],
  [sitemap, PART, `<loc>${ORIGIN}/en/rooms`, `<loc>${ORIGIN}/en/404`],
  [sitemap, PART, '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'],
  [sitemap, PART, '<lastmod>2026-03-01T10:00:00Z</lastmod>', ''],
  [sitemap, PART, 'hreflang="en"', 'hreflang="de"'],
  [sitemap, PART, ID, 'fedcba987'],
  [sitemap, PART, '<?xml version="1.0" encoding="UTF-8"?>', ''],
  [sitemap, 'sitemap.xml', 'pages-1', 'pages-2'],
  [robots, 'robots.txt', '/edge/', '/en/'],
  [robots, 'robots.txt', `${ORIGIN}/sitemap.xml`, '/sitemap.xml'],
  [reach, '/en', 'href="/en/rooms"', 'href="/odalar"'],
  [titles, ROOMS, 'Title of /en/rooms', 'Title of /en'],
  [titles, ROOMS, 'Title of /en/rooms', ''],
  [titles, ROOMS, 'The page /en/rooms,', 'The page /en,'],
  [titles, ROOMS, 'name="description"', 'name="other"'],
  [lengths, ROOMS, 'Title of', `Title ${'long '.repeat(15)}`],
  [lengths, ROOMS, 'said in some words', 'said in some words '.repeat(10)],
  [lengths, ROOMS, ': what it shows, where it stands and whom it is for', ''],
  [sharing, ROOMS, 'content="en_GB"', 'content="tr_TR"'],
  [sharing, ROOMS, '"og:locale:alternate" content="tr_TR"', '"og:locale:alternate" content="de_DE"'],
  [sharing, ROOMS, `share/${ID}`, 'share/fedcba987'],
  [sharing, ROOMS, '/en/rooms.jpg', '/en.jpg'],
  [sharing, ROOMS, `${ORIGIN}/img/`, '/img/'],
  [sharing, ROOMS, 'og:image:alt', 'og:image:type'],
  [sharing, ROOMS, '"og:image:height" content="630"', '"og:image:height" content="640"'],
  [sharing, ROOMS, `property="og:url" content="${ORIGIN}/en/rooms"`, `property="og:url" content="${ORIGIN}/en"`],
  [sharing, ROOMS, '<meta property="og:title" content="Title">', ''],
  [sharing, ROOMS, 'twitter:card', 'twitter:title'],
  [words, ROOMS, '{"@context"', '{{"@context"'],
  [words, ROOMS, 'https://schema.org', 'https://example.org'],
  [words, ROOMS, '"@type":"Hotel"', '"@type":"Inn"'],
  [words, ROOMS, '"petsAllowed"', '"petsWelcome"'],
  [words, ROOMS, '"checkinTime":"14:00"', '"checkinTime":false'],
  [words, ROOMS, '"@type":"ListItem"', '"@type":"Hotel"'],
  [words, ROOMS, '"name":"Crystal Bay"', '"name":""'],
  [words, ROOMS, '"query-input"', '"question-input"'],
  [values, ROOMS, `"target":"${ORIGIN}/en/rooms"`, `"target":"${ORIGIN}/en/nowhere"`],
  [values, ROOMS, `"target":"${ORIGIN}/en/rooms"`, '"target":"/en/rooms"'],
  [values, ROOMS, '/en/search?q={words}', '/en/nowhere?q={words}'],
  [values, ROOMS, '18:00:00+03:00', '18:00:00'],
  [values, ROOMS, '2027-06-12T18:00:00+03:00', '12 June 2027'],
  [values, ROOMS, '"checkinTime":"14:00"', '"checkinTime":"from 14:00"'],
  [values, ROOMS, `"item":"${ORIGIN}/en"`, '"item":"/en"'],
  [values, ROOMS, `"@id":"${ORIGIN}/en/rooms#hotel"`, `"@id":"${ORIGIN}/en/nowhere#hotel"`],
  [values, ROOMS, '<li>Rooms</li>', '<li>Chambers</li>'],
  [shown, ROOMS, 'Crystal Bay, Moon night', 'Crystal Bay'],
]

test.each([...SEARCH_CHECKS, ...CONTENT_CHECKS].map((check) => [check.name, check] as const))(
  'a good site passes: %s',
  (_, check) => expect(check.faults(site())).toEqual([]),
)

test.each(FAULTS)('%# breaks its check', (check, name, from, to) => {
  const good = site((each, text) => {
    if (each === name) expect(text).toContain(from)
    return text
  })
  expect(check.faults(good)).toEqual([])
  expect(check.faults(site((each, text) => (each === name ? text.replace(from, to) : text)))).not.toEqual([])
})

test('every check is shown to fail', () => {
  const broken = new Set(FAULTS.map(([check]) => check))
  expect([...SEARCH_CHECKS, ...CONTENT_CHECKS].filter((check) => !broken.has(check))).toEqual([])
})
