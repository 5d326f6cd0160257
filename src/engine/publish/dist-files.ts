/** Which files `dist/` should hold for a release, and which of them have to be written. */
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { HASHED_FOLDER } from '../../config/headers.ts'
import { differences } from '../../records/changed-map.ts'
import type { PageFile } from '../../records/release.ts'
import { fileOf } from '../../routes/paths.ts'
import { ENCODINGS, isCompressible, SUFFIXES } from '../release/files/encodings.ts'
import type { ContentStore } from '../release/files/store.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import type { WrittenFolder } from '../state/folders.ts'
import type { State } from '../state/state.ts'

/** Suffix of a file until all of it is written. */
export const HALF_WRITTEN = '.new'

/** What each file holds, by name: a digest, or for a compressed copy a digest and an encoding, 'abc br'. `undefined`: no such file. */
export type Files = Map<string, string | undefined>

interface Folder {
  path: string
  /** Whether compressible files have copies beside them. */
  compressed: boolean
  store: ContentStore
  state: Pick<State, 'releases' | 'hashedFiles'>
}

interface Wanted {
  /** Files for web servers, by name: digests of their texts. */
  hosts: Files
  /** What the folder was left with. */
  left: WrittenFolder | undefined
  /** Whether files that somebody deleted are looked for. */
  look: boolean
}

/** Files that differ from those in the folder, or may differ. */
export async function filesToWrite(folder: Folder, release: PublishedRelease, wanted: Wanted): Promise<Files> {
  const { hosts, left, look } = wanted
  const { compressed, state } = folder
  const read = async (number: number | undefined) => (number === undefined ? undefined : state.releases.read(number))
  const [before, interrupted] = [await read(left?.release), await read(left?.writing)]
  const isKnown = left?.writing === undefined || interrupted !== undefined
  if (!before || !isKnown || left?.compressed !== compressed) {
    // Every file that is there is replaced or removed.
    const there = [...(await filesBelow(folder.path))].map((name) => [name, undefined] as const)
    return new Map([...there, ...filesOf(folder, release), ...withoutAbsent(hosts)])
  }
  const was = filesOf(folder, before, release)
  const changed = [...filesOf(folder, release, before)].filter(([name, content]) => content !== was.get(name))
  const files: Files = new Map([...changed, ...[...hosts].filter(([name, content]) => content !== left.hosts[name])])
  if (!look && !interrupted && left.identity === (await identityOf(folder.path))) return files
  const there = await filesBelow(folder.path)
  const all = new Map([...filesOf(folder, release), ...withoutAbsent(hosts)])
  // An interrupted run may have written any of its files.
  const uncertain = interrupted ? [...filesOf(folder, before, interrupted).keys(), ...hosts.keys()] : []
  for (const name of uncertain) files.set(name, all.get(name)).set(name + HALF_WRITTEN, undefined)
  const empty = await emptyFiles(folder.path, there)
  for (const [name, content] of all) if (!there.has(name) || empty.has(name)) files.set(name, content)
  for (const [name, content] of files) if (content === undefined && !there.has(name)) files.delete(name)
  return files
}

/** Files of all pages and assets, or of those that may differ from release `since`. */
function filesOf({ state, compressed }: Folder, release: PublishedRelease, since?: PublishedRelease): Files {
  const { number, pages, assets } = release
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

/** Keeps hashed files of earlier releases while open pages may ask for them. One that is in the folder is whole, even after an interrupted run. */
export async function keepHashed({ path, compressed, store, state }: Folder, files: Files): Promise<void> {
  const hashed: Files = new Map(state.hashedFiles.all())
  if (compressed) addCopies(hashed)
  const below = await filesBelow(join(path, HASHED_FOLDER))
  const there = new Set([...below].map((name) => `${HASHED_FOLDER}/${name}`))
  for (const name of there) if (!hashed.has(name)) files.set(name, undefined)
  for (const [name, content] of hashed) {
    if (files.get(name) !== undefined || (there.has(name) && !files.has(name))) continue
    // Lost contents are made again for the live release only.
    if (await store.has(digestIn(content!))) files.set(name, content)
    else files.delete(name)
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

export const digestIn = (content: string) => content.split(' ')[0]!

export const withoutAbsent = (files: Files) =>
  [...files].filter((entry): entry is [string, string] => entry[1] !== undefined)

/** Another folder of the same name has another inode; adding, removing or replacing a file in it changes its time. */
export async function identityOf(folder: string): Promise<string> {
  const status = await stat(folder).catch(() => undefined)
  return status ? `${status.ino} ${status.mtimeMs}` : ''
}

/** A power failure may leave a file without its content. */
async function emptyFiles(folder: string, names: Iterable<string>): Promise<Set<string>> {
  const isEmpty = async (name: string) => (await stat(join(folder, name)).catch(() => undefined))?.size === 0
  const found = await Promise.all([...names].map(async (name) => ((await isEmpty(name)) ? [name] : [])))
  return new Set(found.flat())
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
}
