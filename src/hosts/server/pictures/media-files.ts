/** Files made on demand: kept on disk, or in memory while the disk takes nothing. */
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { writeWhole } from '../../../records/whole-file.ts'

/** The queue of pictures, or that of their sources, is full. */
export class Busy extends Error {
  override name = 'Busy'
}

export interface MediaFiles {
  /** Returns the file's path and makes it first if it is missing. Concurrent equal requests share the work. Rejects with `Busy`. */
  make(name: string, draw: () => Promise<Uint8Array>): Promise<string>
  /** Whether the file is on disk or in memory. */
  has(path: string): Promise<boolean>
  /** A file's content if only memory has it. */
  unsaved(path: string): Uint8Array | undefined
  keepUnsaved(path: string, content: Uint8Array): void
}

/** Bytes kept in memory: more than one of the largest sources. */
const MEMORY_SIZE = 96 * 1024 * 1024
/** Pictures made at once, one for each core of a small machine. */
const CONCURRENCY = 2
/** Pictures, or sources, that may wait for their turn; further requests get 503. */
const QUEUE_SIZE = 200

export function openMediaFiles(folder: string): MediaFiles {
  const inTurn = queueOf(CONCURRENCY)
  const making = new Map<string, Promise<string>>()
  /** By the path that the file would have on disk. */
  const unsaved = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY_SIZE,
    sizeCalculation: ({ length }) => length || 1,
  })
  const has = async (path: string) => unsaved.has(path) || (await stat(path).catch(() => undefined)) !== undefined

  async function makeMissing(path: string, draw: () => Promise<Uint8Array>): Promise<string> {
    if (await has(path)) return path
    const content = await inTurn(draw)
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, content)
    } catch {
      unsaved.set(path, content)
    }
    return path
  }

  return {
    has,
    make: (name, draw) => shared(making, join(folder, name), (path) => makeMissing(path, draw)),
    unsaved: (path) => unsaved.get(path),
    keepUnsaved: (path, content) => void unsaved.set(path, content),
  }
}

/** Runs so many at once; others wait, until the queue is full. Rejects with `Busy` then. */
export function queueOf(concurrency: number): <T>(run: () => Promise<T>) => Promise<T> {
  const limit = pLimit(concurrency)
  return async (run) => {
    if (limit.pendingCount >= QUEUE_SIZE) throw new Busy(`${limit.pendingCount} are waiting`)
    return limit(run)
  }
}

/** Runs once for concurrent calls with the same key. */
export function shared<T>(running: Map<string, Promise<T>>, key: string, run: (key: string) => Promise<T>): Promise<T> {
  const started = running.get(key)
  if (started) return started
  const promise = run(key)
  running.set(key, promise)
  void promise.catch(() => {}).then(() => running.delete(key))
  return promise
}
