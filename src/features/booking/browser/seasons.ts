/** When hotels are open, requested once a visit. */
import type { Season } from '../../../config/reservation.ts'
import { SEASONS_FILE } from '../../../config/data-files.ts'
import { keep, kept } from '../../../components/browser/session.ts'

let request: Promise<Record<string, Season>> | undefined

/** By the hotel's slug. Empty if the request fails; the next call tries again. */
export function hotelSeasons(): Promise<Record<string, Season>> {
  return (request ??= requestSeasons().catch(() => {
    request = undefined
    return {}
  }))
}

async function requestSeasons(): Promise<Record<string, Season>> {
  const address = seasonsAddress()
  const stored = kept(address)
  if (stored) return JSON.parse(stored) as Record<string, Season>
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
