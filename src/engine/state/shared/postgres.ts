/** The shared state in PostgreSQL: its tables, the contents that they name, and the latest changes for followers. */
import { randomUUID } from 'node:crypto'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { Row } from '../database/database.ts'
import { upgradeDetail } from '../database/carried.ts'
import { VERSION } from '../database/schema.ts'
import { rowChanges } from './changeset.ts'
import type { Asking, Connections, Query, Send } from './connection.ts'
import { loseContents, storeContents, type Contents } from './contents.ts'
import type { Part } from './replica.ts'
import { applyRows, insertRows, storedRows } from './rows.ts'
import { CONTENT_TABLES, NAMESPACE, postgresTables, TABLES, type Table } from './tables.ts'
import { renewTables } from './upgrade.ts'
import { VERSION_TABLES } from './versions.ts'

/** The database's identity and position. */
export interface Head {
  id: string
  /** Number of the last change. */
  position: number
}

/** Changes that a server may lag before it copies everything, and the largest change to store, in bytes. */
const KEPT = 1000
const LONGEST = 64 * 1024 * 1024
export const CHANNEL = 'site'
/** Timeout in milliseconds of a one-row query without locks. */
const GLANCE = 5000
/** Advisory lock: any number that no other program uses in this database. */
const FIRST_LOCK = 7_301_001

const OWN_TABLES = [
  // The database's id, schema version and last change number. One row.
  `CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL)`,
  // The latest changes, as SQLite changesets; null: too long, followers copy everything.
  `CREATE TABLE change (position bigint PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), changeset bytea)`,
  // Files of the content store by their SHA-256, compressed with Zstandard.
  `CREATE TABLE content (hash text PRIMARY KEY, bytes bytea NOT NULL)`,
]

/**
 * Within a transaction: declares the tables where there are none, or older ones; once, whoever comes first. Rejects with `MustNotPublish` where they
 * are newer.
 */
export async function prepare(query: Query): Promise<Head> {
  await query('SELECT pg_advisory_xact_lock($1)', [FIRST_LOCK])
  if (!(await isDeclared(query))) {
    await query(`CREATE SCHEMA ${NAMESPACE}`)
    for (const statement of [...OWN_TABLES, ...postgresTables()]) await query(statement)
    await query('INSERT INTO head (one, id, version, position) VALUES (1, $1, $2, 0)', [randomUUID(), VERSION])
  }
  for (const statement of VERSION_TABLES) await query(statement)
  const [head] = await query<{ version: number }>('SELECT version FROM head')
  if (head!.version < VERSION) {
    const dropped = await renewTables(query)
    console.error(problem('state-upgraded', 'DATABASE_URL', upgradeDetail(head!.version, dropped)).message)
    // Open pages still request hashed files of the old releases, and a new server can only get them from here.
    const named = CONTENT_TABLES.map((table) => `SELECT hash FROM ${table}`).join(' UNION ')
    await query(`DELETE FROM content WHERE hash NOT IN (${named})`)
    // Copies with the old tables copy everything.
    await query('DELETE FROM change')
    await query('UPDATE head SET version = $1, position = position + 1', [VERSION])
  }
  return headOf(query)
}

/** `lock`: as in SELECT. */
export async function headOf(query: Query, lock: 'FOR UPDATE' | '' = ''): Promise<Head> {
  const sql = `SELECT id, version, position FROM head ${lock}`
  const [row] = await query<Head & { version: number }>(sql, [], lock ? undefined : GLANCE)
  const { id, version, position } = row!
  if (version !== VERSION)
    throw new MustNotPublish([problem('database-newer', 'DATABASE_URL', `${version}, not ${VERSION}`)])
  return { id, position }
}

/** Rejects with `Unreachable` if the database does not answer within `GLANCE`. */
export const ping = (query: Query) => query('SELECT 1', [], GLANCE)

/** Within a transaction: stores a change as the one after `head`. Resolves to its number. */
export async function store(asked: Asking, head: Head, changeset: Uint8Array, contents: Contents): Promise<number> {
  const { send } = asked
  const changes = [...rowChanges(changeset)]
  const position = head.position + 1
  await storeContents(asked, changes, contents)
  await applyRows(send, changes)
  await loseContents(send, changes)
  await note(send, position, changeset.length > LONGEST ? null : Buffer.from(changeset))
  return position
}

async function note(send: Send, position: number, changeset: Buffer | null): Promise<void> {
  await send(
    `WITH noted AS (INSERT INTO change (position, changeset) VALUES ($1, $2)),
      lost AS (DELETE FROM change WHERE position <= $1 - ${KEPT}),
      moved AS (UPDATE head SET position = $1)
    SELECT pg_notify('${CHANNEL}', '')`,
    [position, changeset],
  )
}

/** The changes after a number, in order; `undefined` if they are no longer stored or exceed `most` bytes. */
export async function changesAfter(
  query: Query,
  { after, to, most }: { after: number; to: number; most: number },
): Promise<Uint8Array[] | undefined> {
  const among = 'FROM change WHERE position > $1 AND position <= $2'
  const sql = `SELECT changeset ${among} AND (SELECT sum(octet_length(changeset)) ${among}) <= $3 ORDER BY position`
  const rows = await query<{ changeset: Uint8Array | null }>(sql, [after, to, most])
  const changesets = rows.map(({ changeset }) => changeset)
  if (changesets.length < to - after || changesets.includes(null)) return undefined
  return changesets as Uint8Array[]
}

/** A consistent snapshot of everything, read by the query given to `take`. */
export async function copyAll(
  transaction: Connections['transaction'],
  take: (head: Head, parts: AsyncIterable<Part>, query: Query) => Promise<void>,
): Promise<void> {
  const oneMoment = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'
  await transaction(async ({ query }) => take(await headOf(query), partsOf(query), query), oneMoment)
}

async function* partsOf(query: Query): AsyncGenerator<Part> {
  for (const table of TABLES.values()) for await (const rows of storedRows(query, table)) yield [table.name, rows]
}

/** Whether nothing was ever stored in it. Rejects with `MustNotPublish` if its version differs. */
export async function isEmpty(query: Query): Promise<boolean> {
  if (!(await isDeclared(query))) return true
  await headOf(query)
  const rows = await query([...TABLES.keys()].map((name) => `(SELECT 1 FROM ${name} LIMIT 1)`).join(' UNION ALL '))
  return rows.length === 0
}

async function isDeclared(query: Query): Promise<boolean> {
  const [row] = await query<{ yes: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS yes', [NAMESPACE])
  return row!.yes
}

/** Within a transaction: fills an empty database. Existing followers copy everything. Resolves to its new head. */
export async function fillAll(send: Send, { id, position }: Head, parts: Iterable<Part>): Promise<Head> {
  for (const [name, rows] of parts) await insertRows(send, TABLES.get(name)!, rows)
  await note(send, position + 1, null)
  return { id, position: position + 1 }
}

/** Within a transaction: whether a database has these rows and no others. */
export async function hasParts(query: Query, parts: Iterable<Part>): Promise<boolean> {
  const given = new Map([...TABLES.keys()].map((name) => [name, new Set<string>()]))
  for (const [name, rows] of parts) for (const row of rows) given.get(name)!.add(textOf(TABLES.get(name)!, row))
  for await (const [name, rows] of partsOf(query))
    for (const row of rows) if (!given.get(name)!.delete(textOf(TABLES.get(name)!, row))) return false
  return [...given.values()].every(({ size }) => size === 0)
}

const textOf = ({ columns }: Table, row: Row) => JSON.stringify(columns.map((column) => row[column]))
