/** The visitor's country, which decides who handles some reservations. Asked once for a visit, and long before a search is sent. */
import { DEFAULT_COUNTRY } from '../../config/constants.ts'

const KEY = 'country'

/** Nothing until the answer is there; without an answer the default. */
let country: string | undefined

export function knownCountry(): string | undefined {
  return country
}

export async function askCountry(): Promise<void> {
  country ??= remembered()
  if (country) return
  try {
    const answer = await fetch('/edge/country')
    country = answer.ok ? ((await answer.json()) as { country: string }).country : DEFAULT_COUNTRY
  } catch {
    country = DEFAULT_COUNTRY
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
