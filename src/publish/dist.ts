/** A release as plain files in `dist/`, for any web server. Only files that changed are written. */
import { access, copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Manifest } from '../release/manifest.ts'
import { redirectsFile } from '../release/redirects.ts'
import type { ContentStore } from '../release/store.ts'
import { fileOf } from '../routes/paths.ts'

export interface DistResult {
  written: number
  removed: number
}

/** Digest of every file of a release, by its name below the output folder. Answers to forms are no files: only a POST gets them. */
export function filesOf(manifest: Manifest): Map<string, string> {
  return new Map([
    ...Object.entries(manifest.assets),
    ...[...manifest.pages]
      .filter(([, { status }]) => status === undefined || status === 404)
      .map(([path, { hash }]) => [fileOf(path), hash] as const),
  ])
}

export interface Dist {
  publish(manifest: Manifest): Promise<DistResult>
}

/**
 * `stateFile` remembers what was written, so that nothing of the state lies in the folder itself. The first publish of a process looks at every
 * file; later ones only where another process has written there meanwhile.
 */
export function openDist(folder: string, store: ContentStore, stateFile: string): Dist {
  let known: Map<string, string> | undefined
  let written: number | undefined
  const stamp = async () => (await stat(stateFile).catch(() => undefined))?.mtimeMs

  async function look(): Promise<Map<string, string>> {
    const state = await readState(stateFile)
    if (!state) return filesBelow(folder)
    for (const file of state.keys()) if (!(await isThere(join(folder, file)))) state.set(file, '')
    return state
  }

  return {
    async publish(manifest) {
      // A rollback in another process writes here too, and then the state is another.
      if ((await stamp()) !== written) known = undefined
      const before = (known ??= await look())
      const after = filesOf(manifest)
      const redirects = redirectsFile(manifest.redirects)
      if (redirects !== '') after.set('_redirects', (await store.put(redirects)).hash)
      const changed = [...after].filter(([file, hash]) => before.get(file) !== hash)
      const gone = [...before.keys()].filter((file) => !after.has(file))
      if (changed.length + gone.length === 0 && (await isThere(stateFile))) return { written: 0, removed: 0 }

      // What an interrupted run leaves is known to nobody: without this file the next one writes everything again.
      known = undefined
      await rm(stateFile, { force: true })
      for (const [file, hash] of changed) {
        const target = join(folder, file)
        await mkdir(dirname(target), { recursive: true })
        await copyFile(store.pathOf(hash), `${target}.new`)
        await rename(`${target}.new`, target)
      }
      for (const file of gone) {
        await rm(join(folder, file), { force: true })
        await removeEmpty(dirname(join(folder, file)), folder)
      }
      await mkdir(dirname(stateFile), { recursive: true })
      await writeFile(stateFile, JSON.stringify([...after]))
      known = after
      written = await stamp()
      return { written: changed.length, removed: gone.length }
    },
  }
}

async function readState(file: string): Promise<Map<string, string> | undefined> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, string][])
  } catch {
    return undefined
  }
}

/** Files of unknown content, so that each is written again or removed. */
async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Map(files.map((entry) => [relative(folder, join(entry.parentPath, entry.name)), '']))
}

async function removeEmpty(from: string, root: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
