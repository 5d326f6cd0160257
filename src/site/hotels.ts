/** The fixed hotel catalogue. A property without a row uses the group's own. */
import type { CatalogueEntry } from '../config/site-types.ts'
import { CALL_CENTRE, WORLD_OF_COLOURS } from './contacts.ts'
import { DEFAULT_PROPERTY_ID, SITE_NAME } from './group.ts'

/** Before numbers that are read outside Türkiye stands its country. */
const ABROAD = `+90 ${CALL_CENTRE.display}`

const SHARED_NUMBER: Pick<CatalogueEntry, 'callCenter' | 'callText'> = {
  callCenter: { tr: CALL_CENTRE.tel, en: CALL_CENTRE.tel, de: CALL_CENTRE.tel, ru: CALL_CENTRE.tel },
  callText: { tr: CALL_CENTRE.display, en: ABROAD, de: ABROAD, ru: ABROAD },
}

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
  name: SITE_NAME,
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
