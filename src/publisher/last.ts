/** The newest release and the records in the state, kept in memory from one publish to the next. */
import type { LastRelease } from '../release/make-release.ts'
import { StoredSnapshot } from '../snapshot/snapshot.ts'
import type { Live, PublishedRelease } from '../state/release.ts'
import type { State } from '../state/state.ts'

export interface Last extends LastRelease {
  snapshot: StoredSnapshot
}

export interface KeptLast {
  /** The newest release, unless another provider answered it. It may not be the live one. */
  read(): Promise<Last | undefined>
  /** What visitors see, where that is this provider's. */
  shown(live: Live, newest: PublishedRelease): Promise<PublishedRelease | undefined>
  keep(last: Last): void
  forget(): void
}

export function keepLast({ releases, records }: State, provider: string | undefined): KeptLast {
  let last: Last | undefined

  /** Without its records a release still tells which pages may not be lost, and the redirects. */
  async function load(): Promise<Last | undefined> {
    const manifest = await releases.read(releases.newest())
    // Another provider's records are no last good answers of this one, and its pages cannot be lost.
    if (!manifest || manifest.provider !== provider) return undefined
    return { manifest, snapshot: new StoredSnapshot(records) }
  }

  return {
    async read() {
      // Another process may have published since.
      if (last?.manifest.number !== releases.newest()) last = await load()
      return last
    },
    async shown({ number }, newest) {
      if (number === newest.number) return newest
      const release = await releases.read(number)
      return release?.provider === provider ? release : undefined
    },
    keep: (next) => void (last = next),
    forget: () => void (last = undefined),
  }
}
