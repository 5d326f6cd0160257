/** Connections of the HTTP server: refuses requests with bad Host headers, and closes without a reset. */
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
   * Stops listening, and ends every connection with its next response, by `Connection: close`. Settles when all have ended. `grace`: milliseconds that
   * idle connections have for one more request; `limit`: milliseconds after that for responses under way. `more`: servers that hand it their connections.
   */
  close(server: Server, times: { grace: number; limit: number }, more?: readonly NetServer[]): Promise<void>
}

/** `answer`: returns whether it has answered; otherwise the server's listener does. `onAnswer`: called after each response, with its duration. */
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
    async close(server, { grace, limit }, more = []) {
      isClosing = true
      for (const response of pending) if (!response.headersSent) response.setHeader('connection', 'close')
      // The HTTP server's own `close` ends idle connections at once, though a request may be on its way into one.
      const closed = [server, ...more].map(
        (each) => new Promise<void>((resolve) => NetServer.prototype.close.call(each, () => resolve())),
      )
      const timers = [
        setTimeout(() => server.closeIdleConnections(), grace),
        setTimeout(() => server.closeAllConnections(), grace + limit),
      ]
      await Promise.all(closed)
      timers.forEach(clearTimeout)
    },
  }
}

/** One name or address with an optional port, or empty; no user, no path. Source: RFC 9110, 7.2. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+;=-]*)(?::\d*)?$/i

/** HTTP/1.0 requests may have no host. */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') count++
  return count <= 1 && HOST.test(headers.host ?? '')
}

/** Proxies and caches disagree on which of two hosts counts, and on other malformed ones. Source: RFC 9112, 3.2. */
function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('A request has one Host header with one host\n')
}
