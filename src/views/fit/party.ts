/** Who sleeps in one room. Pure. */
import { CHILD_AGE, USUAL_ADULTS } from '../../config/reservation.ts'
import type { Trip } from '../trip/trip.ts'

export interface Party {
  adults: number
  children: number
  /** Whole years of the children whose age is said; at most `children`. */
  ages: number[]
}

/** As the limits of rooms count: who is older than a child of theirs is an adult. `undefined`: the trip says nobody. */
export function partyOf({ adults, children, ages }: Pick<Trip, 'adults' | 'children' | 'ages'>): Party | undefined {
  if (!adults && !children) return undefined
  const young = ages.filter((age) => age <= CHILD_AGE.most)
  const grown = ages.length - young.length
  return { adults: (adults ?? USUAL_ADULTS) + grown, children: Math.max((children ?? 0) - grown, 0), ages: young }
}
