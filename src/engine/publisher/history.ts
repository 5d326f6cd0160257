/** Earlier releases: listing, rollback and pruning. */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { logFailure } from '../../config/problems/log.ts'
import { contentsOfCopy } from '../release/live-copy.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import type { ReleaseName } from '../../records/release.ts'
import { asideContents } from '../state/database/aside.ts'
import type { Releases } from '../state/releases/releases.ts'
import type { State } from '../state/state.ts'

/** Releases that always stay available for a rollback. */
export const MOST_KEPT = 10
/** Hours for which a preview address is valid. */
export const PREVIEW_HOURS = 24
/** Most releases kept because a preview address may still be valid. */
const MOST_PREVIEWED = 100
/** Releases pruned by one publish: more would delay it. */
const MOST_PRUNED = 20
/** The store is scanned once it holds this many times the contents that releases name. */
const GROWTH = 2
/** Younger contents may belong to a release that another process is about to publish. */
const YOUNG_MS = 60 * 60 * 1000

/** No release matches, or several do; the message says which. */
export class NoSuchRelease extends Error {
  override name = 'NoSuchRelease'
}

type RecordedState = Pick<State, 'releases' | 'approvals' | 'hashedFiles'>

interface KeptRelease extends ReleaseName {
  /** When it was first live, ISO 8601. */
  publishedAt: string
  current: boolean
}

/** Releases that were ever live, newest first, each id once. */
export async function listReleases(releases: Releases): Promise<KeptRelease[]> {
  const current = (await releases.live())?.release
  const shown = (await releases.list()).filter(({ wasLive }) => wasLive)
  return eachOnce(shown).map(({ number, release, publishedAt }) => ({
    number,
    release,
    publishedAt,
    current: release === current,
  }))
}

function eachOnce<R extends ReleaseName>(releases: readonly R[]): R[] {
  const ids = new Set<string>()
  return releases.filter(({ release }) => !ids.has(release) && ids.add(release))
}

/**
 * Makes an earlier release live: the one before the current one, or the one whose id begins with `wanted`. A running server shows it at once. If
 * publishes need no approval, the one under way is refused, the next one ends the rollback, and an idle server does not crawl until then. Otherwise an
 * approval or a schedule ends it. `check` may refuse the release that was found. Rejects with `NoSuchRelease`, or with `MustNotPublish` if another
 * release goes live meanwhile.
 */
export async function rollBack(
  { releases, approvals }: RecordedState,
  wanted?: string,
  check: (target: ReleaseName) => Promise<void> = async () => {},
): Promise<PublishedRelease> {
  const live = await releases.live()
  const target = await rollbackTarget(releases, wanted)
  await check(target)
  await approvals.undo(target, { by: 'operator', seen: { live } })
  return (await releases.read(target.number))!
}

/** The release before the current one, or the one whose id begins with `wanted`. Rejects with `NoSuchRelease`. */
async function rollbackTarget(releases: Releases, wanted?: string): Promise<ReleaseName> {
  const all = await listReleases(releases)
  const target = wanted === undefined ? all[all.findIndex(({ current }) => current) + 1] : matching(all, wanted)
  if (!target) throw new NoSuchRelease('There is no earlier release to go back to.')
  return target
}

function matching(all: KeptRelease[], wanted: string): KeptRelease {
  const matches = all.filter(({ release }) => release.startsWith(wanted))
  if (matches.length === 1) return matches[0]!
  const count = matches.length === 0 ? 'There is no release' : 'There is more than one release'
  throw new NoSuchRelease(`${count} ${wanted}. There are: ${all.map(({ release }) => release).join(', ')}`)
}

/** Prunes and sweeps. Never rejects: the release is published, and a later publish removes the rest. `count`: contents in the store, if it was scanned. */
export async function tidy(stateFolder: string, state: RecordedState, count: number | undefined): Promise<void> {
  try {
    await prune(stateFolder, state)
    if (count) await sweep(stateFolder, { releases: state.releases, count })
  } catch (error) {
    logFailure(error)
  }
}

/**
 * Removes the oldest releases beyond the kept ones, expired hashed files, and the contents that only they name. Kept are the newest releases, the last
 * live ones, those that are or will be live, and those with preview addresses that may still be valid.
 */
export async function prune(stateFolder: string, state: RecordedState, now = new Date()): Promise<void> {
  const left = await releasesToForget(state, now)
  const unnamed = left.length > 0 ? await state.releases.forget(left) : []
  const unneeded = [...unnamed, ...(await state.hashedFiles.forget(now))]
  const kept = unneeded.length > 0 ? asideContents(stateFolder) : undefined
  for (const hash of unneeded) if (!kept!.has(hash)) await removeContent(stateFolder, hash)
}

async function releasesToForget({ releases, approvals }: RecordedState, now: Date): Promise<number[]> {
  const young = new Date(now.getTime() - PREVIEW_HOURS * 3_600_000).toISOString()
  const all = await releases.list()
  if (all.length <= MOST_KEPT) return []
  const kept = new Set(
    [
      ...eachOnce(all).slice(0, MOST_KEPT),
      ...all.filter(({ madeAt }) => madeAt > young).slice(0, MOST_PREVIEWED),
      ...eachOnce(all.filter(({ wasLive }) => wasLive)).slice(0, MOST_KEPT),
      ...approvals.scheduled(),
      (await releases.live())!,
    ].map(({ number }) => number),
  )
  return all
    .map(({ number }) => number)
    .filter((number) => !kept.has(number))
    .slice(-MOST_PRUNED)
}

async function removeContent(stateFolder: string, hash: string): Promise<void> {
  const [part, name] = [hash.slice(0, 2), hash.slice(2)]
  const copies = ['.br', '.gz'].map((end) => join(stateFolder, 'encoded', part, name + end))
  // Few contents have copies: only existing files are removed.
  const paths = [join(stateFolder, 'store', part, name), ...copies].filter((path) => existsSync(path))
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

interface DropOptions {
  releases: Releases
  /** Milliseconds. */
  young?: number
}

interface SweepOptions extends DropOptions {
  /** How many contents the store has. */
  count: number
}

/** Removes contents that no release names if there are many: refused and killed publishes leave them. */
export async function sweep(stateFolder: string, { count, ...options }: SweepOptions): Promise<void> {
  const named = new Set([...(await options.releases.contents()), ...asideContents(stateFolder)])
  if (count > named.size * GROWTH) await dropUnnamed(stateFolder, options)
}

/** Removes all contents, except young ones, that neither a release, the copy of the live one nor a state kept aside names. */
export async function dropUnnamed(stateFolder: string, { releases, young = YOUNG_MS }: DropOptions): Promise<void> {
  const kept = asideContents(stateFolder)
  const named = new Set([...(await releases.contents()), ...(await contentsOfCopy(stateFolder)), ...kept])
  for (const folder of ['store', 'encoded']) await removeUnnamed(join(stateFolder, folder), named, Date.now() - young)
}

/** Compressed copies have the digest of the original in their name. */
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
