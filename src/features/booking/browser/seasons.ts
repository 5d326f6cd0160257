/** When hotels are open, asked for once a visit. */
import type { Season } from '../../../config/reservation.ts'
import { SEASONS_FILE } from '../../../config/data-files.ts'
import { keep, kept } from '../../../components/browser/session.ts'

let asked: Promise<Record<string, Season>> | undefined

/** By the hotel's slug. Without an answer none is known, and the next call asks again. */
export function hotelSeasons(): Promise<Record<string, Season>> {
  return (asked ??= ask().catch(() => {
    asked = undefined
    return {}
  }))
}

async function ask(): Promise<Record<string, Season>> {
  const address = seasonsAddress()
  const known = kept(address)
  if (known) return JSON.parse(known) as Record<string, Season>
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${SEASONS_FILE}: ${answer.status}`)
  const text = await answer.text()
  keep(address, text)
  return JSON.parse(text) as Record<string, Season>
}

/** Beside the icon, which the page names at the root of its own release: a preview has seasons of its own. */
function seasonsAddress(): string {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!
  return new URL(SEASONS_FILE, icon.href).href
}
