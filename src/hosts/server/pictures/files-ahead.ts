/** Pictures made ahead of time: writes the missing files of a folder and removes those that no page names any more. */
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import type { Manifest } from '../../../engine/release/manifest.ts'

export interface AheadOptions {
  manifest: Manifest
  store: ContentStore
  /** Output folder, such as `dist`. */
  folder: string
  onProgress?: ((done: number, total: number) => void) | undefined
}

export interface AheadResult {
  made: number
  removed: number
  /** Paths that could not be made, with the reason. */
  failed: string[]
}

/** Paths are the site's, such as `/img/share/…`. */
interface FilesAhead extends Pick<AheadOptions, 'folder' | 'onProgress'> {
  wanted: ReadonlySet<string>
  existing: ReadonlySet<string>
  /** Writes the picture of a path to a file. */
  write(path: string, file: string): Promise<void>
}

/** One more than pictures are made at once, so that the next is read meanwhile. */
const WORKERS = 3
/** The minimum for hashed files of earlier releases, too: browsers and caches still show pages that name them. */
const RETENTION_MS = 7 * 86_400_000

export async function makeFilesAhead({ folder, onProgress, ...files }: FilesAhead): Promise<AheadResult> {
  const missing = [...files.wanted].filter((path) => !files.existing.has(path))
  const removed = await removeUnused(folder, files)
  const failed: string[] = []
  let done = 0
  const queue = missing.values()
  const work = async () => {
    for (const path of queue) {
      await writeWhole(join(folder, path), (file) => files.write(path, file)).catch((error: Error) =>
        failed.push(`${path}: ${error.message}`),
      )
      onProgress?.(++done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return { made: missing.length - failed.length, removed, failed }
}

async function writeWhole(target: string, write: (file: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await write(`${target}.new`)
  await rename(`${target}.new`, target)
}

/** Removes files last wanted more than a week ago, by their modification time. Returns how many. */
async function removeUnused(folder: string, { existing, wanted }: Pick<FilesAhead, 'existing' | 'wanted'>) {
  const now = new Date()
  let removed = 0
  for (const path of existing) {
    const file = join(folder, path)
    if (wanted.has(path)) await utimes(file, now, now)
    else if ((await stat(file)).mtimeMs < now.getTime() - RETENTION_MS) {
      await rm(file, { force: true })
      removed++
    }
  }
  return removed
}
