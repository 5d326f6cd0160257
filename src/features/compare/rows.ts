/** The rows of a comparison, made of hotels' facts. Pure. */
import type { HotelFacts, RoomFacts } from '../facts/schema.ts'
import type { MessageKey, Translate } from '../../i18n/index.ts'
import type { Party } from './selection.ts'

/** Parts of a cell, shown as a list where they are many; none where nothing is known. */
export type Cell = { text: string; href?: string }[]

export interface Row {
  label: string
  cells: Cell[]
}

export interface Comparison {
  /** Rows in which the columns differ. */
  different: Row[]
  equal: Row[]
}

/** Rooms that are named in a cell before it says how many more there are. */
const MOST_NAMED = 3

const AMENITIES = [
  'beach-and-pool',
  'aquapark',
  'spa-and-wellness',
  'crispy-kids-world',
  'meeting-and-corporate',
  'shopping',
]

export function hotelRows(hotels: readonly HotelFacts[], party: Party, t: Translate): Row[] {
  const row = (label: string, cellOf: (hotel: HotelFacts) => Cell): Row => ({ label, cells: hotels.map(cellOf) })
  return [
    row(fitsLabel(party, t), (hotel) => fitting(hotel, party, t)),
    row(t('facts.region'), ({ region }) => said(region?.name)),
    ...featureRows(hotels),
    row(t('facts.class'), ({ stars }) => said(stars && t(`stars.${stars}` as MessageKey))),
    row(t('compare.roomKinds'), ({ rooms }) =>
      said(rooms.length > 0 && t('counts.roomKinds', { count: rooms.length })),
    ),
    row(t('facts.area'), ({ rooms }) => said(sizes(rooms, t))),
    row(t('compare.included'), ({ outlets }) => outletNames(outlets, true)),
    row(t('compare.extra'), ({ outlets }) => outletNames(outlets, false)),
    ...AMENITIES.map((name) =>
      row(t(`compare.amenities.${name}` as MessageKey), ({ pages }) => {
        const page = pages.find((each) => each.page === name)
        return page ? [{ text: t('house.yes'), href: pathOf(page.url) }] : [{ text: t('house.no') }]
      }),
    ).filter(({ cells }) => cells.some(([part]) => part?.href)),
    row(t('compare.halls'), ({ halls }) => said(halls && String(halls.rows.length))),
    row(t('facts.checkIn'), ({ checkIn }) => said(t('house.checkIn', { time: checkIn }))),
    row(t('facts.checkOut'), ({ checkOut }) => said(t('house.checkOut', { time: checkOut }))),
  ].filter(isKnown)
}

export interface ComparedRoom {
  hotel: HotelFacts
  room: RoomFacts
}

export function roomRows(rooms: readonly ComparedRoom[], party: Party, t: Translate): Row[] {
  const row = (label: string, cellOf: (of: ComparedRoom) => Cell): Row => ({ label, cells: rooms.map(cellOf) })
  return [
    row(fitsLabel(party, t), ({ room }) => said(isMeasured(room) && t(fits(room, party) ? 'house.yes' : 'house.no'))),
    row(t('compare.hotel'), ({ hotel }) => [{ text: hotel.name, href: pathOf(hotel.url) }]),
    row(t('facts.category'), ({ room }) => said(room.category)),
    row(t('facts.area'), ({ room: { sizeM2 } }) => said(sizeM2 && t('counts.squareMetres', { count: sizeM2 }))),
    row(t('facts.guests'), ({ room }) => said(guests(room, t))),
    row(t('facts.beds'), ({ room }) => said(room.beds)),
    row(t('facts.view'), ({ room }) => said(room.view)),
    ...featureRows(rooms.map(({ hotel }) => hotel)),
  ].filter(isKnown)
}

/** Rows that say of all columns the same are told apart from those that differ. One column differs from none. */
export function compared(rows: readonly Row[]): Comparison {
  const isEqual = ({ cells }: Row) => cells.length > 1 && new Set(cells.map(textOf)).size === 1
  return { different: rows.filter((row) => !isEqual(row)), equal: rows.filter(isEqual) }
}

/** Whether a room takes so many people. Of a room that says nothing of it, nobody knows. */
export function fits({ maxAdults, maxChildren = 0 }: RoomFacts, { adults, children }: Party): boolean {
  return maxAdults !== undefined && maxAdults >= adults && maxChildren >= children
}

function isMeasured({ maxAdults }: RoomFacts): boolean {
  return maxAdults !== undefined
}

/** A file's address is the publisher's, a link stays on the site that is read. */
export function pathOf(url: string): string {
  return new URL(url).pathname
}

function fitsLabel({ adults, children }: Party, t: Translate): string {
  const people = [t('counts.adults', { count: adults }), children > 0 && t('counts.children', { count: children })]
  return t('compare.fits', { people: people.filter(Boolean).join(', ') })
}

/** A hotel's rooms that take the party, the smallest first. */
export function fittingRooms({ rooms }: HotelFacts, party: Party): RoomFacts[] {
  return rooms
    .filter((room) => fits(room, party))
    .toSorted((left, right) => (left.sizeM2 ?? Infinity) - (right.sizeM2 ?? Infinity))
}

function fitting(hotel: HotelFacts, party: Party, t: Translate): Cell {
  const bySize = fittingRooms(hotel, party)
  if (bySize.length === 0) return hotel.rooms.some(isMeasured) ? [{ text: t('compare.fitsNone') }] : []
  const named = bySize.slice(0, MOST_NAMED).map(({ name, url }) => ({ text: name, ...(url && { href: pathOf(url) }) }))
  const others = bySize.length - named.length
  return others > 0 ? [...named, { text: t('compare.more', { count: others }) }] : named
}

/** What options of hotels' pages say, by their names; the first hotel that has one gives its label. */
function featureRows(hotels: readonly HotelFacts[]): Row[] {
  const labels = new Map(
    hotels.flatMap(({ features }) => features.map(({ key, label }) => [key, label] as const)).reverse(),
  )
  return [...labels].reverse().map(([key, label]) => ({
    label,
    cells: hotels.map(({ features }) => said(features.find((each) => each.key === key)?.value)),
  }))
}

function outletNames(outlets: HotelFacts['outlets'], included: boolean): Cell {
  return outlets
    .filter((outlet) => outlet.included === included)
    .map(({ name, url }) => ({ text: name, ...(url && { href: pathOf(url) }) }))
}

function sizes(rooms: readonly RoomFacts[], t: Translate): string | undefined {
  const known = rooms.flatMap(({ sizeM2 }) => sizeM2 ?? [])
  if (known.length === 0) return undefined
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const upTo = t('counts.squareMetres', { count: most })
  return least === most ? upTo : `${least}–${upTo}`
}

function guests({ maxAdults, maxChildren }: RoomFacts, t: Translate): string {
  const adults = maxAdults ? t('counts.adults', { count: maxAdults }) : ''
  return [adults, maxChildren ? t('counts.children', { count: maxChildren }) : ''].filter(Boolean).join(', ')
}

function said(text: string | number | false | undefined): Cell {
  return text ? [{ text: String(text) }] : []
}

function isKnown({ cells }: Row): boolean {
  return cells.some((cell) => cell.length > 0)
}

function textOf(cell: Cell): string {
  return cell.map(({ text }) => text).join(', ')
}
