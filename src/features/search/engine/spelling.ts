/**
 * Candidates for misspelt words: letters swapped, doubled or lost. Words are stemmed after the correction, since the stem of a misspelt word is no term:
 * 'weding' becomes 'wede', not 'wed'. Pure.
 */
import type { Locale } from '../../../config/locales.ts'
import { folded, isCyrillic } from './fold.ts'
import { uncachedTerm } from './stems.ts'

const LATIN = [...'abcdefghijklmnopqrstuvwxyz']
const CYRILLIC = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
/** Characters. Shorter words are one letter from too many others, longer ones have too many spellings. */
const MIN_SLIP_LENGTH = 3
const MIN_LOST_LETTER_LENGTH = 4
const MAX_LENGTH = 20
/** Silent German letters: 'Höhle', 'Familie'. */
const SILENT = /(?<=[aeiou])h|(?<=i)e/g

type IsTerm = (term: string) => boolean

/** Terms that differ from the word by two swapped letters, a letter doubled or single, or a silent one. */
export function slipsOf(word: string, locale: Locale, isTerm: IsTerm): string[] {
  const typed = folded(word)
  return termsAmong(spellingsOf(typed, locale), typed, locale, isTerm)
}

/** Spellings that differ from a folded word by one slip; most are no words. */
export function spellingsOf(typed: string, locale: Locale): string[] {
  if (!isCorrectable(typed, MIN_SLIP_LENGTH)) return []
  const swapped = placesIn(typed)
    .slice(2)
    .map((end) => typed.slice(0, end - 2) + typed[end - 1]! + typed[end - 2]! + typed.slice(end))
  const doubled = placesIn(typed)
    .slice(1)
    .map((place) => withLetter(typed, place, typed[place - 1]!))
  const single = placesIn(typed)
    .slice(1, -1)
    .filter((place) => typed[place] === typed[place - 1])
    .map((place) => withoutLetter(typed, place))
  const silent = locale === 'de' ? silentVariants(typed) : []
  return [...silent, ...swapped, ...doubled, ...single]
}

/** Terms with one letter more or less. The first letter stays: it is seldom wrong. */
export function lostLetters(word: string, locale: Locale, isTerm: IsTerm): string[] {
  const typed = folded(word)
  if (!isCorrectable(typed, MIN_LOST_LETTER_LENGTH)) return []
  const letters = isCyrillic(typed) ? CYRILLIC : LATIN
  const places = placesIn(typed).slice(1)
  const longer = places.flatMap((place) => letters.map((letter) => withLetter(typed, place, letter)))
  const shorter = places.slice(0, -1).map((place) => withoutLetter(typed, place))
  return termsAmong([...longer, ...shorter], typed, locale, isTerm)
}

function isCorrectable(typed: string, minLength: number): boolean {
  return typed.length >= minLength && typed.length <= MAX_LENGTH && !/\d/.test(typed)
}

function termsAmong(spellings: readonly string[], typed: string, locale: Locale, isTerm: IsTerm): string[] {
  const stems = spellings
    .filter((spelling) => spelling !== typed)
    .map((spelling) => uncachedTerm(spelling, locale).stem)
  return [...new Set(stems)].filter((stem) => stem.length > 2 && isTerm(stem))
}

/** Indices before each letter and after the last. */
function placesIn(word: string): number[] {
  return Array.from({ length: word.length + 1 }, (_, place) => place)
}

function withLetter(word: string, place: number, letter: string): string {
  return word.slice(0, place) + letter + word.slice(place)
}

function withoutLetter(word: string, place: number): string {
  return word.slice(0, place) + word.slice(place + 1)
}

function silentVariants(word: string): string[] {
  const without = [...word.matchAll(SILENT)].map(({ index }) => withoutLetter(word, index))
  const withOne = [...word.matchAll(/[aeiou]/g)].flatMap(({ 0: vowel, index }) =>
    (vowel === 'i' ? ['h', 'e'] : ['h']).map((letter) => withLetter(word, index + 1, letter)),
  )
  return [...without, ...withOne]
}
