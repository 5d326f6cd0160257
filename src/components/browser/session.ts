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

/** Where the guest was in a form whose page is loaded anew: the field's number, whether its panel was open ('0', '1'), and the next address. */
export const FORM_PLACE = 'form-place'

/** The visit's trip, as its address writes it, with the children's birth dates. */
export const STAY = 'stay'

/** An answer to the question of consent that is not in its cookie yet. */
export const UNSTORED_CONSENT = 'consent'

const COUNTRY = 'country'

let request: Promise<string | undefined> | undefined

/**
 * The visitor's country, which decides the telephone number and who handles some reservations; `undefined` if unknown. Requested once a visit; if
 * that fails, the next call tries again.
 */
export function visitorCountry(): Promise<string | undefined> {
  return (request ??= requestCountry().catch(() => (request = undefined)))
}

async function requestCountry(): Promise<string | undefined> {
  let code = kept(COUNTRY)
  if (code === null) {
    const answer = await fetch('/edge/country')
    if (!answer.ok) return (request = undefined)
    const { country, known } = (await answer.json()) as { country: string; known: boolean }
    code = known ? country : ''
    keep(COUNTRY, code)
  }
  return code || undefined
}
