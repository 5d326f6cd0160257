/** The history of a page: the kept releases in which it changed or moved, and why. */
import type { Reason } from '../../../records/release.ts'
import type { State } from '../../state/state.ts'

export interface PageVersion {
  /** Number and id of the release that made it, or first showed it. */
  number: number
  release: string
  /** Its path; the last one if the page was removed. */
  path: string
  /** When that release was first live, or when it was made if it never was; ISO 8601. */
  at: string
  wasLive: boolean
  /** Whether it can still go live without another change. */
  mayCome: boolean
  kind: 'changed' | 'added' | 'removed'
  /** Its path before, if it moved. */
  from?: string | undefined
  /** Digest of the HTML; `undefined` if the page was removed. */
  hash: string | undefined
  /** Number of the previous release; `undefined` for the oldest kept one. */
  against: number | undefined
  why: readonly Reason[]
}

/**
 * The newest first; empty if no kept release has the page. `path`: as routes have it, '/en/hotels/crystal-flora', in any of these releases. The page
 * that had it last is followed to its other addresses.
 */
export async function pageVersions({ releases, approvals }: State, path: string): Promise<PageVersion[]> {
  const coming = new Set([approvals.waiting(), ...approvals.scheduled()].map((each) => each?.number))
  const list = await releases.list()
  const thing = releases.thingAt(path)
  const files = thing ? releases.versionsOf(thing) : []
  const pageIn = (number: number) => {
    const file = files.find(({ from, to }) => from <= number && number < to)
    const own = thing ? undefined : releases.pagesOf(number).get(path)
    return file ?? (own && { path, hash: own.hash })
  }
  const versions: PageVersion[] = []
  let last: { number: number; path: string; hash: string | undefined } | undefined
  for (const { number, release, publishedAt: at, wasLive } of list.reverse()) {
    const page = pageIn(number)
    const [hash, currentPath] = [page?.hash, page?.path ?? last?.path ?? path]
    const mayCome = coming.has(number)
    const hasMoved = hash !== undefined && last?.hash !== undefined && currentPath !== last.path
    if (hash !== last?.hash || hasMoved)
      versions.unshift({
        number,
        release,
        path: currentPath,
        at,
        wasLive,
        mayCome,
        hash,
        against: last?.number,
        kind: hash === undefined ? 'removed' : last?.hash === undefined ? 'added' : 'changed',
        from: hasMoved ? last!.path : undefined,
        why: ((last && releases.reasons(last.number, number).get(currentPath)) ?? []).filter(
          ({ code }) => !hasMoved || code !== 'new-page',
        ),
      })
    // The version may have gone live, or may still, with a later release than the one that made it.
    else if (versions[0] && !versions[0].wasLive) {
      if (wasLive) Object.assign(versions[0], { number, release, at, wasLive })
      versions[0].mayCome ||= mayCome
    }
    last = { number, path: currentPath, hash }
  }
  return versions
}
