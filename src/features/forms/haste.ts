/** Tells bots from people by a field that people do not see, and by the time spent on the form. */
import type { FormValues } from './schemas.ts'

/** Hidden from people. No browser or password manager knows anything by this name. */
export const TRAP_FIELD = 'season'

/** Milliseconds from the page's load until the form is sent, as its script counted them. */
export const TIME_FIELD = 'elapsed'
/** Milliseconds. Even a person whose browser fills in the address needs longer. */
export const LEAST_TIME = 1000

/** Milliseconds spent on the form, as it counted them; `undefined` if it did not. */
export function timeTaken({ [TIME_FIELD]: elapsed }: FormValues): number | undefined {
  const time = typeof elapsed === 'string' && elapsed.trim() === '' ? NaN : Number(elapsed)
  return time >= 0 ? time : undefined
}
