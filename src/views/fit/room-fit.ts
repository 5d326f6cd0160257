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

/** The order in which things are listed. */
export const FIT_RANKS: Record<Fit, number> = { yes: 0, unsaid: 1, no: 2 }

/** Those that fit come first, then those that do not say it; otherwise in the given order. */
export function fittingFirst<Each extends { fit: { fit: Fit } }>(all: readonly Each[]): Each[] {
  return [...all].sort((left, right) => FIT_RANKS[left.fit.fit] - FIT_RANKS[right.fit.fit])
}
