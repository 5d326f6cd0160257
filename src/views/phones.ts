/** Phone numbers, as displayed and as dialled. */
import { DEFAULT_LOCALE, type Locale } from '../config/locales.ts'
import type { PhoneView } from './view.ts'

/** A number as pages of that language show it, with a `tel:` address that works from any country. */
export function phoneView(locale: Locale, display: string, tel = display): PhoneView {
  return { display: locale === DEFAULT_LOCALE ? display : writtenForAbroad(display), href: `tel:${dialled(tel)}` }
}

/** Digits with the country code. A Turkish number without it, and the short numbers that start with 444, get 90. */
export function dialled(number: string): string {
  const digits = number.replace(/(?!^\+)\D/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (/^0[1-9]\d{9}$/.test(digits)) return `+90${digits.slice(1)}`
  return isShort(digits) ? `+90${digits}` : digits
}

/** '0242 555 05 58' → '+90 242 555 05 58'. A number with a country code is unchanged. */
function writtenForAbroad(display: string): string {
  const digits = display.replace(/\D/g, '')
  if (isShort(digits) && !display.startsWith('+')) return `+90 ${display}`
  return /^0[1-9]\d{9}$/.test(digits) ? display.replace(/^\(?0\s*\(?(\d+)\)?/, '+90 $1') : display
}

/** For chat numbers, which start with the country code: '905325550133' → '+90 532 555 01 33'. */
export function writtenWithCountry(number: string): string {
  const digits = number.replace(/\D/g, '')
  const turkish = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  return turkish ? `+90 ${turkish.slice(1).join(' ')}` : `+${digits}`
}

function isShort(digits: string): boolean {
  return /^444\d{4}$/.test(digits)
}
