/**
 * The releases on disk: one file to which each release is appended as what differs from the one before, and a pointer to the current one. A
 * release ends with a line of its own; what follows the last of these was never finished and does not count.
 */
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { differences, layered, type LayeredMap } from '../snapshot/layered.ts'
import { linesOf } from '../snapshot/lines.ts'
import type { Manifest, ManifestMaps } from './manifest.ts'

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

const FORMAT = 'releases 1'
const MAPS = ['pages', 'chromes', 'sources'] as const

/** The last line of a release: what is small of its manifest. */
type End = Omit<Manifest, keyof ManifestMaps> & { publishedAt: string }
type Line = [map: number, key: string, value?: unknown] | { end: End }

/** What this process knows of the file: its last release, and where that ends. */
interface Known {
  maps: ManifestMaps
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
    known = await lastOf((end, maps) => {
      if (end.id === release) found = manifestOf(end, maps)
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

  async function lastOf(onEnd?: (end: End, maps: ManifestMaps) => void): Promise<Known | undefined> {
    let last: Known | undefined
    await replay(log, (end, maps, size) => {
      last = { maps, size, firstSize: last?.firstSize ?? size, count: (last?.count ?? 0) + 1 }
      onEnd?.(end, maps)
    })
    return last
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
        const lines = [...changedLines(before.maps, manifest), endLine(manifest, publishedAt)]
        await appendFile(log, `${lines.join('\n')}\n`)
        known = { ...before, maps: manifest, size: (await stat(log)).size, count: before.count + 1 }
      } else {
        known = { maps: manifest, ...(await writeLog(log, [[manifest, publishedAt]])) }
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
      await replay(log, (end, maps) => {
        if (!releases.has(end.id)) return
        kept.delete(end.id)
        kept.set(end.id, [manifestOf(end, maps), end.publishedAt])
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

function contentsOf({ pages, assets }: Manifest): string[] {
  return [...[...pages.values()].map(({ hash }) => hash), ...Object.values(assets)]
}

/**
 * Calls at the end of each release, the earliest first. `maps` are its large parts, `offset` is the position in the file after it. Ends without
 * a call where there is no such file, and early where it is damaged.
 */
async function replay(log: string, onEnd: (end: End, maps: ManifestMaps, offset: number) => void): Promise<void> {
  let current: LayeredMap<unknown>[] = MAPS.map(() => layered([]))
  let open = MAPS.map(() => new Map<string, unknown>())
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
          open[line[0]]!.set(line[1], line[2])
          continue
        }
        if (typeof line.end?.id !== 'string') return
        const state = current.map((map, index) =>
          map.size === 0 ? layered(defined(open[index]!)) : map.with(open[index]!),
        )
        current = state
        open = MAPS.map(() => new Map())
        onEnd(
          line.end,
          Object.fromEntries(MAPS.map((name, index) => [name, state[index]])) as unknown as ManifestMaps,
          offset,
        )
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && !(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
  }
}

function* defined(entries: ReadonlyMap<string, unknown>): Generator<[string, unknown]> {
  for (const entry of entries) if (entry[1] !== undefined) yield entry
}

function manifestOf({ publishedAt: _publishedAt, ...end }: End, maps: ManifestMaps): Manifest {
  return { ...end, ...maps }
}

function* changedLines(before: ManifestMaps | undefined, after: ManifestMaps): Generator<string> {
  for (const [index, name] of MAPS.entries()) {
    const now = after[name] as LayeredMap<unknown>
    const keys = before ? differences(before[name] as LayeredMap<unknown>, now) : now.keys()
    for (const key of keys) yield JSON.stringify([index, key, now.get(key)].filter((part) => part !== undefined))
  }
}

function endLine({ pages: _pages, chromes: _chromes, sources: _sources, ...rest }: Manifest, publishedAt: string) {
  return JSON.stringify({ end: { ...rest, publishedAt } })
}

/** The whole file anew, beside the old one, then renamed over it. */
async function writeLog(log: string, releases: [Manifest, publishedAt: string][]): Promise<Omit<Known, 'maps'>> {
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
    await put(endLine(manifest, publishedAt))
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
