/** What a word of a query may mean. Pure. */
import type { Locale } from '../../../config/locales.ts'
import type { Vocabulary } from './vocabulary.ts'
import { languageTerms, phraseTerm, type Phrase } from './words/index.ts'

/** Terms that a document must have all of. */
export interface Meaning {
  terms: Phrase
  /** 0 to 1: how surely it is what was meant. */
  weight: number
}

export interface AskedWord {
  meanings: Meaning[]
  /** Welcome, but no page need have it: figures, and words that most could be asked for with. */
  isOptional: boolean
  /** 0 to 1: what it counts for. Words of a phrase count for less than as many words that stand alone. */
  share: number
  /** Terms of the places that it may name. */
  places: Phrase
  /** 'Hotel' itself, or a German compound that ends so. */
  isHotel: boolean
}

/** What the words of a phrase count for together. */
const PHRASE = 1.5
/** Terms of one kind that a word may mean. */
export const MOST_ALIKE = 8

/** Of what is not the word itself. Found by trial over judged queries. */
export const CERTAINTY = {
  name: 0.85,
  compound: 0.9,
  /** The second part of a compound, or a longer compound. */
  part: 0.4,
  /** A longer compound that ends so: a 'Familienvilla' is a 'Villa'. */
  kind: 0.75,
  /** The first part, which tells compounds apart. */
  modifier: 0.6,
  synonym: 0.75,
  /** Another letter, or the same sound. */
  near: 0.6,
  /** A letter is lost or one too many. */
  lost: 0.75,
  /** Two letters exchanged, or one doubled. */
  slip: 0.85,
  /** A term that may be a wrong spelling of another: for how much the other counts. */
  doubted: 0.8,
  /** What a mended word is also called. */
  mended: 0.6,
  related: 0.5,
  /** A term that begins as the last word does. */
  begun: 0.4,
  /** A word by itself that is part of a phrase. */
  alone: 0.4,
  /** The words of a phrase anywhere in a page. */
  apart: 0.5,
}

export function add({ meanings }: AskedWord, terms: Phrase, weight: number): void {
  const known = meanings.find((meaning) => meaning.terms.join() === terms.join())
  if (!known) meanings.push({ terms, weight })
  else if (known.weight < weight) known.weight = weight
}

/** Words that together say something else than each alone. */
export function asOne(words: readonly AskedWord[], meanings: readonly Meaning[]): void {
  for (const word of words) {
    for (const meaning of word.meanings) meaning.weight *= CERTAINTY.alone
    for (const { terms, weight } of meanings) add(word, terms, weight)
    word.share = PHRASE / words.length
  }
}

/** A phrase as a page has it: its words together, or, which says less, anywhere. */
export function phraseMeanings(phrase: Phrase, certainty: number, vocabulary: Vocabulary): Meaning[] {
  const isSingle = phrase.length === 1
  const together = isSingle ? [] : [{ terms: [phraseTerm(phrase)], weight: certainty }]
  const anywhere = { terms: phrase, weight: isSingle ? certainty : certainty * CERTAINTY.apart }
  return [...together, anywhere].filter(({ terms }) => terms.every(vocabulary.has))
}

/** What a term by itself is also called: of a phrase its words together, as pages have it that are about it, and anywhere. */
export function meaningSame(term: string, locale: Locale, vocabulary: Vocabulary): Phrase[] {
  return (languageTerms(locale).synonyms.get(term) ?? [])
    .flatMap(({ phrase, others }) => (phrase.length > 1 ? [] : others))
    .flatMap((other) => (other.length > 1 ? [[phraseTerm(other)], other] : [other]))
    .filter((other) => other.every(vocabulary.has))
}
