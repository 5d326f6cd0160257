/** Whether a hotel suits a trip, and why. Codes and values, no words. Pure. */
import { CHILD_AGE } from '../../site/reservation.ts'
import type { StayRule } from '../../config/site-types.ts'
import { fits } from '../trip/child-rule.ts'
import { addDays, type Stay } from '../trip/dates.ts'
import { nearestStays } from '../trip/nearest-stays.ts'
import { isOutside } from '../trip/season.ts'
import { brokenRules } from '../trip/stay-rules.ts'
import { distinctAges, type Trip } from '../trip/trip.ts'
import type { Offer, OfferedRoom, OfferedRule } from './offer.ts'
import { partyOf, type Party } from './party.ts'
import { roomFit, type Fit } from './room-fit.ts'
import type { Sleeper } from './sleeping.ts'

export type Reason = { fit: Fit } & (
  | {
      name: 'room'
      party: Party
      /** That fit. */ rooms: OfferedRoom[]
      /** If none fits: the first whose limits do, for whom it names no bed, and the age from which it is not advised against. */
      asked?: { room: OfferedRoom; left: Sleeper[]; advisedFrom?: number }
      largest?: OfferedRoom
    }
  | { name: 'guests'; from: number }
  | { name: 'season'; said?: string }
  | { name: 'days'; /** That the days do not keep. */ rules: StayRule[]; /** The nearest that do. */ stays: Stay[] }
  | {
      name: 'club'
      /** That take some of the children. */ groups: OfferedRule[]
      /** Ages that none takes. */ without: number[]
    }
  | { name: 'slides'; /** For each age. */ ages: { age: number; fitting: OfferedRule[] }[]; total: number }
)

/**
 * What the trip asks for, in the same order for every hotel. Nothing is asked of a part that it does not say. `today`: 'YYYY-MM-DD'.
 */
export function hotelReasons(offer: Offer, trip: Trip, today: string): Reason[] {
  const party = partyOf(trip)
  const ages = distinctAges(trip.ages)
  return [
    ...(party ? [roomReason(offer, party)] : []),
    ...guestsReason(offer, trip),
    ...(trip.arrival || trip.month ? [seasonReason(offer, trip)] : []),
    ...daysReason(offer, trip, today),
    ...(ages.length > 0 ? [clubReason(offer, ages), slidesReason(offer, ages)] : []),
  ]
}

/** Without it a hotel cannot be booked for the trip; a club or a slide can be done without. */
export const isNeeded = (name: Reason['name'] | undefined): boolean =>
  name === 'room' || name === 'guests' || name === 'season' || name === 'days'

export function hotelFit(reasons: readonly Pick<Reason, 'name' | 'fit'>[]): Fit {
  const needed = reasons.filter(({ name }) => isNeeded(name)).map(({ fit }) => fit)
  return needed.includes('no') ? 'no' : needed.includes('unsaid') ? 'unsaid' : 'yes'
}

/** What keeps the trip from all rooms of the hotel. */
export const obstacleIn = (reasons: readonly Reason[]): Reason | undefined =>
  reasons.find(({ name, fit }) => isNeeded(name) && name !== 'room' && fit === 'no')

/** 'no' only if no room takes the party, whether or not it says how many it takes. */
function roomReason({ rooms }: Offer, party: Party): Reason {
  const judged = rooms.map((room) => ({ room, ...roomFit(room, party) }))
  const fitting = judged.filter(({ fit }) => fit === 'yes').map(({ room }) => room)
  const unsaid = judged.filter(({ fit }) => fit === 'unsaid')
  const fit = fitting.length > 0 ? 'yes' : unsaid.length > 0 || rooms.length === 0 ? 'unsaid' : 'no'
  const first = fit === 'unsaid' ? unsaid.find(({ sleeping, advisedFrom }) => sleeping ?? advisedFrom) : undefined
  const [largest] = rooms.filter(({ maxAdults }) => maxAdults).sort((left, right) => people(right) - people(left))
  return {
    name: 'room',
    fit,
    party,
    rooms: fitting,
    ...(first && {
      asked: {
        room: first.room,
        left: first.sleeping?.left ?? [],
        ...(first.advisedFrom && { advisedFrom: first.advisedFrom }),
      },
    }),
    ...(largest && { largest }),
  }
}

const people = ({ maxAdults = 0, maxChildren = 0 }: OfferedRoom) => maxAdults + maxChildren

function guestsReason({ guestAge }: Offer, { ages, children = 0 }: Trip): Reason[] {
  if (guestAge === undefined || children === 0) return []
  const isUnsaid = children > ages.length && guestAge <= CHILD_AGE.most
  const isYoung = ages.some((age) => age < guestAge) || (children > ages.length && guestAge > CHILD_AGE.most)
  return [{ name: 'guests', fit: isYoung ? 'no' : isUnsaid ? 'unsaid' : 'yes', from: guestAge }]
}

function seasonReason({ season }: Offer, { arrival = '', departure = '', month, nights = 0 }: Trip): Reason {
  const { said = '', dates, isAllYear } = season ?? {}
  const isClosed =
    dates &&
    (month
      ? staysIn(month, nights).every((stay) => isOutside(dates, stay))
      : isOutside(dates, { checkIn: arrival, checkOut: departure }))
  return { name: 'season', fit: isClosed ? 'no' : dates || isAllYear ? 'yes' : 'unsaid', ...(said && { said }) }
}

/** None for a month in which some stay keeps the rules. */
function daysReason({ slug, season }: Offer, trip: Trip, today: string): Reason[] {
  const { arrival, departure = '', month, nights } = trip
  const stays = arrival ? [{ checkIn: arrival, checkOut: departure }] : month && nights ? staysIn(month, nights) : []
  const [first] = stays
  if (!slug || !first || stays.some((stay) => brokenRules(slug, stay).length === 0)) return []
  // In the month that was asked for, or later.
  const from = month && first.checkIn > today ? first.checkIn : today
  const nearest = nearestStays(slug, first, { today: from, season: season?.dates })
  return [{ name: 'days', fit: 'no', rules: brokenRules(slug, first), stays: nearest }]
}

function staysIn(month: string, nights: number): Stay[] {
  const stays: Stay[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    stays.push({ checkIn: day, checkOut: addDays(day, nights) })
  return stays
}

const takes = ({ rule }: OfferedRule, age: number) => rule !== undefined && fits(rule, age)

function clubReason({ groups }: Offer, ages: readonly number[]): Reason {
  const fitting = groups.filter((group) => ages.some((age) => takes(group, age)))
  const without = ages.filter((age) => !fitting.some((group) => takes(group, age)))
  const isUnread = groups.length === 0 || groups.some(({ rule }) => rule === undefined)
  const fit =
    without.length === 0 ? 'yes' : isUnread && fitting.length === 0 ? 'unsaid' : fitting.length > 0 ? 'yes' : 'no'
  return { name: 'club', fit, groups: fitting, without }
}

function slidesReason({ slides }: Offer, ages: readonly number[]): Reason {
  const byAge = ages.map((age) => ({ age, fitting: slides.filter((slide) => takes(slide, age)) }))
  const fit = slides.length === 0 ? 'unsaid' : byAge.some(({ fitting }) => fitting.length > 0) ? 'yes' : 'no'
  return { name: 'slides', fit, ages: byAge, total: slides.length }
}
