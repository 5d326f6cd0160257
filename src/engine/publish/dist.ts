/** A release as plain files in `dist/`, for any web server, with the hashed files of releases before it. Only files that changed are written. */
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { HASHED_FOLDER } from '../../config/headers.ts'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import {
  effortFor,
  ENCODINGS,
  isCompressible,
  SUFFIXES,
  type Encoding,
  type Encodings,
} from '../release/files/encodings.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { lostPage } from '../release/pages/lost-page.ts'
import { openPendingWrites } from '../release/files/pending-writes.ts'
import type { ContentStore } from '../release/files/store.ts'
import { destinationOf, IMPORTED_FILE, readImported, type ImportedTable, type Standing } from '../../routes/imported.ts'
import { errorPath, fileOf } from '../../routes/paths.ts'
import { digest } from '../../records/digest.ts'
import { differences } from '../../records/changed-map.ts'
import type { WrittenFolder } from '../state/folders.ts'
import type { PageFile } from '../../records/release.ts'
import type { State } from '../state/state.ts'
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
/** At the end of a file's name until all of it is written. */
const HALF_WRITTEN = '.new'

/** What each file holds, by name: a digest, or for a compressed copy a digest and an encoding, 'abc br'. `undefined`: no such file. */
type Files = Map<string, string | undefined>

export function openDist(folder: string, { store, state, encodings, includes }: DistOptions): Dist {
  const compressed = encodings !== undefined
  let imported: { hash: string; table: ImportedTable } | undefined

  /** Files of all pages and assets, or of those that may differ from release `since`. */
  function filesOf({ number, pages, assets }: PublishedRelease, since?: PublishedRelease): Files {
    const files: Files = new Map()
    if (since) {
      for (const name of differences(since.assets, assets)) files.set(name, assets.get(name))
      for (const path of differences(since.pages, pages)) files.set(fileOf(path), contentOf(pages.get(path)))
    } else {
      for (const [name, hash] of assets) files.set(name, hash)
      for (const [path, page] of state.releases.pageFiles(number))
        if (contentOf(page)) files.set(fileOf(path), contentOf(page))
    }
    if (compressed) addCopies(files)
    return files
  }

  /** Files that differ from those in the folder, or may differ. */
  async function filesToWrite(
    release: PublishedRelease,
    hosts: Files,
    left: WrittenFolder | undefined,
    look: boolean,
  ): Promise<Files> {
    const [before, interrupted] = [await read(left?.release), await read(left?.writing)]
    const isKnown = left?.writing === undefined || interrupted !== undefined
    if (!before || !isKnown || left?.compressed !== compressed) {
      // Every file that is there is replaced or removed.
      const there = [...(await filesBelow(folder))].map((name) => [name, undefined] as const)
      return new Map([...there, ...filesOf(release), ...withoutAbsent(hosts)])
    }
    const was = filesOf(before, release)
    const changed = [...filesOf(release, before)].filter(([name, content]) => content !== was.get(name))
    const files: Files = new Map([...changed, ...[...hosts].filter(([name, content]) => content !== left.hosts[name])])
    if (!look && !interrupted && left.identity === (await identityOf(folder))) return files
    const there = await filesBelow(folder)
    const all = new Map([...filesOf(release), ...withoutAbsent(hosts)])
    // How far an interrupted run came is not known.
    const unknown = interrupted ? [...filesOf(before, interrupted).keys(), ...hosts.keys()] : []
    for (const name of unknown) files.set(name, all.get(name)).set(name + HALF_WRITTEN, undefined)
    for (const [name, content] of all) if (!there.has(name)) files.set(name, content)
    for (const [name, content] of files) if (content === undefined && !there.has(name)) files.delete(name)
    return files
  }

  /** Hashed files of releases before stay while open pages may ask for them: where one is in the folder it is whole, whatever else is not known. */
  async function keepHashed(files: Files): Promise<void> {
    const kept: Files = new Map(state.hashedFiles.all())
    if (compressed) addCopies(kept)
    const below = await filesBelow(join(folder, HASHED_FOLDER))
    const there = new Set([...below].map((name) => `${HASHED_FOLDER}/${name}`))
    for (const name of there) if (!kept.has(name)) files.set(name, undefined)
    for (const [name, content] of kept) {
      if (files.get(name) !== undefined || (there.has(name) && !files.has(name))) continue
      // A content that was lost is made again for the release that is live, for no other.
      if (await store.has(digestIn(content!))) files.set(name, content)
      else files.delete(name)
    }
  }

  /** Which page says of each path that it is gone; of those that are imported, the file of redirects says what becomes of them. */
  function gonePages({ number, pages }: PublishedRelease, imported: ImportedTable | undefined): Record<string, string> {
    const has = remembered((path) => pages.has(path))
    const gone = state.formerAddresses.gone(number).filter(({ path }) => !imported?.at(path))
    return Object.fromEntries(
      gone.map(({ path, thing }) => [path, lostPage(has, path, thing) ?? errorPath(DEFAULT_LOCALE, 404)]),
    )
  }

  async function importedIn({ assets }: PublishedRelease): Promise<ImportedTable | undefined> {
    const hash = assets.get(IMPORTED_FILE)
    if (hash !== undefined && imported?.hash !== hash)
      imported = { hash, table: readImported((await store.get(hash)).toString()) }
    return hash === undefined ? undefined : imported?.table
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

  const read = async (number: number | undefined) => (number === undefined ? undefined : state.releases.read(number))

  return {
    async publish(release, { look = true } = {}) {
      const table = await importedIn(release)
      const words = {
        policy: release.policy,
        redirects: release.redirects,
        gone: gonePages(release, table),
        imported: table ? hosted(release, table) : [],
      }
      const texts = { _headers: headersFile(words), _redirects: redirectRules(words) }
      const hosts: Files = new Map(Object.entries(texts).map(([name, text]) => [name, digest(text)]))
      const left = await state.folders.read(folder)
      const files = await filesToWrite(release, hosts, left, look)
      await keepHashed(files)
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

/** Rejects only when all that were begun have ended: none is left to write during the next publish. */
async function each<T>(all: Iterable<T>, run: (one: T) => Promise<unknown>): Promise<void> {
  const writes = openPendingWrites(WRITERS)
  try {
    for (const one of all) await writes.add(() => run(one))
  } finally {
    await writes.over()
  }
}

/** The same few error pages are asked for again and again. */
function remembered(has: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => {
    if (!known.has(path)) known.set(path, has(path))
    return known.get(path)!
  }
}

function addCopies(files: Files): void {
  for (const [name, hash] of [...files]) {
    if (!isCompressible(name)) continue
    for (const encoding of ENCODINGS) files.set(name + SUFFIXES[encoding], hash && `${hash} ${encoding}`)
  }
}

/** Answers to forms are no files: only a POST gets them. What a web server shows without our server is one. */
function contentOf(page: PageFile | undefined): string | undefined {
  return page && [undefined, 404, 410, 502].includes(page.status) ? page.hash : undefined
}

const digestIn = (content: string) => content.split(' ')[0]!

const withoutAbsent = (files: Files) => [...files].filter((entry): entry is [string, string] => entry[1] !== undefined)

/** Another folder of the same name has another inode; adding, removing or replacing a file in it changes its time. */
async function identityOf(folder: string): Promise<string> {
  const known = await stat(folder).catch(() => undefined)
  return known ? `${known.ino} ${known.mtimeMs}` : ''
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
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
