/** Telephone numbers in texts that people wrote. Pure. Reads with all metadata of libphonenumber: it runs where pages are made, no browser loads it. */
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max'
import { GROUP_COUNTRY } from '../../site/group.ts'
import { namesAbroad } from './abroad.ts'
import { setApart } from './beside-numbers.ts'
import { isFound, JOINED, readItems, type Item } from './number-list.ts'
import { beginText, hasCountry, type Found } from './one-number.ts'

export interface ReadNumber {
  /** The number as it was written; in full where only its last digits were. */
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

/** Longer texts are no list of numbers. */
const MOST_CHARACTERS = 500

/** '0242 555 02 29 / 30, dahili 112' → two numbers, the second with 'dahili 112' behind it. `country`: of numbers that name none. */
export function readNumbers(raw: string, country: CountryCode = GROUP_COUNTRY): NumbersRead {
  if (raw.length > MOST_CHARACTERS) return { numbers: [], isUnclear: true }
  const text = raw
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/\s*\n\s*/g, '; ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[·•‧\\]/g, '/')
    .replace(/\b(?:tel|callto):(?=\s*[+(\d])/g, '')
  beginText(country)
  const apart = setApart(text)
  const read = readItems(apart.text)
  const labels = labelled(text, read)
  const numbers = labels.filter((each) => !isAbroad(each, country))
  const isUnread = read.some((item) => !isFound(item) && item.unread && item.unread !== 'short')
  return { numbers, isUnclear: apart.isUnclear || isUnread || numbers.length === 0 || numbers.length < labels.length }
}

/** What stands between two numbers belongs to the first, except for the label of the second behind the last separator. */
function labelled(text: string, read: readonly Item[]): ReadNumber[] {
  const clean = (words: string) => (JOINED.test(words) ? '' : words.replace(/^[\s/,;|&-]+|[\s/,;|&(-]+$/g, ''))
  const places = [...read.keys()].filter((place) => isFound(read[place]!))
  let before = clean(text.slice(0, (read[places[0] ?? 0] as Found | undefined)?.start ?? 0))
  return places.map((place, count) => {
    const { end, written, number } = read[place] as Found
    const next = places[count + 1]
    const extended = read[(next ?? read.length) - 1]!.end
    const until = next === undefined ? text.length : (read[next] as Found).start
    const [, sign = '', label = ''] = /^(.*[/,;|&])?(.*)$/s.exec(text.slice(extended, until))!
    const [rest, nextLabel] = next === undefined ? [sign + label, ''] : [sign, label]
    const after = clean(text.slice(end, extended) + rest)
    const one = { written, number, ...(before && { before }), ...(after && { after }) }
    before = clean(nextLabel)
    return one
  })
}

/** Numbers that are free to call look alike in many countries: 'Germany: 0800 1234567' is none of the hotel's country. */
function isAbroad({ number, written, before = '', after = '' }: ReadNumber, home: CountryCode): boolean {
  const isFree = number.country === home && number.getType() === 'TOLL_FREE'
  return isFree && !hasCountry(written) && namesAbroad(`${before} ${after}`, home)
}

/** As it is read in its own country: '444 0 558', '0242 555 02 29'. */
function nationally(number: PhoneNumber): string {
  const short = /^(444)(\d)(\d{3})$/.exec(number.nationalNumber)
  return short ? short.slice(1).join(' ') : number.formatNational().replace(/[()]/g, '')
}

/** As it is read anywhere: '+90 242 555 02 29'. */
export function internationally(number: PhoneNumber): string {
  const isShort = number.nationalNumber.length === '4440558'.length && number.country === 'TR'
  return isShort ? `+90 ${nationally(number)}` : number.formatInternational()
}
