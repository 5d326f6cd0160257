/** Posts a form and awaits its answer. */
import { FORM_TIMEOUT, GAVE_UP } from '../../../config/constants.ts'
import { TIME_FIELD } from '../haste.ts'
import type { FieldErrors } from '../schemas.ts'

export type SendOutcome =
  | { outcome: 'success' }
  | { outcome: 'invalid'; errors: FieldErrors }
  /** The server may give a reason in the form's language. */
  | { outcome: 'failed'; message?: string | undefined }
  /** No answer, or not the server's: the message may have arrived. */
  | { outcome: 'unknown' }

/** Minimum: a busy state too short to read looks like a glitch. */
const BUSY_MS = 200

export async function send(form: HTMLFormElement): Promise<SendOutcome> {
  const [outcome] = await Promise.all([post(form), new Promise((resolve) => setTimeout(resolve, BUSY_MS))])
  return outcome
}

async function post(form: HTMLFormElement): Promise<SendOutcome> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), FORM_TIMEOUT)
  const isOffline = !navigator.onLine
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: bodyOf(form),
      signal: limit.signal,
    })
    // A gateway before the server answers with a page of its own.
    const answer = (await response.json().catch(() => ({}))) as { ok?: boolean; errors?: FieldErrors; message?: string }
    const isKnown =
      answer.ok === undefined ? !response.ok && !GAVE_UP.includes(response.status) : response.status !== 504
    if (!isKnown) return { outcome: 'unknown' }
    if (answer.ok) return { outcome: 'success' }
    return answer.errors
      ? { outcome: 'invalid', errors: answer.errors }
      : { outcome: 'failed', message: answer.message }
  } catch {
    // The browser does not say whether the connection broke before or after the form was sent.
    return { outcome: isOffline ? 'failed' : 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}

function bodyOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  fields.set(TIME_FIELD, String(Math.round(performance.now())))
  return fields
}
