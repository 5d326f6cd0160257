/** Redirects addresses with a trailing slash. Web standards only. */
import { FOR_AN_HOUR } from '../config/headers.ts'
import { withoutSlashes } from './paths.ts'

/** A redirect to the address without trailing slashes; `undefined` if it has none. */
export function slashRedirect(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/' || !pathname.endsWith('/')) return undefined
  // Exactly one leading slash: "//host" would lead to a different site.
  const location = `/${withoutSlashes(pathname)}${search}`
  return new Response(null, { status: 301, headers: { location, 'cache-control': FOR_AN_HOUR } })
}
