/** The live release and the records in the state, kept in memory from one publish to the next. */
import type { LastRelease } from '../release/make-release.ts'
import { StoredSnapshot } from '../snapshot/snapshot.ts'
import type { Live } from '../state/release.ts'
import type { State } from '../state/state.ts'

export interface Last extends LastRelease {
  snapshot: StoredSnapshot
  /** Number of the newest release, whose records these are. */
  newest: number
}

export interface KeptLast {
  /** The release that is live now, unless another provider answered it. After a rollback, the earlier release with the newest records. */
  read(live: Live | undefined): Promise<Last | undefined>
  keep(last: Last): void
  forget(): void
}

export function keepLast({ releases, records }: State, provider: string | undefined): KeptLast {
  let last: Last | undefined

  /** Without its records a release still tells which pages may not be lost, and the redirects. */
  async function load(): Promise<Last | undefined> {
    const manifest = await releases.current()
    // Another provider's records are no last good answers of this one, and its pages cannot be lost.
    if (!manifest || manifest.provider !== provider) return undefined
    return { manifest, snapshot: new StoredSnapshot(records), newest: releases.newest() }
  }

  return {
    async read(live) {
      // Another process may have published since.
      if (last?.newest !== releases.newest()) last = await load()
      if (!last || !live || live.number === last.manifest.number) return last
      const manifest = await releases.read(live.number)
      return manifest && { ...last, manifest, routes: undefined }
    },
    keep: (next) => void (last = next),
    forget: () => void (last = undefined),
  }
}
