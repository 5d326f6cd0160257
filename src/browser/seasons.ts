/** When hotels are open, asked for once a visit. */
import type { Season } from '../config/reservation.ts'
import { SEASONS_FILE } from '../config/data-files.ts'
import { keep, kept } from './session.ts'

const KEY = 'seasons'

let asked: Promise<Record<string, Season>> | undefined

/** By the hotel's slug. Without an answer none is known, and the next call asks again. */
export function hotelSeasons(): Promise<Record<string, Season>> {
  return (asked ??= ask().catch(() => {
    asked = undefined
    return {}
  }))
}

async function ask(): Promise<Record<string, Season>> {
  const known = kept(KEY)
  if (known) return JSON.parse(known) as Record<string, Season>
  const answer = await fetch(`/${SEASONS_FILE}`)
  if (!answer.ok) throw new Error(`${SEASONS_FILE}: ${answer.status}`)
  const text = await answer.text()
  keep(KEY, text)
  return JSON.parse(text) as Record<string, Season>
}
