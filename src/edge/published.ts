/** Files of the release that is being served, as an edge function finds them: at the site's own address. Web standards only. */
import { ofetch } from 'ofetch'
import type { EdgeContext } from './netlify-context.ts'

const kept = new Map<string, Promise<unknown>>()
let keptDeploy: string | undefined

/** A published file's address below the site's origin. */
export function published(request: Request, name: string): URL {
  return new URL(`/${name}`, request.url)
}

/** A JSON file, read once for each deploy. Rejects where it cannot be had, and then asks again the next time. */
export function publishedJson<T>(request: Request, { deploy }: EdgeContext, name: string): Promise<T> {
  // What runs the functions may outlive a deploy.
  if (keptDeploy !== deploy?.id) kept.clear()
  keptDeploy = deploy?.id
  const address = published(request, name).href
  const known = kept.get(address)
  if (known) return known as Promise<T>
  const asked = ofetch<T>(address, { responseType: 'json' })
  kept.set(address, asked)
  asked.catch(() => kept.delete(address))
  return asked
}
