/** The provider's two write calls. Source: the provider contract. Web standards only. */
import { ofetch } from 'ofetch'

export const POST_PATHS = {
  newsletter: '/v1/web/subscribe-newsletter',
  contact: '/web/contact-form',
} as const

export interface Sender {
  /** Whether the provider accepted the message. Never rejects. No retries: a message must not arrive twice. */
  send(form: keyof typeof POST_PATHS, message: object): Promise<boolean>
}

/** `timeout`: milliseconds until a call counts as failed. */
export function createSender({ baseUrl, timeout = 120_000 }: { baseUrl: string; timeout?: number }): Sender {
  return {
    async send(form, message) {
      try {
        const response = await ofetch.raw(POST_PATHS[form], {
          baseURL: baseUrl,
          method: 'POST',
          body: message,
          redirect: 'manual',
          timeout,
          responseType: 'stream',
          ignoreResponseError: true,
        })
        // Any 2xx is success, whatever the body says.
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
