/** What Netlify's edge gives to functions: settings, the visitor's place, and the files of the deploy. */
import { beforeEach, expect, vi } from 'vitest'
import { BARE_POLICY, PAGE_HEADERS } from '../../../src/config/headers.ts'
import type { EdgeContext } from '../../../src/hosts/netlify/context.ts'

export const SITE = 'https://www.crystalhotels.example'
const PROVIDER = 'https://api.example'
export const ID = '0123abxyz'
export const FILES: Record<string, unknown> = {
  '/data/languages.json': ['tr', 'de'],
  '/data/sources.json': { [ID]: 'https://media.example/pool.jpg' },
  '/data/hotels.json': {
    'crystal-centro': { reservationUrl: 'https://b.example/', internal: { tr: '/oteller/c/online-rezervasyon' } },
  },
}

interface Edge {
  /** Paths that were asked of the site's own files. */
  asked: string[]
  /** Files of the deploy, by path. */
  files: Record<string, unknown>
  settings: Record<string, string>
  /** What the provider was sent. */
  sent: unknown[]
  /** Its id: another one for each test, as functions read what a deploy has once. */
  deploy: string
}

let deploys = 0

/** Netlify's edge, for the tests of the file that calls this. */
export function useNetlifyEdge(): { edge: Edge; context: (changes?: Partial<EdgeContext>) => EdgeContext } {
  const edge = {} as Edge
  beforeEach(() => {
    Object.assign(edge, {
      asked: [],
      sent: [],
      files: { ...FILES },
      settings: { PROVIDER_API_URL: `${PROVIDER}/` },
      deploy: `deploy ${deploys++}`,
    } satisfies Edge)
    vi.stubGlobal('Netlify', { env: { get: (name: string) => edge.settings[name] } })
    vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
      const url = new URL(input)
      if (url.origin === PROVIDER)
        return Response.json({}, { status: edge.sent.push(JSON.parse(String(init!.body))) && 200 })
      edge.asked.push(url.pathname)
      const file = edge.files[url.pathname]
      if (file instanceof Response) return file
      return file === undefined ? new Response('bytes', { status: 404 }) : Response.json(file)
    })
    return () => vi.unstubAllGlobals()
  })
  const context = (changes: Partial<EdgeContext> = {}): EdgeContext => ({
    deploy: { id: edge.deploy },
    next: async () => page(),
    ...changes,
  })
  return { edge, context }
}

export const ask = (path: string, init?: RequestInit) => new Request(SITE + path, init)
const page = () => new Response('the page', { headers: { vary: 'Accept-Encoding' } })
export function expectSecured(answer: Response, policy = BARE_POLICY) {
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...PAGE_HEADERS, 'content-security-policy': policy })
}
