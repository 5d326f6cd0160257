/** Interprets a query: the terms that each of its words may mean. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { addCompounds, addKnownParts, isTopic, mendedCompound, partsOf } from './compounds.ts'
import { addCorrections, asSlip, withCorrections, type CorrectingVocabulary, type TypedTerm } from './corrections.ts'
import { cyrillic, folded, isCyrillic, wordsOf } from './fold.ts'
import { add, CERTAINTY, synonymsOf, MOST_ALIKE, type QueryWord } from './meaning.ts'
import { slipsOf } from './spelling.ts'
import { termOf } from './stems.ts'
import { addSynonyms } from './synonyms.ts'
import { turkishKin } from './turkish.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foreignTerms, languageTerms, placeTerm, type Phrase } from './words/index.ts'

/** '16+', '+16', '16 +'. */
const AGE = /\+\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\s?\+/g

/** Longer queries cost more than they add. */
const MAX_QUERY_CHARACTERS = 160
const MAX_WORD_CHARACTERS = 32
const MAX_WORDS = 12
const MAX_COMPLETIONS = 10
/** For all words together: each term may need a file of its own. */
const MAX_TERMS = 60
const MAX_PLACE_WORDS = 3
const MAX_REWRITTEN_WORDS = 5

/** The significant words of a query, in order. `doubtsTerms`: a word that is a term may be a misspelling of a different one, too. */
export function queryWords(
  query: string,
  locale: Locale,
  index: Vocabulary,
  { doubtsTerms = false } = {},
): QueryWord[] {
  const vocabulary = withCorrections(index, locale)
  const text = query.normalize('NFC').slice(0, MAX_QUERY_CHARACTERS)
  const terms = queryTerms(text, locale, index)
  const { synonyms, weakWords } = languageTerms(locale)
  const isPlainNumber = (plain: string) => /^\d+$/.test(plain) && !text.includes(`${plain}+`)
  const words: QueryWord[] = terms.map(({ stem, plain }) => ({
    meanings: [],
    isOptional: isPlainNumber(plain) || (terms.length > 1 && weakWords.has(stem)),
    share: 1,
    places: [],
    isHotel: isHotel(plain, locale),
  }))

  terms.forEach((term, place) => addOwnTerms(words[place]!, term, locale, vocabulary))
  addSynonyms(words, terms, locale, vocabulary)
  addCompounds(words, terms, locale, vocabulary)
  terms.forEach((term, place) => {
    const word = words[place]!
    if (word.isOptional) return
    addAlternatives(word, term, locale, vocabulary)
    // A word with synonyms is spelt as guests spell it; one that is no term is corrected already.
    if (!doubtsTerms || synonyms.has(term.stem) || ![term.stem, term.plain].some(vocabulary.has)) return
    addCorrections(word, vocabulary.corrections(term), CERTAINTY.doubted, locale, vocabulary)
  })
  // The guest may still be typing the last word.
  const last = terms.at(-1)
  if (last && !vocabulary.has(last.stem) && /[\p{L}\p{N}]$/u.test(text)) {
    for (const term of vocabulary.beginningWith(last.plain).slice(0, MAX_COMPLETIONS))
      add(words.at(-1)!, [term], CERTAINTY.completed)
  }
  const stems = terms.map(({ stem }) => stem)
  return withPlaces(withLikeliest(words), stems, vocabulary)
}

/** The terms of a query's words. Some queries stand for a clearer one, with slips too: 'adults only' for 'adults only hotel'. */
function queryTerms(text: string, locale: Locale, vocabulary: Vocabulary): TypedTerm[] {
  const { rewrites, synonyms } = languageTerms(locale)
  const isWord = (term: string) => vocabulary.has(term) || synonyms.has(term)
  const all = typedTerms(text, locale, isWord)
  const significant = significantOf(all, locale)
  const asked = (significant.length > 0 ? significant : all).slice(0, MAX_REWRITTEN_WORDS + 1)
  const meant = asked.map(({ word, stem }) => (isWord(stem) ? stem : (slipsOf(word, locale, isWord)[0] ?? stem)))
  const clearer = rewrites.get(asked.map(({ stem }) => stem).join(' ')) ?? rewrites.get(meant.join(' '))
  return clearer === undefined ? significant : significantOf(typedTerms(clearer, locale, isWord), locale)
}

function typedTerms(text: string, locale: Locale, isWord: (term: string) => boolean): TypedTerm[] {
  return wordsOf(withAges(text, locale)).map((typed) => {
    const word = typed.slice(0, MAX_WORD_CHARACTERS)
    const term = { word, ...termOf(word, locale) }
    if (locale !== 'ru' || isCyrillic(word) || isWord(term.stem)) return term
    // 'Tseny' is 'цены'.
    const russian = cyrillic(folded(word))
    const other = { word: russian, ...termOf(russian, locale) }
    return isWord(other.stem) ? other : term
  })
}

function significantOf(terms: readonly TypedTerm[], locale: Locale): TypedTerm[] {
  const { stopWords } = languageTerms(locale)
  return terms
    .filter(({ plain }) => !stopWords.has(plain) && (plain.length > 1 || /\d/.test(plain)))
    .slice(0, MAX_WORDS)
}

/** Writes ages as words if they have synonyms: '18plus'. Others stay numbers. */
function withAges(text: string, locale: Locale): string {
  const { synonyms } = languageTerms(locale)
  return text.replace(AGE, (written, ...[before, after]: string[]) => {
    const age = `${before ?? after}plus`
    return synonyms.has(age) ? ` ${age} ` : written
  })
}

