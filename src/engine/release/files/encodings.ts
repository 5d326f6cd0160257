/** Compressed copies of contents, made once and stored beside them. */
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isForever } from '../../../config/headers.ts'
import { logFailure } from '../../../config/problems/log.ts'
import { writeWhole } from '../../../records/whole-file.ts'
import type { ContentStore } from './store.ts'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
/** File name suffix by encoding. */
export const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Compression effort. A page takes 2 ms. The best compression takes 50 times as long and saves a tenth: worth it for scripts and style sheets, which many
 * releases share, and for pages that do not fit the first round trip.
 */
export type Effort = 'page' | 'asset'
type Quality = { br: number; gzip: number }
const QUALITY: Record<Effort, Quality> = { page: { br: 5, gzip: 6 }, asset: { br: 11, gzip: 9 } }
const LARGE_PAGE: Quality = { br: 11, gzip: 9 }

/** TCP's initial window of ten segments, less headers. */
const FIRST_ROUND_TRIP_BYTES = 14_000

/** By a file's name below the output folder. */
export function effortFor(name: string): Effort {
  return isForever(name) ? 'asset' : 'page'
}

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|xml|txt|svg|webmanifest|ico)$/

/** Whether a file of that name compresses; pictures, videos and fonts are already compressed. */
export function isCompressible(name: string): boolean {
  return COMPRESSIBLE.test(name)
}

export interface Encodings {
  /** The compressed content. Rejects if the store has no such digest. */
  get(hash: string, encoding: Encoding, effort: Effort): Promise<Buffer>
  /** Path of its file, which exists once this resolves. */
  file(hash: string, encoding: Encoding, effort: Effort): Promise<string>
  /** Compresses long-lived files. `assets`: names and digests. Never rejects: the rest is compressed on demand. */
  prepare(assets: Iterable<readonly [name: string, hash: string]>): Promise<void>
}

interface Compression {
  compressed: Buffer
  /** Error when storing it; visitors get it anyway. */
  failure?: unknown
}

/** `folder`: of compressed copies, named by the digest of the original. */
export function openEncodings(folder: string, store: ContentStore): Encodings {
  const running = new Map<string, Promise<Compression>>()
  const pathOf = (hash: string, encoding: Encoding) =>
    join(folder, hash.slice(0, 2), hash.slice(2) + SUFFIXES[encoding])

  async function make(hash: string, encoding: Encoding, effort: Effort): Promise<Compression> {
    const content = await store.get(hash)
    let compressed = await compress(content, encoding, QUALITY[effort])
    if (effort === 'page' && compressed.length > FIRST_ROUND_TRIP_BYTES)
      compressed = await compress(content, encoding, LARGE_PAGE)
    const path = pathOf(hash, encoding)
    try {
      await mkdir(dirname(path), { recursive: true })
      // Server and publisher may write the same copy at once, in one process.
      await writeWhole(path, compressed)
      return { compressed }
    } catch (failure) {
      return { compressed, failure }
    }
  }

  /** Concurrent calls share one compression. */
  function compressOnce(hash: string, encoding: Encoding, effort: Effort): Promise<Compression> {
    const path = pathOf(hash, encoding)
    const current = running.get(path)
    if (current) return current
    const compression = make(hash, encoding, effort).finally(() => running.delete(path))
    running.set(path, compression)
    return compression
  }

  const prepared = new Set<string>()

  async function file(hash: string, encoding: Encoding, effort: Effort): Promise<string> {
    const path = pathOf(hash, encoding)
    // A power failure may leave a file without its content.
    const { size } = await stat(path).catch(() => ({ size: 0 }))
    const { failure } = size > 0 ? {} : await compressOnce(hash, encoding, effort)
    if (failure !== undefined) throw failure
    return path
  }

  return {
    file,
    async prepare(assets) {
      const longLived = [...assets].filter(([name]) => isForever(name) && isCompressible(name))
      const hashes = longLived.map(([, hash]) => hash).filter((hash) => !prepared.has(hash))
      for (const hash of hashes) prepared.add(hash)
      const copies = hashes.flatMap((hash) => ENCODINGS.map((encoding) => file(hash, encoding, 'asset')))
      const results = await Promise.allSettled(copies)
      for (const result of results) if (result.status === 'rejected') logFailure(result.reason)
    },
    async get(hash, encoding, effort) {
      const stored = await readFile(pathOf(hash, encoding)).catch(() => undefined)
      return stored?.length ? stored : (await compressOnce(hash, encoding, effort)).compressed
    },
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** By default at the fast level used for pages. */
export function compress(
  content: Buffer,
  encoding: Encoding,
  { [encoding]: quality }: Quality = QUALITY.page,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(content, { level: quality })
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
