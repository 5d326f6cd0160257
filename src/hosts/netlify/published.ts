/** Files of the live release for an edge function, fetched from the site's own address. Web standards only. */
import { LRUCache } from 'lru-cache'
import { FetchError, ofetch } from 'ofetch'
import type { ReadJson } from '../../views/queried/query.ts'
import type { EdgeContext } from './context.ts'

/** Each page has its view. */
const kept = new LRUCache<string, Promise<unknown>>({ max: 300 })
let keptDeploy: string | undefined
let policy: string | undefined

/** Address of a published file below the site's origin. */
export function published(request: Request, name: string): URL {
  return new URL(`/${name}`, request.url)
}

/** A JSON file, read once per deploy. Rejects if it cannot be read; the next call tries again. */
export function publishedJson<T>(request: Request, { deploy }: EdgeContext, name: string): Promise<T> {
  // The function's process may outlive a deploy.
  if (keptDeploy !== deploy?.id) kept.clear()
  keptDeploy = deploy?.id
  const address = published(request, name).href
  const known = kept.get(address)
  if (known) return known as Promise<T>
  const asked = ofetch.raw<T>(address, { responseType: 'json' }).then((file) => {
    policy = file.headers.get('content-security-policy') ?? undefined
    return file._data as T
  })
  kept.set(address, asked)
  asked.catch(() => kept.delete(address))
  return asked
}

/** The same for code that knows no requests; `undefined`: there is no such file. */
export function jsonOf(request: Request, context: EdgeContext): ReadJson {
  return (name) => publishedJson<never>(request, context, name).catch(absent)
}

function absent(error: unknown): undefined {
  if (error instanceof FetchError && error.status === 404) return undefined
  throw error
}

/** The content security policy that came with the files of the deploy; all of them have the same. */
export const publishedPolicy = () => policy
