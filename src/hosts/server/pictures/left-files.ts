/** Pictures made ahead that no page names any more: pages in browsers and caches still ask for them. */
import { rm, stat, utimes } from 'node:fs/promises'

/** As long as hashed files of earlier releases at least. */
const KEPT_FOR = 7 * 86_400_000

/** Removes files that were last wanted more than a week ago. A file's time says when that was. Returns how many. */
export async function removeLeft(paths: Iterable<string>, isWanted: (path: string) => boolean): Promise<number> {
  const now = new Date()
  let removed = 0
  for (const path of paths) {
    if (isWanted(path)) await utimes(path, now, now)
    else if ((await stat(path)).mtimeMs < now.getTime() - KEPT_FOR) {
      await rm(path, { force: true })
      removed++
    }
  }
  return removed
}
