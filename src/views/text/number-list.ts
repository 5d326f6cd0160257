/** Which numbers a run of digits and signs holds: separators make candidates, and all digits that nothing wide separates are read, or none. Pure. */
import {
  alikeIn,
  digitsOf,
  hasCountry,
  isAlike,
  isOfHome,
  isUnsure,
  lastDigits,
  LEAST_DIGITS,
  LONGEST_EXTENSION,
  numberOf,
  possibleNumber,
  type Found,
  type Piece,
} from './one-number.ts'

/** An extension, or digits that could not be read. */
interface Other {
  end: number
  unread?: 'short' | 'number' | 'foreign'
}

export type Item = Found | Other

/**
 * What stands between a piece and the number before it: a sign or 'and', the same behind an extension, words, or at most a space. Only behind a sign may
 * a piece be the last digits of a number.
 */
type Link = 'sign' | 'extension' | 'words' | 'space'

/** Digits of the longest number, with 00 and a zero. */
const MOST_DIGITS = 18
/** Of numbers with nothing but spaces between them: each may end in many places. */
const MOST_TOGETHER = 45

export const JOINED = /^[\s/,;|&.+-]*(?:(?:ve|veya|ya da|and|or|und|u\.|oder|bzw\.?|sowie|и|или)\s*)?$/i
/** Stands for digits that were set apart as no telephone's: no digit, no sign and no letter. */
export const APART = '\uFFFC'
/** Behind two last digits of a number: the end, a separator or a label, but no word to which they belong. */
const IN_LIST = new RegExp(
  String.raw`^[\s.]*(?:$|[/,;|&()${APART}+-]|(?:ve|veya|ya da|and|or|und|oder|bzw|sowie|и|или)(?!\p{L})|\p{L}+\.?:|(?:tel|fa(?:x|ks)|факс|gsm|mobil|cep|whatsapp|pbx|dahili|ext|durchwahl|доб)(?!\p{L}))`,
  'iu',
)
const IN_COMMAS = /^(?:\s*,\s*\d\d(?!\d))*[\s.;)]*(?:$|;)/
const IN_BRACKETS = String.raw`\((?:[\d/-]{1,12}|\d{1,5}(?:\s*[/-]\s*\d{1,5}){1,2})\)`
/**
 * What separates numbers, the widest first, but may also stand behind an area or in all of a number. Without a sign a plus, or a sign with 00, begins the second
 * number, a dash its last digits, and a bracket an extension.
 */
