/** Words → terms of the index, by language. Pure. */
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as russian } from '@orama/stemmers/russian'
import { LOCALES, type Locale, type PerLocale } from '../../../config/locales.ts'
import { folded, isCyrillic, transliterated } from './fold.ts'
import { turkishStem } from './turkish.ts'

/** Both in Latin letters. */
export interface Term {
  /** Common to all forms of the word. */
  stem: string
  /** The word itself, folded. */
  plain: string
}

/** For folded words in Latin letters. */
const STEMMERS: PerLocale<(word: string) => string> = {
  tr: turkishStem,
  en: english,
  de: german,
  // Words in Latin letters are names.
  ru: (word) => word,
}

/** Per language. A site uses some ten thousand words; those of guests have up to 32 characters, about 400 bytes each: 8 MB at most. */
const MAX_CACHED_TERMS = 20_000
const termCache = Object.fromEntries(LOCALES.map((locale) => [locale, new Map<string, Term>()])) as PerLocale<
  Map<string, Term>
>

export function termOf(word: string, locale: Locale): Term {
  const cache = termCache[locale]
  const cached = cache.get(word)
  if (cached) return cached
  if (cache.size >= MAX_CACHED_TERMS) cache.clear()
  const term = uncachedTerm(word, locale)
  cache.set(word, term)
  return term
}

/** Words that the stemmer would merge with unrelated ones. */
const UNSTEMMED: Partial<PerLocale<ReadonlySet<string>>> = {
  en: new Set(['animation', 'parking', 'smoking', 'fitness', 'eve', 'stationer']),
  de: new Set(['gluten', 'rauchen', 'raucher', 'parken']),
  tr: new Set(['balayi', 'gelin', 'site', 'usta']),
  ru: new Set(['суши']),
}

/** For spellings that nobody typed: they would fill the cache. */
export function uncachedTerm(word: string, locale: Locale): Term {
  const plain = folded(word)
  if (isCyrillic(plain)) {
    const stem = UNSTEMMED.ru?.has(plain) ? plain : russian(plain)
    return { stem: transliterated(stem), plain: transliterated(plain) }
  }
  // Russian slugs have both spellings: 'bassejn', 'basseyn'.
  const written = locale === 'de' ? withoutDigraphs(plain) : locale === 'ru' ? plain.replaceAll('j', 'y') : plain
  if (/\d/.test(written)) return { stem: written, plain: written }
  const stem = UNSTEMMED[locale]?.has(written) ? written : STEMMERS[locale](written)
  return { stem: stem || written, plain: written }
}

/** 'fuer' becomes 'fur', as 'für' does when folded; 'neue' and 'Quelle' stay. */
function withoutDigraphs(word: string): string {
  return word.replace(/(?<![aeiouq])([aou])e/g, '$1')
}
