/** Reads a postal address that is written in one line. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import type { AddressReading } from '../../records/readings.ts'

/** ISO codes by the names of countries in the site's languages, in lower case. */
let codes: Map<string, string> | undefined

export function countryCode(name: string): string | undefined {
  codes ??= new Map([
    // ICU has the new English name only.
    ['turkey', 'TR'],
    ...LOCALES.flatMap((locale) => [...namesIn(locale, 'short'), ...namesIn(locale, 'long')]),
  ])
  return codes.get(plain(name))
}

function namesIn(locale: Locale, style: 'short' | 'long'): [name: string, code: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style })
  return REGIONS.flatMap((code): [string, string][] => {
    const known = names.of(code)
    return known ? [[plain(known), code]] : []
  })
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Without former ones and aliases: 'UK' is 'GB'. */
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
)
const plain = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The country that ends the line, and what is before it. */
function withoutCountry(line: string): { rest: string; country?: string } {
  const [, rest = '', name = ''] = /^(.*)(?:[,/(\n]|\s[-–])\s*([^,/(\n]+?)[).\s]*$/s.exec(line) ?? []
  const country = countryCode(name)
  return country ? { rest: rest.trimEnd(), country } : { rest: line }
}

/** ISO code of the country that an address ends with. */
export const countryIn = (line: string): string | undefined => withoutCountry(line).country

/** Postcode, town and province are only separated if the line has a postcode: '…, 07600 Manavgat / Antalya'. */
export function addressIn(line: string): AddressReading {
  const { rest, country } = withoutCountry(line)
  const [, street = '', postalCode, places = ''] = /^(.*?),?\s*\b(\d{5})\s+(.+)$/s.exec(rest) ?? []
  return {
    ...(postalCode && { ...(street && { street }), postalCode, places: places.split(/\s*[/,]\s*/).filter(Boolean) }),
    ...(country && { country }),
  }
}
