/** The terms of a language's index, and which of them a word may mean that is none of them. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { consonantsOf, soundOf, wordsOf } from './fold.ts'
import { termOf } from './stems.ts'
import { isPhraseTerm } from './words/index.ts'
import type { VocabularyFile } from './files.ts'

export interface Vocabulary {
  documents: number
  has(term: string): boolean
  /** Terms that begin so and are longer, the shortest first. */
  beginningWith(start: string): string[]
  /** Terms with other letters at both ends of which these stand: 'famili' and 'zimm' → 'familienzimm'. */
  joining(start: string, end: string): string[]
  endingWith(end: string): string[]
  /** Terms of the names of hotels and regions that a word may be, as it is heard or mistyped; of a word that says something else, as it is heard alone. */
  names(word: string, isKnown?: boolean): string[]
  /** The nearest to a word that is no term: by its sound, or with one typing error. */
  near(word: string): string[]
}

/** The longest ending that a stem lacks of its word. */
const LONGEST_ENDING = 4
/** Words with fewer are too many others when their vowels may be wrong. */
const LEAST_CONSONANTS = 4
/** Letters between the parts of a compound. */
const LONGEST_LINK = 3

const opened = new WeakMap<VocabularyFile, Vocabulary>()

export function openVocabulary(file: VocabularyFile, locale: Locale): Vocabulary {
  const known = opened.get(file)
  if (known) return known
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
      const found: string[] = []
      for (let place = first; terms[place]?.startsWith(start); place++)
        if (terms[place] !== start) found.push(terms[place]!)
      return found.sort((left, right) => left.length - right.length)
    },
    joining: (start, end) =>
      terms.filter(
        (term) =>
          term.length >= start.length + end.length &&
          term.length <= start.length + end.length + LONGEST_LINK &&
          term.endsWith(end) &&
          term.startsWith(start),
      ),
    endingWith: (end) => terms.filter((term) => term.length > end.length + 2 && term.endsWith(end)),
    names: (word, isKnown) =>
      names
        .filter(({ plain, sound }) => (isKnown ? soundOf(word) === sound : isHeardAs(word, plain, sound)))
        .map(({ stem }) => stem),
    near(word) {
      sounds ??= terms.map(soundOf)
      return nearest(word, terms, sounds)
    },
  }
  opened.set(file, vocabulary)
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

function isHeardAs(word: string, name: string, nameSound: string): boolean {
  if (word === name) return true
  if (word.length < 3 || name.length < 3) return false
  const sound = soundOf(word)
  if (sound === nameSound) return true
  if (Math.min(word.length, name.length) < 4) return false
  if (isOneErrorFrom(sound, nameSound) || isOneErrorFrom(word, name)) return true
  const [consonants, ofName] = [consonantsOf(sound), consonantsOf(nameSound)]
  if (consonants.length < 2 || Math.abs(sound.length - nameSound.length) > 1) return false
  return consonants === ofName || (consonants.length > 5 && isOneErrorFrom(consonants, ofName))
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

/** Those that sound the same come first, then those with the same first letter, which is seldom wrong; without any, those with other vowels: 'vejeteryan'. */
function nearest(word: string, terms: readonly string[], sounds: readonly string[]): string[] {
  if (word.length < 3) return []
  const sound = soundOf(word)
  const same: string[] = []
  const mistyped: string[] = []
  for (const [place, term] of terms.entries()) {
    if (sounds[place] === sound) same.push(term)
    else if (word.length > 3 && (isOneErrorFrom(word, term) || isOneErrorFrom(sound, sounds[place]!)))
      mistyped.push(term)
  }
  mistyped.sort((left, right) => Number(right[0] === word[0]) - Number(left[0] === word[0]))
  if (same.length + mistyped.length > 0 || word.length < 4) return [...same, ...mistyped]
  const consonants = consonantsOf(sound)
  const vowels = terms.filter(
    (term, place) =>
      consonants.length >= LEAST_CONSONANTS &&
      Math.abs(term.length - word.length) <= 1 &&
      consonantsOf(sounds![place]!) === consonants,
  )
  if (vowels.length > 0) return vowels
  // A stemmer that meets a typing error leaves the ending.
  const begun = terms.filter((term) => term.length >= 4 && startsWithOneError(word, term))
  const alike = begun.filter((term) => term[0] === word[0])
  return alike.length > 0 ? alike : begun
}

/** Whether one letter more, less, changed, or two exchanged make one word the other. */
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

/** Whether the word begins with the term, but for one error before its last letter, and an ending: 'ramadan' is no 'ramp'. */
function startsWithOneError(word: string, term: string): boolean {
  const excess = word.length - term.length
  if (excess < -1 || excess > Math.min(LONGEST_ENDING, term.length / 2)) return false
  return [-1, 0, 1]
    .map((more) => word.slice(0, term.length + more))
    .some((begun) => begun.at(-1) === term.at(-1) && isOneErrorFrom(begun, term))
}
