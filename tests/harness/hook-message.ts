/** Messages to the rebuild webhook, signed as the provider signs them. */
import { Webhook } from 'standardwebhooks'

export const HOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let count = 0

export interface Signing {
  id?: string
  at?: Date
  secret?: string
}

export function signedHeaders(body: string, signing: Signing = {}): Record<string, string> {
  const { id = `msg_${process.pid}_${++count}`, at = new Date(), secret = HOOK_SECRET } = signing
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

export function hookMessage(body: string, signing?: Signing) {
  return { method: 'POST', headers: signedHeaders(body, signing), body } as const
}

export const changeOf = (data: object): string =>
  JSON.stringify({ type: 'content.changed', timestamp: new Date().toISOString(), data })
