/** What a word of a query may mean. Pure. */
import type { Locale } from '../../../config/locales.ts'
import type { Vocabulary } from './vocabulary.ts'
import { languageTerms, phraseTerm, type Phrase } from './words/index.ts'

/** Terms that a document must have all of. */
export interface Meaning {
  terms: Phrase
  /** Likelihood, 0 to 1. */
  weight: number
}

export interface QueryWord {
  meanings: Meaning[]
  /** Pages without it match, too: numbers and weak words. */
  isOptional: boolean
  /** Factor for its score. Words of a phrase count for less than separate words. */
  share: number
  /** Terms of places that it may name. */
  places: Phrase
  /** The word 'hotel', or a German compound that ends in it. */
  isHotel: boolean
}

/** Share of all words of a phrase together. */
const PHRASE_SHARE = 1.5
/** Limit of similar terms for a word. */
export const MOST_ALIKE = 8

/** Weights of meanings other than the word itself, tuned on judged queries. */
export const CERTAINTY = {
  name: 0.85,
  compound: 0.9,
  /** The second part of a compound, or a longer compound. */
  part: 0.4,
  /** A longer compound that ends with the word: a 'Familienvilla' is a 'Villa'. */
  kind: 0.75,
  /** The first part of a compound. */
  modifier: 0.6,
  synonym: 0.75,
  /** One letter different, or the same sound. */
  near: 0.6,
  /** One letter missing or too many. */
  lost: 0.75,
  /** Two letters swapped, or one doubled. */
  slip: 0.85,
  /** Factor for corrections of a word that is a term already. */
  doubted: 0.8,
  /** A synonym of a corrected slip. */
  slipSynonym: 0.6,
  related: 0.5,
  /** A term that begins with the last word. */
  completed: 0.4,
  /** A single word of a phrase. */
  phraseWord: 0.4,
  /** Factor for the words of a phrase anywhere in a page. */
  scattered: 0.5,
}

export function add({ meanings }: QueryWord, terms: Phrase, weight: number): void {
  const same = meanings.find((meaning) => meaning.terms.join() === terms.join())
  if (!same) meanings.push({ terms, weight })
  else if (same.weight < weight) same.weight = weight
}

/** Treats adjacent words as one phrase: their own meanings count for less. */
export function asOne(words: readonly QueryWord[], meanings: readonly Meaning[]): void {
  for (const word of words) {
    for (const meaning of word.meanings) meaning.weight *= CERTAINTY.phraseWord
    for (const { terms, weight } of meanings) add(word, terms, weight)
    word.share = PHRASE_SHARE / words.length
  }
}

/** The words of a phrase adjacent in a page or, with less weight, anywhere in it. */
export function phraseMeanings(phrase: Phrase, certainty: number, vocabulary: Vocabulary): Meaning[] {
  const isSingle = phrase.length === 1
  const adjacent = isSingle ? [] : [{ terms: [phraseTerm(phrase)], weight: certainty }]
  const anywhere = { terms: phrase, weight: isSingle ? certainty : certainty * CERTAINTY.scattered }
  return [...adjacent, anywhere].filter(({ terms }) => terms.every(vocabulary.has))
}

/** Synonyms of a single term that the index has. A phrase is returned twice: adjacent, and its words anywhere. */
export function synonymsOf(term: string, locale: Locale, vocabulary: Vocabulary): Phrase[] {
  return (languageTerms(locale).synonyms.get(term) ?? [])
    .flatMap(({ phrase, others }) => (phrase.length > 1 ? [] : others))
    .flatMap((other) => (other.length > 1 ? [[phraseTerm(other)], other] : [other]))
    .filter((other) => other.every(vocabulary.has))
}
