/**
 * The fixed hotel catalogue: what the provider's API lacks of a hotel. A property without a row uses the default entry, the group's own.
 * Numbers are per language of the page; `callCenter` is dialled, `callText` is read.
 */
import type { CountryCode as Country } from 'libphonenumber-js'
import { DEFAULT_PROPERTY_ID } from './constants.ts'
import type { PerLocale } from './locales.ts'
import { CALL_CENTRE, WORLD_OF_COLOURS } from './phones.ts'
import { GROUP_ZONE } from './zones.ts'

export interface CatalogueEntry {
  key: string
  /** Property id at the provider. */
  id: number
  /** Id of its home page at the provider. */
  pageId: number
  /** For light ground, and for photographs. */
  logo: string
  logo2: string
  /** Turkish path, 'oteller/…'; '/' for the group. */
  url: string
  name: string
  /** Host of the booking system; some hotels share one. */
  bookingHost: string
  callCenter: PerLocale<string>
  callText: PerLocale<string>
  /** IANA name, where it is not the group's. */
  zone?: string
  /** ISO 3166-1 code, where it is not the group's. */
  country?: Country
}

/** Before numbers that are read outside Türkiye stands its country. */
const ABROAD = `+90 ${CALL_CENTRE.display}`

const SHARED_NUMBER: Pick<CatalogueEntry, 'callCenter' | 'callText'> = {
  callCenter: { tr: CALL_CENTRE.tel, en: CALL_CENTRE.tel, de: CALL_CENTRE.tel, ru: CALL_CENTRE.tel },
  callText: { tr: CALL_CENTRE.display, en: ABROAD, de: ABROAD, ru: ABROAD },
}

/** Whose national numbers a telephone number without a country is read by. */
export const GROUP_COUNTRY: Country = 'TR'

type HotelRow = Pick<CatalogueEntry, 'key' | 'id' | 'name'> & Partial<CatalogueEntry>

function hotel(row: HotelRow): CatalogueEntry {
  const { key, id } = row
  return {
    pageId: 1000 + id,
    logo: `/logos/${key}.svg`,
    logo2: `/logos/${key}-white.svg`,
    url: `oteller/crystal-${key}`,
    bookingHost: `${key}.booking.crystalhotels.example`,
    ...SHARED_NUMBER,
    ...row,
  }
}

export const GROUP_ENTRY: CatalogueEntry = {
  key: 'group',
  id: DEFAULT_PROPERTY_ID,
  pageId: 1000 + DEFAULT_PROPERTY_ID,
  logo: '/logos/group.svg',
  logo2: '/logos/group-white.svg',
  url: '/',
  name: 'Crystal Hotels',
  bookingHost: 'booking.crystalhotels.example',
  ...SHARED_NUMBER,
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  hotel({ key: 'admiral', id: 14, name: 'Crystal Admiral' }),
  hotel({ key: 'paraiso-verde', id: 18, name: 'Crystal Paraiso Verde' }),
  hotel({ key: 'waterworld', id: 20, name: 'Crystal Waterworld' }),
  hotel({ key: 'tat-beach', id: 21, name: 'Crystal Tat Beach' }),
  GROUP_ENTRY,
  hotel({ key: 'aura', id: 24, name: 'Crystal Aura' }),
  hotel({ key: 'boutique', id: 25, name: 'Crystal Boutique', bookingHost: 'belek.booking.crystalhotels.example' }),
  hotel({ key: 'centro', id: 26, name: 'Crystal Centro' }),
  hotel({ key: 'de-luxe', id: 27, name: 'Crystal De Luxe' }),
  hotel({ key: 'family', id: 28, name: 'Crystal Family', bookingHost: 'belek.booking.crystalhotels.example' }),
  hotel({ key: 'flora', id: 29, name: 'Crystal Flora' }),
  hotel({ key: 'green-bay', id: 30, name: 'Crystal Green Bay' }),
  hotel({ key: 'sunrise-queen', id: 31, name: 'Crystal Sunrise Queen' }),
  hotel({ key: 'sunset', id: 32, name: 'Crystal Sunset' }),
  hotel({ key: 'kaymakli', id: 33, name: 'Crystal Kaymaklı' }),
  hotel({ key: 'land-of-paradise', id: 34, name: 'Crystal Land of Paradise' }),
  hotel({ key: 'prestige-elite', id: 36, name: 'Crystal Prestige Elite' }),
  hotel({ key: 'palace', id: 37, name: 'Crystal Palace' }),
  hotel({
    key: 'world-of-colours',
    id: 38,
    name: 'Crystal World of Colours',
    callCenter: { ...SHARED_NUMBER.callCenter, tr: WORLD_OF_COLOURS.tel },
    callText: { ...SHARED_NUMBER.callText, tr: WORLD_OF_COLOURS.display },
  }),
]

/** The entry of a property, or the group's. */
export function catalogueEntry(propertyId: number): CatalogueEntry {
  return catalogueRow(propertyId) ?? GROUP_ENTRY
}

function catalogueRow(propertyId: number): CatalogueEntry | undefined {
  return CATALOGUE.find(({ id }) => id === propertyId)
}

/** The country that the catalogue states; `undefined` for a property without a row. */
export function statedCountry(propertyId: number): Country | undefined {
  const row = catalogueRow(propertyId)
  return row && (row.country ?? GROUP_COUNTRY)
}

export function countryOf(propertyId: number): Country {
  return catalogueEntry(propertyId).country ?? GROUP_COUNTRY
}

/** IANA name of the zone whose time a property's hours and events are in. */
export function zoneOf(propertyId: number): string {
  return catalogueEntry(propertyId).zone ?? GROUP_ZONE
}
