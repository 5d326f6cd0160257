/** For hosts that serve files by name: redirects a page's file name to the page's address. Web standards only. */

/** Redirects '/en/hotels.html' to '/en/hotels'; `undefined` for any other address. */
export function fileNameRedirect(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const path = /^\/+(.*?)\.html$/.exec(pathname)?.[1]
  if (path === undefined) return undefined
  const location = `/${path === 'index' ? '' : path}${search}`
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })
}
