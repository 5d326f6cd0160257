/**
 * A copy of the live release in files beside the database: enough to serve visitors from the content store if the database has no release that this
 * code can read. Every version of the code must read every file: fields are only added, and never change their meaning.
 * `live.json` has a whole release, which takes as long to write as the site is large; `live-since.json` what has changed since, while that is little.
 */
import { join } from 'node:path'
import { differences } from '../../records/changed-map.ts'
import type { PageFile, PublishedRelease, SourceEntry } from '../../records/release.ts'
import type { State } from '../state/state.ts'
import { writeWhole } from '../../records/whole-file.ts'
import {
  baseIn,
  FILE,
  FORMAT,
  headOf,
  isSame,
  readCopy,
  SINCE,
  sinceOf,
  startsWith,
  type Head,
  type LiveCopy,
  type PageText,
  type Since,
  type SourceText,
} from './live-copy-files.ts'
import type { Manifest } from './manifest.ts'

/** A whole release is written again once this share of its pages has changed. */
const MOST_CHANGED = 1 / 16

/** The parts of a manifest that serving visitors needs. */
export interface ServedManifest extends Pick<Manifest, 'id' | 'policy' | 'assets' | 'redirects'> {
  pages: ReadonlyMap<string, PageFile>
  sources: ReadonlyMap<string, SourceEntry>
}

export interface CopiedRelease {
  number: number
  /** ISO 8601. */
  publishedAt: string
  manifest: ServedManifest
  /** Things of former pages, by path. */
  gone: ReadonlyMap<string, string>
}

type CopiedState = Pick<State, 'live' | 'releases' | 'hashedFiles' | 'formerAddresses'>

/** Running writes by folder: the publisher and the server of one process both write. */
const copying = new Map<string, Promise<unknown>>()
/** What this process has written to a folder, or read completely. Others may be truncated after a power failure. */
const whole = new Map<string, Copied>()

/** A whole release, and what has changed since. */
interface Copied {
  base: Head
  since?: Since | undefined
}

/** Writes the live release, unless the files have it already. */
export function copyLive(stateFolder: string, state: CopiedState): Promise<void> {
  const mine = (copying.get(stateFolder) ?? Promise.resolve()).then(() => write(stateFolder, state))
  copying.set(
    stateFolder,
    mine.catch(() => {}),
  )
  return mine
}

/** Resolves when no write is running in this process. */
export const liveCopied = async (stateFolder: string) => void (await copying.get(stateFolder))

async function write(folder: string, state: CopiedState): Promise<void> {
  // Repeat: a different release may have gone live during the write.
  for (;;) {
    const live = state.live.get()
    if (!live) return
    const { number, release, publishedAt } = live
    const head = { format: FORMAT, release, number, publishedAt } as const
    const known = await filesIn(folder)
    if (known && isSame(lastOf(known), head)) return
    const shown = await state.releases.read(number)
    if (!shown) return
    const since = known && (await changesSince(known, shown, state))
    const copied = since ? { base: known.base, since: { ...head, ...since } } : { base: head }
    if (copied.since) await writeWhole(join(folder, SINCE), JSON.stringify(copied.since satisfies Since))
    else await writeWhole(join(folder, FILE), JSON.stringify({ ...head, ...bodyOf(shown, state) } satisfies LiveCopy))
    whole.set(folder, copied)
  }
}

const lastOf = ({ base, since }: Copied): Head => since ?? base

/** What the files have, which another process may have written. */
async function filesIn(folder: string): Promise<Copied | undefined> {
  const known = whole.get(folder)
  const has = (name: string, head: Head) => startsWith(join(folder, name), JSON.stringify(headOf(head)).slice(0, -1))
  if (known && (await has(FILE, known.base)) && (!known.since || (await has(SINCE, known.since)))) return known
  const base = await baseIn(folder)
  const found = base && { base: headOf(base), since: await sinceOf(folder, base) }
  if (found) whole.set(folder, found)
  return found
}

