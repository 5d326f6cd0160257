/** When hotels are open, requested once a visit. */
import type { Season } from '../../../config/site-types.ts'
import { SEASONS_FILE } from '../../../config/data-files.ts'
import { keep, kept } from '../../../components/browser/session.ts'

type Seasons = Readonly<Record<string, Season>>

let request: Promise<Seasons> | undefined
let known: Seasons | undefined

/** Those of the answer; `undefined` without one. */
export const knownSeasons = () => known

/** By the hotel's slug. Empty if the request fails; the next call tries again. */
export function hotelSeasons(): Promise<Seasons> {
  return (request ??= requestSeasons().catch(() => {
    request = undefined
    return {}
  }))
}

async function requestSeasons(): Promise<Seasons> {
  const address = seasonsAddress()
  const stored = kept(address)
  if (stored) return (known = JSON.parse(stored) as Seasons)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${SEASONS_FILE}: ${answer.status}`)
  const text = await answer.text()
  keep(address, text)
  return (known = JSON.parse(text) as Seasons)
}

/** Beside the icon, which the page names at the root of its own release: a preview has seasons of its own. */
function seasonsAddress(): string {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!
  return new URL(SEASONS_FILE, icon.href).href
}
