/** Address and contact points, as the contact block shows them. */
import type { ContactPoint, GeoCoordinates, PostalAddress } from 'schema-dts'
import { LOCALES } from '../../config/locales.ts'
import { readNumbers } from '../text/numbers.ts'
import type { ContactView } from '../view.ts'

/** ISO codes by the names of countries in the site's languages, in lower case. */
let codes: Map<string, string> | undefined

export function countryCode(name: string): string | undefined {
  codes ??= new Map([
    // ICU has the new English name only.
    ['turkey', 'TR'],
    ...LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
      return REGIONS.flatMap((code): [string, string][] => {
        const known = names.of(code)
        return known ? [[plain(known), code]] : []
      })
    }),
  ])
  return codes.get(plain(name))
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const plain = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The country that ends the line, and what is before it. */
function withoutCountry(line: string): { rest: string; country?: string } {
  const [, rest = '', name = ''] = /^(.*),\s*([^,]+)$/s.exec(line) ?? []
  const country = countryCode(name)
  return country ? { rest, country } : { rest: line }
}

/** ISO code of the country that an address ends with. */
export const countryIn = (line: string): string | undefined => withoutCountry(line).country

/** Postcode, town and province are only separated if the line has a postcode: '…, 07600 Manavgat / Antalya'. */
function addressParts(line: string) {
  const parts = /^(.*?),?\s*\b(\d{5})\s+(.+)$/s.exec(withoutCountry(line).rest)
  if (!parts) return undefined
  const [, street = '', postalCode = '', rest = ''] = parts
  return { street, postalCode, places: rest.split(/\s*[/,]\s*/).filter(Boolean) }
}

/** Towns and province. */
export function placesInAddress(line: string): string[] {
  return addressParts(line)?.places ?? []
}

/** `setting`: ISO code of the country of an address that names none. */
export function postalAddress(line: string, setting?: string): PostalAddress {
  const parts = addressParts(line)
  const addressCountry = withoutCountry(line).country ?? setting
  const country = addressCountry ? { addressCountry } : {}
  if (!parts) return { '@type': 'PostalAddress', streetAddress: line, ...country }
  const { street: streetAddress, postalCode, places } = parts
  const addressRegion = places.length > 1 ? places.pop() : undefined
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    postalCode,
    addressLocality: places.join(', '),
    ...(addressRegion && { addressRegion }),
    ...country,
  }
}

export interface Placed {
  address?: PostalAddress
  geo?: GeoCoordinates
  hasMap?: string
  telephone?: string
  faxNumber?: string
  email?: string
}

export function placed(contact: ContactView | undefined, country?: string): Placed {
  if (!contact) return {}
  const { address, latitude, longitude, mapHref, fax } = contact
  return {
    ...(address && { address: postalAddress(address, country) }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(mapHref && { hasMap: mapHref }),
    ...reached(contact),
    ...(fax && { faxNumber: readNumbers(fax).numbers[0]?.number.number ?? fax }),
  }
}

export function contactPoints({ departments }: ContactView): { contactPoint?: ContactPoint[] } {
  const points = departments.map((department): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType: department.title,
    ...reached(department),
  }))
  return points.length > 0 ? { contactPoint: points } : {}
}

/** The first number and address that can be reached. */
function reached({ phones, emails }: Pick<ContactView, 'phones' | 'emails'>) {
  const phone = phones.find(({ href }) => href)?.href
  const email = emails.find(({ href }) => href)?.address
  return { ...(phone && { telephone: phone.replace(/^tel:/, '') }), ...(email && { email }) }
}
