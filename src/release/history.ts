/** Earlier releases: which there are, going back to one, and how many are kept. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { openReleases, type KeptRelease, type Weight } from './releases.ts'

/** Releases that one can always go back to. */
export const KEPT = 10
/** So many more may lie about, and take so many times the place of one, before they are removed together: it costs the size of the site. */
const SLACK = 10
const GROWTH = 2
/** Milliseconds. A younger content may belong to a release that another process is about to publish. */
const YOUNG = 60 * 60 * 1000

/** Why there is nothing to go back to, for the operator. */
export class NoSuchRelease extends Error {
  override name = 'NoSuchRelease'
}

/** The newest first. */
export async function listReleases(stateFolder: string): Promise<(KeptRelease & { current: boolean })[]> {
  const releases = openReleases(join(stateFolder, 'releases'))
  const current = (await releases.pointer())?.release
  return (await releases.list()).map((each) => ({ ...each, current: each.release === current }))
}

/**
 * Makes an earlier release the current one: the one before it, or the one whose id begins with `wanted`. A running server shows it at once. It
 * stays until a build or a webhook message asks for a publish; the crawl of an idle server is left out until then. Rejects with
 * `NoSuchRelease`.
 */
export async function rollBack(stateFolder: string, wanted?: string): Promise<Manifest> {
  const releases = openReleases(join(stateFolder, 'releases'))
  const all = await listReleases(stateFolder)
  const target = wanted === undefined ? all[all.findIndex(({ current }) => current) + 1] : named(all, wanted)
  if (!target) throw new NoSuchRelease('There is no earlier release to go back to.')
  const manifest = await releases.read(target.release)
  if (!manifest)
    throw new NoSuchRelease(`Release ${target.release} was made by another version of the code: build it anew.`)
  await releases.point({ release: target.release, publishedAt: new Date().toISOString(), rolledBack: true })
  return manifest
}

function named(all: KeptRelease[], wanted: string): KeptRelease {
  const found = all.filter(({ release }) => release.startsWith(wanted))
  if (found.length === 1) return found[0]!
  const count = found.length === 0 ? 'There is no release' : 'There is more than one release'
  throw new NoSuchRelease(`${count} ${wanted}. There are: ${all.map(({ release }) => release).join(', ')}`)
}

/** Whether what lies on the disk is worth looking through all contents. */
export function isPruneDue({ releases, growth }: Weight): boolean {
  return releases > KEPT + SLACK && growth > GROWTH
}

/** Removes releases beyond those that are kept, and contents that no kept release names. `releases`: those of the folder, where they are open. */
export async function prune(
  stateFolder: string,
  { young = YOUNG, releases = openReleases(join(stateFolder, 'releases')) } = {},
): Promise<void> {
  const all = await listReleases(stateFolder)
  const kept = new Set(all.filter(({ current }, index) => index < KEPT || current).map(({ release }) => release))
  const named = await releases.keep(kept)
  for (const folder of ['store', 'encoded']) await removeUnnamed(join(stateFolder, folder), named, Date.now() - young)
}

/** A compressed copy is named by what it is a copy of. */
const digestIn = (name: string) => name.replace(/\.(?:br|gz)$/, '')

async function removeUnnamed(folder: string, named: ReadonlySet<string>, before: number): Promise<void> {
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, part))) {
      if (named.has(part + digestIn(name))) continue
      const path = join(folder, part, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < before) await rm(path, { force: true })
    }
  }
}
