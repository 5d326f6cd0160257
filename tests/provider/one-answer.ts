/** A client of the provider, and a server that answers it in one way, whatever it is asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createClient, type ClientOptions } from '../../src/provider/client.ts'
import { listening } from '../harness/listening.ts'

export type Handler = (response: ServerResponse, request: IncomingMessage, count: number) => void

/** A provider of one answer, and a client for it that hardly waits between attempts. */
export async function clientOf(handler: Handler, options: Partial<ClientOptions> = {}) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    handler(response, request, requests.length)
  })
  const baseUrl = await listening(server)
  return { client: createClient({ baseUrl, retryDelay: 1, ...options }), requests, server }
}

export const json = (body: unknown, headers = {}): Handler => {
  return (response) => response.writeHead(200, headers).end(JSON.stringify(body))
}
export const status = (code: number, headers = {}): Handler => {
  return (response) => response.writeHead(code, headers).end(JSON.stringify({ status: code, message: 'out of order' }))
}
export const nothing: Handler = () => {}
