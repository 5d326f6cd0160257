/** How a page came to be: in which of the releases that are kept it changed, and why. */
import type { Reason } from '../state/release.ts'
import type { State } from '../state/state.ts'

export interface PageVersion {
  /** Number and id of the release that made it, or first showed it. */
  number: number
  release: string
  /** When that release was first live, or was made where it never was; ISO 8601. */
  at: string
  wasLive: boolean
  /** Whether it can still go live without another change. */
  mayCome: boolean
  kind: 'changed' | 'added' | 'removed'
  /** Digest of the HTML; `undefined` where the page was removed. */
  hash: string | undefined
  /** Number of the release before; `undefined` for the oldest one that is kept. */
  against: number | undefined
  why: readonly Reason[]
}

/** The newest first; empty where no release that is kept has the page. `path`: as routes have it, '/en/hotels/crystal-flora'. */
export async function pageVersions({ releases, approvals }: State, path: string): Promise<PageVersion[]> {
  const coming = new Set([approvals.waiting(), ...approvals.scheduled()].map((each) => each?.number))
  const versions: PageVersion[] = []
  let last: { number: number; hash: string | undefined } | undefined
  for (const { number, release, publishedAt: at, wasLive } of (await releases.list()).reverse()) {
    const hash = releases.pagesOf(number).get(path)?.hash
    const mayCome = coming.has(number)
    if (hash !== last?.hash)
      versions.unshift({
        ...{ number, release, at, wasLive, mayCome, hash, against: last?.number },
        kind: hash === undefined ? 'removed' : last?.hash === undefined ? 'added' : 'changed',
        why: (last && releases.reasons(last.number, number).get(path)) ?? [],
      })
    // The page as it is may have gone live, or be about to, with a later release than the one that changed it.
    else if (versions[0] && !versions[0].wasLive) {
      if (wasLive) Object.assign(versions[0], { number, release, at, wasLive })
      versions[0].mayCome ||= mayCome
    }
    last = { number, hash }
  }
  return versions
}
