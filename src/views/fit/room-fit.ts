/** Whether a room takes a party, and by how much it does not. Pure. */
import type { Party } from './party.ts'

/** 'unsaid': the records do not tell. */
export type Fit = 'yes' | 'no' | 'unsaid'

export interface RoomLimits {
  maxAdults?: number | undefined
  maxChildren?: number | undefined
}

export interface RoomFit {
  fit: Fit
  /** How many more than it takes. */
  over: { adults: number; children: number }
}

/** A room that names adults alone takes no children. */
export function roomFit(
  { maxAdults, maxChildren = 0 }: RoomLimits,
  { adults, children }: Pick<Party, 'adults' | 'children'>,
): RoomFit {
  if (!maxAdults) return { fit: 'unsaid', over: { adults: 0, children: 0 } }
  const over = { adults: Math.max(adults - maxAdults, 0), children: Math.max(children - maxChildren, 0) }
  return { fit: over.adults + over.children > 0 ? 'no' : 'yes', over }
}

const RANKS: Record<Fit, number> = { yes: 0, unsaid: 1, no: 2 }

/** What fits comes first, then what does not say it; otherwise in the given order. */
export function byFit<Each>(all: readonly Each[], fitOf: (each: Each) => Fit): Each[] {
  return all.toSorted((left, right) => RANKS[fitOf(left)] - RANKS[fitOf(right)])
}
