/** Internal links of rendered pages. */
import { problem, type Problem } from '../../../config/problems/table.ts'
import type { Manifest, PageEntry } from '../manifest.ts'
import { attribute, type Tags } from './tags.ts'

/** Paths that a page links to, without query and fragment, unique. */
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

/** `link`: 'page -> target'. */
export function brokenLink(link: string): Problem {
  const [page = '', target = ''] = link.split(' -> ')
  return problem('link-broken', page, { target })
}

/** Answered by the server or functions, not from files of the release. */
const SERVED_FOLDERS = /^\/(?:img|file|edge|forms|hooks)\//

/**
 * Broken links, as 'page -> target'. `links`: targets of the pages rendered now. For other pages only the broken links of the previous release are
 * checked again: their other targets exist unless the routes have changed.
 */
export function findBrokenLinks(
  links: ReadonlyMap<string, string[]>,
  { pages, assets }: { pages: ReadonlyMap<string, PageEntry>; assets: Manifest['assets'] },
  previous: Manifest | undefined,
): string[] {
  const isPage = (path: string) => pages.has(path) && !pages.get(path)!.status
  const exists = (path: string) => isPage(path) || assets.has(path.slice(1)) || SERVED_FOLDERS.test(path)
  const broken = [...links].flatMap(([page, targets]) =>
    targets.filter((target) => !exists(target)).map((target) => `${page} -> ${target}`),
  )
  const stillBroken = (previous?.brokenLinks ?? []).filter((link) => {
    const [page = '', target = ''] = link.split(' -> ')
    return pages.has(page) && !links.has(page) && !exists(target)
  })
  return [...new Set([...broken, ...stillBroken])].sort()
}
