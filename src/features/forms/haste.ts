/** What tells machines from people: a field that people do not see, and how long somebody was at the form. */
import type { FormValues } from './schemas.ts'

/** Hidden from people. No browser or password manager knows anything by this name. */
export const TRAP_FIELD = 'season'

/** Milliseconds from the page's load until the form is sent, as its script counted them. */
export const TIME_FIELD = 'elapsed'
/** Milliseconds. Who has the browser fill in an address needs longer. */
export const LEAST_TIME = 1000

/** Milliseconds that a form says somebody was at it; nothing where it does not say. */
export function timeTaken({ [TIME_FIELD]: elapsed }: FormValues): number | undefined {
  const time = typeof elapsed === 'string' && elapsed.trim() === '' ? NaN : Number(elapsed)
  return time >= 0 ? time : undefined
}
