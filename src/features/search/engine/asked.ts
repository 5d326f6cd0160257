/** A query → the terms that each of its words may mean. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { addCompounds, addKnownParts, isTopic, mendedCompound, partsOf } from './compounds.ts'
import { wordsOf } from './fold.ts'
import { add, asOne, CERTAINTY, meaningSame, MOST_ALIKE, phraseMeanings, type AskedWord } from './meaning.ts'
import { lostLetters, slipsOf } from './spelling.ts'
import { termOf, type Term } from './stems.ts'
import { turkishKin } from './turkish.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foreignTerms, languageTerms, placeTerm, type Phrase } from './words/index.ts'

/** '16+', '+16', '16 +'. */
const AGE = /\+\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\s?\+/g

/** Longer queries cost more than they add. */
const MOST_LETTERS = 160
const LONGEST_WORD = 32
const MOST_WORDS = 12
const MOST_BEGUN = 10
/** Words for which similar terms are searched: each is compared with the whole vocabulary. */
const MOST_COMPARED = 8
/** Terms of all words together: each may need another file. */
const MOST_TERMS = 60
/** In words. */
const LONGEST_PLACE = 3

interface TypedTerm extends Term {
  word: string
}

/** A term that a word may be a wrong spelling of. */
interface Mended {
  term: string
  certainty: number
}

interface ComparingVocabulary extends Vocabulary {
  /** The likeliest first. */
  mended(typed: TypedTerm): readonly Mended[]
}

/** The significant words of a query, in order. `doubted`: words that are terms may be misspelt, too. */
export function askedWords(query: string, locale: Locale, whole: Vocabulary, doubted = false): AskedWord[] {
  const vocabulary = comparingFew(whole, locale)
  const { weakWords, stopWords, alone } = languageTerms(locale)
  const typed = query.normalize('NFC').slice(0, MOST_LETTERS)
  const said = typedTerms(typed, locale)
  const meant = alone.get(said.map(({ stem }) => stem).join(' '))
  const terms = meant === undefined ? said : typedTerms(meant, locale)
  const isFigure = (plain: string) => /^\d+$/.test(plain) && !typed.includes(`${plain}+`)
  const words: AskedWord[] = terms.map(({ stem, plain }) => ({
    meanings: [],
    isOptional: isFigure(plain) || (terms.length > 1 && weakWords.has(stem)),
    share: 1,
    places: [],
    isHotel: isHotel(plain, locale),
  }))

  terms.forEach(({ stem, plain }, place) => {
    const word = words[place]!
    // A name as it is written, or what the forms of another word have in common.
    if (vocabulary.has(plain)) add(word, [plain], CERTAINTY.related)
    if (vocabulary.has(stem)) add(word, [stem], 1)
    for (const kin of locale === 'tr' ? turkishKin(stem) : [])
      for (const same of [[kin], ...meaningSame(kin, locale, vocabulary)])
        if (same.every((term) => vocabulary.has(term) && !stopWords.has(term))) add(word, same, CERTAINTY.synonym)
  })
  addSynonyms(words, terms, locale, vocabulary)
  addCompounds(words, terms, locale, vocabulary)
  terms.forEach((term, place) => {
    if (words[place]!.isOptional) return
    addOthers(words[place]!, term, locale, vocabulary)
    // What guests call things is no misspelling of something else.
    if (doubted && !languageTerms(locale).synonyms.has(term.stem))
      addMended(words[place]!, vocabulary.mended(term), CERTAINTY.doubted, locale, vocabulary)
  })
  // The guest may still be typing the last word.
  const last = terms.at(-1)
  if (last && !vocabulary.has(last.stem) && /[\p{L}\p{N}]$/u.test(typed)) {
    for (const term of vocabulary.beginningWith(last.plain).slice(0, MOST_BEGUN))
      add(words.at(-1)!, [term], CERTAINTY.begun)
  }
  const stems = terms.map(({ stem }) => stem)
  return withPlaces(withSurest(words), stems, vocabulary)
}

/** The significant words of a text. */
function typedTerms(text: string, locale: Locale): TypedTerm[] {
  const { stopWords } = languageTerms(locale)
  return wordsOf(withAges(text, locale))
    .map((word) => word.slice(0, LONGEST_WORD))
    .map((word): TypedTerm => ({ word, ...termOf(word, locale) }))
    .filter(({ plain }) => !stopWords.has(plain) && (plain.length > 1 || /\d/.test(plain)))
    .slice(0, MOST_WORDS)
}

