/** A release as plain files in `dist/`, for any web server, with the hashed files of releases before it. Only files that changed are written. */
import { copyFile, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { effortFor, type Encoding, type Encodings } from '../release/files/encodings.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { lostPage } from '../release/pages/lost-page.ts'
import { openPendingWrites } from '../release/files/pending-writes.ts'
import type { ContentStore } from '../release/files/store.ts'
import type { ImportedTable } from '../../routes/imported.ts'
import { errorPath } from '../../routes/paths.ts'
import { digest } from '../../records/digest.ts'
import { STAGE_STYLES, stageOf } from '../../config/stage.ts'
import type { State } from '../state/state.ts'
import {
  digestIn,
  filesToWrite,
  HALF_WRITTEN,
  identityOf,
  keepHashed,
  withoutAbsent,
  type Files,
} from './dist-files.ts'
import { headersFile, redirectRules, writeIncluded } from './host-files.ts'
import { openHosted } from './imported.ts'
import { stageStyles } from '../../features/stage/styles.ts'

export interface DistResult {
  written: number
  removed: number
}

export interface Dist {
  /** `look`: also writes files that somebody deleted, which costs the size of the site. By default it looks. */
  publish(release: PublishedRelease, options?: { look?: boolean }): Promise<DistResult>
}

interface DistOptions {
  store: ContentStore
  /** Remembers what the folder was left with, so that the folder itself holds the site's files only. */
  state: Pick<State, 'folders' | 'releases' | 'hashedFiles' | 'formerAddresses'>
  /** If given, each compressible file has copies beside it, 'en.html.br' and 'en.html.gz', for servers that send such copies. */
  encodings?: Encodings | undefined
  /** Folder of what web servers include, written after the files and before they are said to be there. */
  includes?: string | undefined
}

/** Files written at once. */
const WRITERS = 8

export function openDist(folder: string, { store, state, encodings, includes }: DistOptions): Dist {
  const compressed = encodings !== undefined
  const target = { path: folder, compressed, store, state }
  const importedIn = openHosted(store)

  return {
    async publish(release, { look = true } = {}) {
      const imported = await importedIn(release)
      const { policy, redirects } = release
      const gone = gonePages(state, release, imported.table)
      const words = { policy, stage: stageOf(release), redirects, gone, imported }
      const texts = {
        _headers: headersFile(words),
        _redirects: redirectRules(words),
        ...(words.stage && { [STAGE_STYLES]: stageStyles(release) }),
      }
      const hosts: Files = new Map(Object.entries(texts).map(([name, text]) => [name, digest(text)]))
      const left = await state.folders.read(folder)
      const files = await filesToWrite(target, release, { hosts, left, look })
      await keepHashed(target, files)
      const about = { compressed, hosts: Object.fromEntries(hosts), identity: await identityOf(folder) }
      if (files.size > 0) {
        await state.folders.save(folder, { ...about, release: left?.release, writing: release.number })
        await writeAll(files, texts)
      }
      if (includes !== undefined) await writeIncluded(includes, words)
      if (files.size > 0 || left?.release !== release.number || left.identity !== about.identity)
        await state.folders.save(folder, { ...about, release: release.number, identity: await identityOf(folder) })
      const removed = [...files.values()].filter((content) => content === undefined).length
      return { written: files.size - removed, removed }
    },
  }

  /** `texts`: of files that are not in the store, by name. What is gone leaves last, when its redirect is there. */
  async function writeAll(files: Files, texts: Record<string, string>): Promise<void> {
    const kept = withoutAbsent(files)
    const folders = new Set(kept.map(([name]) => dirname(join(folder, name))))
    await each(folders, (path) => mkdir(path, { recursive: true }))
    await each(kept, async ([name, content]) => {
      const beside = join(folder, name + HALF_WRITTEN)
      const text = texts[name]
      if (text === undefined) await copyFile(await pathOf(name, content), beside)
      else await writeFile(beside, text)
      await rename(beside, join(folder, name))
    })
    await each(files, async ([name, content]) => {
      if (content !== undefined) return
      await rm(join(folder, name), { force: true })
      await removeEmpty(dirname(join(folder, name)), folder)
    })
  }

  async function pathOf(name: string, content: string): Promise<string> {
    const hash = digestIn(content)
    const [, encoding] = content.split(' ')
    return encoding ? encodings!.file(hash, encoding as Encoding, effortFor(name)) : store.pathOf(hash)
  }
}

/** For each path that is gone, the page that says so. Imported addresses are left out: the file of redirects has them. */
function gonePages(
  state: Pick<State, 'formerAddresses'>,
  { number, pages }: PublishedRelease,
  imported: ImportedTable,
): Record<string, string> {
  const known = new Map<string, boolean>()
  const has = (path: string) => {
    if (!known.has(path)) known.set(path, pages.has(path))
    return known.get(path)!
  }
  const gone = state.formerAddresses.gone(number).filter(({ path }) => !imported.at(path))
  return Object.fromEntries(
    gone.map(({ path, thing }) => [path, lostPage(has, path, thing) ?? errorPath(DEFAULT_LOCALE, 404)]),
  )
}

/** Rejects only when all that were begun have ended: none is left to write during the next publish. */
async function each<T>(all: Iterable<T>, run: (one: T) => Promise<unknown>): Promise<void> {
  const writes = openPendingWrites(WRITERS)
  try {
    for (const one of all) await writes.add(() => run(one))
  } finally {
    await writes.over()
  }
}

async function removeEmpty(from: string, root: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}
