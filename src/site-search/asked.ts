/** What a guest typed → the terms that each of its words may mean. Pure. */
import type { Locale } from '../config/locales.ts'
import { wordsOf } from './fold.ts'
import { termOf, type Term } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foreignTerms, languageTerms, type Phrase } from './words/index.ts'

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
}

/** More would cost more than they tell. */
const MOST_LETTERS = 160
const LONGEST_WORD = 32
const MOST_WORDS = 12
const MOST_NEAR = 8
const MOST_BEGUN = 10
/** Letters of a part of a compound. */
const LEAST_PART = 4

/** Of what is not the word itself. Found by trial over judged queries. */
const CERTAINTY = {
  name: 0.85,
  compound: 0.9,
  /** The second part of a compound, or a longer compound. */
  part: 0.4,
  /** The first part, which tells compounds apart. */
  modifier: 0.6,
  synonym: 0.75,
  near: 0.7,
  related: 0.5,
  /** A term that begins as the last word does. */
  begun: 0.4,
  /** A word by itself that is part of a phrase. */
  alone: 0.4,
}

export function askedWords(query: string, locale: Locale, vocabulary: Vocabulary): AskedWord[] {
  const { stopWords, weakWords } = languageTerms(locale)
  const typed = query.slice(0, MOST_LETTERS)
  const all = wordsOf(typed).map((word) => termOf(word.slice(0, LONGEST_WORD), locale))
  const terms = all
    .filter(({ plain }) => !stopWords.has(plain) && (plain.length > 1 || /\d/.test(plain)))
    .slice(0, MOST_WORDS)
  const isFigure = (plain: string) => /^\d+$/.test(plain) && !typed.includes(`${plain}+`)
  const words: AskedWord[] = terms.map(({ stem, plain }) => ({
    meanings: [],
    isOptional: isFigure(plain) || (terms.length > 1 && weakWords.has(stem)),
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
  // The guest may be typing still.
  const last = terms.at(-1)
  if (last && !vocabulary.has(last.stem) && /[\p{L}\p{N}]$/u.test(typed)) {
    for (const term of vocabulary.beginningWith(last.plain).slice(0, MOST_BEGUN))
      add(words.at(-1)!, [term], CERTAINTY.begun)
  }
  return words
}

/** Names and compounds that the word may be; where it is no term, what comes nearest. */
function addOthers(word: AskedWord, { stem, plain }: Term, locale: Locale, vocabulary: Vocabulary): void {
  const isKnown = word.meanings.some(({ weight }) => weight >= CERTAINTY.related)
  for (const term of vocabulary.names(plain)) add(word, [term], isKnown ? CERTAINTY.related : CERTAINTY.name)
  for (const parts of partsOf(plain, locale, vocabulary)) {
    add(word, parts, CERTAINTY.synonym)
    if (locale === 'de') add(word, parts.slice(0, 1), CERTAINTY.part)
  }
  if (isKnown) return
  const foreign = foreignTerms(plain, locale).filter(vocabulary.has)
  for (const term of foreign) add(word, [term], CERTAINTY.name)
  if (foreign.length > 0) return
  for (const term of relatedTo(stem, vocabulary).slice(0, MOST_NEAR)) add(word, [term], CERTAINTY.related)
  const near = new Set([stem, plain].flatMap(vocabulary.near))
  for (const term of [...near].slice(0, MOST_NEAR)) {
    add(word, [term], CERTAINTY.near)
    for (const other of meaningSame(term, locale, vocabulary)) add(word, other, CERTAINTY.alone)
  }
  if (locale === 'de' && near.size === 0) addKnownParts(word, plain, locale, vocabulary)
}

function add({ meanings }: AskedWord, terms: Phrase, weight: number): void {
  const known = meanings.find((meaning) => meaning.terms.join() === terms.join())
  if (!known) meanings.push({ terms, weight })
  else if (known.weight < weight) known.weight = weight
}

/** Words that together say something else than each alone. */
function asOne(words: readonly AskedWord[], phrase: Phrase): void {
  for (const word of words) {
    for (const meaning of word.meanings) meaning.weight *= CERTAINTY.alone
    add(word, phrase, 1)
  }
}

function addSynonyms(words: AskedWord[], terms: readonly Term[], locale: Locale, vocabulary: Vocabulary): void {
  const { synonyms } = languageTerms(locale)
  terms.forEach(({ stem }, place) => {
    for (const { phrase, others } of synonyms.get(stem) ?? []) {
      if (!phrase.every((term, offset) => terms[place + offset]?.stem === term)) continue
      const named = words.slice(place, place + phrase.length)
      if (phrase.length > 1) asOne(named, phrase)
      const certainty = phrase.length > 1 ? CERTAINTY.compound : CERTAINTY.synonym
      for (const other of others) {
        if (other.every((term) => vocabulary.has(term))) for (const word of named) add(word, other, certainty)
      }
    }
  })
}

/** Words that stand together or apart: 'zimmer familie', 'Familienzimmer'; 'wifi', 'wi fi'. */
function addCompounds(words: AskedWord[], terms: readonly Term[], locale: Locale, vocabulary: Vocabulary): void {
  terms.forEach(({ stem, plain }, place) => {
    const next = terms[place + 1]
    if (next) {
      const whole = termOf(plain + next.plain, locale).stem
      const pair = [words[place]!, words[place + 1]!]
      // A stem that ends within the first word is that word's.
      if (whole.length > plain.length + 1 && vocabulary.has(whole)) asOne(pair, [whole])
      else for (const name of vocabulary.names(plain + next.plain)) asOne(pair, [name])
      for (const term of locale === 'de' ? joinedGerman(stem, next.stem, vocabulary) : []) {
        add(words[place]!, [term], CERTAINTY.compound)
        add(words[place + 1]!, [term], CERTAINTY.compound)
      }
    }
    if (locale !== 'de' || stem.length < 4) return
    const around = [...vocabulary.endingWith(stem), ...vocabulary.beginningWith(stem)]
    for (const term of around.slice(0, MOST_NEAR)) add(words[place]!, [term], CERTAINTY.part)
  })
}

function joinedGerman(left: string, right: string, vocabulary: Vocabulary): string[] {
  return [...vocabulary.joining(left, right), ...vocabulary.joining(right, left)]
}

/** Two terms that make up the word. Of a German compound, with the letters that join them. */
function partsOf(word: string, locale: Locale, vocabulary: Vocabulary): Phrase[] {
  const found: Phrase[] = []
  for (let cut = LEAST_PART; cut <= word.length - LEAST_PART; cut++) {
    const right = termOf(word.slice(cut), locale).stem
    if (!vocabulary.has(right)) continue
    const left = word.slice(0, cut)
    const lefts = [left, ...(locale === 'de' ? [left.replace(/(?:en|es|n|s|e)$/, '')] : [])]
    for (const part of lefts) {
      const { stem } = termOf(part, locale)
      if (part.length >= LEAST_PART && vocabulary.has(stem)) found.push([stem, right])
    }
  }
  return found.slice(0, 2)
}

/** Of a compound that is no term: what either end of it is, or means. */
function addKnownParts(word: AskedWord, plain: string, locale: Locale, vocabulary: Vocabulary): void {
  const cuts = Array.from({ length: Math.max(0, plain.length - 2 * LEAST_PART + 1) }, (_, place) => place + LEAST_PART)
  cuts.some((cut) => addPart(plain.slice(cut), CERTAINTY.part))
  cuts.reverse().some((cut) => {
    const left = plain.slice(0, cut)
    return [left, left.replace(/(?:en|es|n|s|e)$/, '')].some((part) => addPart(part, CERTAINTY.modifier))
  })

  function addPart(part: string, certainty: number): boolean {
    const { stem } = termOf(part, locale)
    const same = meaningSame(stem, locale, vocabulary)
    if (part.length < LEAST_PART || (!vocabulary.has(stem) && same.length === 0)) return false
    if (vocabulary.has(stem)) add(word, [stem], certainty)
    for (const other of same) add(word, other, certainty)
    for (const term of vocabulary.beginningWith(stem).slice(0, MOST_NEAR)) add(word, [term], CERTAINTY.part)
    return true
  }
}

/** What a term by itself is also called. */
function meaningSame(term: string, locale: Locale, vocabulary: Vocabulary): Phrase[] {
  return (languageTerms(locale).synonyms.get(term) ?? [])
    .flatMap(({ phrase, others }) => (phrase.length > 1 ? [] : others))
    .filter((other) => other.every(vocabulary.has))
}

/** Terms of the same family, where there is no such term itself: 'uzaklik' and 'uzak'. */
function relatedTo(stem: string, vocabulary: Vocabulary): string[] {
  const shorter: string[] = []
  for (let length = stem.length - 1; length >= Math.max(4, stem.length - 3); length--) {
    if (vocabulary.has(stem.slice(0, length))) shorter.push(stem.slice(0, length))
  }
  const longer = stem.length < 4 ? [] : vocabulary.beginningWith(stem).filter((term) => term.length <= stem.length + 3)
  return [...shorter, ...longer]
}
