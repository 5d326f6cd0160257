/** The facts of each hotel that fewest others share. Pure. */
import type { FeatureRecord } from '../snapshot/records.ts'
import type { Translate } from '../i18n/index.ts'
import { airportMinutesOf, largestHall, largestRoom, walkOf, type HotelRecords } from './table.ts'
import { countIn, groundsIn } from './readings.ts'

interface Fact extends Required<FeatureRecord> {
  /** Facts of one label with the same class are alike. */
  likeness: string
}

const MOST_FACTS = 3

/** Upper ends of what is alike to a guest. */
const WALKS = [50, 150, 300]
const DRIVES = [30, 45, 60]
const ROOMS = [120, 250, 450]
const SEATS = [250, 500, 1000]

/** For each hotel at most three facts, those that tell it from most others, in one order. */
export function distinguishingFacts(hotels: HotelRecords[], t: Translate, inWords: Words): FeatureRecord[][] {
  const all = hotels.map((hotel) => factsOf(hotel, t, inWords))
  const sharing = new Map<string, number>()
  const nameOf = ({ label, likeness }: Fact) => `${label}: ${likeness}`
  for (const fact of all.flat()) sharing.set(nameOf(fact), (sharing.get(nameOf(fact)) ?? 0) + 1)
  const isShared = (fact: Fact) => hotels.length > 1 && sharing.get(nameOf(fact)) === hotels.length
  return all.map((facts) => {
    const rarest = facts
      .filter((fact) => !isShared(fact))
      .sort((left, right) => sharing.get(nameOf(left))! - sharing.get(nameOf(right))!)
      .slice(0, MOST_FACTS)
    return facts.filter((fact) => rarest.includes(fact)).map(({ label, value }) => ({ label, value }))
  })
}

export interface Words {
  room(adults: number, children: number): string
  seats(count: number): string
}

function factsOf(hotel: HotelRecords, t: Translate, inWords: Words): Fact[] {
  const room = largestRoom(hotel)
  const seats = largestHall(hotel)
  const said = (label: string, key: string, likenessOf: (value: string) => string): Fact[] => {
    const value = hotel.options.get(key)
    return value ? [{ label, value, likeness: likenessOf(value) }] : []
  }
  return [
    ...said(t('facts.beach'), 'BEACH', (value) => groundsIn(value).join() || value),
    ...said(t('facts.walk'), 'BEACH_DISTANCE', (value) => classOf(walkOf(hotel), WALKS) ?? value),
    ...said(t('facts.airport'), 'AIRPORT_DISTANCE', (value) => classOf(airportMinutesOf(hotel), DRIVES) ?? value),
    ...said(t('facts.board'), 'BOARD', (value) => value),
    ...said(t('facts.season'), 'SEASON', (value) => value),
    ...said(t('facts.rooms'), 'ROOMS', (value) => classOf(countIn(value), ROOMS) ?? value),
    ...(room ? [{ label: t('choose.largestRoom'), value: inWords.room(...room), likeness: room.join() }] : []),
    ...(seats
      ? [{ label: t('choose.largestHall'), value: inWords.seats(seats), likeness: classOf(seats, SEATS)! }]
      : []),
  ]
}

function classOf(value: number | undefined, ends: number[]): string | undefined {
  if (value === undefined) return undefined
  const place = ends.findIndex((end) => value <= end)
  return String(place === -1 ? ends.length : place)
}