/** Ages that are known as words: '18plus'. Others are figures. */
function withAges(text: string, locale: Locale): string {
  const { synonyms } = languageTerms(locale)
  return text.replace(AGE, (written, ...[before, after]: string[]) => {
    const age = `${before ?? after}plus`
    return synonyms.has(age) ? ` ${age} ` : written
  })
}

function isHotel(plain: string, locale: Locale): boolean {
  const named = languageTerms(locale).topics.get('hotel') ?? []
  const isNamed = (word: string) => named.includes(termOf(word, locale).stem)
  return isNamed(plain) || (locale === 'de' && /.(?:hotels?|resorts?)$/.test(plain))
}

/** Adds the places that words name, alone or together. */
function withPlaces(words: readonly AskedWord[], stems: Phrase, vocabulary: Vocabulary): AskedWord[] {
  const placesAt = words.map(({ meanings }) => {
    const surest = Math.max(...meanings.map(({ weight }) => weight))
    return meanings.flatMap(({ terms, weight }) => (terms.length === 1 && weight === surest ? [placeTerm(terms)] : []))
  })
  for (const begin of stems.keys()) {
    for (let length = 2; length <= LONGEST_PLACE && begin + length <= stems.length; length++) {
      const place = placeTerm(stems.slice(begin, begin + length))
      for (let offset = 0; offset < length; offset++) placesAt[begin + offset]!.push(place)
    }
  }
  return words.map((word, at) => ({ ...word, places: placesAt[at]!.filter(vocabulary.has) }))
}