const BETWEEN = [
  new RegExp(
    [
      String.raw`\s+\/\s*|\s*\/\s+|\s+-\s+|\s+(?=-\d)|(?<=[\d)][\s-]*)(?=\(?\+)`,
      String.raw`[/-](?=00[1-9](?:[\s().-]*\d){5})`,
      String.raw`(?<=\d\s*)(?=${IN_BRACKETS}(?:[\s-]*(?:$|[/+(])|\s*-\s))`,
      String.raw`(?<=(?:\d[\s.-]?){${LEAST_DIGITS}}\s*)(?=${IN_BRACKETS}[\s-]*(?:0|444))`,
    ].join('|'),
    'g',
  ),
  /\//g,
  /-/g,
]
/** '112', '(112)', and '112 ' in front of a number. */
const EXTENSION = /^[\s(-]*(?!00|0\d{3})\d{1,5}\)?(?:\.?\s*$|\s+(?=[(+\d]))/

export const isFound = (item: Item): item is Found => 'number' in item

/** Digits, and what is written within numbers and between them. */
const RUN = /[-+(]*\s*\(?\d[\d\s()+.\-/]*/g

/** All numbers of a text, and what may belong to them. */
export function readItems(text: string): Item[] {
  const read: Item[] = []
  for (const { 0: run, index } of text.matchAll(RUN))
    read.push(...readRun({ text: run, start: index }, { text, before: read }))
  return read
}

/** The whole text, and what it has in front of a run. */
interface Before {
  text: string
  before: readonly Item[]
}

function readRun(run: Piece, { text, before }: Before, [signs, ...finer] = BETWEEN): Item[] {
  const known = before.findLast((item) => isFound(item) || item.unread === 'foreign')
  const last = known && isFound(known) ? known : undefined
  // Without a country or what is dialled in Türkiye it may be of the country that could not be read.
  const isLost = known && !last && !hasCountry(run.text) && !/^\D*(?:0|444)/.test(run.text)
  if (isLost || isUnsure(run.text)) return [unread(run)]
  const link = linkOf(before.at(-1), text, run)
  if (!signs) return readPart(run, last, link) ?? [unread(run)]
  const whole = finer.length === 0 ? alone(run, last, link) : undefined
  if (whole) return [whole]
  const parts = partsOf(run, signs)
  const items: Item[] = []
  for (let place = 0; place < parts.length; place++) {
    const read = { text, before: [...before, ...items] }
    const number = joined(parts.slice(place, place + MOST_DIGITS), read)
    while (number && (parts[place + 1]?.start ?? Infinity) < number.end) place++
    items.push(...(number ? [number] : readRun(parts[place]!, read, finer)))
  }
  const isWide = finer.length === BETWEEN.length - 1
  if (isWide || items.every((item) => isFound(item) || !item.unread)) return items
  return [possibleNumber(run) ?? unread(run)]
}

function unread({ text, start }: Piece): Item {
  const isShort = digitsOf(text).length <= LONGEST_EXTENSION
  return { end: start + text.trimEnd().length, unread: isShort ? 'short' : hasCountry(text) ? 'foreign' : 'number' }
}

function linkOf(last: Item | undefined, text: string, part: Piece): Link {
  const between = last && text.slice(last.end, part.start)
  if (between === undefined || !JOINED.test(between)) return 'words'
  const behind = text.slice(part.start + part.text.replace(/[^\d)]+$/, '').length)
  const isFew = digitsOf(part.text).length <= 2
  const isInList = (between.includes(',') ? IN_COMMAS : IN_LIST).test(behind)
  return isFew && !isInList ? 'extension' : isFound(last!) ? 'sign' : last!.unread ? 'words' : 'extension'
}

function partsOf({ text, start }: Piece, signs: RegExp): Piece[] {
  const found = [...text.matchAll(signs)].map(({ 0: sign, index }) => ({ end: index, next: index + sign.length }))
  const ends = [...found.map(({ end }) => end), text.length]
  return [0, ...found.map(({ next }) => next)]
    .map((from, place) => ({ text: text.slice(from, ends[place]), start: start + from }))
    .filter((part) => /\d/.test(part.text))
}

/** '0532 / 555 / 01 / 28', '+49 2234 / 55501': the first parts, none of which is a number, as one. */
function joined(parts: readonly Piece[], { text, before }: Before): Found | undefined {
  const [{ text: area, start }, last] = [parts[0]!, before.findLast(isFound)]
  const isSameArea = last?.number.nationalNumber.startsWith(digitsOf(area).replace(/^0+/, '') || ' ')
  const isArea = isSameArea || hasCountry(area)
  // Behind words it is rather an extension.
  const isBehindWords = last && linkOf(before.at(-1), text, parts[0]!) === 'words'
  if (isBehindWords && !isArea && !/^\D*0|^\s*\(/.test(area)) return undefined
  const next = parts.findIndex((part, index) => {
    if (index > 0 && hasCountry(part.text) && digitsOf(part.text).length >= LONGEST_EXTENSION) return true
    const found = alone(part, last, isArea ? 'words' : 'extension')
    return found !== undefined && found.number.nationalNumber.length > LONGEST_EXTENSION
  })
  const most = next === -1 ? parts.length : next
  for (let count = most; count > 1; count--) {
    const to = parts[count - 1]!
    const number = numberOf({ text: text.slice(start, to.start + to.text.length), start }, last)
    const isTurkish = number?.number.country === 'TR'
    // Turkish areas have three digits, and other countries' numbers may be as long as they like.
    const isWhole = isTurkish
      ? hasCountry(area) || digitsOf(area).replace(/^90/, '').length < LONGEST_EXTENSION
      : count === most || count === 2
    if (number && isWhole) return number
  }
  return undefined
}

/** A part without signs: a number, the last digits of one, an extension, or several of them. `undefined`: something in it is none. */
function readPart(part: Piece, last: Found | undefined, link: Link): Item[] | undefined {
  const number = alone(part, last, link) ?? (link === 'space' ? undefined : possibleNumber(part))
  if (number) return [number]
  const extension = last && link !== 'space' ? EXTENSION.exec(part.text)?.[0] : undefined
  if (extension !== undefined) {
    const rest = from(part, extension.length)
    const others = /\d/.test(rest.text) ? readPart(rest, last, 'space') : []
    if (others) return [{ end: part.start + extension.trimEnd().length }, ...others]
  }
  return severalIn(part, last)
}

/** Where one number ends and the next begins is where both begin most alike. */
function severalIn(part: Piece, last: Found | undefined): Item[] | undefined {
  let best: { items: Item[]; alike: number } | undefined
  if (digitsOf(part.text).length > MOST_TOGETHER) return undefined
  for (const { index } of part.text.matchAll(/(?<=\d\)?)(?!\))/g)) {
    const [left, rest] = [part.text.slice(0, index), from(part, index)]
    const count = digitsOf(left).length
    if (count > MOST_DIGITS) break
    // Digits with nothing between them.
    const isCut = /^\d/.test(rest.text) && !rest.text.startsWith(left.trim().slice(0, 3))
    const first = count < LEAST_DIGITS || isCut ? undefined : numberOf({ ...part, text: left }, last)
    const others = first && readPart(rest, first, 'space')
    const second = others?.find(isFound)
    const alike = first && second ? alikeIn(first.number.number, second.number.number) : -1
    if (alike > (best?.alike ?? -1)) best = { items: [first!, ...others!], alike }
  }
  return best?.items
}

const from = ({ text, start }: Piece, cut: number): Piece => ({ text: text.slice(cut), start: start + cut })

/** One number, or the digits in which it differs from the one before. */
function alone(part: Piece, last: Found | undefined, link: Link): Found | undefined {
  const whole = numberOf(part, last)
  const isLast = last && (link === 'sign' || link === 'extension')
  const short = isLast ? lastDigits(part, last, link === 'extension') : undefined
  if (!whole || !short || isOfHome(last!.number)) return whole ?? short
  return isOfHome(whole.number) && isAlike(short, last!, digitsOf(part.text).length) ? short : whole
}
