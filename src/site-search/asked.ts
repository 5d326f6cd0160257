/** A query → the terms that each of its words may mean. Pure. */
import type { Locale } from '../config/locales.ts'
import { addCompounds, addKnownParts, partsOf } from './compounds.ts'
import { wordsOf } from './fold.ts'
import { add, asOne, CERTAINTY, meaningSame, MOST_ALIKE, phraseMeanings, type AskedWord } from './meaning.ts'
import { termOf, type Term } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foreignTerms, languageTerms } from './words/index.ts'

/** Longer queries cost more than they add. */
const MOST_LETTERS = 160
const LONGEST_WORD = 32
const MOST_WORDS = 12
const MOST_BEGUN = 10
/** Words for which similar terms are searched: each is compared with the whole vocabulary. */
const MOST_COMPARED = 8
/** Terms of all words together: each may need another file. */
const MOST_TERMS = 60

/** The significant words of a query, in order. */
export function askedWords(query: string, locale: Locale, whole: Vocabulary): AskedWord[] {
  const vocabulary = comparingFew(whole)
  const { stopWords, weakWords } = languageTerms(locale)
  const typed = query.normalize('NFC').slice(0, MOST_LETTERS)
  const all = wordsOf(typed).map((word) => termOf(word.slice(0, LONGEST_WORD), locale))
  const terms = all
    .filter(({ plain }) => !stopWords.has(plain) && (plain.length > 1 || /\d/.test(plain)))
    .slice(0, MOST_WORDS)
  const isFigure = (plain: string) => /^\d+$/.test(plain) && !typed.includes(`${plain}+`)
  const words: AskedWord[] = terms.map(({ stem, plain }) => ({
    meanings: [],
    isOptional: isFigure(plain) || (terms.length > 1 && weakWords.has(stem)),
    share: 1,
  }))

  terms.forEach(({ stem, plain }, place) => {
    const word = words[place]!
    for (const term of new Set([stem, plain])) if (vocabulary.has(term)) add(word, [term], 1)
  })
  addSynonyms(words, terms, locale, vocabulary)
  addCompounds(words, terms, locale, vocabulary)
  terms.forEach((term, place) => {
    if (!words[place]!.isOptional) addOthers(words[place]!, term, locale, vocabulary)
  })
  // The guest may still be typing the last word.
  const last = terms.at(-1)
  if (last && !vocabulary.has(last.stem) && /[\p{L}\p{N}]$/u.test(typed)) {
    for (const term of vocabulary.beginningWith(last.plain).slice(0, MOST_BEGUN))
      add(words.at(-1)!, [term], CERTAINTY.begun)
  }
  return withSurest(words)
}

function comparingFew(vocabulary: Vocabulary): Vocabulary {
  const compared = new Map<string, string[]>()
  return {
    ...vocabulary,
    near(word) {
      const near = compared.get(word) ?? (compared.size < MOST_COMPARED ? vocabulary.near(word) : [])
      if (compared.size < MOST_COMPARED) compared.set(word, near)
      return near
    },
  }
}

/** The most certain meanings of all words, up to the limit of terms. */
function withSurest(words: readonly AskedWord[]): AskedWord[] {
  const terms = new Set<string>()
  const kept = new Set(
    words
      .flatMap(({ meanings }) => meanings)
      .sort((left, right) => right.weight - left.weight)
      .filter((meaning) => {
        const isKept = new Set([...terms, ...meaning.terms]).size <= MOST_TERMS
        if (isKept) for (const term of meaning.terms) terms.add(term)
        return isKept
      }),
  )
  return words.map((word) => ({ ...word, meanings: word.meanings.filter((meaning) => kept.has(meaning)) }))
}

/** Adds names and compounds that the word may be; for an unknown word, the most similar terms. */
function addOthers(word: AskedWord, { stem, plain }: Term, locale: Locale, vocabulary: Vocabulary): void {
  const { weakWords } = languageTerms(locale)
  const isKnown = word.meanings.some(({ weight }) => weight >= CERTAINTY.related)
  for (const term of vocabulary.names(plain)) add(word, [term], isKnown ? CERTAINTY.related : CERTAINTY.name)
  for (const parts of partsOf(plain, locale, vocabulary)) {
    add(word, parts, CERTAINTY.synonym)
    const [modifier = '', head = ''] = parts
    // 'Familienhotel' is asked for as 'Hotel für Familien' is.
    if (weakWords.has(head)) add(word, [modifier], CERTAINTY.name)
    if (locale === 'de' && !isKnown) for (const part of parts) add(word, [part], CERTAINTY.part)
  }
  if (isKnown) return
  const foreign = foreignTerms(plain, locale).filter(vocabulary.has)
  for (const term of foreign) add(word, [term], CERTAINTY.name)
  if (foreign.length > 0) return
  for (const term of relatedTo(stem, vocabulary).slice(0, MOST_ALIKE)) add(word, [term], CERTAINTY.related)
  const near = new Set([stem, plain].flatMap(vocabulary.near))
  for (const term of [...near].slice(0, MOST_ALIKE)) {
    add(word, [term], CERTAINTY.near)
    for (const other of meaningSame(term, locale, vocabulary)) add(word, other, CERTAINTY.alone)
  }
  if (locale === 'de' && near.size === 0) addKnownParts(word, plain, locale, vocabulary)
}

/** The likeliest term for each word, so that a phrase with a typing error is recognised. */
function corrected(terms: readonly Term[], locale: Locale, vocabulary: Vocabulary): string[] {
  const { synonyms } = languageTerms(locale)
  const isKnown = ({ stem, plain }: Term) =>
    vocabulary.has(stem) || vocabulary.has(plain) || synonyms.has(stem) || vocabulary.names(plain).length > 0
  return terms.map((term) => {
    const [nearest = term.stem] = isKnown(term) ? [] : vocabulary.near(term.stem)
    return nearest
  })
}

function addSynonyms(words: AskedWord[], terms: readonly Term[], locale: Locale, vocabulary: Vocabulary): void {
  const { synonyms } = languageTerms(locale)
  const likely = corrected(terms, locale, vocabulary)
  likely.forEach((first, place) => {
    for (const { phrase, others } of synonyms.get(first) ?? []) {
      const isAsked = (term: string, offset: number) =>
        terms[place + offset]?.stem === term || (phrase.length > 1 && likely[place + offset] === term)
      if (!phrase.every(isAsked)) continue
      const named = words.slice(place, place + phrase.length)
      if (phrase.length > 1) asOne(named, phraseMeanings(phrase, 1, vocabulary))
      const certainty = phrase.length > 1 ? CERTAINTY.compound : CERTAINTY.synonym
      for (const { terms: same, weight } of others.flatMap((other) => phraseMeanings(other, certainty, vocabulary)))
        for (const word of named) add(word, same, weight)
    }
  })
}

/** Terms of the same family if the stem is not a term: 'uzaklik' and 'uzak'. */
function relatedTo(stem: string, vocabulary: Vocabulary): string[] {
  const shorter: string[] = []
  for (let length = stem.length - 1; length >= Math.max(4, stem.length - 3); length--) {
    if (vocabulary.has(stem.slice(0, length))) shorter.push(stem.slice(0, length))
  }
  const longer = stem.length < 4 ? [] : vocabulary.beginningWith(stem).filter((term) => term.length <= stem.length + 3)
  return [...shorter, ...longer]
}
