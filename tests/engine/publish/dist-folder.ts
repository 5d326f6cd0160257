/** Releases of a few pages as files of a folder. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { beforeEach, onTestFinished } from 'vitest'
import { openDist } from '../../../src/engine/publish/dist.ts'
import { headersFile, redirectRules } from '../../../src/engine/publish/host-files.ts'
import type { Encodings } from '../../../src/engine/release/files/encodings.ts'
import type { PublishedRelease } from '../../../src/engine/release/manifest.ts'
import { openStore, type ContentStore } from '../../../src/engine/release/files/store.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'

export const PAGES = { '/': 'home', '/en': 'Home', '/en/hotels/x': 'X', '/en/hotels/x/rooms/a': 'A', '/ürün': 'Ü' }
export const WORDS = { policy: '', redirects: {}, gone: {} }
/** Of a release of these pages. */
export const FILES = {
  _headers: headersFile(WORDS),
  _redirects: redirectRules(WORDS),
  'index.html': 'home',
  'en.html': 'Home',
  'en/hotels/x.html': 'X',
  'en/hotels/x/rooms/a.html': 'A',
  'ürün.html': 'Ü',
  '_astro/a.css': 'body{}',
}

interface Published {
  folder: string
  store: ContentStore
  state: State
}

/** A folder that releases are published to, anew for each test of the file that calls this. */
export function useDist() {
  const at = {} as Published
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crystal-publish-'))
    Object.assign(at, { folder, store: openStore(join(folder, 'store')), state: openState() } satisfies Published)
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
  })

  /** A release of pages by path, with one stylesheet. */
  async function releaseOf(
    pages: Record<string, string>,
    redirects: Record<string, string> = {},
  ): Promise<PublishedRelease> {
    const stored = Object.entries(pages).map(async ([path, html]) => [path, (await at.store.put(html)).hash] as const)
    const { hash } = await at.store.put('body{}')
    const manifest = manifestOf(Object.fromEntries(await Promise.all(stored)), {
      assets: { '_astro/a.css': hash },
      redirects,
    })
    return publishedIn(at.state, manifest)
  }

  const dist = () => join(at.folder, 'dist')
  const open = (encodings?: Encodings) => openDist(dist(), { store: at.store, state: at.state, encodings })
  const publish = (release: PublishedRelease) => open().publish(release)

  /** Names and contents of all files, and empty folders. */
  async function published(): Promise<Record<string, string>> {
    const entries = await readdir(dist(), { recursive: true, withFileTypes: true })
    const found = entries.map(async (entry): Promise<[string, string][]> => {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile()) return [[relative(dist(), path), await readFile(path, 'utf8')]]
      return (await readdir(path)).length === 0 ? [[relative(dist(), path), '(empty)']] : []
    })
    return Object.fromEntries((await Promise.all(found)).flat())
  }

  return { at, releaseOf, dist, open, publish, published }
}
