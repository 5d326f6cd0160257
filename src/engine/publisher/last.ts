/** Caches the newest release and its records between publishes. */
import type { LastRelease } from '../release/base.ts'
import { StoredSnapshot } from '../../records/snapshot.ts'
import type { Live, PublishedRelease } from '../../records/release.ts'
import type { State } from '../state/state.ts'

export interface Last extends LastRelease {
  snapshot: StoredSnapshot
}

export interface KeptLast {
  /** The newest release, unless it came from a different provider. It may not be live. */
  read(): Promise<Last | undefined>
  /** The live release, if it came from this provider. */
  shown(live: Live, newest: PublishedRelease): Promise<PublishedRelease | undefined>
  keep(last: Last): void
  forget(): void
}

export function keepLast({ releases, records }: State, provider: string | undefined): KeptLast {
  let last: Last | undefined

  /** Even without its records a release gives the redirects and the pages that must not be lost. */
  async function load(): Promise<Last | undefined> {
    const manifest = await releases.read(releases.newest())
    // Records from a different provider are no fallback, and its pages do not count as lost.
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
