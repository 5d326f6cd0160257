/** Contents of releases in PostgreSQL, so that every server has the files that its copy of the state names. */
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import type { RowChange } from './changeset.ts'
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
export async function storeContents(tx: TransactionSql, changes: readonly RowChange[], from: Contents): Promise<void> {
  await storeAll(tx, [...hashesIn(changes, 'after')], from)
}

export async function storeAll(tx: TransactionSql, hashes: readonly string[], from: Contents): Promise<void> {
  for (const batch of batches(hashes)) {
    const stored = await tx<{ hash: string }[]>`SELECT hash FROM content WHERE hash = ANY(${batch})`
    const there = new Set(stored.map(({ hash }) => hash))
    const rows = await Promise.all(
      batch
        .filter((hash) => !there.has(hash))
        .map(async (hash) => ({ hash, bytes: await compress(await from.get(hash)) })),
    )
    if (rows.length > 0) await tx`INSERT INTO content ${tx(rows)}`
  }
}

/** Within a transaction, after its rows: drops what these rows were the last to name. */
export async function loseContents(tx: TransactionSql, changes: readonly RowChange[]): Promise<void> {
  const unnamed = CONTENT_TABLES.map(
    (name) => `AND NOT EXISTS (SELECT 1 FROM ${name} WHERE ${name}.hash = content.hash)`,
  ).join(' ')
  for (const batch of batches([...hashesIn(changes, 'before')]))
    await tx.unsafe(`DELETE FROM content WHERE hash = ANY($1) ${unnamed}`, [batch])
}

/** Fetches what rows of changes name and this server has not. */
export async function fetchNamed(sql: Sql, changes: readonly RowChange[], to: Contents): Promise<void> {
  await fetchAll(sql, [...hashesIn(changes, 'after')], to)
}

/** A content that is gone belongs to a release that was forgotten meanwhile. */
export async function fetchAll(sql: Sql, hashes: Iterable<string>, to: Contents): Promise<void> {
  const missing: string[] = []
  for (const hash of hashes) if (!(await to.has(hash))) missing.push(hash)
  for (const batch of batches(missing)) {
    const rows = await sql<{ hash: string; bytes: Uint8Array }[]>`
      SELECT hash, bytes FROM content WHERE hash = ANY(${batch})`
    await Promise.all(rows.map(async ({ hash, bytes }) => to.put(await decompress(bytes), hash)))
  }
}

function* batches(all: readonly string[]): Generator<string[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH)
}
