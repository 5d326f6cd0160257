/** One telephone number, as libphonenumber judges it: of the hotel's country, or of the country of the number before it. */
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max'

/** Part of a text, from `start` on. */
export interface Piece {
  text: string
  start: number
}

export interface Found {
  start: number
  end: number
  /** As it was written; in full where only its last digits were. */
  written: string
  number: PhoneNumber
}

export const LONGEST_EXTENSION = 5
/** Digits of the shortest number: '444 0 558', and those of small countries with the country's. */
export const LEAST_DIGITS = 7
/** Of what one number has as the one before it has: they are of one place. */
const LEAST_ALIKE = 3
/** Turkish numbers of companies, all of other ones. */
const SHORT_NUMBER = /^444/
const HAS_COUNTRY = /^\D*(?:\+|00)/

/** What the digits of the text that is being read are, by country: the same stand in many parts of it. */
const judged = new Map<string, PhoneNumber | undefined>()

/** The country of numbers that name none, in the text that is being read. */
let homeCountry: CountryCode

export const isOfHome = (number: PhoneNumber) => number.country === homeCountry

/** Before a text is read. */
export function beginText(country: CountryCode): void {
  homeCountry = country
  judged.clear()
}

export const digitsOf = (text: string) => text.replace(/\D/g, '')
export const hasCountry = (written: string) => HAS_COUNTRY.test(written)

/** A whole number. `undefined`: it is none, or could be of two countries. */
export function numberOf(piece: Piece, last?: Found): Found | undefined {
  const home = found(piece, (written) => parsed(written, homeCountry))
  const country = last?.number.country ?? homeCountry
  if (!last || country === homeCountry || hasCountry(piece.text)) return home
  const read = last.number.isValid() ? validIn : possibleIn
  const there = found(piece, (written) => parsed(written, country, read))
  const [length, count] = [there?.number.nationalNumber.length ?? 0, digitsOf(piece.text).length]
  const startsWithZero = /^\D*0/.test(piece.text)
  // Something is dialled first, or the number is as long as the one before.
  const isDialled = count > length || startsWithZero || length === last.number.nationalNumber.length
  if (!there || count < length || !isDialled) return home
  if (!home || isAlike(there, last, count)) return there
  return startsWithZero || home.number.nationalNumber.length < length ? home : undefined
}

/** One whose country is told, though its plan does not know the number. */
export function possibleNumber(piece: Piece): Found | undefined {
  return found(piece, (written) => {
    const number = hasCountry(written) ? possibleIn(undefined, international(written)[0]) : undefined
    return number?.countryCallingCode === '90' ? undefined : number
  })
}

function found({ text, start }: Piece, read: (written: string) => PhoneNumber | undefined): Found | undefined {
  const written = text.replace(/^[\s/-]+|[^\d)]+$/g, '')
  const at = start + text.indexOf(written)
  const number = read(written)
  return number && { start: at, end: at + written.length, written, number }
}

/**
 * '… 02 29 / 30', '… 555 02 29 / 555 02 30', '… 1234-567, -568': the last digits of a number that begins as the one before. Three to five without a
 * dash are rather an extension; `isLong`: and so are two.
 */
export function lastDigits({ text, start }: Piece, last: Found, isLong: boolean): Found | undefined {
  const written = text.replace(/^[\s-]+|\D+$/g, '')
  const count = digitsOf(written).length
  const isShort = last.number.country === 'TR' && SHORT_NUMBER.test(last.number.nationalNumber)
  if (isShort || /[(+]|^00/.test(written) || count >= last.number.nationalNumber.length) return undefined
  // A Turkish area, and what comes behind it.
  if (last.number.country === 'TR' && count >= LEAST_DIGITS && written.startsWith('0')) return undefined
  const dash = /^\s*-\d/.test(text) ? last.written.lastIndexOf('-') + 1 : 0
  const isFew = count === 2 && !isLong
  if (count <= LONGEST_EXTENSION && !isFew && dash === 0) return undefined
  for (const whole of [last.written, last.number.formatNational()]) {
    const cut = dash || [...whole.matchAll(/\d/g)].at(-count)?.index
    // They are groups of their own in the number before, too.
    if (cut === undefined || (!isFew && /\d/.test(whole[cut - 1] ?? '0'))) continue
    const full = whole.slice(0, cut) + written
    const number = parsed(full, last.number.country ?? homeCountry)
    if (number)
      return { start: start + text.indexOf(written), end: start + text.trimEnd().length, written: full, number }
  }
  return undefined
}

/** Whether the digits that were written begin as those of the number before in their place. */
export function isAlike({ number }: Found, last: Found, count: number): boolean {
  const added = Math.max(0, number.nationalNumber.length - count)
  return alikeIn(number.nationalNumber, last.number.nationalNumber) - added >= LEAST_ALIKE
}

/** Characters with which both begin. */
export function alikeIn(left: string, right: string): number {
  const different = [...left].findIndex((character, place) => character !== right[place])
  return different === -1 ? left.length : different
}

/** Chats are often given as digits alone that begin with a country's. */
function parsed(written: string, country: CountryCode, readIn = validIn): PhoneNumber | undefined {
  // Brackets are around the country, the area or a zero.
  if (/\d\D*\+/.test(written) || /(?:\d\D*){7}\(/.test(written)) return undefined
  const digits = digitsOf(written.replace(/^0\s*(?=\(0)/, ''))
  if (!hasCountry(written) || /^\D*0[1-9]/.test(written)) {
    return readIn(country, digits) ?? (digits === written ? readIn(country, `+${digits}`) : undefined)
  }
  const [whole, bare] = international(written)
  return readIn(country, whole) ?? readIn(country, bare)
}

/** With and without a zero in brackets. */
function international(written: string): [whole: string, bare: string] {
  const plain = (text: string) => `+${digitsOf(text).replace(/^00/, '')}`
  return [plain(written), plain(written.replace(/\(\s*0\s*\)/, ''))]
}

/** Whether the zero in brackets may be part of the number or not: '+39 (0)331 123456' is in Varese, or a mobile. */
export function isUnsure(written: string): boolean {
  if (!hasCountry(written)) return false
  const [whole, bare] = international(written).map((text) => validIn(homeCountry, text)?.number)
  return whole !== undefined && bare !== undefined && whole !== bare
}

function validIn(country: CountryCode, text: string): PhoneNumber | undefined {
  const number = possibleIn(country, text)
  return number?.isValid() ? number : undefined
}

/** Of a country whose plan does not know the number before it, either. */
function possibleIn(country: CountryCode | undefined, text: string): PhoneNumber | undefined {
  const key = `${country} ${text}`
  if (!judged.has(key)) {
    const number = parsePhoneNumberFromString(text, { ...(country && { defaultCountry: country }), extract: false })
    const isNumber = number?.isPossible() && digitsOf(number.number).length >= LEAST_DIGITS
    judged.set(key, isNumber ? number : undefined)
  }
  return judged.get(key)
}
