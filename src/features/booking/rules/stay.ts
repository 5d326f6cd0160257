/** Arrival and departure, and how choosing one acts on the other. */
import { USUAL_NIGHTS } from '../../../site/reservation.ts'
import type { Season } from '../../../config/site-types.ts'
import { addDays, type Stay } from '../../../domain/trip/dates.ts'
import { isOutside } from '../../../domain/trip/season.ts'
import { brokenRules } from '../../../domain/trip/stay-rules.ts'

/** Phones show one calendar at a time and choose the departure themselves: different rules hold there. */
export type Device = 'desktop' | 'mobile'

export function usualStay(today: string): Stay {
  return { checkIn: today, checkOut: addDays(today, USUAL_NIGHTS) }
}

/** Seasons and rules come back each year. */
const REACH_DAYS = 366
const LONGEST_USUAL_STAY = 14

/** The first stay that a hotel's season and rules allow: of the usual nights, or of as many as its rules ask for. `hotel`: slug. */
export function firstStay(hotel: string, today: string, season: Season | undefined): Stay {
  for (let ahead = 0; ahead <= REACH_DAYS; ahead++) {
    const checkIn = addDays(today, ahead)
    for (let nights = USUAL_NIGHTS; nights <= LONGEST_USUAL_STAY; nights++) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      if (!(season && isOutside(season, stay)) && brokenRules(hotel, stay).length === 0) return stay
    }
  }
  return usualStay(today)
}

/** Completes a stay: arrival today, departure the usual nights after the arrival. */
export function filledStay({ checkIn, checkOut }: Stay, today: string): Stay {
  const usual = usualStay(checkIn || today)
  return checkOut > usual.checkIn ? { ...usual, checkOut } : usual
}

/** The first departure that can be chosen for an arrival. */
export function firstCheckOut(checkIn: string, device: Device): string {
  return addDays(checkIn, device === 'mobile' ? USUAL_NIGHTS : 1)
}

/** Desktop: the departure is chosen anew. Mobile: it follows the arrival. */
export function withCheckIn(stay: Stay, checkIn: string, device: Device): Stay {
  if (checkIn === stay.checkIn) return stay
  return { checkIn, checkOut: device === 'mobile' ? addDays(checkIn, USUAL_NIGHTS) : '' }
}

export type DateProblem = 'missing' | 'invalid' | 'past' | 'early'

/** Why a stay cannot be searched for, by field. */
export function stayProblems({ checkIn, checkOut }: Stay, today: string, device: Device = 'desktop') {
  const arrival: DateProblem | undefined = !checkIn ? 'missing' : checkIn < today ? 'past' : undefined
  const first = firstCheckOut(checkIn || today, device)
  const departure: DateProblem | undefined = !checkOut ? 'missing' : checkOut < first ? 'early' : undefined
  return { checkIn: arrival, checkOut: departure }
}
