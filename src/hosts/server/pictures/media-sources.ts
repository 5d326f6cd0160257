/** Sources of pictures, videos and documents, fetched from the provider and stored by their content. */
import { rm } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { SourceEntry } from '../../../engine/release/manifest.ts'
import type { HostLists } from '../../../provider/hosts.ts'
import { checked } from '../../../provider/media/fitness.ts'
import { contentName, lastStored, readSource, sourcePath, storeSource } from '../../../provider/media/folder.ts'
import { fetchSource } from '../../../provider/media/source.ts'
import type { MediaName } from '../../../routes/pictures.ts'
import { Busy, queueOf, shared, type MediaFiles } from './media-files.ts'

export interface MediaOptions {
  /** Where made files are kept. */
  folder: string
  /** Base of relative source addresses. */
  providerUrl: string
  /** Hosts that sources may be fetched from. */
  hosts?: HostLists | undefined
  /** Called after each fetch of a source, with the error if it failed. */
  onSource?: ((id: string, source: string, error?: Error) => void) | undefined
}

export interface MadeFile {
  path: string
  /** Whether it shows the content that the address names. */
  isMeant: boolean
}

/** Sources of a host fetched at once. Each may take twice its size in memory, whoever asks for it by a content that was never there. */
const CONCURRENCY = 4
/** Milliseconds without a byte after which a fetch ends: a silent host must not hold up all others. */
const PATIENCE_MS = 10_000
/** Milliseconds for which a fetched source counts as the newest, so that requests for unknown contents do not reach its host each time. */
const FRESH_MS = 5_000
/** Such sources remembered: many more than can be fetched in that time. */
const MOST_FRESH = 5_000

export type MediaSources = ReturnType<typeof openMediaSources>

export function openMediaSources(options: MediaOptions, files: MediaFiles) {
  const { folder, providerUrl, onSource } = options
  const queueFor = queuesByHost(providerUrl)
  const fetching = new Map<string, Promise<string>>()
  const newest = new LRUCache<string, string>({ max: MOST_FRESH, ttl: FRESH_MS })
  const isStored = (id: string, content: string) => files.has(sourcePath(folder, id, content))

  /** Concurrent equal requests share the work. Resolves to the last stored content if the fetch brings no usable one, or is not begun. */
  const fetchNewest = (id: string, entry: SourceEntry) => shared(fetching, id, () => fetchOne(id, entry))

  async function fetchOne(id: string, entry: SourceEntry): Promise<string> {
    try {
      const name = await queueFor(entry.source)(() => fetchAndStore(id, entry, options, files))
      onSource?.(id, entry.source)
      newest.set(id, name)
      return name
    } catch (error) {
      const isBusy = error instanceof Busy
      if (!isBusy) onSource?.(id, entry.source, error as Error)
      const last = await lastStored(folder, id)
      if (last === undefined) throw error
      if (!isBusy) newest.set(id, last)
      return last
    }
  }

  /** The wanted content if it is available, otherwise the newest. Its source is stored. */
  async function contentFor({ id, content }: MediaName, entry: SourceEntry): Promise<string> {
    if (content !== undefined && (await isStored(id, content))) return content
    const recent = newest.get(id)
    if (recent !== undefined && (await isStored(id, recent))) return recent
    return fetchNewest(id, entry)
  }

  /** Draws from a stored source. If that fails, the source is fetched again: the stored file may be damaged. */
  async function drawFrom(
    wanted: MediaName,
    entry: SourceEntry,
    draw: (content: string) => Promise<string>,
  ): Promise<MadeFile> {
    const made = async (content: string) => ({ path: await draw(content), isMeant: content === wanted.content })
    const { id } = wanted
    const content = await contentFor(wanted, entry)
    try {
      return await made(content)
    } catch (error) {
      if (error instanceof Busy || newest.has(id)) throw error
      const mustReplace = await isDamaged(folder, id, content)
      if (mustReplace) await rm(sourcePath(folder, id, content))
      const next = await fetchNewest(id, entry)
      if (mustReplace || next !== content) return made(next)
      onSource?.(id, entry.source, error as Error)
      throw error
    }
  }

  return { contentFor, drawFrom, fetchNewest }
}

/** One queue for each host: one that is silent holds up its own sources alone. */
function queuesByHost(providerUrl: string) {
  const queues = new Map<string, ReturnType<typeof queueOf>>()
  return (source: string) => {
    const { host } = new URL(source, providerUrl)
    const queue = queues.get(host) ?? queueOf(CONCURRENCY)
    queues.set(host, queue)
    return queue
  }
}

async function fetchAndStore(
  id: string,
  entry: SourceEntry,
  { folder, providerUrl, hosts }: MediaOptions,
  files: MediaFiles,
): Promise<string> {
  const { content } = await fetchSource(entry.source, { providerUrl, hosts, patience: PATIENCE_MS })
  await checked(content, entry)
  const name = contentName(content)
  await storeSource(folder, id, content).catch(() => files.keepUnsaved(sourcePath(folder, id, name), content))
  return name
}

const isDamaged = (folder: string, id: string, content: string) =>
  readSource(folder, id, content).then(
    (bytes) => contentName(bytes) !== content,
    () => false,
  )
