/** Internal links of rendered pages. */

/** Paths that a page's links lead to, without query and fragment, each once. */
export function internalLinks(html: string): string[] {
  const paths = new Set<string>()
  for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"?#]*)/g))
    paths.add(decoded(href!.replaceAll('&amp;', '&')))
  return [...paths]
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Paths below these are answered by the server, not by a file of the release. */
export const SERVED_FOLDERS = /^\/(?:img|file|edge|forms|hooks)\//
