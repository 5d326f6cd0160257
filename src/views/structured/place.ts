/** Address and contact points, as the contact block shows them. */
import type { ContactPoint, GeoCoordinates, PostalAddress } from 'schema-dts'
import { readNumbers } from '../text/numbers.ts'
import type { ContactView } from '../view.ts'

/** All of the group's houses are in Türkiye. */
const COUNTRY = 'TR'

/** Postcode, town and province are only separated if the line has a postcode: '…, 07600 Manavgat / Antalya, Türkiye'. */
function addressParts(line: string) {
  const parts = /^(.*?),?\s*\b(\d{5})\s+(.+)$/s.exec(line.replace(/,\s*(?:Türkiye|Turkey|Türkei|Турция)\s*$/i, ''))
  if (!parts) return undefined
  const [, street = '', postalCode = '', rest = ''] = parts
  return { street, postalCode, places: rest.split(/\s*[/,]\s*/).filter(Boolean) }
}

/** Towns and province. */
export function placesInAddress(line: string): string[] {
  return addressParts(line)?.places ?? []
}

export function postalAddress(line: string): PostalAddress {
  const parts = addressParts(line)
  if (!parts) return { '@type': 'PostalAddress', streetAddress: line, addressCountry: COUNTRY }
  const { street: streetAddress, postalCode, places } = parts
  const addressRegion = places.length > 1 ? places.pop() : undefined
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    postalCode,
    addressLocality: places.join(', '),
    ...(addressRegion && { addressRegion }),
    addressCountry: COUNTRY,
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

export function placed(contact: ContactView | undefined): Placed {
  if (!contact) return {}
  const { address, latitude, longitude, mapHref, fax } = contact
  return {
    ...(address && { address: postalAddress(address) }),
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
