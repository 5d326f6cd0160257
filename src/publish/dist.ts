/** A release as plain files in `dist/`, for any web server. Only files that changed are written. */
import { access, copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from '../release/manifest.ts'
import type { ContentStore } from '../release/store.ts'
import { fileOf } from '../routes/paths.ts'

export interface DistResult {
  written: number
  removed: number
}

/** Digest of every file of a release, by its name below the output folder. */
export function filesOf(manifest: Manifest): Map<string, string> {
  return new Map([
    ...Object.entries(manifest.assets),
    ...Object.entries(manifest.pages).map(([path, { hash }]) => [fileOf(path), hash] as const),
  ])
}

/** `stateFile` remembers what was written, so that nothing of the state lies in `dist/` itself. */
export async function publishDist(
  manifest: Manifest,
  store: ContentStore,
  folder: string,
  stateFile: string,
): Promise<DistResult> {
  const before = await readState(stateFile)
  const after = filesOf(manifest)
  let written = 0
  for (const [file, hash] of after) {
    const target = join(folder, file)
    if (before.get(file) === hash && (await isThere(target))) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(store.pathOf(hash), `${target}.new`)
    await rename(`${target}.new`, target)
    written++
  }
  const gone = [...before.keys()].filter((file) => !after.has(file))
  for (const file of gone) {
    await rm(join(folder, file), { force: true })
    await rmdir(dirname(join(folder, file))).catch(() => {})
  }
  await mkdir(dirname(stateFile), { recursive: true })
  await writeFile(stateFile, JSON.stringify([...after]))
  return { written, removed: gone.length }
}

async function readState(file: string): Promise<Map<string, string>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, string][])
  } catch {
    return new Map()
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