const pageIn = ({ hash, status }: PageFile): PageText => (status ? [hash, status] : hash)
const sourceIn = ({ source, mimeType }: SourceEntry): SourceText => (mimeType ? [source, mimeType] : [source])

/** `undefined` where the whole release is to be written. */
async function changesSince(
  copied: Copied,
  shown: PublishedRelease,
  state: CopiedState,
): Promise<Omit<Since, keyof Head> | undefined> {
  const { base, since } = copied
  const { number, release } = lastOf(copied)
  // In a recreated state another release may have its number.
  const before = state.live.idOf(number) === release ? await state.releases.read(number) : undefined
  if (!before) return undefined
  // Rows that were written anew may be equal.
  const changed = <V, T>(from: ReadonlyMap<string, V>, to: ReadonlyMap<string, V>, write: (value: V) => T) => {
    const written = (value: V | undefined) => (value === undefined ? null : write(value))
    const keys = [...differences(from, to)]
    const all = keys.map((key) => [key, written(to.get(key)), written(from.get(key))] as const)
    return Object.fromEntries(all.filter(([, is, was]) => JSON.stringify(is) !== JSON.stringify(was)))
  }
  const pages = { ...since?.pages, ...changed(before.pages, shown.pages, pageIn) }
  if (Object.keys(pages).length > shown.pages.size * MOST_CHANGED) return undefined
  const files = { ...since?.files, ...changed(before.assets, shown.assets, String) }
  return {
    base: { release: base.release, publishedAt: base.publishedAt },
    ...commonOf(shown, state),
    pages,
    files: { ...files, ...Object.fromEntries(state.hashedFiles.all()) },
    sources: { ...since?.sources, ...changed(before.sources, shown.sources, sourceIn) },
  }
}

function commonOf({ number, policy, redirects }: PublishedRelease, { formerAddresses }: CopiedState) {
  const gone = formerAddresses.gone(number)
  return { policy, redirects, gone: gone.map(({ path }) => path), goneThings: gone.map(({ thing }) => thing) }
}

function bodyOf(shown: PublishedRelease, state: CopiedState): Omit<LiveCopy, keyof Head> {
  const { number, assets, sources } = shown
  return {
    ...commonOf(shown, state),
    pages: Object.fromEntries(state.releases.pageFiles(number).map(([path, file]) => [path, pageIn(file)])),
    files: Object.fromEntries([...state.hashedFiles.all(), ...assets]),
    sources: Object.fromEntries([...sources].map(([id, each]) => [id, sourceIn(each)])),
  }
}

/** `undefined` if there is no readable copy. */
export async function readLiveCopy(stateFolder: string): Promise<CopiedRelease | undefined> {
  const copy = await readCopy(stateFolder)
  if (!copy) return undefined
  const { release: id, number, publishedAt, policy, pages, files, sources, redirects, gone, goneThings } = copy
  return {
    ...{ number, publishedAt },
    manifest: {
      ...{ id, policy, redirects },
      pages: new Map(
        Object.entries(pages).map(([path, page]): [string, PageFile] => {
          const [hash, status] = typeof page === 'string' ? [page] : page
          return [path, { hash, status: status as PageFile['status'] }]
        }),
      ),
      assets: new Map(Object.entries(files)),
      sources: new Map(Object.entries(sources).map(([key, [source, mimeType]]) => [key, { source, mimeType }])),
    },
    gone: new Map(gone.map((path, index) => [path, goneThings[index]!])),
  }
}

/** Digests of the contents that its files name. */
export async function contentsOfCopy(stateFolder: string): Promise<string[]> {
  const base = await baseIn(stateFolder)
  const copies = base ? [base, await sinceOf(stateFolder, base)] : []
  return copies.flatMap((copy) => [
    ...Object.values(copy?.pages ?? {}).flatMap((page) => (Array.isArray(page) ? page[0] : (page ?? []))),
    ...Object.values(copy?.files ?? {}).flatMap((hash) => hash ?? []),
  ])
}
