/** A telephone number as it is sent. Runs on servers and edge functions: what libphonenumber knows of countries is too large for browsers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Locale } from '../../config/locales.ts'
import { plainPhone, type TextCheck } from './text.ts'

/** Without the zero that is dialled within a country alone: that of '+49 (0)170 …' goes, that of '+39 (0)6 …' is part of the number. */
export function sentPhone(text: string, locale: Locale): string {
  const plain = withCountry(plainPhone(text, locale))
  const number = parsePhoneNumberFromString(plain)
  if (!number) return plain
  if (number.isValid()) return number.number
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${number.nationalNumber.replace(/^0/, '')}`)
  return bare?.isPossible() ? bare.number : plain
}

/** '+8 916 …' mixes the two ways to dial a Russian number, +7 and 8; no country has that code. */
function withCountry(plain: string): string {
  const isMixed = /^\+8\d{10}$/.test(plain) && !parsePhoneNumberFromString(plain)
  return isMixed ? plain.replace('8', '7') : plain
}

/** With a country's code it has as many digits as numbers of that country have. What libphonenumber does not know is not refused. */
export function possiblePhone(locale: Locale): TextCheck {
  return (text) => {
    const number = parsePhoneNumberFromString(sentPhone(text, locale))
    return number && !number.isPossible() ? 'validation.phone' : undefined
  }
}
