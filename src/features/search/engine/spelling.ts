/**
 * Words that were meant where others were typed: with letters exchanged, doubled or lost. Endings are cut off after the mending, since a stemmer that meets an
 * error leaves what no term is: of 'weding' 'wede', where 'wed' is a term. Pure.
 */
import type { Locale } from '../../../config/locales.ts'
import { folded, isCyrillic } from './fold.ts'
import { freshTerm } from './stems.ts'

const LATIN = [...'abcdefghijklmnopqrstuvwxyz']
const CYRILLIC = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
/** Shorter words are one letter from too many others, longer ones have too many spellings. */
const LENGTHS = { slipped: 3, lost: 4, most: 20 }
/** German letters that are not heard: 'Höhle', 'Familie'. */
const SILENT = /(?<=[aeiou])h|(?<=i)e/g

type IsTerm = (term: string) => boolean

/** The terms that a word is a slip of: two letters exchanged, one double that should be single or the reverse, one that is not heard. */
export function slipsOf(word: string, locale: Locale, isTerm: IsTerm): string[] {
  const typed = folded(word)
  return termsAmong(spellingsOf(typed, locale), typed, locale, isTerm)
}

/** The words that a folded one is a slip of, if there are such words. */
export function spellingsOf(typed: string, locale: Locale): string[] {
  if (!canBeMended(typed, LENGTHS.slipped)) return []
  const exchanged = placesIn(typed)
    .slice(2)
    .map((end) => typed.slice(0, end - 2) + typed[end - 1]! + typed[end - 2]! + typed.slice(end))
  const doubled = placesIn(typed)
    .slice(1)
    .map((place) => withLetter(typed, place, typed[place - 1]!))
  const single = placesIn(typed)
    .slice(1, -1)
    .filter((place) => typed[place] === typed[place - 1])
    .map((place) => withoutLetter(typed, place))
  const heard = locale === 'de' ? heardAlike(typed) : []
  return [...heard, ...exchanged, ...doubled, ...single]
}

/** The terms that a word is with a letter more or less, but for the first, which is seldom wrong. */
export function lostLetters(word: string, locale: Locale, isTerm: IsTerm): string[] {
  const typed = folded(word)
  if (!canBeMended(typed, LENGTHS.lost)) return []
  const letters = isCyrillic(typed) ? CYRILLIC : LATIN
  const places = placesIn(typed).slice(1)
  const longer = places.flatMap((place) => letters.map((letter) => withLetter(typed, place, letter)))
  const shorter = places.slice(0, -1).map((place) => withoutLetter(typed, place))
  return termsAmong([...longer, ...shorter], typed, locale, isTerm)
}

function canBeMended(typed: string, least: number): boolean {
  return typed.length >= least && typed.length <= LENGTHS.most && !/\d/.test(typed)
}

function termsAmong(spellings: readonly string[], typed: string, locale: Locale, isTerm: IsTerm): string[] {
  const stems = spellings.filter((spelling) => spelling !== typed).map((spelling) => freshTerm(spelling, locale).stem)
  return [...new Set(stems)].filter((stem) => stem.length > 2 && isTerm(stem))
}

/** Before each letter, and after the last. */
function placesIn(word: string): number[] {
  return Array.from({ length: word.length + 1 }, (_, place) => place)
}

function withLetter(word: string, place: number, letter: string): string {
  return word.slice(0, place) + letter + word.slice(place)
}

function withoutLetter(word: string, place: number): string {
  return word.slice(0, place) + word.slice(place + 1)
}

function heardAlike(word: string): string[] {
  const without = [...word.matchAll(SILENT)].map(({ index }) => withoutLetter(word, index))
  const withOne = [...word.matchAll(/[aeiou]/g)].flatMap(({ 0: vowel, index }) =>
    (vowel === 'i' ? ['h', 'e'] : ['h']).map((letter) => withLetter(word, index + 1, letter)),
  )
  return [...without, ...withOne]
}
