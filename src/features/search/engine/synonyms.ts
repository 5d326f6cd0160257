/** Synonyms of a query's words and phrases. Pure. */
import type { Locale } from '../../../config/locales.ts'
import type { CorrectingVocabulary, TypedTerm } from './corrections.ts'
import { add, asOne, CERTAINTY, phraseMeanings, type QueryWord } from './meaning.ts'
import type { Term } from './stems.ts'
import { languageTerms, type Phrase } from './words/index.ts'

/** A phrase of the language's synonyms that stands in the query. */
interface PlacedPhrase {
  phrase: Phrase
  /** Index of its first word. */
  place: number
  synonyms: readonly Phrase[]
}

export function addSynonyms(
  words: QueryWord[],
  terms: readonly TypedTerm[],
  locale: Locale,
  vocabulary: CorrectingVocabulary,
): void {
  const phrases = phrasesIn(terms, locale, vocabulary)
  const outermost = phrases.filter(
    (inner) => !phrases.some((outer) => contains(outer, inner) || overlaps(outer, inner)),
  )
  /** A phrase in several lists of synonyms is joined once. */
  const joined = new Set<string>()
  for (const { phrase, synonyms, place } of outermost) {
    const phraseWords = words.slice(place, place + phrase.length)
    const name = `${place} ${phrase.join(' ')}`
    if (phrase.length > 1 && !joined.has(name)) asOne(phraseWords, phraseMeanings(phrase, 1, vocabulary))
    joined.add(name)
    const certainty = phrase.length > 1 ? CERTAINTY.compound : CERTAINTY.synonym
    for (const meaning of synonyms.flatMap((synonym) =>
      phraseMeanings(synonym, certainty, vocabulary).filter(({ terms }) => terms.length === 1),
    ))
      for (const word of phraseWords) add(word, meaning.terms, meaning.weight)
  }
}

/** A longer phrase has a meaning of its own: 'check out' in 'late check out'. */
function contains(outer: PlacedPhrase, inner: PlacedPhrase): boolean {
  return (
    outer.phrase.length > inner.phrase.length &&
    outer.place <= inner.place &&
    outer.place + outer.phrase.length >= inner.place + inner.phrase.length
  )
}

/** Of two phrases that share a word the first has it: a 'bebek arabası' to hire is no hire car. */
function overlaps(first: PlacedPhrase, second: PlacedPhrase): boolean {
  const end = first.place + first.phrase.length
  return first.place < second.place && second.place < end && end < second.place + second.phrase.length
}

function phrasesIn(terms: readonly TypedTerm[], locale: Locale, vocabulary: CorrectingVocabulary): PlacedPhrase[] {
  const { synonyms } = languageTerms(locale)
  const likely = likelyTerms(terms, locale, vocabulary)
  const begun = likely.flatMap((all, place) =>
    all.flatMap((first) =>
      (synonyms.get(first) ?? []).map(({ phrase, others }) => ({ phrase, place, synonyms: others })),
    ),
  )
  return begun.filter(({ phrase, place }) =>
    phrase.every(
      (term, offset) =>
        terms[place + offset]?.stem === term || (phrase.length > 1 && likely[place + offset]?.includes(term)),
    ),
  )
}

/** The terms that each word likely is, so that a phrase with a typing error is recognised. */
function likelyTerms(terms: readonly TypedTerm[], locale: Locale, vocabulary: CorrectingVocabulary): string[][] {
  const { synonyms } = languageTerms(locale)
  const isKnown = ({ stem, plain }: Term) => vocabulary.has(stem) || vocabulary.has(plain) || synonyms.has(stem)
  return terms.map((typed) => {
    const names = vocabulary.names(typed.plain)
    if (isKnown(typed) || names.length > 0) return [typed.stem, ...names]
    return [typed.stem, ...vocabulary.corrections(typed).map(({ term }) => term)]
  })
}
