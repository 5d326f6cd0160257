/** Contents of releases in PostgreSQL, so that every server has the files that its copy of the state names. */
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { RowChange } from './changeset.ts'
import type { Query } from './connection.ts'
import { CONTENT_TABLES, TABLES } from './tables.ts'

/** The files of this server, by digest. */
export interface Contents {
  get(hash: string): Promise<Buffer>
  has(hash: string): Promise<boolean>
  put(content: Uint8Array, hash: string): Promise<unknown>
}

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)]
/** Contents in one statement. */
const BATCH = 100

const COLUMNS = new Map(CONTENT_TABLES.map((name) => [name, TABLES.get(name)!.columns.indexOf('hash')]))

/** Digests of what rows name that come (`after`), or named that leave or change (`before`). */
function hashesIn(changes: readonly RowChange[], side: 'before' | 'after'): Set<string> {
  const found = changes.map((change) => change[side][COLUMNS.get(change.table) ?? -1])
  return new Set(found.filter((hash) => typeof hash === 'string'))
}

/** Within a transaction: stores what these rows name and nobody has stored before. */
export async function storeContents(query: Query, changes: readonly RowChange[], from: Contents): Promise<void> {
  await storeAll(query, hashesIn(changes, 'after'), from)
}

export async function storeAll(query: Query, hashes: Iterable<string>, from: Contents): Promise<void> {
  for (const batch of batches([...hashes])) {
    const stored = await query<{ hash: string }>('SELECT hash FROM content WHERE hash = ANY($1)', [batch])
    const there = new Set(stored.map(({ hash }) => hash))
    const missing = batch.filter((hash) => !there.has(hash))
    const bytes = await Promise.all(missing.map(async (hash) => compress(await from.get(hash))))
    const sql = 'INSERT INTO content (hash, bytes) SELECT * FROM unnest($1::text[], $2::bytea[])'
    if (missing.length > 0) await query(sql, [missing, bytes])
  }
}

/** Within a transaction, after its rows: drops what these rows were the last to name. */
export async function loseContents(query: Query, changes: readonly RowChange[]): Promise<void> {
  const unnamed = CONTENT_TABLES.map(
    (name) => `AND NOT EXISTS (SELECT 1 FROM ${name} WHERE ${name}.hash = content.hash)`,
  ).join(' ')
  for (const batch of batches([...hashesIn(changes, 'before')]))
    await query(`DELETE FROM content WHERE hash = ANY($1) ${unnamed}`, [batch])
}

/** Fetches what rows of changes name and this server has not. */
export async function fetchNamed(query: Query, changes: readonly RowChange[], to: Contents): Promise<void> {
  await fetchAll(query, hashesIn(changes, 'after'), to)
}

/** A content that is gone belongs to a release that was forgotten meanwhile. */
export async function fetchAll(query: Query, hashes: Iterable<string>, to: Contents): Promise<void> {
  const missing: string[] = []
  for (const hash of hashes) if (!(await to.has(hash))) missing.push(hash)
  for (const batch of batches(missing)) {
    const sql = 'SELECT hash, bytes FROM content WHERE hash = ANY($1)'
    const rows = await query<{ hash: string; bytes: Uint8Array }>(sql, [batch])
    await Promise.all(rows.map(async ({ hash, bytes }) => to.put(await decompress(bytes), hash)))
  }
}

function* batches(all: readonly string[]): Generator<string[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH)
}
