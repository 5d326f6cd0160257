/**
 * The shared state in PostgreSQL: a snapshot of the SQLite file, the ordered changesets since then (of SQLite's session extension), and the contents that
 * rows name.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { Changes } from '../database/transaction.ts'
import { inFile, withFile } from '../database/snapshot.ts'
import { VERSION } from '../database/schema.ts'
import { CHANNEL, SHORT_TIMEOUT_MS, unfit, type Connections, type Query } from './connection.ts'

/** The database's identity and the last change. */
export interface Head {
  id: string
  position: number
  /** Id of the last change. Unique, so that a server notices if the database was restored from a backup. */
  change: string
}

export interface Change {
  id: string
  /** Digests of contents that it names. */
  contents: string[]
  /** Its changeset, compressed. */
  bytes: Uint8Array
}

/** Mode of a transaction whose queries all see the same state. */
export const CONSISTENT_READ = 'ISOLATION LEVEL REPEATABLE READ'
/** Bytes of the snapshot per row. */
const PART_BYTES = 8 * 1024 * 1024
/** A shorter log needs no new snapshot. */
const MIN_LOG_BYTES = 1024 * 1024

export const LOG_TABLES = [
  // The database's id, the schema version of its file, and the last change. One row, which writers lock.
  `CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL, change text)`,
  // Changes since the snapshot. The first is empty, as the snapshot includes it: a server with that change knows that the log continues from it.
  `CREATE TABLE change (position bigint PRIMARY KEY, id text NOT NULL UNIQUE, contents text[] NOT NULL, changeset bytea NOT NULL)`,
  // The SQLite file after the log's first change, in parts, each compressed.
  `CREATE TABLE snapshot (position bigint, part integer, bytes bytea NOT NULL, PRIMARY KEY (position, part))`,
]

/** First statement of a transaction that replaces everything: blocks writers, and other replacements of the snapshot. */
export const LOCK = 'LOCK TABLE head IN EXCLUSIVE MODE'

/** `lock`: as in SELECT. Rejects with `MustNotPublish` if the schema is of a different version. */
export async function headOf(query: Query, lock: 'FOR UPDATE' | '' = ''): Promise<Head> {
  // All columns, since newer code may name them differently.
  const [row] = await query<Head & { version: number }>(
    `SELECT * FROM head ${lock}`,
    [],
    lock ? undefined : SHORT_TIMEOUT_MS,
  )
  if (row!.version !== VERSION)
    throw new MustNotPublish([problem('database-newer', 'DATABASE_URL', `${row!.version}, not ${VERSION}`)])
  return row!
}

/** Within a transaction that has locked the head. */
export async function append(query: Query, head: Head, { changeset, named, unnamed }: Changes): Promise<Change> {
  const change = { id: randomUUID(), contents: named, bytes: zstdCompressSync(changeset) }
  await query(
    `WITH added AS (INSERT INTO change (position, id, contents, changeset) VALUES ($1, $2, $3, $4)),
      moved AS (UPDATE head SET position = $1, change = $2),
      dropped AS (DELETE FROM content WHERE hash = ANY($5))
    SELECT pg_notify('${CHANNEL}', '')`,
    [head.position + 1, change.id, named, change.bytes, unnamed],
  )
  return change
}

/** The changes after this one, in order; `undefined` if the log no longer has it, or never had. */
export async function changesAfter(query: Query, change: string): Promise<Change[] | undefined> {
  const rows = await query<Change>(
    `SELECT id, contents, CASE WHEN id <> $1 THEN changeset END AS bytes FROM change
      WHERE position >= (SELECT position FROM change WHERE id = $1) ORDER BY position`,
    [change],
  )
  return rows.length > 0 ? rows.slice(1) : undefined
}

/** Within a transaction with `LOCK`: replaces the shared state with this file. Other servers copy everything. */
export async function replaceState(query: Query, file: string): Promise<Head> {
  await query('DELETE FROM snapshot')
  await query('DELETE FROM change')
  await query('UPDATE head SET position = position + 1, change = $1', [randomUUID()])
  await query("INSERT INTO change SELECT position, change, '{}', '' FROM head")
  const [head] = await query<Head>(`SELECT head.*, pg_notify('${CHANNEL}', '') FROM head`)
  await storeSnapshot(query, head!.position, file)
  return head!
}

async function storeSnapshot(query: Query, position: number, file: string): Promise<void> {
  let part = 0
  for await (const bytes of createReadStream(file, { highWaterMark: PART_BYTES })) {
    const compressed = await promisify(zstdCompress)(bytes as Buffer)
    await query('INSERT INTO snapshot VALUES ($1, $2, $3)', [position, part++, compressed])
  }
}

/** Within a transaction with `CONSISTENT_READ` or `LOCK`: writes the state into a file that does not exist yet. */
export async function readInto(query: Query, file: string): Promise<Head> {
  for (let part = 0; ; part++) {
    const [row] = await query<{ bytes: Buffer }>('SELECT bytes FROM snapshot WHERE part = $1', [part])
    if (!row) break
    await appendFile(file, await promisify(zstdDecompress)(row.bytes))
  }
  const sql =
    "SELECT position, changeset FROM change WHERE position > $1 AND changeset <> '' ORDER BY position LIMIT 100"
  for (let last = -1; ;) {
    const rows = await query<{ position: number; changeset: Buffer }>(sql, [last])
    if (rows.length === 0) break
    inFile(file, (db) => {
      db.exec('BEGIN')
      for (const { position, changeset } of rows)
        if (!db.applyChangeset(zstdDecompressSync(changeset)))
          throw unfit(`change ${position} does not follow from those before it`)
      db.exec('COMMIT')
    })
    last = rows.at(-1)!.position
  }
  const [head] = await query<Head>('SELECT * FROM head')
  return head!
}

/** Replaces snapshot and log by a new snapshot if the log has become the longer of the two. */
export async function compactLog(transaction: Connections['transaction']): Promise<void> {
  await transaction(async (query) => {
    // One server at a time; writers are not blocked. First, so that this transaction sees the previous server's snapshot.
    await query('LOCK TABLE head IN SHARE UPDATE EXCLUSIVE MODE')
    const { position } = await headOf(query)
    const log = 'SELECT sum(octet_length(changeset) + 500) FROM change'
    const longest = `greatest(${MIN_LOG_BYTES}, (SELECT sum(octet_length(bytes)) FROM snapshot))`
    if ((await query(`SELECT 1 WHERE (${log}) > ${longest}`)).length === 0) return
    await withFile(async (file) => {
      await readInto(query, file)
      await storeSnapshot(query, position, file)
      for (const table of ['snapshot', 'change']) await query(`DELETE FROM ${table} WHERE position < $1`, [position])
      await query("UPDATE change SET changeset = '', contents = '{}' WHERE position = $1", [position])
    })
  }, CONSISTENT_READ)
}
