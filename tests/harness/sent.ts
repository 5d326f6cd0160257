/** What a server sends, in bytes as they travel. */
import { get } from 'node:http'

export interface Sent {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Of the body as it was sent: compressed where the server compressed it. */
  bytes: number
}

/** Asks as browsers do, for Brotli first. */
export function sent(url: string, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br, gzip', ...headers } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, bytes }))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}
