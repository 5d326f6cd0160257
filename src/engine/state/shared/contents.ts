/** Contents of releases in PostgreSQL, from which every server fetches the files that its copy names. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { RowChange } from './changeset.ts'
import type { Asking, Query, Send } from './connection.ts'
import { CONTENT_TABLES, TABLES } from './tables.ts'

/** The files of this server, by digest. */
export interface Contents {
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  put(content: Uint8Array, hash: string): Promise<unknown>
}

/** Pages are small: 0.2 ms each in this thread, several times that in Node's thread pool. */
const compress = (content: Uint8Array) => zstdCompressSync(content)
const decompress = (bytes: Uint8Array) => zstdDecompressSync(bytes, { chunkSize: 128 * 1024 })
/** Contents per statement; and the number up to which sending is faster than asking which are stored already. */
const BATCH = 100
const FEW = 20

const COLUMNS = new Map(CONTENT_TABLES.map((name) => [name, TABLES.get(name)!.columns.indexOf('hash')]))

/** Digests of what rows name that come (`after`), or named that leave or change (`before`). */
function hashesIn(changes: readonly RowChange[], side: 'before' | 'after'): Set<string> {
  const found = changes.map((change) => change[side][COLUMNS.get(change.table) ?? -1])
  return new Set(found.filter((hash) => typeof hash === 'string'))
}

/** Within a transaction: stores contents that these rows name and that are not stored yet. */
export async function storeContents(asked: Asking, changes: readonly RowChange[], from: Contents): Promise<void> {
  await storeAll(asked, hashesIn(changes, 'after'), from)
}

export async function storeAll({ query, send }: Asking, hashes: Iterable<string>, from: Contents): Promise<void> {
  for (const batch of batches([...hashes])) {
    const missing = batch.length > FEW ? await missingOf(query, batch) : batch
    const bytes = await Promise.all(missing.map(async (hash) => compress(await from.get(hash))))
    const sql = 'INSERT INTO content (hash, bytes) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING'
    if (missing.length > 0) await send(sql, [missing, bytes])
  }
}

async function missingOf(query: Query, hashes: readonly string[]): Promise<string[]> {
  const stored = await query<{ hash: string }>('SELECT hash FROM content WHERE hash = ANY($1)', [hashes])
  const there = new Set(stored.map(({ hash }) => hash))
  return hashes.filter((hash) => !there.has(hash))
}

/** Within a transaction, after its rows: deletes contents that only these rows named. */
export async function loseContents(send: Send, changes: readonly RowChange[]): Promise<void> {
  const unnamed = CONTENT_TABLES.map(
    (name) => `AND NOT EXISTS (SELECT 1 FROM ${name} WHERE ${name}.hash = content.hash)`,
  ).join(' ')
  for (const batch of batches([...hashesIn(changes, 'before')]))
    await send(`DELETE FROM content WHERE hash = ANY($1) ${unnamed}`, [batch])
}

/** Fetches contents that the changes name and this server does not have. */
export async function fetchNamed(query: Query, changes: readonly RowChange[], to: Contents): Promise<void> {
  await fetchAll(query, hashesIn(changes, 'after'), to)
}

/** A missing content belongs to a release that has since been pruned. */
export async function fetchAll(query: Query, hashes: Iterable<string>, to: Contents): Promise<void> {
  const missing: string[] = []
  for (const hash of hashes) if (!(await to.has(hash))) missing.push(hash)
  for (const batch of batches(missing)) {
    const sql = 'SELECT hash, bytes FROM content WHERE hash = ANY($1)'
    const rows = await query<{ hash: string; bytes: Uint8Array }>(sql, [batch])
    await Promise.all(rows.map(async ({ hash, bytes }) => to.put(decompress(bytes), hash)))
  }
}

function* batches(all: readonly string[]): Generator<string[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH)
}
