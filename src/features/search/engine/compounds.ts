/** Compounds and words written apart: what else the words of a query may mean. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { soundOf } from './fold.ts'
import { add, asOne, CERTAINTY, synonymsOf, MOST_ALIKE, type QueryWord } from './meaning.ts'
import { slipsOf, spellingsOf } from './spelling.ts'
import { termOf, type Term } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'
import { languageTerms, type Phrase } from './words/index.ts'

/** Minimum letters in a part of a compound. */
const LEAST_PART = 4

/** 'Eight people' as the index has it: '8people', '8guest'. */
function figuredTerms({ plain, stem }: Term, unit: Term, locale: Locale): string[] {
  const { synonyms } = languageTerms(locale)
  const alike = (term: string) => [
    term,
    ...(synonyms.get(term) ?? []).flatMap(({ phrase, others }) =>
      phrase.length > 1 ? [] : others.flatMap((other) => (other.length > 1 ? [] : other)),
    ),
  ]
  const figures = [...new Set([...alike(stem), plain])].filter((term) => /^\d+$/.test(term))
  return figures.flatMap((figure) => alike(unit.stem).map((each) => figure + each))
}

/** Words that stand together or apart: 'zimmer familie', 'Familienzimmer'; 'wifi', 'wi fi'. */
export function addCompounds(words: QueryWord[], terms: readonly Term[], locale: Locale, vocabulary: Vocabulary): void {
  terms.forEach((term, place) => {
    const { stem, plain } = term
    const next = terms[place + 1]
    if (next) {
      const whole = termOf(plain + next.plain, locale).stem
      const pair = [words[place]!, words[place + 1]!]
      for (const figured of figuredTerms(term, next, locale))
        if (vocabulary.has(figured)) asOne(pair, [{ terms: [figured], weight: 1 }])
      // A stem that ends within the first word is that word's.
      if (whole.length > plain.length + 1 && vocabulary.has(whole)) asOne(pair, [{ terms: [whole], weight: 1 }])
      else for (const name of vocabulary.names(plain + next.plain)) asOne(pair, [{ terms: [name], weight: 1 }])
      for (const joined of locale === 'de' ? joinedGerman(stem, next.stem, vocabulary) : []) {
        add(words[place]!, [joined], CERTAINTY.compound)
        add(words[place + 1]!, [joined], CERTAINTY.compound)
      }
    }
    if (locale !== 'de' || stem.length < 4) return
    const kinds = vocabulary.endingWith(stem).slice(0, MOST_ALIKE)
    const begun = vocabulary.beginningWith(stem).slice(0, MOST_ALIKE - kinds.length)
    for (const term of kinds) add(words[place]!, [term], isTopic(stem, locale) ? CERTAINTY.part : CERTAINTY.kind)
    for (const term of begun) add(words[place]!, [term], CERTAINTY.part)
  })
}

export function isTopic(stem: string, locale: Locale): boolean {
  return [...languageTerms(locale).topics.values()].some((terms) => terms.includes(stem))
}

function joinedGerman(left: string, right: string, vocabulary: Vocabulary): string[] {
  return [...vocabulary.joining(left, right), ...vocabulary.joining(right, left)]
}

/** Two terms that form the word. For a German compound, with linking letters. */
export function partsOf(word: string, locale: Locale, vocabulary: Vocabulary): Phrase[] {
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

/**
 * A German compound whose first part is misspelt: 'Hölenhotel' is 'Höhlenhotel', since words begin with 'Höhlen' and none with 'Hölen', though 'holen' is a
 * word. What is no such compound stays as it is.
 */
export function mendedCompound(plain: string, locale: Locale, vocabulary: Vocabulary): string {
  if (locale !== 'de') return plain
  for (let cut = LEAST_PART; cut <= plain.length - LEAST_PART; cut++) {
    const [left, right] = [plain.slice(0, cut), plain.slice(cut)]
    if (!vocabulary.has(termOf(right, locale).stem)) continue
    if (vocabulary.beginningWith(left).length > 0) return plain
    const mended = spellingsOf(left, locale).find((spelling) => vocabulary.beginningWith(spelling).length > 0)
    if (mended) return mended + right
  }
  return plain
}

function soundingLike(word: string, vocabulary: Vocabulary): string[] {
  return vocabulary.near(word).filter((term) => soundOf(term) === soundOf(word))
}

/** For an unknown compound: meanings of its parts. */
export function addKnownParts(word: QueryWord, plain: string, locale: Locale, vocabulary: Vocabulary): void {
  const cuts = Array.from({ length: Math.max(0, plain.length - 2 * LEAST_PART + 1) }, (_, place) => place + LEAST_PART)
  cuts.some((cut) => addPart(plain.slice(cut), CERTAINTY.part))
  cuts.reverse().some((cut) => {
    const left = plain.slice(0, cut)
    const parts = [left, left.replace(/(?:en|es|n|s|e)$/, '')]
    if (parts.some((part) => addPart(part, CERTAINTY.modifier))) return true
    // 'Familenhotel' has an error in one part alone.
    if (!vocabulary.has(termOf(plain.slice(cut), locale).stem)) return false
    const slips = parts.flatMap((part) => slipsOf(part, locale, vocabulary.has))
    const meant = slips.length > 0 ? slips : soundingLike(termOf(left, locale).stem, vocabulary)
    for (const each of meant) add(word, [each], CERTAINTY.modifier)
    return meant.length > 0
  })

  function addPart(part: string, certainty: number): boolean {
    const { stem } = termOf(part, locale)
    const same = synonymsOf(stem, locale, vocabulary)
    const saysNothing = part.length < LEAST_PART || languageTerms(locale).weakWords.has(stem)
    if (saysNothing || (!vocabulary.has(stem) && same.length === 0)) return false
    if (vocabulary.has(stem)) add(word, [stem], certainty)
    for (const other of same) add(word, other, certainty)
    for (const term of vocabulary.beginningWith(stem).slice(0, MOST_ALIKE)) add(word, [term], CERTAINTY.part)
    return true
  }
}
