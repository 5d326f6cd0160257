/**
 * The releases on disk: one file to which each release is appended as what differs from the one before, and a pointer to the current one. A
 * release ends with a line of its own; what follows the last of these was never finished and does not count.
 */
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { isDigest } from '../snapshot/digest.ts'
import { differences, layered, type LayeredMap } from '../snapshot/layered.ts'
import { linesOf } from '../snapshot/lines.ts'
import { pagesDigest, type Manifest, type ManifestMaps } from './manifest.ts'

/** Which release is current. */
export interface Pointer {
  release: string
  /** Since when, ISO 8601. */
  publishedAt: string
  /** An earlier release was chosen by hand: it stays until somebody asks for a publish. */
  rolledBack?: true
}

export interface KeptRelease {
  release: string
  /** When it was last published, ISO 8601. */
  publishedAt: string
}

/** What lies on the disk. */
export interface Weight {
  releases: number
  /** Bytes of all, in multiples of what the earliest takes alone. */
  growth: number
}

export interface ReleaseStore {
  current(): Promise<Manifest | undefined>
  /** Nothing where there is no such release, or where it was made by a version of the code that wrote it in another form. */
  read(release: string): Promise<Manifest | undefined>
  /** Writes what is new, then points to it: a reader sees the release before or this one, never a part. */
  publish(manifest: Manifest): Promise<Weight>
  pointer(): Promise<Pointer | undefined>
  /** Makes a release that is on disk the current one. */
  point(pointer: Pointer): Promise<void>
  /** The newest first, each once. */
  list(): Promise<KeptRelease[]>
  /** Forgets all but these. Gives the digests of the contents that they name. */
  keep(releases: ReadonlySet<string>): Promise<Set<string>>
}

const FORMAT = 'releases 2'
const MAPS = ['pages', 'chromes', 'sources'] as const

/** The last line of a release: what is small of its manifest. */
type End = Omit<Manifest, keyof ManifestMaps | 'assets'> & {
  publishedAt: string
  /** Digest of all its pages. */
  sum: string
  /** That differ from the release before; null: there is none any more. */
  assets: Record<string, string | null>
}
type Line = [map: number, key: string, value?: unknown] | { end: End }

/** What this process knows of the file: its last release, and where that ends. */
interface Known {
  manifest: Manifest
  size: number
  /** Where its first release ends. */
  firstSize: number
  count: number
}

export function openReleases(folder: string): ReleaseStore {
  const log = join(folder, 'releases.jsonl')
  const pointerFile = join(folder, 'current.json')
  let known: Known | undefined

  const pointer = async () => parsedJson<Pointer>(await readFile(pointerFile, 'utf8').catch(nothingIfAbsent))
  const point = (next: Pointer) => replaceFile(pointerFile, JSON.stringify(next))

  async function read(release: string): Promise<Manifest | undefined> {
    let found: Manifest | undefined
    known = await lastOf(({ id }, manifest) => {
      if (id === release) found = manifest()
    })
    return found
  }

  /** The state that the file ends with, where another process wrote it or none was read. What was never finished is cut off. */
  async function tail(): Promise<Known | undefined> {
    const size = (await stat(log).catch(() => undefined))?.size
    if (size === undefined) return undefined
    if (known?.size === size) return known
    const last = await lastOf()
    if (last && last.size < size) await truncate(log, last.size)
    return last
  }

  async function lastOf(onEnd?: OnEnd): Promise<Known | undefined> {
    let [size, firstSize, count] = [0, 0, 0]
    let last: (() => Manifest) | undefined
    await replay(log, (end, manifest, offset) => {
      last = manifest
      size = offset
      firstSize ||= offset
      count++
      onEnd?.(end, manifest, offset)
    })
    return last && { manifest: last(), size, firstSize, count }
  }

  return {
    pointer,
    point,
    read,
    async current() {
      const pointed = await pointer()
      return pointed && read(pointed.release)
    },
    async publish(manifest) {
      await mkdir(folder, { recursive: true })
      const publishedAt = new Date().toISOString()
      const before = await tail()
      if (before) {
        const lines = [...changedLines(before.manifest, manifest), endLine(before.manifest, manifest, publishedAt)]
        await appendFile(log, `${lines.join('\n')}\n`)
        known = { ...before, manifest, size: (await stat(log)).size, count: before.count + 1 }
      } else {
        known = { manifest, ...(await writeLog(log, [[manifest, publishedAt]])) }
      }
      await point({ release: manifest.id, publishedAt })
      return { releases: known.count, growth: known.size / known.firstSize }
    },
    async list() {
      const dates = new Map<string, string>()
      await replay(log, ({ id, publishedAt }) => {
        dates.delete(id)
        dates.set(id, publishedAt)
      })
      return [...dates].map(([release, publishedAt]) => ({ release, publishedAt })).reverse()
    },
    async keep(releases) {
      const kept = new Map<string, [Manifest, string]>()
      await replay(log, ({ id, publishedAt }, manifest) => {
        if (!releases.has(id)) return
        kept.delete(id)
        kept.set(id, [manifest(), publishedAt])
      })
      const all = [...kept.values()]
      if (all.length > 0) {
        // The last of them stays what it is, and need not be read again.
        const isKnown = known?.size === (await stat(log)).size
        const written = await writeLog(log, all)
        known = known && isKnown ? { ...known, ...written } : undefined
      }
      return new Set(all.flatMap(([manifest]) => contentsOf(manifest)))
    },
  }
}

