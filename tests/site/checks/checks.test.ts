import { expect, test } from 'vitest'
import { readPage } from '../pages.ts'
import type { Check } from './check.ts'
import { CHECKS } from './index.ts'
import { distinct } from './distinct.ts'
import { frame } from './document.ts'
import { headings } from './headings.ts'
import { linkTexts } from './link-texts.ts'
import { links } from './links.ts'
import { accessibleNames } from './accessible-names.ts'
import { text } from './text.ts'
import type { ChromeEntry } from '../../../src/engine/release/manifest.ts'

const GOOD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rooms</title>
<link rel="canonical" href="https://www.crystalhotels.example/en/rooms"></head><body>
<a href="#main">Skip</a><header><nav aria-label="Main"><a href="/en">Home</a></nav></header>
<main id="main" tabindex="-1"><h1>Rooms</h1><h2>Sea</h2><img src="/a.svg" width="1" height="1" alt=""><label for="x">Name</label><input id="x"></main>
<footer></footer></body></html>`

const MANIFEST = {
  id: 'x',
  inputs: '',
  records: '',
  pagesSum: '',
  assetsSum: '',
  routes: new Map(),
  routeProblems: [],
  redirects: {},
  policy: '',
  brokenLinks: [],
  pages: new Map(
    ['/en', '/en/rooms'].map((path) => [path, { hash: '', key: '', thing: path, reads: [], chrome: '' }] as const),
  ),
  chromes: new Map<string, ChromeEntry>(),
  sitemaps: new Map(),
  outputs: new Map(),
  assets: new Map([['a.svg', 'x']]),
  sources: new Map([['0123456ab', { source: 'x' }]]),
}

const page = (html: string, path = '/en/rooms') => readPage(path, html)
const run = (check: Check, html: string) => check.start(MANIFEST)(page(html))

/** Each fault that a check is for, as a change of a good page. */
const FAULTS: [Check, string, string][] = [
  [links, 'href="/en"', 'href="/en/nowhere"'],
  [links, 'href="/en"', 'href="/en/"'],
  [links, 'href="/en"', 'href=""'],
  [links, 'href="/en"', 'href="rooms"'],
  [links, 'href="/en"', 'href="javascript:x"'],
  [links, 'href="/en"', 'href="https://www.crystalhotels.example/en/nowhere"'],
  [links, 'href="/en"', 'href="#nowhere"'],
  [links, 'href="/en"', 'href="tel:"'],
  [links, '/a.svg', '/img/fedcba987-320.webp'],
  [links, '/a.svg', '/b.svg'],
  [links, '<h1>Rooms</h1>', '<h1>Rooms</h1><form action="/edge/none"></form>'],
  [links, '<h1>Rooms</h1>', '<h1>Rooms</h1><form action="/forms/none" method="post"></form>'],
  [linkTexts, '>Home<', '>Read more …<'],
  [linkTexts, '>Home<', '>Here<'],
  [frame, 'lang="en"', 'lang="tr"'],
  [frame, '<title>Rooms', '<title> '],
  [frame, '<h1>Rooms</h1>', ''],
  [frame, '<h1>Rooms</h1>', '<h1>Rooms</h1><h1>Again</h1>'],
  [frame, '<footer></footer>', '<footer></footer><footer></footer>'],
  [frame, 'id="x"', 'id="main"'],
  [frame, 'for="x"', 'for="y"'],
  [frame, '/en/rooms', '/en/room'],
  [frame, '<nav aria-label="Main">', '<nav>'],
  [frame, ' tabindex="-1"', ''],
  [frame, '<img src="/a.svg"', '<img src="/a.svg" srcset="/a.svg 320w, /b.svg 640w"'],
  [headings, '<h2>Sea</h2>', '<h3>Sea</h3>'],
  [headings, '<h2>Sea</h2>', '<h2> </h2>'],
  [headings, '<h2>Sea</h2>', '<h2>Sea</h2><section><p>Sand</p></section>'],
  [accessibleNames, ' width="1"', ''],
  [accessibleNames, ' height="1"', ' height="0"'],
  [accessibleNames, ' alt=""', ''],
  [accessibleNames, '>Home<', '><'],
  [accessibleNames, '>Name<', '><'],
  [text, 'Sea', 'undefined'],
  [text, 'Sea', '[object Object]'],
  [text, 'Sea', 'NaN m²'],
  [text, 'Sea', '{{count}} rooms'],
  [text, 'Sea', 'pages.room.see'],
  [text, 'Sea', 'Sea &amp;amp; sand'],
]

test('a good page has no fault', () => {
  for (const check of CHECKS) expect(run(check, GOOD), check.name).toEqual([])
})

test.each(FAULTS)('%# breaks its check', (check, from, to) => {
  expect(GOOD).toContain(from)
  expect(run(check, GOOD.replace(from, to))).not.toEqual([])
})

test('the same content at a second address is found', () => {
  const faultsIn = distinct.start(MANIFEST)
  expect(faultsIn(page(GOOD))).toEqual([])
  expect(faultsIn(page(GOOD, '/en/rooms-2'))).not.toEqual([])
})
