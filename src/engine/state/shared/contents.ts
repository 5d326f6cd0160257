/** Contents of releases in PostgreSQL. Each server fetches those that its copy of the state names. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Query } from './connection.ts'

/** The files of this server, by digest. */
export interface Contents {
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  put(content: Uint8Array, hash: string): Promise<unknown>
}

/** Contents per statement. */
const BATCH_SIZE = 100
/** Up to this many are sent without querying first which are stored already. */
const MAX_UNQUERIED = 20

/** Within a transaction: stores contents that are not stored yet. */
export async function storeContents(query: Query, hashes: Iterable<string>, from: Contents): Promise<void> {
  for (const batch of batches([...hashes])) {
    const storedSql = 'SELECT hash FROM content WHERE hash = ANY($1)'
    const stored = batch.length > MAX_UNQUERIED ? await query<{ hash: string }>(storedSql, [batch]) : []
    const missing = batch.filter((hash) => !stored.some((row) => row.hash === hash))
    const bytes = await Promise.all(missing.map(async (hash) => zstdCompressSync(await from.get(hash))))
    const sql = 'INSERT INTO content (hash, bytes) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING'
    if (missing.length > 0) await query(sql, [missing, bytes])
  }
}

/** Fetches contents that this server lacks. If the database lacks one too, its release has been deleted meanwhile. */
export async function fetchContents(query: Query, hashes: Iterable<string>, to: Contents): Promise<void> {
  const missing: string[] = []
  for (const hash of hashes) if (!(await to.has(hash))) missing.push(hash)
  for (const batch of batches(missing)) {
    const sql = 'SELECT hash, bytes FROM content WHERE hash = ANY($1)'
    const rows = await query<{ hash: string; bytes: Uint8Array }>(sql, [batch])
    // Pages are small: 0.2 ms each in this thread, several times that in Node's thread pool.
    const decompress = (bytes: Uint8Array) => zstdDecompressSync(bytes, { chunkSize: 128 * 1024 })
    await Promise.all(rows.map(async ({ hash, bytes }) => to.put(decompress(bytes), hash)))
  }
}

function* batches(all: readonly string[]): Generator<string[]> {
  for (let first = 0; first < all.length; first += BATCH_SIZE) yield all.slice(first, first + BATCH_SIZE)
}
