/** A stand-in for the service that tells search engines of addresses. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY = 'crystal-0123456789abcdef'

export interface Message {
  type: string | undefined
  body: { host: string; key: string; keyLocation: string; urlList: string[] }
}

/** Answers with the statuses in turn, then with 200; 0 breaks the connection. */
export async function startService() {
  const messages: Message[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      messages.push({ type: request.headers['content-type'], body: JSON.parse(text) as Message['body'] })
      const status = statuses.shift() ?? 200
      if (status === 0) request.socket.destroy()
      else response.writeHead(status, status === 429 ? { 'retry-after': '0' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  const close = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()))
  return { messages, statuses, endpoint, close }
}
