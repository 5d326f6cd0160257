/** What a typed text must be. Each check gives the key of its error message, or nothing. Runs in browsers, servers and edge functions. */
import type { Locale } from '../config/locales.ts'
import type { MessageKey } from '../i18n/index.ts'

export type TextCheck = (text: string) => MessageKey | undefined

/** A letter of any alphabet, with the marks that some systems write after it. */
const LETTERS = /^(?:\p{L}\p{M}*)+$/u
const LETTERS_AND_SPACES = /^(?:\p{L}\p{M}*| )+$/u
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
/** Most characters of each field; its control takes no more. All of them in one form are fewer bytes than its endpoint reads. */
export const LONGEST = { fullName: 100, email: 254, phone: 30, subject: 200, message: 5000 } as const

const TURKISH_MOBILE = /^5\d{9}$/
const OTHER_PHONE = /^\+?\d+$/

export const required: TextCheck = (text) => (text.trim() === '' ? 'validation.required' : undefined)

/** As browsers count: a line break is one character, however it is sent. */
export function atMost(most: number): TextCheck {
  return (text) => (text.replaceAll('\r\n', '\n').length <= most ? undefined : 'validation.long')
}

export const lettersOnly: TextCheck = (text) => (LETTERS.test(text) ? undefined : 'validation.letters')

export const lettersAndSpaces: TextCheck = (text) => (LETTERS_AND_SPACES.test(text) ? undefined : 'validation.letters')

export const email: TextCheck = (text) =>
  text.length <= LONGEST.email && EMAIL.test(text) ? undefined : 'validation.email'

/** Ten digits, the first of them 5: no country code, no zero in front. */
export const turkishMobile: TextCheck = (text) => (TURKISH_MOBILE.test(text) ? undefined : 'validation.phone')

export const otherPhone: TextCheck = (text) => (OTHER_PHONE.test(text) ? undefined : 'validation.phone')

/** On a Turkish page a number without a plus is a Turkish mobile number. */
export function phoneIn(locale: Locale): TextCheck {
  return (text) => (locale === 'tr' && !text.startsWith('+') ? turkishMobile(text) : otherPhone(text))
}
