/** Tags to purge from shared caches when a release replaces another. Pure. */
import { isForever } from '../../../config/headers.ts'
import type { Manifest, PageEntry } from '../../../engine/release/manifest.ts'
import { IMPORTED_FILE } from '../../../routes/imported.ts'
import { isViewFile } from '../../../views/queried/view-file.ts'
import { changedMap, differences } from '../../../records/changed-map.ts'
import { pathTag, SITE_TAG } from '../files/shared-cache.ts'

type Compared = Pick<Manifest, 'pages' | 'assets' | 'redirects' | 'policy'>

/**
 * One tag per path whose answer differs; the site's tag if either release is unknown, or for more than `most` paths: one message, and refilling the cache
 * takes our server less time than a longer list.
 */
export function purgeList(before: Compared | undefined, after: Compared | undefined, most: number): string[] {
  const all = (each: Compared) => [each.policy, each.assets.get(IMPORTED_FILE)].join()
  if (!before || !after || all(before) !== all(after)) return [SITE_TAG]
  const pages = differences(before.pages, after.pages)
  const files = [...differences(before.assets, after.assets)].filter((name) => !isViewFile(name) && !isForever(name))
  // One query names what may differ; whether it does takes one query each.
  if (pages.size + files.length > most) return [SITE_TAG]
  const [was, is] = [before, after].map(({ redirects }) => new Map(Object.entries(redirects)))
  const redirects = changedMap(was!, is!, Object.is).changes
  const paths = [
    ...[...pages].filter((path) => answerOf(before.pages.get(path)) !== answerOf(after.pages.get(path))),
    ...files.filter((name) => before.assets.get(name) !== after.assets.get(name)).map((name) => `/${name}`),
    ...redirects.keys(),
  ]
  return paths.length > most ? [SITE_TAG] : [...new Set(paths)].map(pathTag)
}

/** Error pages and answers to forms have no address of their own. */
function answerOf(page: PageEntry | undefined): string | undefined {
  return page?.status ? undefined : page?.hash
}
