/** Words → terms of the index, by language. Pure. */
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as russian } from '@orama/stemmers/russian'
import { LOCALES, type Locale, type PerLocale } from '../../../config/locales.ts'
import { folded, isCyrillic, transliterated } from './fold.ts'
import { turkishStem } from './turkish.ts'

/** Both in Latin letters. */
export interface Term {
  /** What all forms of the word have in common. */
  stem: string
  /** The word as it was written. */
  plain: string
}

/** Of folded words in Latin letters. */
const STEMMERS: PerLocale<(word: string) => string> = {
  tr: turkishStem,
  en: english,
  de: german,
  // Words in Latin letters are names.
  ru: (word) => word,
}

/** Of a language. The same ten thousand words make up a site; what guests type beside them is cut at 32 letters, 400 bytes kept for each: 8 MB at most. */
const MOST_KEPT = 20_000
const kept = Object.fromEntries(LOCALES.map((locale) => [locale, new Map<string, Term>()])) as PerLocale<
  Map<string, Term>
>

export function termOf(word: string, locale: Locale): Term {
  const known = kept[locale].get(word)
  if (known) return known
  if (kept[locale].size >= MOST_KEPT) kept[locale].clear()
  const term = freshTerm(word, locale)
  kept[locale].set(word, term)
  return term
}

/** Words whose stem is that of something else. */
const UNLIKE: Partial<PerLocale<ReadonlySet<string>>> = {
  en: new Set(['animation', 'parking', 'smoking', 'fitness', 'eve', 'stationer']),
  de: new Set(['gluten', 'rauchen', 'raucher']),
  tr: new Set(['balayi', 'gelin', 'site', 'usta']),
  ru: new Set(['суши']),
}

/** Unremembered, for words that nobody typed. */
export function freshTerm(word: string, locale: Locale): Term {
  const plain = folded(word)
  if (isCyrillic(plain)) {
    const stem = UNLIKE.ru?.has(plain) ? plain : russian(plain)
    return { stem: transliterated(stem), plain: transliterated(plain) }
  }
  // Addresses have both spellings: 'bassejn', 'basseyn'.
  const written = locale === 'de' ? withoutDigraphs(plain) : locale === 'ru' ? plain.replaceAll('j', 'y') : plain
  if (/\d/.test(written)) return { stem: written, plain: written }
  const stem = UNLIKE[locale]?.has(written) ? written : STEMMERS[locale](written)
  return { stem: stem || written, plain: written }
}

/** 'fuer' is 'für', whose mark is gone already; 'neue' and 'Quelle' are what they are. */
function withoutDigraphs(word: string): string {
  return word.replace(/(?<![aeiouq])([aou])e/g, '$1')
}
