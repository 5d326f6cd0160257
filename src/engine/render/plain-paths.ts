/** Paths that Vite and Astro can read: in theirs `#` and `?` begin a fragment and a query, and `%` an escape. */
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const isPlain = (path: string): boolean => !/[#?%]/.test(path)

/** The folders themselves, or a link to each if a path has other characters. `remove`: deletes the links. */
export async function plainPaths(...folders: string[]): Promise<{ paths: string[]; remove(): Promise<void> }> {
  if (folders.every(isPlain)) return { paths: folders, remove: async () => {} }
  const links = await mkdtemp(join(tmpdir(), 'hotel-site-paths-'))
  const paths = folders.map((_, index) => join(links, String(index)))
  for (const [index, folder] of folders.entries()) await symlink(folder, paths[index]!, 'junction')
  return { paths, remove: () => rm(links, { recursive: true, force: true }) }
}
