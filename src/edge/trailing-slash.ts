/** Addresses end in no slash: where one does, its reader is led on in one step. Web standards only. */

/** A redirect to the same address without slashes at its end, or nothing where there are none. */
export function slashRedirect(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/' || !pathname.endsWith('/')) return undefined
  // One slash in front, whatever was asked for: "//host" would lead to another site.
  const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })
}