function isHotel(plain: string, locale: Locale): boolean {
  const hotelTerms = languageTerms(locale).topics.get('hotel') ?? []
  const hasHotelTerm = (word: string) => hotelTerms.includes(termOf(word, locale).stem)
  return hasHotelTerm(plain) || (locale === 'de' && /.(?:hotels?|resorts?)$/.test(plain))
}

/** Adds the term that the word is, by its stem or as written (names). */
function addOwnTerms(word: QueryWord, { stem, plain }: TypedTerm, locale: Locale, vocabulary: Vocabulary): void {
  const { stopWords } = languageTerms(locale)
  if (vocabulary.has(plain)) add(word, [plain], CERTAINTY.related)
  if (vocabulary.has(stem)) add(word, [stem], 1)
  // 'Bayi' (a dealer) is no 'Bay' of a hotel's name.
  const isOtherName = (kin: string) => vocabulary.has(stem) && vocabulary.names(kin, true).length > 0
  for (const kin of locale === 'tr' ? turkishKin(stem).filter((each) => !isOtherName(each)) : [])
    for (const same of [[kin], ...synonymsOf(kin, locale, vocabulary)])
      if (same.every((term) => vocabulary.has(term) && !stopWords.has(term))) add(word, same, CERTAINTY.synonym)
}

/** Adds the places that words name, alone or together. */
function withPlaces(words: readonly QueryWord[], stems: Phrase, vocabulary: Vocabulary): QueryWord[] {
  const placesAt = words.map(({ meanings }) => {
    const highest = Math.max(...meanings.map(({ weight }) => weight))
    return meanings.flatMap(({ terms, weight }) => (terms.length === 1 && weight === highest ? [placeTerm(terms)] : []))
  })
  for (const start of stems.keys()) {
    for (let length = 2; length <= MAX_PLACE_WORDS && start + length <= stems.length; length++) {
      const place = placeTerm(stems.slice(start, start + length))
      for (let offset = 0; offset < length; offset++) placesAt[start + offset]!.push(place)
    }
  }
  return words.map((word, at) => ({ ...word, places: placesAt[at]!.filter(vocabulary.has) }))
}

/** Keeps the likeliest meanings of all words, up to the limit of terms. */
function withLikeliest(words: readonly QueryWord[]): QueryWord[] {
  const terms = new Set<string>()
  const likeliest = new Set(
    words
      .flatMap(({ meanings }) => meanings)
      .sort((left, right) => right.weight - left.weight)
      .filter((meaning) => {
        const fits = new Set([...terms, ...meaning.terms]).size <= MAX_TERMS
        if (fits) for (const term of meaning.terms) terms.add(term)
        return fits
      }),
  )
  return words.map((word) => ({ ...word, meanings: word.meanings.filter((meaning) => likeliest.has(meaning)) }))
}

/** Adds names and compounds that the word may be; for an unknown word, the most similar terms. */
function addAlternatives(word: QueryWord, typed: TypedTerm, locale: Locale, vocabulary: CorrectingVocabulary): void {
  const { stem, plain } = typed
  const { weakWords, synonyms } = languageTerms(locale)
  const isKnown = word.meanings.some(({ weight }) => weight >= CERTAINTY.related)
  const names = vocabulary.names(plain, isKnown)
  for (const term of names) add(word, [term], isKnown ? CERTAINTY.related : CERTAINTY.name)
  const similar = isKnown ? [] : vocabulary.corrections(typed)
  const slips = names.length > 0 ? [] : similar.filter(({ certainty }) => certainty === CERTAINTY.slip)
  const isWhole = isKnown || names.length > 0 || slips.length > 0
  const compound = isWhole ? plain : mendedCompound(plain, locale, vocabulary)
  for (const parts of partsOf(compound, locale, vocabulary)) {
    add(word, parts, CERTAINTY.synonym)
    const [modifier = '', head = ''] = parts
    // 'Familienhotel' means the same as 'Hotel für Familien'.
    if (weakWords.has(head) && !synonyms.has(stem)) add(word, [modifier], CERTAINTY.name)
    if (locale !== 'de') continue
    // A word with synonyms is known as a whole: a 'Haustier' is no 'Haus'.
    if (isKnown && isTopic(head, locale) && !synonyms.has(stem)) add(word, [modifier], CERTAINTY.modifier)
    if (isKnown) continue
    for (const part of parts.filter((each) => !weakWords.has(each))) add(word, [part], CERTAINTY.part)
    // 'Höhle' in 'Höhlenhotel' is no misspelt 'holen'.
    if (vocabulary.has(modifier)) continue
    for (const slip of slipsOf(modifier, locale, vocabulary.has)) add(word, [slip], CERTAINTY.name)
  }
  if (isKnown) {
    // Only the stem is known: 'Höle' without its ending is a form of 'holen'.
    const isStem = stem === plain || vocabulary.has(plain)
    const others = isStem ? [] : slipsOf(typed.word, locale, vocabulary.has)
    addCorrections(word, others.map(asSlip), CERTAINTY.doubted, locale, vocabulary)
    return
  }
  const foreign = foreignTerms(plain, locale).filter(vocabulary.has)
  for (const term of foreign) add(word, [term], CERTAINTY.name)
  if (foreign.length > 0) return
  // A 'Babybet' is a 'Babybett' and no form of 'Baby'.
  if (slips.length === 0)
    for (const term of relatedTo(stem, vocabulary).slice(0, MOST_ALIKE)) add(word, [term], CERTAINTY.related)
  const corrections =
    slips.length > 0 ? slips : similar.map((each) => ({ ...each, certainty: Math.min(each.certainty, CERTAINTY.lost) }))
  addCorrections(word, corrections, 1, locale, vocabulary)
  if (locale === 'de' && corrections.length === 0) addKnownParts(word, compound, locale, vocabulary)
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
