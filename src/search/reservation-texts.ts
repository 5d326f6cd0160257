import type { SearchTexts } from './texts.ts'

/** Texts of the reservation page, beside those of the search. */
export interface ReservationTexts {
  arrival: string
  departure: string
  nights: string
  guests: string
  change: string
  room: string
  problems: string
  problemMissing: string
  problemInvalid: string
  problemPast: string
  problemEarly: string
  problemLimit: string
  problemBirths: string
  checkInFrom: string
  checkOutUntil: string
  search: SearchTexts
}
