/** Opens releases for serving, from the state or from the copy of what was live. */
import { join } from 'node:path'
import type { CacheKind } from '../../../config/purge.ts'
import type { Answers } from '../../../engine/render/answers.ts'
import { openEncodings } from '../../../engine/release/files/encodings.ts'
import { openStore } from '../../../engine/release/files/store.ts'
import { readLiveCopy } from '../../../engine/release/live-copy.ts'
import { sharedIn } from '../../../engine/state/shared/share.ts'
import type { State } from '../../../engine/state/state.ts'
import type { ReleaseName } from '../../../records/release.ts'
import { restoring } from './among-servers.ts'
import { openContents } from './contents.ts'
import { openErrorPages, type ErrorPages } from './error-pages.ts'
import { servedAsset, serveRelease, type ServedRelease } from './files.ts'
import { importedOf } from './imported.ts'
import { openLostContents } from './lost-contents.ts'
import { releaseTag } from './shared-cache.ts'

export interface ReleaseReaderOptions {
  stateFolder: string
  /** Folder of compressed copies; by default in the working state. */
  encodedFolder?: string | undefined
  /** Shared caches that are purged at each release, so that responses carry tags for them. */
  purgedCache?: CacheKind | undefined
  /** Draws error pages. Without it the published ones answer. */
  answers?: Pick<Answers, 'failed'> | undefined
}

export interface ShownRelease {
  served: ServedRelease
  errorPages: ErrorPages
  number: number
  publishedAt: string
  isCopy: boolean
  /** Digests of its pages and files. Throws `DamagedState` if the database has lost some. */
  contents(): string[]
}

export function createReleaseReader({ stateFolder, encodedFolder, purgedCache, answers }: ReleaseReaderOptions) {
  const readErrorPages = openErrorPages(answers)
  const store = restoring(openStore(join(stateFolder, 'store')), sharedIn(stateFolder))
  const contents = openContents(store, openEncodings(encodedFolder ?? join(stateFolder, 'encoded'), store))
  const tagOf = (release: ReleaseName) => purgedCache && { cache: purgedCache, release: releaseTag(release) }

  const countLost = openLostContents(store)

  return {
    /** Number of its contents that are lost. Servers that share a state fetch theirs from the database. */
    lost: async (shown: ShownRelease) => (sharedIn(stateFolder) ? 0 : countLost(shown)),

    /** Resolves to `undefined` if the state has no live release. */
    async live({ releases, hashedFiles, formerAddresses, checkLive }: State): Promise<ShownRelease | undefined> {
      const live = await releases.live()
      const manifest = live && (await releases.read(live.number))
      if (!manifest) return undefined
      const { number, publishedAt } = live
      const others = {
        file(path: string) {
          const hash = hashedFiles.hash(path.slice(1))
          return hash === undefined ? undefined : servedAsset(path.slice(1), hash)
        },
        goneAt: (path: string) => formerAddresses.goneAt(path, number),
        movedBack: (path: string) => formerAddresses.movedBack(path, number),
      }
      const imported = await importedOf(manifest, contents)
      const served = serveRelease(manifest, contents, { others, imported, tag: tagOf(live), named: live })
      const hashes = () => {
        checkLive()
        return [...releases.pageFiles(number).map(([, { hash }]) => hash), ...manifest.assets.values()]
      }
      return { served, errorPages: await readErrorPages(served), number, publishedAt, isCopy: false, contents: hashes }
    },

    /** Resolves to `undefined` if there is no copy. */
    async copy(): Promise<ShownRelease | undefined> {
      const copy = await readLiveCopy(stateFolder)
      if (!copy) return undefined
      const { number, publishedAt, manifest, gone } = copy
      const others = { file: () => undefined, goneAt: (path: string) => gone.get(path) }
      const imported = await importedOf(manifest, contents)
      const served = serveRelease(manifest, contents, {
        others,
        imported,
        tag: tagOf({ number, release: manifest.id }),
        named: { number, publishedAt },
      })
      const hashes = () => [...[...manifest.pages.values()].map(({ hash }) => hash), ...manifest.assets.values()]
      return { served, errorPages: await readErrorPages(served), number, publishedAt, isCopy: true, contents: hashes }
    },

    /** A release that is not live. The state must have it. */
    async other({ releases }: State, number: number): Promise<ServedRelease> {
      const manifest = (await releases.read(number))!
      return serveRelease(manifest, contents, { imported: await importedOf(manifest, contents), named: manifest })
    },
  }
}
