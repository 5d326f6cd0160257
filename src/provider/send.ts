/** The provider's two write calls. Source: the provider contract. Web standards only. */

export const POST_PATHS = {
  newsletter: '/v1/web/subscribe-newsletter',
  contact: '/web/contact-form',
} as const

export interface Sender {
  /** Whether the provider took the message. Never throws, and asks once: a message must not arrive twice. */
  send(form: keyof typeof POST_PATHS, message: object): Promise<boolean>
}

/** `timeout`: milliseconds until a call counts as failed. */
export function createSender({ baseUrl, timeout = 120_000 }: { baseUrl: string; timeout?: number }): Sender {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    async send(form, message) {
      try {
        const response = await fetch(`${base}${POST_PATHS[form]}`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(message),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
        // Any 2xx is success, whatever its body says.
        await response.body?.cancel()
        if (!response.ok) console.error(`${POST_PATHS[form]} was answered with status ${response.status}`)
        return response.ok
      } catch (error) {
        console.error(`${POST_PATHS[form]}: ${(error as Error).message}`)
        return false
      }
    },
  }
}
