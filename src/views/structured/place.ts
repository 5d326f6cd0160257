/** Address and contact points, as the contact block shows them. */
import type { ContactPoint, GeoCoordinates, PostalAddress } from 'schema-dts'
import type { AddressReading } from '../../records/readings.ts'
import { readNumbers } from '../text/numbers.ts'
import type { ContactView } from '../view.ts'

/** `setting`: ISO code of the country of an address that names none. */
export function postalAddress(line: string, postal: AddressReading = {}, setting?: string): PostalAddress {
  const { street, postalCode, places = [], country: addressCountry = setting } = postal
  const towns = [...places]
  const addressRegion = towns.length > 1 ? towns.pop() : undefined
  return {
    '@type': 'PostalAddress',
    ...(postalCode === undefined
      ? { streetAddress: line }
      : { ...(street && { streetAddress: street }), postalCode, addressLocality: towns.join(', ') }),
    ...(addressRegion && { addressRegion }),
    ...(addressCountry && { addressCountry }),
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
  const { address, postal, latitude, longitude, mapHref, fax } = contact
  return {
    ...(address && { address: postalAddress(address, postal, country) }),
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
