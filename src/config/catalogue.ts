/**
 * The fixed hotel catalogue: what the provider's API lacks of a hotel. A property without a row uses the default entry, the group's own.
 * Numbers are per language of the page; `callCenter` is dialled, `callText` is read.
 */
import { DEFAULT_PROPERTY_ID } from './constants.ts'
import type { PerLocale } from './locales.ts'
import { CALL_CENTRE, WORLD_OF_COLOURS } from './phones.ts'

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
}

/** Before numbers that are read outside Türkiye stands its country. */
const ABROAD = `+90 ${CALL_CENTRE.display}`

const SHARED_NUMBER: Pick<CatalogueEntry, 'callCenter' | 'callText'> = {
  callCenter: { tr: CALL_CENTRE.tel, en: CALL_CENTRE.tel, de: CALL_CENTRE.tel, ru: CALL_CENTRE.tel },
  callText: { tr: CALL_CENTRE.display, en: ABROAD, de: ABROAD, ru: ABROAD },
}

function hotel(key: string, id: number, name: string, own: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    key,
    id,
    pageId: 1000 + id,
    logo: `/logos/${key}.svg`,
    logo2: `/logos/${key}-white.svg`,
    url: `oteller/crystal-${key}`,
    name,
    bookingHost: `${key}.booking.crystalhotels.example`,
    ...SHARED_NUMBER,
    ...own,
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
  hotel('admiral', 14, 'Crystal Admiral'),
  hotel('paraiso-verde', 18, 'Crystal Paraiso Verde'),
  hotel('waterworld', 20, 'Crystal Waterworld'),
  hotel('tat-beach', 21, 'Crystal Tat Beach'),
  GROUP_ENTRY,
  hotel('aura', 24, 'Crystal Aura'),
  hotel('boutique', 25, 'Crystal Boutique', { bookingHost: 'belek.booking.crystalhotels.example' }),
  hotel('centro', 26, 'Crystal Centro'),
  hotel('de-luxe', 27, 'Crystal De Luxe'),
  hotel('family', 28, 'Crystal Family', { bookingHost: 'belek.booking.crystalhotels.example' }),
  hotel('flora', 29, 'Crystal Flora'),
  hotel('green-bay', 30, 'Crystal Green Bay'),
  hotel('sunrise-queen', 31, 'Crystal Sunrise Queen'),
  hotel('sunset', 32, 'Crystal Sunset'),
  hotel('kaymakli', 33, 'Crystal Kaymaklı'),
  hotel('land-of-paradise', 34, 'Crystal Land of Paradise'),
  hotel('prestige-elite', 36, 'Crystal Prestige Elite'),
  hotel('palace', 37, 'Crystal Palace'),
  hotel('world-of-colours', 38, 'Crystal World of Colours', {
    callCenter: { ...SHARED_NUMBER.callCenter, tr: WORLD_OF_COLOURS.tel },
    callText: { ...SHARED_NUMBER.callText, tr: WORLD_OF_COLOURS.display },
  }),
]

/** The entry of a property, or the group's. */
export function catalogueEntry(propertyId: number): CatalogueEntry {
  return CATALOGUE.find(({ id }) => id === propertyId) ?? GROUP_ENTRY
}
