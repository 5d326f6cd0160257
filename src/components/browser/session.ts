/**
 * Session storage, and the visitor's country in it. If the browser blocks storage, reads return `null` and writes
 * `false`.
 */

export function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}

const COUNTRY = 'country'

let asked: Promise<string | undefined> | undefined

/**
 * The visitor's country, which decides the telephone number and who handles some reservations: undefined where nobody knows it. Asked for once a
 * visit; without an answer the next call asks again.
 */
export function visitorCountry(): Promise<string | undefined> {
  return (asked ??= askCountry().catch(() => (asked = undefined)))
}

async function askCountry(): Promise<string | undefined> {
  let found = kept(COUNTRY)
  if (found === null) {
    const answer = await fetch('/edge/country')
    if (!answer.ok) return (asked = undefined)
    const { country, known } = (await answer.json()) as { country: string; known: boolean }
    found = known ? country : ''
    keep(COUNTRY, found)
  }
  return found || undefined
}
