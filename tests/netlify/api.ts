/** A local stand-in of Netlify's API, as far as a digest deploy asks it: it keeps what is sent, and asks for what it has not. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const SITE_ID = '3f1c7a52-9a34-4d0e-8b53-5a2f5c1c9d10'
export const TOKEN = 'nfp_standin0123456789'

interface Deploy {
  id: string
  /** Digest by path. */
  files: Record<string, string>
  edgeFunctions: string[]
  state: 'new' | 'uploading' | 'ready' | 'cancelled'
}

export interface NetlifyApi {
  url: string
  /** Paths of the files that were sent, in order, since `forget`. */
  sent: string[]
  /** Digests of bundles of edge functions that were sent since `forget`. */
  bundles: string[]
  /** What visitors see. */
  live: Deploy | undefined
  deploys: Deploy[]
  /** Requests since `forget` that the stand-in has no answer for. */
  unknown: string[]
  /** A status to answer a request with instead, while it is set. */
  fault: ((method: string, path: string) => number | undefined) | undefined
  forget(): void
  close(): Promise<void>
}

export async function startNetlifyApi(): Promise<NetlifyApi> {
  const known = new Set<string>()
  const api: Omit<NetlifyApi, 'url' | 'close'> = {
    sent: [],
    bundles: [],
    live: undefined,
    deploys: [],
    unknown: [],
    fault: undefined,
    forget() {
      api.sent.length = 0
      api.bundles.length = 0
      api.unknown.length = 0
    },
  }

  const missing = (digests: string[]) => [...new Set(digests.filter((digest) => !known.has(digest)))]
  const view = (deploy: Deploy) => {
    const required = missing(Object.values(deploy.files))
    const bundles = missing(deploy.edgeFunctions)
    if (deploy.state === 'uploading' && required.length + bundles.length === 0) {
      deploy.state = 'ready'
      api.live = deploy
    }
    const address = 'https://www.crystalhotels.example'
    return {
      ...{ id: deploy.id, site_id: SITE_ID, state: deploy.state, required, required_edge_functions: bundles },
      ...{ required_functions: [], ssl_url: address, url: address, deploy_ssl_url: address, admin_url: address },
    }
  }
  const site = () => ({
    // Where Netlify's register of extensions does not answer, the command line finds a site by its name alone.
    ...{ id: SITE_ID, name: SITE_ID, account_slug: 'crystal', account_id: 'a1', build_settings: {} },
    ...{ ssl_url: 'https://www.crystalhotels.example', url: 'https://www.crystalhotels.example', feature_flags: {} },
    published_deploy: api.live ? { id: api.live.id } : null,
  })

  function answer(method: string, path: string, body: Buffer): unknown {
    const json = () => JSON.parse(body.toString() || '{}') as Record<string, any>
    const [, deployId, kind, name = ''] = /^\/deploys\/(\w+)\/(files|edge_functions|cancel)\/?(.*)$/.exec(path) ?? []
    const deploy = api.deploys.find(({ id }) => id === (deployId ?? path.split('/').at(-1)))
    if (path === `/sites/${SITE_ID}`) return site()
    if (path === '/sites') return [site()]
    if (path === `/sites/${SITE_ID}/deploys` && method === 'POST') {
      const made: Deploy = { id: `d${api.deploys.length + 1}`, files: {}, edgeFunctions: [], state: 'new' }
      api.deploys.push(made)
      return view(made)
    }
    if (deploy && kind === undefined) {
      if (method === 'PUT') {
        const { files, edge_functions: bundles = {} } = json()
        Object.assign(deploy, { files, edgeFunctions: Object.values(bundles), state: 'uploading' })
      }
      return view(deploy)
    }
    if (deploy && kind === 'cancel') {
      deploy.state = 'cancelled'
      return view(deploy)
    }
    if (deploy && kind === 'files') {
      const file = decodeURIComponent(name)
      const digest = createHash('sha1').update(body).digest('hex')
      if (deploy.files[file] !== digest) return undefined
      known.add(digest)
      api.sent.push(file)
      return { path: file }
    }
    if (deploy && kind === 'edge_functions') {
      if (createHash('sha256').update(body).digest('hex') !== name) return undefined
      known.add(name)
      api.bundles.push(name)
      return {}
    }
    return path === '/accounts' || path.endsWith('/env') ? [] : undefined
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/api\/v1/, '')
    const method = request.method ?? 'GET'
    const say = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const fault = api.fault?.(method, path)
    if (fault) return say(fault, { code: fault, message: `status ${fault}` })
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return say(401, { code: 401, message: 'Access Denied' })
    const value = answer(method, path, Buffer.concat(chunks))
    if (value === undefined) api.unknown.push(`${method} ${path}`)
    return value === undefined ? say(404, { code: 404, message: 'Not Found' }) : say(200, value)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(api, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
