/** A client of the provider, and a server that answers it in one way, whatever it is asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createClient, type ClientOptions } from '../../src/provider/client.ts'

export type Handler = (response: ServerResponse, request: IncomingMessage, count: number) => void

/** A provider of one answer, and a client for it that hardly waits between attempts. */
export async function clientOf(handler: Handler, options: Partial<ClientOptions> = {}) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    handler(response, request, requests.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: createClient({ baseUrl, retryDelay: 1, ...options }), requests, server }
}

export const json = (body: unknown, headers = {}): Handler => {
  return (response) => response.writeHead(200, headers).end(JSON.stringify(body))
}
export const status = (code: number, headers = {}): Handler => {
  return (response) => response.writeHead(code, headers).end(JSON.stringify({ status: code, message: 'out of order' }))
}
export const nothing: Handler = () => {}