function contentsOf({ pages, assets, routes }: Manifest): string[] {
  return [...[...pages.values()].map(({ hash }) => hash), ...assets.values(), routes]
}

/** `manifest`: of the release that ends, as long as none follows. `offset`: the position in the file after it. */
type OnEnd = (end: End, manifest: () => Manifest, offset: number) => void

/** Calls at the end of each release, the earliest first. Ends without a call where there is no such file, and early where it is damaged. */
async function replay(log: string, onEnd: OnEnd): Promise<void> {
  const state = createState()
  let offset = 0
  let isFirst = true
  try {
    for await (const lines of linesOf(log)) {
      for (const text of lines) {
        offset += Buffer.byteLength(text) + 1
        if (isFirst) {
          if (text !== FORMAT) return
          isFirst = false
          continue
        }
        const line = JSON.parse(text) as Line
        if (Array.isArray(line)) {
          state.change(...line)
          continue
        }
        if (typeof line.end?.id !== 'string' || !isDigest(line.end.sum)) return
        onEnd(line.end, state.end(line.end), offset)
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && !(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
  }
}

/** What the lines of the file add up to. A release's maps are made where somebody wants them: most of the releases are only passed by. */
function createState() {
  const bases = MAPS.map(() => layered<unknown>([]))
  const changes = MAPS.map(() => new Map<string, unknown>())
  let assets = layered<string>([])
  let open = MAPS.map(() => new Map<string, unknown>())
  return {
    change(map: number, key: string, value?: unknown) {
      open[map]!.set(key, value)
    },
    end({ publishedAt: _publishedAt, sum, assets: changedAssets, ...end }: End): () => Manifest {
      const otherAssets = Object.entries(changedAssets).map(([name, hash]) => [name, hash ?? undefined] as const)
      for (const [index, entries] of open.entries()) {
        const changed = changes[index]!
        for (const [key, value] of entries) changed.set(key, value)
        // Where most of it is another, as with new code, that is the base of what follows.
        if (changed.size * 2 <= bases[index]!.size) continue
        bases[index] = layered(bases[index]!.size === 0 ? [...changed].filter(isThere) : bases[index]!.with(changed))
        changed.clear()
      }
      open = MAPS.map(() => new Map())
      assets = assets.size === 0 ? layered(otherAssets.filter(isThere)) : assets.with(otherAssets)
      const ownAssets = assets
      let made: Manifest | undefined
      return () => {
        if (made) return made
        const maps = MAPS.map((name, index) => [name, bases[index]!.with(changes[index]!)])
        made = { ...end, assets: ownAssets, ...(Object.fromEntries(maps) as unknown as ManifestMaps) }
        pagesDigest.note(made.pages, sum)
        return made
      }
    },
  }
}

const isThere = <V>(entry: readonly [string, V | undefined]): entry is readonly [string, V] => entry[1] !== undefined

function* changedLines(before: ManifestMaps | undefined, after: ManifestMaps): Generator<string> {
  for (const [index, name] of MAPS.entries()) {
    const now = after[name] as LayeredMap<unknown>
    const keys = before ? differences(before[name] as LayeredMap<unknown>, now) : now.keys()
    for (const key of keys) yield JSON.stringify([index, key, now.get(key)].filter((part) => part !== undefined))
  }
}

function endLine(before: Manifest | undefined, manifest: Manifest, publishedAt: string): string {
  const { pages: _pages, chromes: _chromes, sources: _sources, ...rest } = manifest
  const names = before ? differences(before.assets, manifest.assets) : manifest.assets.keys()
  const assets = Object.fromEntries([...names].map((name) => [name, manifest.assets.get(name) ?? null]))
  return JSON.stringify({ end: { ...rest, sum: pagesDigest(manifest.pages), assets, publishedAt } satisfies End })
}

/** The whole file anew, beside the old one, then renamed over it. */
async function writeLog(log: string, releases: [Manifest, publishedAt: string][]): Promise<Omit<Known, 'manifest'>> {
  const beside = `${log}.${process.pid}.new`
  const out = createWriteStream(beside)
  let [size, firstSize] = [0, 0]
  const put = async (line: string) => {
    size += Buffer.byteLength(line) + 1
    if (!out.write(`${line}\n`)) await once(out, 'drain')
  }
  await put(FORMAT)
  let before: Manifest | undefined
  for (const [manifest, publishedAt] of releases) {
    for (const line of changedLines(before, manifest)) await put(line)
    await put(endLine(before, manifest, publishedAt))
    firstSize ||= size
    before = manifest
  }
  out.end()
  await finished(out)
  await rename(beside, log)
  return { size, firstSize, count: releases.length }
}

async function replaceFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`
  await writeFile(beside, content)
  await rename(beside, path)
}

/** Nothing where a file is damaged: what cannot be read is made again. */
function parsedJson<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
