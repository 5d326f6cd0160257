/** Releases made by hand. */
import {
  makeManifest,
  type Manifest,
  type PageEntry,
  type PublishedRelease,
} from '../../src/engine/release/manifest.ts'
import { changedRecords, StoredSnapshot, type Snapshot } from '../../src/records/snapshot.ts'
import type { State } from '../../src/engine/state/state.ts'

type Parts = Partial<Omit<Manifest, 'assets'>> & { assets?: Record<string, string> }

/** A manifest of pages by path, each the digest of its content; the rest is empty unless told. */
export function manifestOf(pages: Record<string, string>, { assets = {}, ...parts }: Parts = {}): Manifest {
  const { id: _id, pagesSum: _pagesSum, assetsSum: _assetsSum, ...more } = parts
  return makeManifest({
    inputs: '',
    records: '',
    routes: new Map(),
    routeProblems: [],
    pages: new Map(Object.entries(pages).map(([path, hash]) => [path, pageOf(hash, path)])),
    chromes: new Map(),
    assets: new Map(Object.entries(assets)),
    outputs: new Map(),
    sources: new Map(),
    sitemaps: new Map(),
    redirects: {},
    policy: '',
    brokenLinks: [],
    ...more,
  })
}

export function pageOf(hash: string, thing = hash): PageEntry {
  return { hash, key: hash, reads: [], chrome: '', thing }
}

/** Publishes the release, and the records that it was made from. */
export async function publishedIn(
  { releases, records }: State,
  release: Manifest,
  snapshot?: Snapshot,
): Promise<PublishedRelease> {
  const changed = snapshot ? changedRecords(snapshot, new StoredSnapshot(records)) : []
  for (const [, record] of changed) if (record) records.put(record.digest, JSON.stringify(record.value))
  await releases.publish({ release, records: changed.map(([key, record]) => [key, record?.row(key)]) })
  return (await releases.current())!
}

/** Makes a release live that was live before. */
export async function goBackTo({ releases, approvals }: State, number: number): Promise<void> {
  const { release } = (await releases.list()).find((each) => each.number === number)!
  await approvals.undo({ number, release }, { by: 'test' })
}

/** Returns the digests of contents that no release names any more. */
export async function forgetBefore({ releases }: State, number: number): Promise<string[]> {
  return releases.forget((await releases.list()).map((each) => each.number).filter((each) => each < number))
}

/** All that a release holds as plain values, wherever it is: releases are the same where these are equal. */
export function contentsOf(release: Manifest) {
  const { number: _number, publishedAt: _publishedAt, ...rest } = release as PublishedRelease
  const { routes, pages, chromes, assets, outputs, sources, sitemaps } = rest
  const maps = Object.entries({ routes, pages, chromes, assets, outputs, sources, sitemaps }).map(([name, map]) => [
    name,
    [...map],
  ])
  return { ...rest, ...(Object.fromEntries(maps) as object) }
}
