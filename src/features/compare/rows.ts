/** The rows of a comparison, made from hotels' facts. Pure. */
import type { HotelFacts, RoomFacts } from '../facts/schema.ts'
import type { MessageKey, Translate } from '../../i18n/index.ts'
import { hotelReasons, obstacleIn } from '../../domain/fit/hotel-fit.ts'
import { hasShore, SHORE_OPTIONS } from '../../views/facts/shore.ts'
import type { Offers } from '../../views/fit/offer.ts'
import type { Party } from '../../domain/fit/party.ts'
import type { Question } from '../../views/fit/question.ts'
import { judgeRooms } from '../../views/fit/rooms.ts'
import { noteOf, reasonRow } from '../../views/fit/words.ts'
import type { Offer } from '../../views/view.ts'

/** Parts of a cell, shown as a list if there are several; empty if nothing is known. */
export type Cell = { text: string; href?: string }[]

export interface Row {
  label: string
  cells: Cell[]
  /** What the guest asked: beside the facts that differ, also where it is equal. */
  isAnswer?: true
}

export interface Comparison {
  /** Rows in which the columns differ. */
  different: Row[]
  equal: Row[]
}

/** Of whom the columns are asked whether they suit. */
export interface Asked {
  question: Question & { party: Party }
  offers: Offers
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

export function hotelRows(hotels: readonly HotelFacts[], asked: Asked): Row[] {
  const { party, language } = asked.question
  const { t } = language
  const row = (label: string, cellOf: (hotel: HotelFacts) => Cell): Row => ({ label, cells: hotels.map(cellOf) })
  return [
    asAnswer(row(fitsLabel(party, t), (hotel) => fitting(hotel, asked))),
    row(t('facts.region'), ({ region }) => textCell(region?.name)),
    ...featureRows(hotels, t),
    row(t('facts.class'), ({ stars }) => textCell(stars && t(`stars.${stars}` as MessageKey))),
    row(t('compare.roomKinds'), ({ rooms }) =>
      textCell(rooms.length > 0 && t('counts.roomKinds', { count: rooms.length })),
    ),
    row(t('facts.area'), ({ rooms }) => textCell(sizes(rooms, t))),
    row(t('compare.included'), ({ outlets }) => outletNames(outlets, true)),
    row(t('compare.extra'), ({ outlets }) => outletNames(outlets, false)),
    ...AMENITIES.map((name) =>
      row(t(`compare.amenities.${name}` as MessageKey), ({ pages }) => {
        const page = pages.find((each) => each.page === name)
        return page ? [{ text: t('house.yes'), href: pathOf(page.url) }] : [{ text: t('house.no') }]
      }),
    ).filter(({ cells }) => cells.some(([part]) => part?.href)),
    row(t('compare.halls'), ({ halls }) => textCell(halls && String(halls.rows.length))),
    row(t('facts.checkIn'), ({ checkIn }) => textCell(checkIn && t('house.checkIn', { time: checkIn }))),
    row(t('facts.checkOut'), ({ checkOut }) => textCell(checkOut && t('house.checkOut', { time: checkOut }))),
  ].filter(isKnown)
}

export interface ComparedRoom {
  hotel: HotelFacts
  room: RoomFacts
}

export function roomRows(rooms: readonly ComparedRoom[], { question, offers }: Asked): Row[] {
  const { party, language } = question
  const { t } = language
  const row = (label: string, cellOf: (of: ComparedRoom) => Cell): Row => ({ label, cells: rooms.map(cellOf) })
  const answer = ({ room, hotel }: ComparedRoom) => {
    const note = judgeRooms(offerIn(hotel, offers), question).noteOf(room)!
    return [{ text: note.text }, ...(note.stays ?? []).filter(({ href }) => href)]
  }
  return [
    asAnswer(row(fitsLabel(party, t), answer)),
    row(t('compare.hotel'), ({ hotel }) => [{ text: hotel.name, href: pathOf(hotel.url) }]),
    row(t('facts.category'), ({ room }) => textCell(room.category)),
    row(t('facts.area'), ({ room: { sizeM2 } }) => textCell(sizeM2 && t('counts.squareMetres', { count: sizeM2 }))),
    row(t('facts.guests'), ({ room }) => textCell(guests(room, t))),
    row(t('facts.beds'), ({ room }) => textCell(room.beds)),
    row(t('facts.view'), ({ room }) => textCell(room.view)),
    ...featureRows(
      rooms.map(({ hotel }) => hotel),
      t,
    ),
  ].filter(isKnown)
}

const asAnswer = (row: Row): Row => ({ ...row, isAnswer: true })

/** Separates rows that are equal in all columns from the others. A single column has no equal rows. */
export function compared(rows: readonly Row[]): Comparison {
  const isEqual = ({ cells, isAnswer }: Row) => !isAnswer && cells.length > 1 && new Set(cells.map(textOf)).size === 1
  return { different: rows.filter((row) => !isEqual(row)), equal: rows.filter(isEqual) }
}

/** What decides whether the hotel suits a trip. Of a long list of hotels only the rooms and the rules of days are known. */
function offerIn({ slug, url, rooms }: HotelFacts, offers: Offers): Offer {
  const offered = rooms.map(({ url: page, ...room }) => ({ ...room, ...(page && { href: pathOf(page) }) }))
  return { slug, groups: [], slides: [], ...offers[pathOf(url)], rooms: offered }
}

/** Addresses in facts files have the publisher's host; a link stays on the host that the guest is on. */
export function pathOf(url: string): string {
  return new URL(url).pathname
}

function fitsLabel({ adults, children }: Party, t: Translate): string {
  const people = [t('counts.adults', { count: adults }), children > 0 && t('counts.children', { count: children })]
  return t('compare.fits', { people: people.filter(Boolean).join(', ') })
}

/** The rooms that suit, in the hotel's order, or why none does. */
function fitting(hotel: HotelFacts, { question, offers }: Asked): Cell {
  const { trip, today, language } = question
  const { t } = language
  const reasons = hotelReasons(offerIn(hotel, offers), trip, today)
  const obstacle = obstacleIn(reasons)
  if (obstacle) {
    const { text, stays = [] } = noteOf(obstacle, question)
    return [{ text }, ...stays.filter(({ href }) => href)]
  }
  const room = reasons.find((reason) => reason.name === 'room')!
  if (room.fit === 'no') return [{ text: t('compare.fitsNone') }]
  const { text, href, isSilent } = reasonRow(room, question)
  if (room.fit === 'unsaid') return isSilent ? [] : [{ text, ...(href && { href }) }]
  const named = room.rooms.slice(0, MOST_NAMED).map(({ name, href }) => ({ text: name, ...(href && { href }) }))
  const others = room.rooms.length - named.length
  return others > 0 ? [...named, { text: t('compare.more', { count: others }) }] : named
}

/** A row for each option of the hotels' pages; the first hotel that has it gives the label. Inland there is no beach to be told of. */
function featureRows(hotels: readonly HotelFacts[], t: Translate): Row[] {
  const valueOf = ({ features }: HotelFacts, key: string) => {
    const isInland = SHORE_OPTIONS.includes(key) && hasShore(features.map((each) => each.key)) === false
    return isInland ? t('compare.noSea') : features.find((each) => each.key === key)?.value
  }
  const labels = new Map(
    hotels.flatMap(({ features }) => features.map(({ key, label }) => [key, label] as const)).reverse(),
  )
  return [...labels].reverse().map(([key, label]) => ({
    label,
    cells: hotels.map((hotel) => textCell(valueOf(hotel, key))),
  }))
}

function outletNames(outlets: HotelFacts['outlets'], included: boolean): Cell {
  return outlets
    .filter((outlet) => outlet.included === included)
    .map(({ name, url }) => ({ text: name, ...(url && { href: pathOf(url) }) }))
}

function sizes(rooms: readonly RoomFacts[], t: Translate): string | undefined {
  const areas = rooms.flatMap(({ sizeM2 }) => sizeM2 ?? [])
  if (areas.length === 0) return undefined
  const [least, most] = [Math.min(...areas), Math.max(...areas)]
  const upTo = t('counts.squareMetres', { count: most })
  return least === most ? upTo : `${least}–${upTo}`
}

function guests({ maxAdults, maxChildren }: RoomFacts, t: Translate): string {
  const adults = maxAdults ? t('counts.adults', { count: maxAdults }) : ''
  return [adults, maxChildren ? t('counts.children', { count: maxChildren }) : ''].filter(Boolean).join(', ')
}

function textCell(text: string | number | false | undefined): Cell {
  return text ? [{ text: String(text) }] : []
}

function isKnown({ cells }: Row): boolean {
  return cells.some((cell) => cell.length > 0)
}

function textOf(cell: Cell): string {
  return cell.map(({ text }) => text).join(', ')
}
