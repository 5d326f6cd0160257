/** Builds and compares manifests of releases. Pure. */
import { shortDigest } from '../../records/digest.ts'
import { sumOf } from '../../records/sum.ts'
import { differences } from '../../records/changed-map.ts'
import type { Manifest, PageEntry } from '../../records/release.ts'

export type {
  ChromeEntry,
  Manifest,
  PageEntry,
  PublishedRelease,
  Redirects,
  SourceEntry,
} from '../../records/release.ts'

/** Id of the page's property. */
export function propertyOf({ thing }: Pick<PageEntry, 'thing'>): number {
  return Number(thing.split(' ')[2])
}

/** `before`: a similar release, from which the sums are updated. */
export function makeManifest(parts: Omit<Manifest, 'id' | 'pagesSum' | 'assetsSum'>, before?: Manifest): Manifest {
  const pagesSum = sumOf(
    parts.pages,
    (path, { hash }) => `${path} ${hash}`,
    before && { map: before.pages, sum: before.pagesSum },
  )
  const assetsSum = sumOf(
    parts.assets,
    (name, hash) => `${name} ${hash}`,
    before && { map: before.assets, sum: before.assetsSum },
  )
  return { ...parts, pagesSum, assetsSum, id: shortDigest(`${pagesSum} ${assetsSum}`) }
}

interface Difference {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Paths of pages that differ between two releases, in order. */
export function comparePages(before: Manifest | undefined, after: Manifest): Difference {
  const old: ReadonlyMap<string, PageEntry> = before?.pages ?? new Map()
  const difference: Difference = { added: [], changed: [], removed: [] }
  for (const path of [...differences(old, after.pages)].sort()) {
    const [oldHash, newHash] = [old.get(path)?.hash, after.pages.get(path)?.hash]
    if (oldHash === newHash) continue
    difference[oldHash === undefined ? 'added' : newHash === undefined ? 'removed' : 'changed'].push(path)
  }
  return difference
}

/** Whether two releases are equal: these fields determine the rest of the manifest. */
export function isSame(before: Manifest, after: Manifest): boolean {
  const identity = ({ id, records, inputs, redirects }: Manifest) => JSON.stringify([id, records, inputs, redirects])
  return identity(before) === identity(after)
}
