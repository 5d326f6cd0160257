/** The provider's write calls: a request for a stay is a message of the contact form. Source: the provider contract. Web standards only. */
import { ofetch } from 'ofetch'
import { FORM_TIMEOUT, GAVE_UP } from '../config/constants.ts'

export const POST_PATHS = {
  newsletter: '/v1/web/subscribe-newsletter',
  contact: '/web/contact-form',
  reservation: '/web/contact-form',
} as const

export interface Sender {
  /**
   * Whether the provider accepted the message; 'unknown': it may have, but it or a gateway before it gave no answer. Never rejects, never retries. The same message gets the same
   * `Idempotency-Key`, by which the provider recognizes it if only the answer was lost.
   */
  send(form: keyof typeof POST_PATHS, message: object): Promise<'success' | 'failed' | 'unknown'>
}

/** Ends before the visitor's browser stops waiting. */
const TIMEOUT_MS = FORM_TIMEOUT - 5_000

/** `timeout`: milliseconds to wait for an answer. */
export function createSender({ baseUrl, timeout = TIMEOUT_MS }: { baseUrl: string; timeout?: number }): Sender {
  return {
    async send(form, message) {
      try {
        const response = await ofetch.raw(POST_PATHS[form], {
          baseURL: baseUrl,
          method: 'POST',
          body: message,
          headers: { 'idempotency-key': await keyOf(form, message) },
          redirect: 'manual',
          timeout,
          responseType: 'stream',
          ignoreResponseError: true,
        })
        // Any 2xx is success, whatever the body says.
        await response.body?.cancel()
        if (!response.ok) console.error(`${POST_PATHS[form]} was answered with status ${response.status}`)
        return response.ok ? 'success' : GAVE_UP.includes(response.status) ? 'unknown' : 'failed'
      } catch (error) {
        console.error(`${POST_PATHS[form]}: ${(error as Error).message}`)
        return isUnsent(error) ? 'failed' : 'unknown'
      }
    },
  }
}

/** Codes of Node where no connection was made; hosts that give no code cannot tell. */
const UNSENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS|SIGNATURE/

/** Whether nothing of the message can have reached the provider. */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && UNSENT.test(code)) || isUnsent(error.cause)
}

/** Equal for equal messages: without script, or at hosts without memory, nothing else connects a retry with the first attempt. */
async function keyOf(form: string, message: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([form, message]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
