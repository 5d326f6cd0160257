/** Connections of the HTTP server: what is refused before any handler sees it, and how they end without a reset. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer } from 'node:net'

export interface Connections {
  createServer: typeof createServer
  /**
   * Stops listening, and ends every connection with its next answer, which says `Connection: close`. Settles when all have ended. `grace`: milliseconds that
   * idle connections have for one more request; `limit`: milliseconds after that for open answers.
   */
  close(server: Server, times: { grace: number; limit: number }): Promise<void>
}

/** `answer`: returns whether it has answered; otherwise the server's listener does. `onAnswer`: told of each answer, and of the seconds that it took. */
export function openConnections(
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
  onAnswer: (status: number, seconds: number) => void = () => {},
): Connections {
  const pending = new Set<ServerResponse>()
  let isClosing = false

  const create = (options: ServerOptions, listener: RequestListener) =>
    createServer(options, (request, response) => {
      const start = performance.now()
      const note = () => onAnswer(response.statusCode, (performance.now() - start) / 1000)
      if (isClosing) response.setHeader('connection', 'close')
      if (!hasOneHost(request)) return refuseHosts(response)
      if (answer(request, response)) return note()
      pending.add(response)
      response.once('finish', note).once('close', () => pending.delete(response))
      listener(request, response)
    })

  return {
    createServer: create as typeof createServer,
    async close(server, { grace, limit }) {
      isClosing = true
      for (const response of pending) if (!response.headersSent) response.setHeader('connection', 'close')
      // The HTTP server's own method ends idle connections at once, into which a request may be on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const timers = [
        setTimeout(() => server.closeIdleConnections(), grace),
        setTimeout(() => server.closeAllConnections(), grace + limit),
      ]
      await closed
      timers.forEach(clearTimeout)
    },
  }
}

/** A name or an address with or without a port, or nothing: neither a user, nor a path, nor several. Source: RFC 9110, 7.2. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+;=-]*)(?::\d*)?$/i

/** A request of HTTP/1.0 may have none. */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') count++
  return count <= 1 && HOST.test(headers.host ?? '')
}

/** Proxies and caches disagree on which of two hosts counts, and on what else it may hold. Source: RFC 9112, 3.2. */
function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('A request has one Host header with one host\n')
}
