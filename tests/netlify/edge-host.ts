/** The edge functions in Deno, run by the handler of Netlify's own tools, before our own server. */
import { readFile } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openCli } from '../../src/engine/publish/netlify/cli.ts'
import { writeEdgeFiles, writeRenderer } from '../../src/engine/publish/netlify/edge-files.ts'
import { PROJECT, RENDERER_FOLDER } from '../harness/settings.ts'
import type { HostedSite, RunningHost } from '../hosts/host.ts'

const FUNCTIONS = join(PROJECT, 'src', 'hosts', 'netlify', 'functions')
/** Of a visitor, in place of what Netlify knows by the address. */
const COUNTRY = 'x-test-country'

/** As much of the handlers of Netlify's tools as is used here. */
interface EdgeHandler {
  geolocation: object
  getFunctionConfigs(...functions: unknown[]): Promise<unknown>
  match(request: Request): Promise<{ handle(request: Request, origin: string): Promise<Response> } | undefined>
  stop(): Promise<void>
}
interface ImageHandler {
  match(request: Request): { handle(origin: string): Promise<Response> } | undefined
}

/** Installs Netlify's tools where they are missing. */
export async function startEdge({
  built,
  origin,
  distFolder,
  stateFolder,
  providerUrl,
}: Pick<HostedSite, 'built' | 'distFolder' | 'stateFolder' | 'providerUrl'> & {
  origin: { port: number }
}): Promise<RunningHost> {
  await writeEdgeFiles(built.manifest, { stateFolder, folder: distFolder, providerUrl })
  await writeRenderer(PROJECT, RENDERER_FOLDER)
  const cli = await openCli()
  const packages = join(cli.folder, 'node_modules', '@netlify')
  const { EdgeFunctionsHandler } = await import(join(packages, 'edge-functions-dev', 'dist', 'node', 'main.js'))
  const { ImageHandler } = await import(join(packages, 'images', 'dist', 'main.js'))
  // The handler looks for Deno there, for as long as it runs.
  const { PATH } = process.env
  process.env.PATH = cli.env.PATH
  const options = { directories: [FUNCTIONS], configDeclarations: [], geolocation: {}, logger: console }
  const functions: EdgeHandler = new EdgeFunctionsHandler({ ...options, env: { PROVIDER_API_URL: providerUrl } })
  // They do not change meanwhile, so their settings are asked for once.
  const ask = functions.getFunctionConfigs.bind(functions)
  let settings: Promise<unknown> | undefined
  functions.getFunctionConfigs = (...all) => (settings ??= ask(...all))
  const images: ImageHandler = new ImageHandler({ logger: console, imagesConfig: {} })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = requestOf(incoming, url)
    const code = request.headers.get(COUNTRY)
    functions.geolocation = code ? { country: { code } } : {}
    const matched = await functions.match(request)
    const isData = !matched && incoming.url!.startsWith('/data/')
    const data = isData ? await readFile(join(distFolder, incoming.url!)).catch(() => undefined) : undefined
    if (data) {
      outgoing.setHeader('content-security-policy', built.manifest.policy)
      return outgoing.end(data)
    }
    const response = (await matched?.handle(request, url)) ?? (await images.match(request)?.handle(url))
    return response ? write(response, outgoing) : handOn(incoming, outgoing, origin.port)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    visitorFrom: (country) => ({ [COUNTRY]: country }),
    async close() {
      await functions.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      process.env.PATH = PATH
    },
  }
}

function requestOf(incoming: IncomingMessage, url: string): Request {
  const headers = new Headers({ 'x-nf-request-id': crypto.randomUUID() })
  for (const [name, value] of Object.entries(incoming.headers))
    if (name !== 'connection') headers.set(name, String(value))
  const method = incoming.method!
  const body = method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null
  return new Request(url + incoming.url, { method, headers, body, redirect: 'manual', duplex: 'half' } as RequestInit)
}

async function write(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing)
  else outgoing.end()
}

/** What there is without edge functions. */
function handOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { url: path, method } = incoming
  const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = incoming.headers
  const asked = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
  })
  asked.on('error', (error) => outgoing.writeHead(502).end(String(error)))
  if (method === 'GET' || method === 'HEAD') asked.end()
  else incoming.pipe(asked)
}