function comparingFew(whole: Vocabulary, locale: Locale): ComparingVocabulary {
  const compared = new Map<string, string[]>()
  const nearest = (word: string) => {
    const known = compared.get(word)
    if (known || compared.size >= MOST_COMPARED) return known ?? []
    const found = whole.near(word)
    compared.set(word, found)
    return found
  }
  const mended = new Map<string, Mended[]>()
  return {
    ...whole,
    near: nearest,
    mended({ word, stem, plain }) {
      const known = mended.get(word)
      if (known || mended.size >= MOST_COMPARED) return known ?? []
      // A page need not say what the guest means by a word.
      const isWord = (term: string) => whole.has(term) || languageTerms(locale).synonyms.has(term)
      const slips = slipsOf(word, locale, isWord)
      const others = lostLetters(word, locale, whole.has)
      const near = [stem, plain].flatMap(nearest)
      const alike = new Set([...slips, ...others, ...near])
      const certaintyOf = (term: string) =>
        slips.includes(term) ? CERTAINTY.slip : others.includes(term) ? CERTAINTY.lost : CERTAINTY.near
      const found = [...alike]
        .map((term) => ({ term, certainty: certaintyOf(term) }))
        .sort((left, right) => right.certainty - left.certainty)
        .slice(0, MOST_ALIKE)
      mended.set(word, found)
      return found
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
function addOthers(word: AskedWord, typed: TypedTerm, locale: Locale, vocabulary: ComparingVocabulary): void {
  const { stem, plain } = typed
  const { weakWords, synonyms } = languageTerms(locale)
  const isKnown = word.meanings.some(({ weight }) => weight >= CERTAINTY.related)
  const names = vocabulary.names(plain, isKnown)
  for (const term of names) add(word, [term], isKnown ? CERTAINTY.related : CERTAINTY.name)
  const compound = isKnown || names.length > 0 ? plain : mendedCompound(plain, locale, vocabulary)
  for (const parts of partsOf(compound, locale, vocabulary)) {
    add(word, parts, CERTAINTY.synonym)
    const [modifier = '', head = ''] = parts
    // 'Familienhotel' is asked for as 'Hotel für Familien' is.
    if (weakWords.has(head) && !synonyms.has(stem)) add(word, [modifier], CERTAINTY.name)
    if (locale !== 'de') continue
    if (isKnown && isTopic(head, locale)) add(word, [modifier], CERTAINTY.modifier)
    if (isKnown) continue
    for (const part of parts.filter((each) => !weakWords.has(each))) add(word, [part], CERTAINTY.part)
    // 'Höhle' in 'Höhlenhotel' is no misspelt 'holen'.
    if (vocabulary.has(modifier)) continue
    for (const slip of slipsOf(modifier, locale, vocabulary.has)) add(word, [slip], CERTAINTY.name)
  }
  if (isKnown) {
    // Known by what is left of it: 'Höle' without its ending is a form of 'holen'.
    const isStem = stem === plain || vocabulary.has(plain)
    const slips = isStem ? [] : slipsOf(typed.word, locale, vocabulary.has)
    addMended(word, slips.map(asSlip), CERTAINTY.doubted, locale, vocabulary)
    return
  }
  const foreign = foreignTerms(plain, locale).filter(vocabulary.has)
  for (const term of foreign) add(word, [term], CERTAINTY.name)
  if (foreign.length > 0) return
  for (const term of relatedTo(stem, vocabulary).slice(0, MOST_ALIKE)) add(word, [term], CERTAINTY.related)
  const all = vocabulary.mended(typed)
  const slips = names.length > 0 ? [] : all.filter(({ certainty }) => certainty === CERTAINTY.slip)
  const mended =
    slips.length > 0 ? slips : all.map((each) => ({ ...each, certainty: Math.min(each.certainty, CERTAINTY.lost) }))
  addMended(word, mended, 1, locale, vocabulary)
  if (locale === 'de' && mended.length === 0) addKnownParts(word, compound, locale, vocabulary)
}

function asSlip(term: string): Mended {
  return { term, certainty: CERTAINTY.slip }
}

function addMended(
  word: AskedWord,
  mended: readonly Mended[],
  share: number,
  locale: Locale,
  vocabulary: Vocabulary,
): void {
  for (const { term, certainty } of mended) {
    add(word, [term], certainty * share)
    const same = certainty === CERTAINTY.slip ? CERTAINTY.mended : CERTAINTY.alone
    for (const other of meaningSame(term, locale, vocabulary)) add(word, other, same * share)
    for (const [modifier = ''] of locale === 'de' ? partsOf(term, locale, vocabulary) : [])
      add(word, [modifier], CERTAINTY.modifier * share)
  }
}

/** The terms that each word likely is, so that a phrase with a typing error is recognised. */
function likelyTerms(terms: readonly TypedTerm[], locale: Locale, vocabulary: ComparingVocabulary): string[][] {
  const { synonyms } = languageTerms(locale)
  const isKnown = ({ stem, plain }: Term) => vocabulary.has(stem) || vocabulary.has(plain) || synonyms.has(stem)
  return terms.map((typed) => {
    const names = vocabulary.names(typed.plain)
    if (isKnown(typed) || names.length > 0) return [typed.stem, ...names]
    return [typed.stem, ...vocabulary.mended(typed).map(({ term }) => term)]
  })
}

function addSynonyms(
  words: AskedWord[],
  terms: readonly TypedTerm[],
  locale: Locale,
  vocabulary: ComparingVocabulary,
): void {
  const { synonyms } = languageTerms(locale)
  const likely = likelyTerms(terms, locale, vocabulary)
  const asked = likely
    .flatMap((all, place) => all.flatMap((first) => (synonyms.get(first) ?? []).map((each) => ({ ...each, place }))))
    .filter(({ phrase, place }) =>
      phrase.every(
        (term, offset) =>
          terms[place + offset]?.stem === term || (phrase.length > 1 && likely[place + offset]?.includes(term)),
      ),
    )
  /** Within a longer phrase a shorter one says something else: 'check out' in 'late check out'. */
  const isWithin = (inner: { phrase: Phrase; place: number }) =>
    asked.some(
      ({ phrase, place }) =>
        phrase.length > inner.phrase.length &&
        place <= inner.place &&
        place + phrase.length >= inner.place + inner.phrase.length,
    )
  /** Phrases of several lists are put together once. */
  const joined = new Set<string>()
  for (const { phrase, others, place } of asked.filter((each) => !isWithin(each))) {
    const named = words.slice(place, place + phrase.length)
    const placed = `${place} ${phrase.join(' ')}`
    if (phrase.length > 1 && !joined.has(placed)) asOne(named, phraseMeanings(phrase, 1, vocabulary))
    joined.add(placed)
    const certainty = phrase.length > 1 ? CERTAINTY.compound : CERTAINTY.synonym
    for (const { terms: same, weight } of others.flatMap((other) => phraseMeanings(other, certainty, vocabulary)))
      for (const word of named) add(word, same, weight)
  }
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
