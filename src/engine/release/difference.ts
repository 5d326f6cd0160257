/** The pages that differ between two releases. Pure. */
import type { PageChange, Reason } from '../../records/release.ts'
import { comparePages, type Manifest } from './manifest.ts'

export interface PageDifference {
  path: string
  kind: 'added' | 'changed' | 'removed'
  why: Reason[]
}

/** Sorted by path. `reasons`: by path. */
export function releaseDifference(
  before: Manifest | undefined,
  after: Manifest,
  reasons: ReadonlyMap<string, Reason[]>,
): PageDifference[] {
  const kinds = Object.entries(comparePages(before, after)) as [PageDifference['kind'], string[]][]
  return kinds
    .flatMap(([kind, paths]) => paths.map((path) => ({ path, kind, why: reasons.get(path) ?? [] })))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Added and changed pages, as in the report. */
export function newPages(...releases: Parameters<typeof releaseDifference>): PageChange[] {
  return releaseDifference(...releases).flatMap(({ path, kind, why }) => (kind === 'removed' ? [] : [{ path, why }]))
}
