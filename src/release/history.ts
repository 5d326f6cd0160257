/** Earlier releases: which there are, going back to one, and how many are kept. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleases, type Manifest } from './manifest.ts'

export interface KeptRelease {
  release: string
  /** When it was last published, ISO 8601. */
  publishedAt: string
  current: boolean
}

/** Releases that one can always go back to. */
export const KEPT = 10
/** So many more may lie about before they are removed together, so that the cost of looking at all contents is spread over many publishes. */
const SLACK = 10
/** Milliseconds. A younger content may belong to a release that another process is about to publish. */
const YOUNG = 60 * 60 * 1000

/** Why there is nothing to go back to, for the operator. */
export class NoSuchRelease extends Error {
  override name = 'NoSuchRelease'
}

/** The newest first. */
export async function listReleases(stateFolder: string): Promise<KeptRelease[]> {
  const folder = join(stateFolder, 'releases')
  const current = (await openReleases(folder).pointer())?.release
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{16}\.json$/.test(name))
  const dated = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })))
  return dated
    .sort((left, right) => right.time - left.time)
    .map(({ name, time }) => {
      const release = name.slice(0, -'.json'.length)
      return { release, publishedAt: new Date(time).toISOString(), current: release === current }
    })
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

/** Removes releases beyond those that are kept, and contents that no kept release names. Does nothing most of the time. */
export async function prune(stateFolder: string, { slack = SLACK, young = YOUNG } = {}): Promise<void> {
  const folder = join(stateFolder, 'releases')
  const all = await listReleases(stateFolder)
  if (all.length <= KEPT + slack) return
  const kept = all.filter(({ current }, index) => index < KEPT || current)
  const releases = openReleases(folder)
  const named = new Set<string>()
  for (const { release } of kept) {
    const manifest = await releases.read(release)
    if (!manifest) continue
    for (const { hash } of Object.values(manifest.pages)) named.add(hash)
    for (const hash of Object.values(manifest.assets)) named.add(hash)
  }
  for (const { release } of all) {
    if (!kept.some((each) => each.release === release)) await rm(join(folder, `${release}.json`), { force: true })
  }
  await removeUnnamed(join(stateFolder, 'store'), named, Date.now() - young)
}

async function removeUnnamed(folder: string, named: ReadonlySet<string>, before: number): Promise<void> {
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, part))) {
      if (named.has(part + name)) continue
      const path = join(folder, part, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < before) await rm(path, { force: true })
    }
  }
}
