/**
 * What Netlify does of itself with a deploy: files, and the rules of `_redirects` and `netlify.toml`, read by Netlify's own parser and compared by the engine
 * that its tools run. Edge functions come before it.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'
import { PROJECT } from '../harness/settings.ts'
import type { RunningHost } from '../hosts/host.ts'

/** What becomes of an address that has no file, or whose rule is forced. `to`: an address with 301, else the file that answers. */
export interface MatchedRule {
  to: string
  status: number
  force: boolean
}

export interface NetlifyRules {
  /** Those of the files, in their order. */
  all: readonly { from: string; to: string; status: number; force: boolean }[]
  match(url: URL): MatchedRule | undefined
}

export async function readRules(distFolder: string): Promise<NetlifyRules> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(distFolder, '_redirects')],
    netlifyConfigPath: join(PROJECT, 'netlify.toml'),
    configRedirects: [],
    minimal: false,
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const all = redirects as unknown as (MatchedRule & { from: string; query: object })[]
  // The engine has names of its own for both.
  const rules = all.map(({ from, query, ...rest }) => ({ ...rest, origin: from, params: query }))
  const engine = await redirector.parseJSON(JSON.stringify(rules), {})
  return {
    all,
    match: ({ protocol, hostname, pathname, search }) =>
      engine.match({
        ...{
          scheme: protocol.slice(0, -1),
          host: hostname,
          path: decodeURIComponent(pathname),
          query: search.slice(1),
        },
        ...{ headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' },
      }) ?? undefined,
  }
}

/** `atEdge`: the edge functions; `undefined` where none answers. */
export async function startRules(
  distFolder: string,
  atEdge: (request: Request) => Promise<Response | undefined> = async () => undefined,
): Promise<RunningHost & { port: number }> {
  const rules = await readRules(distFolder)

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    const url = new URL(asked.url!, `http://${asked.headers.host}`)
    const edge = await atEdge(new Request(url, { method: asked.method!, headers: asked.headers as HeadersInit }))
    if (edge) return void response.writeHead(edge.status, Object.fromEntries(edge.headers)).end()
    const rule = rules.match(url)
    const file = await fileAt(distFolder, decodeURIComponent(url.pathname))
    if (file && !rule?.force) return void response.writeHead(200).end(file)
    if (!rule) return void response.writeHead(404).end()
    if (rule.status >= 300 && rule.status < 400) {
      const target = new URL(rule.to, url)
      if (!target.search) target.search = url.search
      const location = target.origin === url.origin ? target.pathname + target.search + target.hash : target.href
      return void response.writeHead(rule.status, { location }).end()
    }
    const shown = await fileAt(distFolder, decodeURIComponent(rule.to))
    response.writeHead(shown ? rule.status : 404).end(shown)
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, port, close: async () => void server.close() }
}

/** Netlify calls a page by its path without its ending, too. */
async function fileAt(distFolder: string, path: string): Promise<Buffer | undefined> {
  for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
    const content = await readFile(join(distFolder, name)).catch(() => undefined)
    if (content) return content
  }
  return undefined
}
