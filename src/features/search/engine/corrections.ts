/** Terms that a word may be a misspelling of. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { partsOf } from './compounds.ts'
import { add, CERTAINTY, synonymsOf, MOST_ALIKE, type QueryWord } from './meaning.ts'
import { lostLetters, slipsOf } from './spelling.ts'
import type { Term } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'
import { languageTerms } from './words/index.ts'

/** A term of the query, with its word as typed. */
export interface TypedTerm extends Term {
  word: string
}

interface Correction {
  term: string
  certainty: number
}

/** Corrects a limited number of words; further ones have no corrections. */
export interface CorrectingVocabulary extends Vocabulary {
  /** The likeliest first. */
  corrections(typed: TypedTerm): Correction[]
}

/** A word is compared with the whole vocabulary. */
const MAX_CORRECTED_WORDS = 8

export function withCorrections(index: Vocabulary, locale: Locale): CorrectingVocabulary {
  const near = limited((word: string) => word, index.near)
  // A guest's word for something may be on no page.
  const isWord = (term: string) => index.has(term) || languageTerms(locale).synonyms.has(term)
  const corrections = limited(
    ({ word }: TypedTerm) => word,
    ({ word, stem, plain }): Correction[] => {
      const slips = slipsOf(word, locale, isWord)
      const lost = lostLetters(word, locale, isWord)
      const certaintyOf = (term: string) =>
        slips.includes(term) ? CERTAINTY.slip : lost.includes(term) ? CERTAINTY.lost : CERTAINTY.near
      return [...new Set([...slips, ...lost, ...[stem, plain].flatMap(near)])]
        .map((term) => ({ term, certainty: certaintyOf(term) }))
        .sort((left, right) => right.certainty - left.certainty)
        .slice(0, MOST_ALIKE)
    },
  )
  return { ...index, near, corrections }
}

/** Remembers the results of the first words and computes none for more. */
function limited<Input, Result>(wordOf: (input: Input) => string, compute: (input: Input) => Result[]) {
  const results = new Map<string, Result[]>()
  return (input: Input): Result[] => {
    const word = wordOf(input)
    const cached = results.get(word)
    if (cached || results.size >= MAX_CORRECTED_WORDS) return cached ?? []
    const result = compute(input)
    results.set(word, result)
    return result
  }
}

export function asSlip(term: string): Correction {
  return { term, certainty: CERTAINTY.slip }
}

/** Adds the corrections of a word and what they mean. `factor`: for their certainty. */
export function addCorrections(
  word: QueryWord,
  corrections: readonly Correction[],
  factor: number,
  locale: Locale,
  vocabulary: Vocabulary,
): void {
  for (const { term, certainty } of corrections) {
    add(word, [term], certainty * factor)
    const ofSynonym = certainty === CERTAINTY.slip ? CERTAINTY.slipSynonym : CERTAINTY.phraseWord
    for (const synonym of synonymsOf(term, locale, vocabulary)) add(word, synonym, ofSynonym * factor)
    // A word with synonyms is known as a whole: a 'Babybett' is no 'Baby'.
    const isWhole = locale !== 'de' || languageTerms(locale).synonyms.has(term)
    for (const [modifier = ''] of isWhole ? [] : partsOf(term, locale, vocabulary))
      add(word, [modifier], CERTAINTY.modifier * factor)
  }
}
