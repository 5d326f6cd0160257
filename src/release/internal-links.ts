/** Internal links of rendered pages. */
import { attribute, type Tags } from './tags.ts'

/** Paths that a page's links lead to, without query and fragment, each once. */
export function internalLinks(tags: Tags): string[] {
  const paths = new Set<string>()
  for (const link of tags.get('a') ?? []) {
    const [, path] = /^(\/(?!\/)[^?#]*)/.exec(attribute(link, 'href') ?? '') ?? []
    if (path !== undefined) paths.add(withoutEscapes(path))
  }
  return [...paths]
}

function withoutEscapes(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Paths below these are answered by the server, not by a file of the release. */
export const SERVED_FOLDERS = /^\/(?:img|file|edge|forms|hooks)\//
