/** The words that addresses of hotel sites are made of: which of them mean the same, whatever the language and the alphabet. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import { LANGUAGES } from '../../site/languages.ts'
import { folded, soundOf, transliterated, wordsOf } from '../../features/search/engine/fold.ts'
import { EVENT_FOLDER, HOTEL_FOLDER, HOTEL_PAGES, SITE_MAP, STATIC_PAGES } from '../../site/pages.ts'
import { FILLERS, NAMES, SAME_WORDS } from './old-names.ts'

const FILLER_WORDS = new Set(FILLERS.split(' ').map(soundWord))
const sameWord = new Map(
  SAME_WORDS.flatMap((line) => {
    const [first, ...more] = line.split(' ').map(soundWord)
    return more.map((word) => [word, first!] as const)
  }),
)

interface Named {
  kind: string
  locales: Set<Locale>
}
const byName = new Map<string, Named>()

function add(name: string, kind: string, locale: Locale): void {
  const key = plainWords(name).join('-')
  const known = byName.get(key)
  if (!known) byName.set(key, { kind, locales: new Set([locale]) })
  else if (known.kind === kind) known.locales.add(locale)
}

for (const [kind, { tr, others }] of [
  ...Object.entries(STATIC_PAGES),
  ...Object.entries(HOTEL_PAGES).filter(([kind]) => kind !== 'kvkk'),
  ['hotels', HOTEL_FOLDER] as const,
  ['events', EVENT_FOLDER] as const,
  ['site-map', SITE_MAP] as const,
]) {
  const names = { tr, others }
  for (const locale of LOCALES) {
    const name = names[LANGUAGES[locale].slugs]
    if (name !== '') add(name, kind, locale)
  }
}
for (const [kind, names] of Object.entries(NAMES))
  for (const [locale, list] of Object.entries(names))
    for (const name of list.split(' ')) add(name, kind, locale as Locale)

const MOST_WORDS = 6

export interface SegmentKinds {
  /** In their order. */
  kinds: string[]
  /** Words that name no kind. */
  rest: string[]
  /** Languages in which all of the kinds are called so. */
  locales: ReadonlySet<Locale>
}

/** The kinds of page that a segment names, with as many words for each as there are. */
export function kindsIn(segment: string): SegmentKinds {
  const words = plainWords(segment)
  const kinds: string[] = []
  const rest: string[] = []
  let locales = new Set<Locale>(LOCALES)
  for (let at = 0; at < words.length;) {
    let length = Math.min(MOST_WORDS, words.length - at)
    while (length > 0 && !byName.has(words.slice(at, at + length).join('-'))) length--
    const named = byName.get(words.slice(at, at + length).join('-'))
    if (named) {
      kinds.push(named.kind)
      locales = new Set([...locales].filter((each) => named.locales.has(each)))
    } else rest.push(words[at]!)
    at += Math.max(1, length)
  }
  return { kinds, rest, locales }
}

/** What a whole segment of an address says that the page is; `undefined` if it is a name. */
export function kindOf(segment: string): string | undefined {
  const { kinds, rest } = kindsIn(segment)
  return rest.length > 0 ? undefined : (kinds.find((kind) => kind !== 'hotels') ?? kinds[0])
}

/** A segment that says what a page is called, not what it is. */
export const isName = (segment: string) => kindOf(segment) === undefined && plainWords(segment).length > 0

/** Of words that are written as one. */
export const joinedSound = (text: string) => soundWord(text)

/** Words as they sound, so that spellings of one name are one, without those that say nothing. */
export function plainWords(segment: string): string[] {
  const words = wordsOf(segment.replaceAll('_', ' ')).map(soundWord)
  const telling = words.filter((word) => !FILLER_WORDS.has(word))
  return (telling.length > 0 ? telling : words).map((word) => sameWord.get(word) ?? word)
}

/** 'ü' is written as 'ue' or 'u'. */
function soundWord(word: string): string {
  return soundOf(transliterated(folded(word)).replace(/([aou])e/g, '$1'))
}
