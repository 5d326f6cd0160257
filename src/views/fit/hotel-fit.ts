/** Whether a hotel suits a trip, and why. Codes and values, no words. Pure. */
import { CHILD_AGE, type StayRule } from '../../config/reservation.ts'
import { isAllYear } from '../readings/season.ts'
import { fits, ruleIn } from '../trip/child-rule.ts'
import { addDays } from '../trip/dates.ts'
import { isOutside } from '../trip/season.ts'
import { brokenRules } from '../trip/stay-rules.ts'
import { distinctAges, type Trip } from '../trip/trip.ts'
import type { OfferedRoomView, OfferedRuleView, OfferView } from '../view.ts'
import { partyOf, type Party } from './party.ts'
import { roomFit, type Fit } from './room-fit.ts'

export type Reason = { fit: Fit } & (
  | { name: 'room'; party: Party; /** That fit. */ rooms: OfferedRoomView[]; largest?: OfferedRoomView }
  | { name: 'guests'; from: number }
  | { name: 'season'; said?: string }
  | { name: 'days'; /** That the days do not keep. */ rules: StayRule[] }
  | {
      name: 'club'
      /** That take some of the children. */ groups: OfferedRuleView[]
      /** Ages that none takes. */ without: number[]
    }
  | { name: 'slides'; /** For each age. */ ages: { age: number; fitting: OfferedRuleView[] }[]; total: number }
)

/** What the trip asks for, in the same order for every hotel. Nothing is asked of a part that it does not say. */
export function hotelReasons(offer: OfferView, trip: Trip): Reason[] {
  const party = partyOf(trip)
  const ages = distinctAges(trip.ages)
  return [
    ...(party ? [roomReason(offer, party)] : []),
    ...guestsReason(offer, trip),
    ...(trip.arrival || trip.month ? [seasonReason(offer, trip)] : []),
    ...daysReason(offer, trip),
    ...(ages.length > 0 ? [clubReason(offer, ages), slidesReason(offer, ages)] : []),
  ]
}

/** Without it a hotel cannot be booked for the trip; a club or a slide can be done without. */
export const isNeeded = (name: Reason['name'] | undefined): boolean =>
  name === 'room' || name === 'guests' || name === 'season'

/** 'unsaid' where other days suit: the booking system decides on them. */
export function hotelFit(reasons: readonly Pick<Reason, 'name' | 'fit'>[]): Fit {
  const needed = reasons.filter(({ name }) => isNeeded(name)).map(({ fit }) => fit)
  if (needed.includes('no')) return 'no'
  return needed.includes('unsaid') || reasons.some(({ name }) => name === 'days') ? 'unsaid' : 'yes'
}

/** 'no' only if no room takes the party, whether or not it says how many it takes. */
function roomReason({ rooms }: OfferView, party: Party): Reason {
  const known = rooms.filter(({ maxAdults }) => maxAdults)
  const fitting = known.filter((room) => roomFit(room, party).fit === 'yes')
  const largest = known.toSorted((left, right) => people(right) - people(left))[0]
  const fit = fitting.length > 0 ? 'yes' : known.length < rooms.length || rooms.length === 0 ? 'unsaid' : 'no'
  return { name: 'room', fit, party, rooms: fitting, ...(largest && { largest }) }
}

const people = ({ maxAdults = 0, maxChildren = 0 }: OfferedRoomView) => maxAdults + maxChildren

function guestsReason({ guestAge }: OfferView, { ages, children = 0 }: Trip): Reason[] {
  if (guestAge === undefined || children === 0) return []
  const isUnsaid = children > ages.length && guestAge <= CHILD_AGE.most
  const isYoung = ages.some((age) => age < guestAge) || (children > ages.length && guestAge > CHILD_AGE.most)
  return [{ name: 'guests', fit: isYoung ? 'no' : isUnsaid ? 'unsaid' : 'yes', from: guestAge }]
}

function seasonReason({ season }: OfferView, { arrival = '', departure = '', month, nights = 0 }: Trip): Reason {
  const { said = '', dates } = season ?? {}
  const isClosed =
    dates && (month ? isMonthOutside(month, nights) : isOutside(dates, { checkIn: arrival, checkOut: departure }))
  return { name: 'season', fit: isClosed ? 'no' : dates || isAllYear(said) ? 'yes' : 'unsaid', ...(said && { said }) }

  function isMonthOutside(of: string, length: number): boolean {
    for (let day = `${of}-01`; day.startsWith(of); day = addDays(day, 1))
      if (!isOutside(dates!, { checkIn: day, checkOut: addDays(day, length) })) return false
    return true
  }
}

function daysReason({ slug }: OfferView, { arrival, departure }: Trip): Reason[] {
  if (!slug || !arrival || !departure) return []
  const rules = brokenRules(slug, { checkIn: arrival, checkOut: departure })
  return rules.length > 0 ? [{ name: 'days', fit: 'no', rules }] : []
}

const takes = ({ rule }: OfferedRuleView, age: number) => rule !== undefined && fits(ruleIn(rule), age)

function clubReason({ groups }: OfferView, ages: readonly number[]): Reason {
  const fitting = groups.filter((group) => ages.some((age) => takes(group, age)))
  const without = ages.filter((age) => !fitting.some((group) => takes(group, age)))
  const isUnread = groups.length === 0 || groups.some(({ rule }) => rule === undefined)
  const fit =
    without.length === 0 ? 'yes' : isUnread && fitting.length === 0 ? 'unsaid' : fitting.length > 0 ? 'yes' : 'no'
  return { name: 'club', fit, groups: fitting, without }
}

function slidesReason({ slides }: OfferView, ages: readonly number[]): Reason {
  const byAge = ages.map((age) => ({ age, fitting: slides.filter((slide) => takes(slide, age)) }))
  const fit = slides.length === 0 ? 'unsaid' : byAge.some(({ fitting }) => fitting.length > 0) ? 'yes' : 'no'
  return { name: 'slides', fit, ages: byAge, total: slides.length }
}
