/** Files of the live release for an edge function, fetched from the site's own address. Web standards only. */
import { LRUCache } from 'lru-cache'
import { FetchError, ofetch } from 'ofetch'
import type { ReadJson } from '../../views/queried/query.ts'
import type { EdgeContext } from './context.ts'

/** Files by address: each page has its view. */
const cache = new LRUCache<string, Promise<unknown>>({ max: 300 })
let cachedDeploy: string | undefined
let policy: string | undefined

/** Address of a published file below the site's origin. */
export function published(request: Request, name: string): URL {
  return new URL(`/${name}`, request.url)
}

/** What a request of a function to its own site needs: a staging site asks it for the visitor's password, too. */
export function ownHeaders({ headers }: Request): Record<string, string> {
  const authorization = headers.get('authorization')
  return authorization === null ? {} : { authorization }
}

/** A JSON file, read once per deploy. Rejects if it cannot be read; the next call tries again. */
export function publishedJson<T>(request: Request, { deploy }: EdgeContext, name: string): Promise<T> {
  // The function's process may outlive a deploy.
  if (cachedDeploy !== deploy?.id) cache.clear()
  cachedDeploy = deploy?.id
  const address = published(request, name).href
  const cached = cache.get(address)
  if (cached) return cached as Promise<T>
  const reading = ofetch.raw<T>(address, { responseType: 'json', headers: ownHeaders(request) }).then((file) => {
    policy = file.headers.get('content-security-policy') ?? undefined
    return file._data as T
  })
  cache.set(address, reading)
  reading.catch(() => cache.delete(address))
  return reading
}

/** `publishedJson` without a request at each call. Resolves to `undefined` if there is no such file. */
export function jsonOf(request: Request, context: EdgeContext): ReadJson {
  return (name) => publishedJson<never>(request, context, name).catch(absent)
}

function absent(error: unknown): undefined {
  if (error instanceof FetchError && error.status === 404) return undefined
  throw error
}

/** The content security policy of the deploy, from the last file that was read; all files have the same. */
export const publishedPolicy = () => policy
