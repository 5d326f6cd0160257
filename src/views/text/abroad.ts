/** Names of other countries in texts of the four languages. Pure. */
import { getCountries } from 'libphonenumber-js/max'
import { LOCALES } from '../../config/locales.ts'
import { COUNTRY } from './one-number.ts'

/** As people say it rather than as the country calls itself. */
const SHORT_NAMES = [
  'UK',
  'U.K.',
  'GB',
  'USA',
  'U.S.',
  'England',
  'İngiltere',
  'Англи',
  'Holland',
  'Hollanda',
  'Голланди',
]

const namesIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  // Without the ending that Russian changes: 'из Германии'.
  return getCountries().flatMap((country) => (country === COUNTRY ? [] : names.of(country)!.replace(/[аяийь]$/, '')))
}
const NAMES = [...SHORT_NAMES, ...LOCALES.flatMap(namesIn)].map((name) => name.replace(/[^\p{L}\p{M}]+/gu, '.+?'))
const ABROAD = new RegExp(String.raw`(?<!\p{L})(?:${NAMES.join('|')})\p{L}{0,3}(?!\p{L})`, 'u')

export const namesAbroad = (text: string) => ABROAD.test(text)
