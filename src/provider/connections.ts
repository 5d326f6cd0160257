/**
 * Connections to one origin, each kept for the next call. Node's own client: to read one that a package brings takes a short command longer than to
 * use it.
 */
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

export interface Connections {
  /** GET. Resolves with the head of the answer, whose body has to be read or destroyed. Rejects where there is none. */
  get(path: string, headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<IncomingMessage>
}

type Http = Pick<typeof http, 'Agent' | 'request'>

/** `baseUrl`: without a slash at its end. `most`: connections at once. */
export function openConnections(baseUrl: string, most: number): Connections {
  let opened: ReturnType<typeof open> | undefined

  /** TLS is read only where it is spoken. */
  async function open() {
    const { Agent, request }: Http = baseUrl.startsWith('https:') ? await import('node:https') : http
    return { request, agent: new Agent({ keepAlive: true, maxSockets: most }) }
  }
  return {
    async get(path, headers, signal) {
      const { request, agent } = await (opened ??= open())
      return new Promise((resolve, reject) => {
        const asked = request(new URL(`${baseUrl}${path}`), { agent, headers, signal }, resolve)
        asked.on('error', reject).end()
      })
    },
  }
}
