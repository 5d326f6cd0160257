/** Who sleeps in one room. Pure. */
import { USUAL_ADULTS } from '../../site/reservation.ts'
import type { Trip } from '../trip/trip.ts'

export interface Party {
  adults: number
  children: number
  /** Whole years of the children whose age is said; at most `children`. */
  ages: number[]
}

/** `undefined`: the trip names no travellers. */
export function partyOf({ adults, children = 0, ages }: Pick<Trip, 'adults' | 'children' | 'ages'>): Party | undefined {
  if (!adults && !children) return undefined
  return { adults: adults ?? USUAL_ADULTS, children, ages }
}
