/**
 * Telephone numbers in texts that people wrote. Pure. Reads with all metadata of libphonenumber: it runs where pages are made, no browser loads it.
 */
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max'

export interface ReadNumber {
  /** The number as it was written. */
  written: string
  number: PhoneNumber
  /** Label in front of it and words behind it, such as an extension. */
  before?: string
  after?: string
}

export interface NumbersRead {
  numbers: ReadNumber[]
  /** The text has no number, or one that cannot be read. */
  isUnclear: boolean
}

/** All of the group's houses are in Türkiye: a number without a country is Turkish. */
const COUNTRY: CountryCode = 'TR'
/** Longer texts are no list of numbers. */
const MOST_CHARACTERS = 200
/** Digits of the shortest number of a country: '444 0 558'. */
const LEAST_DIGITS = 7

/** Digits, and what is written between them. */
const RUN = /[+(]*\s*\d[\d\s()+.\-/,;|&]*/g
/** Digits that are words: times of day, '7/24', '1) ' and '2. ' of a list. */
const HOUR = String.raw`(?<![\d.])(?:[01]?\d|2[0-4])\.[0-5]\d`
const WORDS = new RegExp(
  [
    String.raw`(?<!\d)\d{1,2}:\d{2}(?!\d)`,
    String.raw`${HOUR}\s*-\s*${HOUR}(?!\.?\d)`,
    String.raw`(?<!\d)(?:7\/24|24\/7)(?!\d)`,
    String.raw`(?<![\d(]\s*)\d\)(?=\s)`,
    String.raw`(?<=^|[\s,;/|&\p{L}-])[1-9][.)](?=\s+[(+\d])`,
  ].join('|'),
  'gu',
)
/** A sign between two numbers, or the plus with which the second begins. */
const BETWEEN = /\s*[/,;|&]\s*|\s+-\s+|(?<=\d[\s)]*)(?=\(?\+)/
const JOINED = /^[\s/,;|&-]*(?:(?:ve|veya|ya da|and|or|und|oder|bzw\.?|и|или)\s*)?$/i
/** '112 / ' that an extension leaves in front of the next number. */
const LEFT_OVER = /^\s*\(?\d{1,5}\)?(?:\s*[/;,|&]|\s+-\s|-(?=\(?(?:\+|00)))\s*/
/** The same with a dash, which is mostly one within a number. */
const LEFT_BEFORE_DASH = /^\s*\(?\d{1,5}\)?-/

/** '0242 555 02 29 / 30, dahili 112' → two numbers, the second with 'dahili 112' behind it. */
export function readNumbers(raw: string): NumbersRead {
  const text = raw
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s*\n\s*/g, '; ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[·•‧\\]/g, '/')
    .replace(/\b(?:tel|callto):(?=\s*[+(\d])/g, '')
  const numbers: ReadNumber[] = []
  let isUnclear = false
  let end = 0
  const masked = text.replace(WORDS, (words) => 'x'.repeat(words.length))
  for (const { 0: run, index } of masked.matchAll(RUN)) {
    const last = numbers.at(-1)
    const isJoined = last !== undefined && JOINED.test(text.slice(end, index))
    const lengthOf = (pattern: RegExp) => pattern.exec(run)?.[0].length ?? 0
    const skipped = lengthOf(LEFT_OVER)
    // Behind words digits are an extension rather than the beginning of a number.
    const starts = last && !isJoined ? [skipped, 0, lengthOf(LEFT_BEFORE_DASH)] : [0, skipped]
    const first = [...new Set(starts)]
      .map((start) => ({ start, read: readRun(run.slice(start), last?.number, isJoined && start === 0) }))
      .find(({ read }) => read)
    if (!first?.read) {
      isUnclear ||= digitsOf(run).length >= LEAST_DIGITS
      continue
    }
    label(last, first.read[0]!, text.slice(end, index + first.start))
    numbers.push(...first.read)
    const written = run.trimEnd().replace(/[^\d)]+$/, '')
    end = index + written.length
    const { after = '' } = first.read.at(-1)!
    end -= after.length
    // Longer than an extension: a number that cannot be read.
    isUnclear ||= after.split(/[()/,;|&]/).some((part) => digitsOf(part).length >= LEAST_DIGITS)
  }
  label(numbers.at(-1), undefined, text.slice(end))
  return { numbers, isUnclear: isUnclear || numbers.length === 0 }
}

/** What stands between two numbers belongs to the first, except for the label of the second behind the last separator. */
function label(left: ReadNumber | undefined, right: ReadNumber | undefined, text: string): void {
  const parts = /^(.*[/,;|&])?(.*)$/s.exec(text)!
  const [after = '', before = ''] = right && left ? parts.slice(1) : right ? ['', text] : [text, '']
  const clean = (words: string) => (JOINED.test(words) ? '' : words.replace(/^[\s/,;|&-]+|[\s/,;|&(-]+$/g, ''))
  if (left) delete left.after
  if (left && clean(after)) left.after = clean(after)
  if (right && clean(before)) right.before = clean(before)
}

/** The numbers of a text without letters, read as Turkish ones first. `undefined`: it has others, or none. `last`: the number before it. */
function readRun(run: string, last?: PhoneNumber, isJoined = false): ReadNumber[] | undefined {
  const text = run.replace(/^[\s/,;|&-]+|[^\d)]+$/g, '')
  const whole = (country: CountryCode, isLenient: boolean) => {
    const number = numberOf(text, country, isLenient)
    return number && [{ written: text, number }]
  }
  const readIn = (country: CountryCode) =>
    readList(text.split(BETWEEN), country) ?? whole(country, false) ?? readSides(text, country)
  return (
    readIn(COUNTRY) ??
    (isJoined ? shared(last, text) : undefined) ??
    // What is dialled first within a country says that the number is one of it.
    (last?.country && /^\D*[08]/.test(text) ? readIn(last.country) : undefined) ??
    whole(COUNTRY, true)
  )
}

/** Each part a number of its own, or the digits in which it differs from the one before. */
function readList(parts: readonly string[], country: CountryCode): ReadNumber[] | undefined {
  if (parts.length < 2) return undefined
  const numbers: ReadNumber[] = []
  for (const part of parts) {
    const number = numberOf(part, country)
    const next = number ? [{ written: part.trim(), number }] : shared(numbers.at(-1)?.number, part)
    if (!next) return undefined
    numbers.push(...next)
  }
  return numbers
}

/** '… 02 29 / 30', '… 555 02 29 / 555 02 30': the number with other last digits. Three to five digits are an extension. */
function shared(last: PhoneNumber | undefined, part: string): ReadNumber[] | undefined {
  const digits = digitsOf(part)
  const isShared = last && !part.includes('(') && (digits.length < 3 || digits.length > 5)
  if (!isShared || digits.length >= last.nationalNumber.length) return undefined
  const number = numberOf(last.number.slice(0, -digits.length) + digits, COUNTRY)
  return number && [{ written: nationally(number), number }]
}

/** Cuts a text that is not one number where its left side is one and its right side is more of them, or an extension. */
function readSides(text: string, country: CountryCode): ReadNumber[] | undefined {
  const sides = Array.from({ length: text.length }, (_, cut) => [text.slice(0, cut), text.slice(cut)] as const)
    // Separators first: only numbers that stand together without one are cut between digits.
    .filter(([left]) => /\d\)?$/.test(left) && digitsOf(left).length >= LEAST_DIGITS)
    .sort(([, left], [, right]) => Number(/^\d/.test(left)) - Number(/^\d/.test(right)))
  const numbers = sides.flatMap(([left, right]) => {
    const number = numberOf(left, country)
    return number ? [{ written: left, number, right }] : []
  })
  for (const { right, ...first } of numbers) {
    if (digitsOf(right).length < LEAST_DIGITS) continue
    const rest = readRun(right, first.number)
    if (rest) return [first, ...rest]
    const [extension] = LEFT_OVER.exec(right) ?? /^\s*\(\d{1,5}\)-/.exec(right) ?? []
    const beyond = extension && readRun(right.slice(extension.length), first.number)
    if (beyond) return [{ ...first, after: extension.replace(/[\s/,;|&-]+$/, '').trim() }, ...beyond]
  }
  for (const { right, ...first } of numbers) {
    if (!/^\s*[(/,;|&-]/.test(right)) continue
    const groups = right.match(/\d+/g) ?? []
    if (!groups.every((group) => group.length <= 5)) continue
    const others = right.includes('(') ? [undefined] : groups.map((group) => shared(first.number, group))
    if (others.every((each) => each !== undefined)) return [first, ...others.flat()]
    return [{ ...first, after: right }]
  }
  return undefined
}

/** `country`: of a number without one; chats are often given as digits alone that begin with theirs. `isLenient`: a number of another country may be one that its plan does not know. */
function numberOf(written: string, country: CountryCode, isLenient = false): PhoneNumber | undefined {
  if (/\d\D*\+/.test(written)) return undefined
  const digits = digitsOf(written)
  const hasCountry = /^\D*(?:\+|00)/.test(written)
  const international = (text: string) => `+${digitsOf(text).replace(/^00/, '')}`
  const forms = hasCountry
    ? [international(written), international(written.replace(/\(\s*0\s*\)/, '')), digits]
    : [digits, ...(digits === written.trim() ? [`+${digits}`] : [])]
  for (const form of forms) {
    const number = parsePhoneNumberFromString(form, { defaultCountry: country, extract: false })
    if (number?.isValid()) return number
    if (isLenient && hasCountry && number?.isPossible() && number.countryCallingCode !== '90') return number
  }
  return undefined
}

/** As it is read in its own country: '444 0 558', '0242 555 02 29'. */
function nationally(number: PhoneNumber): string {
  const short = /^(444)(\d)(\d{3})$/.exec(number.nationalNumber)
  return short ? short.slice(1).join(' ') : number.formatNational().replace(/[()]/g, '')
}

/** As it is read anywhere: '+90 242 555 02 29'. */
export function internationally(number: PhoneNumber): string {
  const isShort = number.nationalNumber.length === LEAST_DIGITS && number.country === COUNTRY
  return isShort ? `+90 ${nationally(number)}` : number.formatInternational()
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
