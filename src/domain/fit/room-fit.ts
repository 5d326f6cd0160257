/** Whether a room suits a party: by its limits, the beds that it names and the ages that its text advises against. Pure. */
import type { Bedding } from '../../records/readings.ts'
import type { Party } from './party.ts'
import { sleepingIn, type Sleeping } from './sleeping.ts'

/** 'unsaid': the records do not tell. */
export type Fit = 'yes' | 'no' | 'unsaid'

export interface RoomLimits {
  maxAdults?: number | undefined
  maxChildren?: number | undefined
  bedding?: Bedding | undefined
  /** Its text advises against it for younger children. */
  advisedFrom?: number | undefined
}

export interface RoomFit {
  fit: Fit
  /** How many more than its limits take. */
  over: { adults: number; children: number }
  /** If the limits take the party and beds are named. With somebody left the room does not say where they sleep. */
  sleeping?: Sleeping
  /** If somebody is younger, or a child's age is not said. */
  advisedFrom?: number
}

/** A room that names adults alone takes no children. Where no bed is named the limits decide. */
export function roomFit({ maxAdults, maxChildren = 0, bedding, advisedFrom = 0 }: RoomLimits, party: Party): RoomFit {
  if (!maxAdults) return { fit: 'unsaid', over: { adults: 0, children: 0 } }
  const over = {
    adults: Math.max(party.adults - maxAdults, 0),
    children: Math.max(party.children - maxChildren, 0),
  }
  if (over.adults + over.children > 0) return { fit: 'no', over }
  const sleeping = bedding && sleepingIn(bedding, party)
  const { ages, children } = party
  const isYoung = ages.some((age) => age < advisedFrom) || (advisedFrom > 0 && children > ages.length)
  return {
    fit: isYoung || (sleeping && sleeping.left.length > 0) ? 'unsaid' : 'yes',
    over,
    ...(sleeping && { sleeping }),
    ...(isYoung && { advisedFrom }),
  }
}

const RANKS: Record<Fit, number> = { yes: 0, unsaid: 1, no: 2 }

/** What fits comes first, then what does not say it; otherwise in the given order. */
export function byFit<Each>(all: readonly Each[], fitOf: (each: Each) => Fit): Each[] {
  return [...all].sort((left, right) => RANKS[fitOf(left)] - RANKS[fitOf(right)])
}
