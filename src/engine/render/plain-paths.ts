/** Paths that Vite and Astro can read: `#` and `?` begin a fragment and a query in theirs, and `%` an escape. */
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PLAIN = /^[\p{L}\p{M}\p{N} ._:/\\-]*$/u

/** The folders themselves, or a link to each if a path has other characters. `remove`: deletes the links. */
export async function plainPaths(...folders: string[]): Promise<{ paths: string[]; remove(): Promise<void> }> {
  if (folders.every((folder) => PLAIN.test(folder))) return { paths: folders, remove: async () => {} }
  const links = await mkdtemp(join(tmpdir(), 'crystal-paths-'))
  const paths = folders.map((_, index) => join(links, String(index)))
  for (const [index, folder] of folders.entries()) await symlink(folder, paths[index]!, 'junction')
  return { paths, remove: () => rm(links, { recursive: true, force: true }) }
}
