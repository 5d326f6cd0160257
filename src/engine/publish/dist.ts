/** A release as plain files in `dist/`, for any web server, with the hashed files of releases before it. Only files that changed are written. */
import { copyFile, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { effortFor, type Encoding, type Encodings } from '../release/files/encodings.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { lostPage } from '../release/pages/lost-page.ts'
import { openPendingWrites } from '../release/files/pending-writes.ts'
import type { ContentStore } from '../release/files/store.ts'
import { destinationOf, IMPORTED_FILE, readImported, type ImportedTable, type Standing } from '../../routes/imported.ts'
import { errorPath, fileOf } from '../../routes/paths.ts'
import { digest } from '../../records/digest.ts'
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
import { headersFile, redirectRules, writeIncluded, type HostedRedirect } from './host-files.ts'

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
  let imported: { hash: string; table: ImportedTable } | undefined

  async function importedIn({ assets }: PublishedRelease): Promise<ImportedTable | undefined> {
    const hash = assets.get(IMPORTED_FILE)
    if (hash !== undefined && imported?.hash !== hash)
      imported = { hash, table: readImported((await store.get(hash)).toString()) }
    return hash === undefined ? undefined : imported?.table
  }

  return {
    async publish(release, { look = true } = {}) {
      const table = await importedIn(release)
      const words = {
        policy: release.policy,
        redirects: release.redirects,
        gone: gonePages(state, release, table),
        imported: table ? hosted(release, table) : [],
      }
      const texts = { _headers: headersFile(words), _redirects: redirectRules(words) }
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
  imported: ImportedTable | undefined,
): Record<string, string> {
  const has = remembered((path) => pages.has(path))
  const gone = state.formerAddresses.gone(number).filter(({ path }) => !imported?.at(path))
  return Object.fromEntries(
    gone.map(({ path, thing }) => [path, lostPage(has, path, thing) ?? errorPath(DEFAULT_LOCALE, 404)]),
  )
}

/** Files are looked for before these, so that a page at such an address wins. */
function hosted({ pages, assets, redirects }: PublishedRelease, table: ImportedTable): HostedRedirect[] {
  const site: Standing = {
    // A target that is an old address itself is looked up; all others are left as they are.
    stands: (path) => !(table.at(path) || redirects[path]) || pages.has(path) || assets.has(path.slice(1)),
    moved: (path) => redirects[path],
  }
  const has = remembered((path) => pages.has(path))
  return table.all.flatMap((redirect) => {
    const { from } = redirect
    const destination = redirects[from] === undefined ? destinationOf(redirect, table, site) : undefined
    if (!destination) return []
    const { status, location, takesQuery } = destination
    const page = location ?? `/${fileOf(lostPage(has, from, '')!)}`
    return [{ from, status, to: page, takesQuery }]
  })
}

/** The same few error pages are asked for again and again. */
function remembered(has: (path: string) => boolean): (path: string) => boolean {
  const cache = new Map<string, boolean>()
  return (path) => {
    if (!cache.has(path)) cache.set(path, has(path))
    return cache.get(path)!
  }
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
