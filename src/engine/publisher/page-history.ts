/** How a page came to be: in which of the releases that are kept it changed or moved, and why. */
import type { Reason } from '../../records/release.ts'
import type { State } from '../state/state.ts'

export interface PageVersion {
  /** Number and id of the release that made it, or first showed it. */
  number: number
  release: string
  /** Where it stood; of a page that was removed, where it was last. */
  path: string
  /** When that release was first live, or was made where it never was; ISO 8601. */
  at: string
  wasLive: boolean
  /** Whether it can still go live without another change. */
  mayCome: boolean
  kind: 'changed' | 'added' | 'removed'
  /** Its path before, if it moved. */
  from?: string | undefined
  /** Digest of the HTML; `undefined` where the page was removed. */
  hash: string | undefined
  /** Number of the release before; `undefined` for the oldest one that is kept. */
  against: number | undefined
  why: readonly Reason[]
}

/**
 * The newest first; empty where no release that is kept has the page. `path`: as routes have it, '/en/hotels/crystal-flora', in any of these
 * releases: what stood there last is followed to its other addresses.
 */
export async function pageVersions({ releases, approvals }: State, path: string): Promise<PageVersion[]> {
  const coming = new Set([approvals.waiting(), ...approvals.scheduled()].map((each) => each?.number))
  const kept = await releases.list()
  const thing = kept.map(({ number }) => releases.pagesOf(number).get(path)?.thing).find((each) => each !== undefined)
  const files = thing ? releases.versionsOf(thing) : []
  const pageIn = (number: number) => {
    const file = files.find(({ from, to }) => from <= number && number < to)
    const own = thing ? undefined : releases.pagesOf(number).get(path)
    return file ?? (own && { path, hash: own.hash })
  }
  const versions: PageVersion[] = []
  let last: { number: number; path: string; hash: string | undefined } | undefined
  for (const { number, release, publishedAt: at, wasLive } of kept.reverse()) {
    const page = pageIn(number)
    const [hash, there] = [page?.hash, page?.path ?? last?.path ?? path]
    const mayCome = coming.has(number)
    const hasMoved = hash !== undefined && last?.hash !== undefined && there !== last.path
    if (hash !== last?.hash || hasMoved)
      versions.unshift({
        number,
        release,
        path: there,
        at,
        wasLive,
        mayCome,
        hash,
        against: last?.number,
        kind: hash === undefined ? 'removed' : last?.hash === undefined ? 'added' : 'changed',
        ...(hasMoved && { from: last!.path }),
        why: ((last && releases.reasons(last.number, number).get(there)) ?? []).filter(
          ({ code }) => !hasMoved || code !== 'new-page',
        ),
      })
    // The page as it is may have gone live, or be about to, with a later release than the one that changed it.
    else if (versions[0] && !versions[0].wasLive) {
      if (wasLive) Object.assign(versions[0], { number, release, at, wasLive })
      versions[0].mayCome ||= mayCome
    }
    last = { number, path: there, hash }
  }
  return versions
}
