/** Pages have one address: the name of a page's file leads to it. For hosts that hand out files by name. Web standards only. */

/** A redirect from '/en/hotels.html' to '/en/hotels', or nothing for any other address. */
export function fileNameRedirect(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const path = /^\/+(.*?)\.html$/.exec(pathname)?.[1]
  if (path === undefined) return undefined
  const location = `/${path === 'index' ? '' : path}${search}`
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })
}
