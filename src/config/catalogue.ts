/** Look-ups in the catalogue of hotels (`src/site/hotels.ts`). A property without a row uses the group's. */
import type { CountryCode } from 'libphonenumber-js'
import { GROUP_COUNTRY, GROUP_ZONE } from '../site/group.ts'
import { CATALOGUE, GROUP_ENTRY } from '../site/hotels.ts'
import type { CatalogueEntry } from './site-types.ts'

/** The entry of a property, or the group's. */
export function catalogueEntry(propertyId: number): CatalogueEntry {
  return catalogueRow(propertyId) ?? GROUP_ENTRY
}

function catalogueRow(propertyId: number): CatalogueEntry | undefined {
  return CATALOGUE.find(({ id }) => id === propertyId)
}

/** The country that the catalogue states; `undefined` for a property without a row. */
export function statedCountry(propertyId: number): CountryCode | undefined {
  const row = catalogueRow(propertyId)
  return row && (row.country ?? GROUP_COUNTRY)
}

export function countryOf(propertyId: number): CountryCode {
  return catalogueEntry(propertyId).country ?? GROUP_COUNTRY
}

/** IANA name of the zone whose time a property's hours and events are in. */
export function zoneOf(propertyId: number): string {
  return catalogueEntry(propertyId).zone ?? GROUP_ZONE
}
