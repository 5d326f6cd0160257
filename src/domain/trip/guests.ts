/** Adults and children of a search, with the limits of the business. */
import { ADULTS_ONLY, CHILD_AGE, LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../site/reservation.ts'
import { parseDate, showDate } from './dates.ts'

/** `birthdate` is DD.MM.YYYY, or what was typed; empty if unknown. */
export interface Child {
  age: number
  birthdate: string
}

export interface Guests {
  adult: number
  child: Child[]
}

export const USUAL_GUESTS: Guests = { adult: USUAL_ADULTS, child: [] }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

export const clampAdults = (count: number) => Math.max(count, LEAST_ADULTS)
export const clampChildren = (count: number) => within(count, 0, MOST_CHILDREN)
export const clampAge = (age: number) => within(age, CHILD_AGE.least, CHILD_AGE.most)

/** Whole years from birth to a day; someone born on 29 February turns a year older on 1 March. Negative before birth. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** A new child is 0 years old until a birth date is known. */
export function childBorn(birthdate: string, checkIn: string): Child {
  const birth = parseDate(birthdate)
  return {
    age: birth && checkIn ? clampAge(ageOn(birth, checkIn)) : CHILD_AGE.least,
    birthdate: birth ? showDate(birth) : birthdate,
  }
}

export type BirthProblem = 'missing' | 'invalid' | 'outside'

/** What keeps a birth date from being sent: it must give the age of a child on the day of arrival, if that is known. */
export function birthProblem({ birthdate }: Child, checkIn: string): BirthProblem | undefined {
  if (!birthdate) return 'missing'
  const birth = parseDate(birthdate)
  if (!birth) return 'invalid'
  const age = checkIn ? ageOn(birth, checkIn) : CHILD_AGE.least
  return age === clampAge(age) ? undefined : 'outside'
}

/** Whether guests can be searched for: a hotel for adults takes no children, and each child has a birth date. `hotel`: slug. */
export function guestsFit({ child }: Guests, hotel: string, checkIn: string): boolean {
  return ADULTS_ONLY[hotel] ? child.length === 0 : !child.some((each) => birthProblem(each, checkIn))
}

/** The first children stay, new ones come after them. */
export function withChildren(guests: Guests, count: number): Guests {
  const length = clampChildren(count)
  return { ...guests, child: Array.from({ length }, (_, index) => guests.child[index] ?? childBorn('', '')) }
}

/** The same guests with their ages on a day of arrival. */
export function arrivingOn(guests: Guests, checkIn: string): Guests {
  return { ...guests, child: guests.child.map(({ birthdate }) => childBorn(birthdate, checkIn)) }
}

/** Birth dates of children as YYYY-MM-DD; those with a problem are left out, though their children count. */
export function birthDates({ child }: Guests, checkIn: string): string[] {
  return child.flatMap((each) => (birthProblem(each, checkIn) ? [] : parseDate(each.birthdate)!))
}
