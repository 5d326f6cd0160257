/** Checks of typed texts. Each returns the key of its error message, or `undefined`. Runs in browsers, servers and edge functions. */
import type { Locale } from '../../config/locales.ts'
import type { MessageKey } from '../../i18n/index.ts'
import { isEmail, LETTER, LONGEST_EMAIL } from '../../views/text/email.ts'

export type TextCheck = (text: string) => MessageKey | undefined

/** With the joiners that some alphabets need. */
const JOINED = String.raw`(?:${LETTER}[\u200c\u200d]?)`
const LETTERS = new RegExp(`^${JOINED}+$`, 'u')
const LETTERS_AND_SPACES = new RegExp(`^(?:${JOINED}| )+$`, 'u')
/** Most characters of each field; its control takes no more. All of them in one form are fewer bytes than its endpoint reads. */
export const LONGEST = { fullName: 100, email: LONGEST_EMAIL, phone: 30, subject: 200, message: 5000 } as const

/** '<info@koy.com>', 'Jane Doe <info@koy.com>'. */
const COPIED_EMAIL = /^[^<>@]*<([^<>]*)>$/

const TURKISH_MOBILE = /^5\d{9}$/
/** Company numbers. */
const SHORT_NUMBER = /^444\d{4}$/
const LANDLINE = /^[2-489]\d{9}$/
/** What people write around a number: 'tel: ' or 'Mob. ' before it, '(mobil)' after it. */
const ABOUT_NUMBER =
  /^\s*\p{L}[\p{L}.\s/-]{0,20}(?:[:.№]|(?<=\.)-|\s(?=\s*[+(\d]))(?!\/)|\(\s*\p{L}[\p{L}.\s]{0,20}\)\s*$/gu
/** '0+90 532 …', '(0) +49 …': dialled before the plus by mistake. */
const ZERO_BEFORE_PLUS = /^\(?0{1,2}\)?(?=\(?\+)/
/** An area in brackets, which no mobile number has. */
const AREA = /\(\s*[2-489]\d\d\s*\)/
const OTHER_PHONE = /^\+?\d+$/
/** By E.164 with the country's code, which begins with no zero. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/
/** With 00 in front. */
const MOST_DIGITS = 17
/** What people write between two numbers, but not within one, and how many digits each has at least. */
const BETWEEN_NUMBERS = /[,;|&\n]|(?<=\d[\s)]*)\+|\s\/\s|\s(?:oder|und|or|and|или|и|veya|ya da|ve)\s/iu
const LEAST_DIGITS = 6
/** What is dialled first, and digits. */
const WITHOUT_COUNTRY = /^0?[1-9]\d*$/
/** A country's code and the zero: what follows may be an area alone, '+49 (0)2234 / 55501'. */
const DIALLED_FIRST = /^[^\d+]*(?:(?:\+|00)\s*\d{1,3}\b)?\D*0?/

export const required: TextCheck = (text) => (text.trim() === '' ? 'validation.required' : undefined)

/** Counts as browsers do: a line break is one character, however it is sent. */
export function atMost(most: number): TextCheck {
  return (text) => (text.replaceAll('\r\n', '\n').length <= most ? undefined : 'validation.long')
}

export const lettersOnly: TextCheck = (text) => (LETTERS.test(text) ? undefined : 'validation.letters')

export const lettersAndSpaces: TextCheck = (text) => (LETTERS_AND_SPACES.test(text) ? undefined : 'validation.letters')

export const email: TextCheck = (text) => (isEmail(plainEmail(text)) ? undefined : 'validation.email')

/** An address as it is checked and sent: without what programs copy around it, and with the signs of East Asian keyboards in ordinary width. */
export function plainEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(COPIED_EMAIL, '$1')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .trim()
}

/** Ten digits, the first of them 5: no country code, no zero in front. */
export const turkishMobile: TextCheck = (text) => (TURKISH_MOBILE.test(text) ? undefined : 'validation.phone')

/** Two numbers in one field would be joined into one that nobody has. */
export const oneNumber: TextCheck = (text) => {
  const whole = text.normalize('NFKC')
  const digitsIn = (part: string) => part.replace(/\D/g, '').length
  const numbers = whole
    .split(BETWEEN_NUMBERS)
    .filter((part) => digitsIn(part.replace(DIALLED_FIRST, '')) >= LEAST_DIGITS)
  return numbers.length > 1 || digitsIn(whole) > MOST_DIGITS ? 'validation.onePhone' : undefined
}

export const otherPhone: TextCheck = (text) => (OTHER_PHONE.test(text) ? undefined : 'validation.phone')

/**
 * A number as it is checked: without what only helps to read it, a Turkish one as the ten digits that all of Türkiye dials after the zero, others with
 * plus and country where the guest gave it.
 */
export function plainPhone(text: string, locale: Locale): string {
  const plain = text
    .normalize('NFKC')
    .replace(ABOUT_NUMBER, '')
    .replace(/[\p{Cf}\s]|(?<![,;])[,;]+$/gu, '')
    .replace(ZERO_BEFORE_PLUS, '')
    .replace(/^\(?(?:\+|00)(?!.*\+)/, '+')
    .replace(/(?!^\+)[()[\].\-/_·•'’\p{Pd}\u2212]/gu, '')
  const isTurkish = plain.startsWith('+90') || (locale === 'tr' && !plain.startsWith('+'))
  return isTurkish ? plain.replace(/^(?:\+?90(?=0?\d{10}$)|\+90)?0?/, '') : plain
}

/**
 * A number is Turkish on a Turkish page, and with Türkiye's code on any page. Ten bare digits are a mobile number; after a 0 or the code, or with an area in
 * brackets, they may be a landline.
 */
export function phoneIn(locale: Locale): TextCheck {
  return (text) => {
    const plain = plainPhone(text, locale)
    const isTurkish = locale === 'tr' ? !plain.startsWith('+') : /^(?:[^\d+]*\+\D*|\D*00\D*)90/.test(text)
    if (!isTurkish) {
      const possible = plain.startsWith('+') ? INTERNATIONAL : WITHOUT_COUNTRY
      return otherPhone(plain) ?? (possible.test(plain) ? undefined : 'validation.phone')
    }
    const isWhole = AREA.test(text) || text.replace(/\D/g, '') !== plain
    const isOther = SHORT_NUMBER.test(plain) || (isWhole && LANDLINE.test(plain))
    return isOther ? undefined : turkishMobile(plain)
  }
}
