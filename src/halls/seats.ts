/** Ways to seat people. `capacity`: however they are seated. */
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

/** As one attribute of a hall. */
export function seatsText(seats: Seats): string {
  return SEATINGS.flatMap((name) => (seats[name] ? [`${name}=${seats[name]}`] : [])).join(' ')
}

/** What `seatsText` wrote. */
export function seatsIn(text: string): Seats {
  return Object.fromEntries(
    text
      .split(' ')
      .map((pair) => pair.split('='))
      .map(([name, count]) => [name, Number(count)]),
  ) as Seats
}
