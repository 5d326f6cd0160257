/** The terms of a language's index, with look-ups by spelling and sound. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { consonantsOf, soundOf, wordsOf } from './fold.ts'
import { termOf } from './stems.ts'
import { isPhraseTerm } from './words/index.ts'
import type { VocabularyFile } from './files.ts'

export interface Vocabulary {
  /** Number of documents in the index. */
  documents: number
  has(term: string): boolean
  /** Longer terms with this prefix, the shortest first. */
  beginningWith(start: string): string[]
  /** Compounds of two stems, with linking letters: 'famili' and 'zimm' → 'familienzimm'. */
  joining(start: string, end: string): string[]
  endingWith(end: string): string[]
  /** Terms of hotel and region names that the word sounds like or mistypes. `isKnown`: the word is a term itself, so that only an equal sound counts. */
  names(word: string, isKnown?: boolean): string[]
  /** Terms nearest to an unknown word: of the same sound, or with one typing error. */
  near(word: string): string[]
}

const MAX_ENDING_LENGTH = 4
/** Words with fewer consonants resemble too many others if their vowels may differ. */
const MIN_CONSONANTS = 4
/** Linking letters of a compound. */
const MAX_LINK_LENGTH = 3

const vocabularyCache = new WeakMap<VocabularyFile, Vocabulary>()

export function openVocabulary(file: VocabularyFile, locale: Locale): Vocabulary {
  const cached = vocabularyCache.get(file)
  if (cached) return cached
  const all = file.terms === '' ? [] : file.terms.split(' ')
  const set = new Set(all)
  const terms = all.filter((term) => !isPhraseTerm(term))
  let sounds: string[] | undefined
  const names = namesIn(file, locale)
  const vocabulary: Vocabulary = {
    documents: file.documents,
    has: (term) => set.has(term),
    beginningWith(start) {
      const first = lowerBound(terms, start)
      const longer: string[] = []
      for (let place = first; terms[place]?.startsWith(start); place++)
        if (terms[place] !== start) longer.push(terms[place]!)
      return longer.sort((left, right) => left.length - right.length)
    },
    joining: (start, end) =>
      terms.filter(
        (term) =>
          term.length >= start.length + end.length &&
          term.length <= start.length + end.length + MAX_LINK_LENGTH &&
          term.endsWith(end) &&
          term.startsWith(start),
      ),
    endingWith: (end) => terms.filter((term) => term.length > end.length + 2 && term.endsWith(end)),
    names: (word, isKnown) =>
      names
        .filter(({ plain, sound }) => (isKnown ? soundOf(word) === sound : soundsLike(word, plain, sound)))
        .map(({ stem }) => stem),
    near(word) {
      sounds ??= terms.map(soundOf)
      return nearest(word, terms, sounds)
    },
  }
  vocabularyCache.set(file, vocabulary)
  return vocabulary
}

interface NameWord {
  stem: string
  plain: string
  sound: string
}

function namesIn({ names }: VocabularyFile, locale: Locale): NameWord[] {
  const words = new Map<string, NameWord>()
  for (const name of Object.values(names)) {
    const single = wordsOf(name)
    const joined = single.slice(1).map((word, place) => single[place]! + word)
    for (const word of [...single, ...joined]) {
      const { stem, plain } = termOf(word, locale)
      words.set(plain, { stem, plain, sound: soundOf(plain) })
    }
  }
  return [...words.values()]
}

function soundsLike(word: string, name: string, nameSound: string): boolean {
  if (word === name) return true
  if (word.length < 3 || name.length < 3) return false
  const sound = soundOf(word)
  if (sound === nameSound) return true
  if (Math.min(word.length, name.length) < 4) return false
  if (isOneErrorFrom(sound, nameSound) || isOneErrorFrom(word, name)) return true
  const [consonants, nameConsonants] = [consonantsOf(sound), consonantsOf(nameSound)]
  if (consonants.length < 2 || Math.abs(sound.length - nameSound.length) > 1) return false
  return consonants === nameConsonants || (consonants.length > 5 && isOneErrorFrom(consonants, nameConsonants))
}

function lowerBound(terms: readonly string[], start: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Terms that sound the same, then mistyped ones, same first letter first (it is seldom wrong). If there are none, terms with different vowels: 'vejeteryan'. */
function nearest(word: string, terms: readonly string[], sounds: readonly string[]): string[] {
  if (word.length < 3) return []
  const sound = soundOf(word)
  // Without a vowel there is no sound to go by: 'zzqx' would be 'sks'.
  const isSpoken = /[aeiouy]/.test(word)
  const same: string[] = []
  const mistyped: string[] = []
  for (const [place, term] of terms.entries()) {
    if (sounds[place] === sound) same.push(term)
    else if (word.length > 3 && (isOneErrorFrom(word, term) || (isSpoken && isOneErrorFrom(sound, sounds[place]!))))
      mistyped.push(term)
  }
  mistyped.sort((left, right) => Number(right[0] === word[0]) - Number(left[0] === word[0]))
  if (same.length + mistyped.length > 0 || word.length < 4) return [...same, ...mistyped]
  const consonants = consonantsOf(sound)
  const sameConsonants = terms.filter(
    (term, place) =>
      consonants.length >= MIN_CONSONANTS &&
      Math.abs(term.length - word.length) <= 1 &&
      consonantsOf(sounds![place]!) === consonants,
  )
  if (sameConsonants.length > 0) return sameConsonants
  // The stemmer leaves the ending of a misspelt word.
  const withEnding = terms.filter((term) => term.length >= 4 && startsWithOneError(word, term))
  const sameLetter = withEnding.filter((term) => term[0] === word[0])
  return sameLetter.length > 0 ? sameLetter : withEnding
}

/** Whether the words differ by one letter added, lost or changed, or by two swapped. */
function isOneErrorFrom(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let [leftEnd, rightEnd] = [left.length, right.length]
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--
    rightEnd--
  }
  const [leftRest, rightRest] = [leftEnd - start, rightEnd - start]
  if (leftRest <= 1 && rightRest <= 1) return true
  return leftRest === 2 && rightRest === 2 && left[start] === right[start + 1] && left[start + 1] === right[start]
}

/** Whether the word is the term with one error before its last letter, and an ending. 'ramadan' does not match 'ramp'. */
function startsWithOneError(word: string, term: string): boolean {
  const excess = word.length - term.length
  if (excess < -1 || excess > Math.min(MAX_ENDING_LENGTH, term.length / 2)) return false
  return [-1, 0, 1]
    .map((more) => word.slice(0, term.length + more))
    .some((start) => start.at(-1) === term.at(-1) && isOneErrorFrom(start, term))
}
