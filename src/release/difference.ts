/** How two releases differ, whichever is the newer one. Pure. */
import type { PageChange } from '../state/release.ts'
import { comparePages, type Manifest } from './manifest.ts'

export interface PageDifference {
  path: string
  kind: 'added' | 'changed' | 'removed'
  why: string[]
}

/** In the order of the paths. `reasons`: why pages differ between the two, by path. */
export function releaseDifference(
  before: Manifest | undefined,
  after: Manifest,
  reasons: ReadonlyMap<string, string[]>,
): PageDifference[] {
  const kinds = Object.entries(comparePages(before, after)) as [PageDifference['kind'], string[]][]
  return kinds
    .flatMap(([kind, paths]) => paths.map((path) => ({ path, kind, why: reasons.get(path) ?? [] })))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Those whose content is new, as a report tells them. */
export function newPages(...releases: Parameters<typeof releaseDifference>): PageChange[] {
  return releaseDifference(...releases).flatMap(({ path, kind, why }) => (kind === 'removed' ? [] : [{ path, why }]))
}
