/** Numbers as they are read and dialled. */
import { DEFAULT_LOCALE, type Locale } from '../config/locales.ts'
import type { PhoneView } from './view.ts'

/** A number as a page of that language shows it, with an address that reaches it from any country. */
export function phoneView(locale: Locale, display: string, tel = display): PhoneView {
  return { display: locale === DEFAULT_LOCALE ? display : writtenForAbroad(display), href: `tel:${dialled(tel)}` }
}

/** Digits with the country before them: a Turkish number without it, and the short ones that begin with 444, get it. */
export function dialled(number: string): string {
  const digits = number.replace(/(?!^\+)\D/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (/^0[1-9]\d{9}$/.test(digits)) return `+90${digits.slice(1)}`
  return isShort(digits) ? `+90${digits}` : digits
}

/** '0242 555 05 58' as '+90 242 555 05 58'; what has its country already stays. */
function writtenForAbroad(display: string): string {
  const digits = display.replace(/\D/g, '')
  if (isShort(digits) && !display.startsWith('+')) return `+90 ${display}`
  return /^0[1-9]\d{9}$/.test(digits) ? display.replace(/^\(?0\s*\(?(\d+)\)?/, '+90 $1') : display
}

/** A number that begins with its country's digits, as chats have it: '905325550133' as '+90 532 555 01 33'. */
export function writtenWithCountry(number: string): string {
  const digits = number.replace(/\D/g, '')
  const turkish = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  return turkish ? `+90 ${turkish.slice(1).join(' ')}` : `+${digits}`
}

function isShort(digits: string): boolean {
  return /^444\d{4}$/.test(digits)
}
