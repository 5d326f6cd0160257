/** Facts on a hotel's card: the same rows in the same order, then other facets, which come first for a guest who chose them. Pure. */
import { ADULT_AGE } from '../../config/constants.ts'
import type { Translate } from '../../i18n/index.ts'
import type { CardFact, FacetName } from '../../views/view.ts'
import { isForAdultsOnly, largestHall, largestRoom, type HotelRecords } from './table.ts'

export interface Words {
  room(adults: number, children: number): string
  seats(count: number): string
}

/** Rows of a card. A hotel without a sea has no beach: a row without a value is left out. */
export const CARD_ROWS = 4

interface Row {
  label: string
  facet?: FacetName
  valueOf(hotel: HotelRecords): string | undefined
}

/**
 * The same rows for each hotel: first those that differ between hotels, then others that any hotel has. After them the
 * other facets that the hotel has.
 */
export function cardFacts(hotels: HotelRecords[], t: Translate, inWords: Words): CardFact[][] {
  const filled = usualRows(t, inWords).filter((row) => hotels.some((hotel) => row.valueOf(hotel)))
  const differs = ({ valueOf }: Row) => new Set(hotels.map(valueOf)).size > 1
  const chosen = new Set([...filled.filter(differs), ...filled.filter((row) => !differs(row))].slice(0, CARD_ROWS))
  const rows = filled.filter((row) => chosen.has(row))
  const extras = [...filled.filter((row) => !chosen.has(row) && row.facet), ...presences(t)]
  return hotels.map((hotel) => [
    ...rows.flatMap((row) => factOf(row, hotel)),
    ...extras.flatMap((row) => factOf(row, hotel)).map((fact) => ({ ...fact, isExtra: true })),
  ])
}

function factOf({ label, facet, valueOf }: Row, hotel: HotelRecords): CardFact[] {
  const value = valueOf(hotel)
  return value ? [{ label, value, ...(facet && { facet }) }] : []
}

/** In the order of a card. */
function usualRows(t: Translate, inWords: Words): Row[] {
  const option = (label: string, key: string, facet?: FacetName): Row => ({
    label,
    ...(facet && { facet }),
    valueOf: ({ options }) => options.get(key),
  })
  return [
    option(t('facts.walk'), 'BEACH_DISTANCE', 'sea'),
    option(t('facts.beach'), 'BEACH', 'beach'),
    option(t('facts.airport'), 'AIRPORT_DISTANCE', 'airport'),
    {
      label: t('choose.largestRoom'),
      facet: 'room',
      valueOf(hotel) {
        const room = largestRoom(hotel)
        return room && inWords.room(...room)
      },
    },
    option(t('facts.season'), 'SEASON'),
    option(t('facts.board'), 'BOARD'),
    option(t('facts.rooms'), 'ROOMS'),
    {
      label: t('choose.largestHall'),
      facet: 'hall',
      valueOf(hotel) {
        const seats = largestHall(hotel)
        return seats > 0 ? inWords.seats(seats) : undefined
      },
    },
  ]
}

/** Facets that a hotel has or lacks. */
function presences(t: Translate): Row[] {
  const row = (facet: FacetName & ('aquapark' | 'kids' | 'spa'), label: string): Row => ({
    label,
    facet,
    valueOf: ({ pages }) => (pages.has(facet) ? t('house.yes') : undefined),
  })
  return [
    row('aquapark', t('choose.aquapark')),
    row('kids', t('choose.kids')),
    row('spa', t('choose.spa')),
    {
      label: t('choose.adultsOnly', { limit: ADULT_AGE }),
      facet: 'adults',
      valueOf: (hotel) => (isForAdultsOnly(hotel) ? t('house.yes') : undefined),
    },
  ]
}
