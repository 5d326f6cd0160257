/** The release that visitors see: a pointer, moved from one whole release to the next. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { type Manifest } from '../release/manifest.ts'
import { openReleases } from '../release/releases.ts'
import { openEncodings } from '../release/encodings.ts'
import { openStore } from '../release/store.ts'
import { openContents } from './contents.ts'
import { serveRelease, type ServedRelease } from './files.ts'

export interface LiveRelease {
  current(): ServedRelease
  publishedAt(): string | undefined
  /** Shows a release from now on. */
  show(manifest: Manifest): void
  /** Whether somebody went back to an earlier release since the last publish. */
  isRolledBack(): Promise<boolean>
  /** Follows what another process published or rolled back. Returns how to stop. */
  follow(): () => void
}

export interface LiveOptions {
  stateFolder: string
  /** Where compressed copies are kept; by default in the working state. */
  encodedFolder?: string | undefined
  /** Called when another release is shown. */
  onShow?: (() => void) | undefined
}

/** Rejects where there is no release. */
export async function openLive({ stateFolder, encodedFolder, onShow }: LiveOptions): Promise<LiveRelease> {
  const folder = join(stateFolder, 'releases')
  const releases = openReleases(folder)
  const store = openStore(join(stateFolder, 'store'))
  const contents = openContents(store, openEncodings(encodedFolder ?? join(stateFolder, 'encoded'), store))
  const first = await releases.current()
  if (!first) throw new Error(`There is no release in ${stateFolder}: run "npm run build" first.`)
  let served = serveRelease(first, contents)
  let publishedAt = (await releases.pointer())?.publishedAt

  function show(manifest: Manifest, since = new Date().toISOString()) {
    if (manifest.id === served.id) return
    served = serveRelease(manifest, contents, served)
    publishedAt = since
    onShow?.()
  }

  async function refresh() {
    const pointer = await releases.pointer()
    if (!pointer || pointer.release === served.id) return
    const next = await releases.read(pointer.release)
    if (next) show(next, pointer.publishedAt)
  }

  return {
    current: () => served,
    publishedAt: () => publishedAt,
    show: (manifest) => show(manifest),
    isRolledBack: async () => (await releases.pointer())?.rolledBack === true,
    follow() {
      const watcher = watch(folder, (_event, name) => {
        if (name === 'current.json') refresh().catch((error) => console.error(error))
      })
      return () => watcher.close()
    },
  }
}
