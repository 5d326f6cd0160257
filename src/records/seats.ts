/** Seating layouts. `capacity`: the layout is not given. */
export const SEATINGS = [
  'theatre',
  'classroom',
  'banquet',
  'ushape',
  'boardroom',
  'cocktail',
  'cabaret',
  'capacity',
] as const
export type Seating = (typeof SEATINGS)[number]
/** People that a hall takes. */
export type Seats = Partial<Record<Seating, number>>

export function mostSeats(seats: Seats): number {
  return Math.max(0, ...Object.values(seats))
}
