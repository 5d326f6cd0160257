/** The selection in a comparison's address: `?hotel=…&hotel=…`, or `?room={hotel}/{room}&…`; `adult`, `child` and `age` say the party. Pure. */
import { USUAL_ADULTS } from '../../site/reservation.ts'
import { isSafeSegment } from '../../routes/paths.ts'
import { tripIn, tripQuery, type Trip } from '../../domain/trip/trip.ts'

/** Columns of a comparison. */
export const MOST_COMPARED = 4

export interface ChosenRoom {
  hotel: string
  room: string
}

/** Who travels and when, as the guest says it. */
export type Said = Trip & { adults: number; children: number }

export interface Selection {
  /** Slugs in the order of the address. Empty if rooms are compared. */
  hotels: string[]
  rooms: ChosenRoom[]
  said: Said
  /** How many hotels or rooms of the address exceed the limit. */
  left: number
}

/** A room named without a hotel belongs to the first hotel. Values that cannot be slugs are ignored. */
export function selectionIn(query: URLSearchParams): Selection {
  const hotels = [...new Set(query.getAll('hotel').filter(isSafeSegment))]
  const named = query.getAll('room').map((name) => (name.includes('/') ? name : `${hotels[0] ?? ''}/${name}`))
  const rooms = [...new Set(named)].flatMap((name) => {
    const [hotel = '', room = '', ...rest] = name.split('/')
    return isSafeSegment(hotel) && isSafeSegment(room) && rest.length === 0 ? [{ hotel, room }] : []
  })
  const count = rooms.length > 0 ? rooms.length : hotels.length
  return {
    hotels: rooms.length > 0 ? [] : hotels.slice(0, MOST_COMPARED),
    rooms: rooms.slice(0, MOST_COMPARED),
    said: saidIn(query),
    left: Math.max(0, count - MOST_COMPARED),
  }
}

/** The query of a selection, in a fixed order. */
export function queryOf({ hotels, rooms, said }: Pick<Selection, 'hotels' | 'rooms' | 'said'>): URLSearchParams {
  return new URLSearchParams([
    ...hotels.map((hotel) => ['hotel', hotel]),
    ...rooms.map(({ hotel, room }) => ['room', `${hotel}/${room}`]),
    ...tripQuery(said),
  ])
}

/** Unless the address says it, the usual party. */
function saidIn(query: URLSearchParams): Said {
  const { adults = USUAL_ADULTS, children = 0, ...trip } = tripIn(query)
  return { ...trip, adults, children, wishes: {} }
}

/** What the page's form keeps without a field for it. */
export const keptOf = (said: Said): [name: string, value: string][] =>
  [...tripQuery(said)].filter(([name]) => name !== 'adult' && name !== 'child')
