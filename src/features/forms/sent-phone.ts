/** A telephone number as it is sent. Runs on servers and edge functions: what libphonenumber knows of countries is too large for browsers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Locale } from '../../config/locales.ts'
import { plainPhone } from './text.ts'

/** Without the zero that is dialled within a country alone: that of '+49 (0)170 …' goes, that of '+39 (0)6 …' is part of the number. */
export function sentPhone(text: string, locale: Locale): string {
  const plain = plainPhone(text, locale)
  const number = parsePhoneNumberFromString(plain)
  if (!number) return plain
  if (number.isValid()) return number.number
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${number.nationalNumber.replace(/^0/, '')}`)
  return bare?.isPossible() ? bare.number : plain
}
