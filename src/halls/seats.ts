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

/** Serialised for an attribute. */
export function seatsText(seats: Seats): string {
  return SEATINGS.flatMap((name) => (seats[name] ? [`${name}=${seats[name]}`] : [])).join(' ')
}

/** Parses what `seatsText` wrote. */
export function seatsIn(text: string): Seats {
  return Object.fromEntries(
    text
      .split(' ')
      .map((pair) => pair.split('='))
      .map(([name, count]) => [name, Number(count)]),
  ) as Seats
}
