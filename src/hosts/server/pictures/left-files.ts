/** Removes pictures made ahead that no page names any more, late enough for pages in browsers and caches. */
import { rm, stat, utimes } from 'node:fs/promises'

/** As long as hashed files of earlier releases are kept at least. */
const RETENTION_MS = 7 * 86_400_000

/** Removes files that were last wanted more than a week ago, by their modification time. Returns how many. */
export async function removeLeft(paths: Iterable<string>, isWanted: (path: string) => boolean): Promise<number> {
  const now = new Date()
  let removed = 0
  for (const path of paths) {
    if (isWanted(path)) await utimes(path, now, now)
    else if ((await stat(path)).mtimeMs < now.getTime() - RETENTION_MS) {
      await rm(path, { force: true })
      removed++
    }
  }
  return removed
}
