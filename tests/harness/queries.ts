/** Queries of the pages that a query changes, as they stand in an address: what a form asks, what attackers send, and both together. */
import fc from 'fast-check'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { buildUrl } from '../../src/routes/place.ts'
import { queriedPath, type QueriedPage } from '../../src/routes/queried.ts'

interface QueriedSample {
  name: QueriedPage | 'day' | 'week'
  /** What its form, or a link to it, may ask for. */
  values: Record<string, string[]>
}

const SAMPLES: QueriedSample[] = [
  {
    name: 'search',
    values: {
      q: ['', 'pool', 'kemer spa', 'crystal flora', 'yüzme havuzu', 'Zimmer', 'детский клуб', 'akvaprak', 'zzzz', 'a'],
      page: ['1', '2', '3', '99', '0'],
      part: ['results'],
    },
  },
  {
    name: 'hotels',
    values: {
      region: ['SIDE', 'KEMER', 'BODRUM'],
      kids: ['1'],
      adults: ['1'],
      beach: ['sand', 'pebble'],
      'room-adults': ['2', '6'],
      'room-children': ['3'],
      hall: ['300', '90000'],
      adult: ['2'],
      age: ['4', '9'],
    },
  },
  {
    name: 'compare',
    values: {
      hotel: ['crystal-flora', 'crystal-family', 'crystal-centro', 'crystal-aura', 'crystal-palace', 'none'],
      room: ['crystal-flora/night-swimmers-family-room', 'night-swimmers-family-room', 'crystal-flora/none'],
      adult: ['1', '2', '5', '20'],
      child: ['0', '3'],
      age: ['4'],
    },
  },
  { name: 'day', values: { age: ['0', '4', '9', '15', '17', '18'] } },
  {
    name: 'week',
    values: {
      age: ['4', '9', '18'],
      checkin: ['2027-07-04', '2027-12-30', '2027-02-30'],
      checkout: ['2027-07-11', '2028-01-02', '2027-09-01'],
      with: ['crystal-flora', 'crystal-admiral', 'none'],
      plan: ['kids', 'k4-7.2', 'spa.3', 'spa.14', 'spa.0', 'aquapark.1', 'x.1'],
      also: ['spa.3', 'beach.5'],
    },
  },
  {
    name: 'halls',
    values: {
      persons: ['20', '300', '2500'],
      seating: ['banquet', 'theatre'],
      where: ['SIDE', 'crystal-palace', 'crystal-flora'],
      ask: ['crystal-palace/Divan', 'crystal-flora/Sedir'],
      together: ['1'],
    },
  },
  {
    name: 'events',
    values: {
      checkin: ['2027-06-18', '2027-02-30'],
      checkout: ['2027-08-25', '2027-06-01'],
      month: ['2027-09', '2027-13'],
      adult: ['2'],
      age: ['4'],
    },
  },
]

/** Each of the demo's pages in each language. */
export const QUERIED_SAMPLES: (QueriedSample & { locale: Locale; path: string })[] = SAMPLES.flatMap((sample) =>
  LOCALES.map((locale) => ({ ...sample, locale, path: pathIn(locale, sample.name) })),
)

function pathIn(locale: Locale, name: QueriedSample['name']): string {
  return name === 'day' || name === 'week'
    ? buildPath(locale, buildUrl({ kind: `hotel-${name}`, hotel: 'crystal-family' }, locale))
    : queriedPath(name, locale)
}

export const MARKUP = [
  '"><script>alert(1)</script>',
  "$& $1 $` $'",
  '</title><script>alert(1)</script>',
  '--><svg onload=alert(1)>',
  '{{count}}',
  "';alert(1)//",
]
const NUMBERS = ['-1', '1e9', '0x10', '٣', '00', ' 4 ', '999999999999999999999', 'NaN']
const CHARACTERS = [
  '\0',
  '\r\nset-cookie: a=b',
  '\u202egnp',
  '\ufeff',
  '\ud83d\ude00'.repeat(40),
  'e\u0301',
  'I\u0307ı',
]
/** Bytes that are no UTF-8, or no bytes at all: half of a surrogate pair, a sequence that is cut, one that is too long. */
const BROKEN = ['%ED%A0%80', '%ED%BF%BF', '%E0%A4%A', '%C0%80', '%FF%FE', '%', '%zz', '%u0041', '%25%32%35', '%F0%9F']
const NAMES = ['part', 'utm', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'q[]', '', ' ']
/** Servers read some 16 kB of a request's head, in which a browser may name the page before, too. */
const LONGEST = 8_000

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

/** What a server reads of a query, which may begin with a second question mark. */
export const parametersOf = (query: string) => new URL(`http://localhost/?${query}`).searchParams

/** Without the question mark. */
export function queriesOf({ values }: Pick<QueriedSample, 'values'>): fc.Arbitrary<string> {
  const known = Object.entries(values).flatMap(([name, all]) =>
    all.map((value) => `${escaped(name)}=${escaped(value)}`),
  )
  const names = Object.keys(values).map(escaped)
  const hostileValue = fc.oneof(
    fc.constantFrom(...[...MARKUP, ...NUMBERS, ...CHARACTERS].map(escaped)),
    fc.constantFrom(...BROKEN),
    fc.constantFrom(...MARKUP),
    fc.string({ unit: 'binary' }).map(escaped),
    fc.integer({ min: 200, max: LONGEST / 2 }).map((length) => 'x'.repeat(length)),
    fc.constantFrom('%C3%A4', '%20', '%00').map((one) => one.repeat(900)),
  )
  const hostile = fc
    .tuple(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...NAMES.map(escaped))), hostileValue)
    .map((pair) => pair.join('='))
  const asked = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, hostile), { maxLength: 6 })
  const repeated = fc
    .tuple(fc.constantFrom(...known, ...names, 'x=1'), fc.constantFrom(2, 40, 2000))
    .map(([one, count]) => Array<string>(Math.min(count, Math.floor(LONGEST / (one.length + 1)))).fill(one))
  return fc
    .oneof(
      { weight: 16, arbitrary: asked },
      { weight: 1, arbitrary: fc.tuple(repeated, asked).map(([many, few]) => [...many, ...few]) },
      { weight: 1, arbitrary: fc.constantFrom(...['', '&', '&&', '=', '?', '%23'].map((each) => [each])) },
    )
    .map((parts) => parts.join('&').slice(0, LONGEST))
}

/** Where two pages begin to differ; '' if they do not. */
export function difference(left: string, right: string): string {
  if (left === right) return ''
  let at = 0
  while (left[at] === right[at]) at++
  const [here, there] = [left, right].map((page) => page.slice(Math.max(0, at - 60), at + 60))
  return `${here} ≠ ${there}`
}
