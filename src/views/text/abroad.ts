/** Names of other countries in texts of the four languages. Pure. */
import { getCountries, type CountryCode } from 'libphonenumber-js/max'
import { LOCALES } from '../../config/locales.ts'

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

const namesIn = (locale: string, home: CountryCode) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  // Without the ending that Russian changes: 'из Германии'.
  return getCountries().flatMap((country) => (country === home ? [] : names.of(country)!.replace(/[аяийь]$/, '')))
}

const patterns = new Map<CountryCode, RegExp>()

function patternOf(home: CountryCode): RegExp {
  const names = [...SHORT_NAMES, ...LOCALES.flatMap((locale) => namesIn(locale, home))]
  const written = names.map((name) => name.replace(/[^\p{L}\p{M}]+/gu, '.+?'))
  return new RegExp(String.raw`(?<!\p{L})(?:${written.join('|')})\p{L}{0,3}(?!\p{L})`, 'u')
}

export function namesAbroad(text: string, home: CountryCode): boolean {
  const pattern = patterns.get(home) ?? patternOf(home)
  patterns.set(home, pattern)
  return pattern.test(text)
}
