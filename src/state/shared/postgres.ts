/** What servers share, in PostgreSQL: the tables of the state, the contents that they name, and the last changes for those that follow. */
import { randomUUID } from 'node:crypto'
import { MustNotPublish, problem } from '../../problems/table.ts'
import { VERSION } from '../schema.ts'
import { rowChanges } from './changeset.ts'
import type { Connections, Query } from './connection.ts'
import { loseContents, storeContents, type Contents } from './contents.ts'
import type { Part } from './replica.ts'
import { applyRows, insertRows, storedRows } from './rows.ts'
import { NAMESPACE, postgresTables, TABLES } from './tables.ts'
import { renewTables } from './upgrade.ts'

/** Which database it is, and how far it has come. */
export interface Head {
  id: string
  /** Number of the last change. */
  position: number
}

/** Changes that a server may be behind before it copies everything, and bytes of one that is worth keeping. */
const KEPT = 1000
const LONGEST = 64 * 1024 * 1024
export const CHANNEL = 'site'
/** Any number that no other program takes in this database. */
const FIRST_LOCK = 7_301_001

const OWN_TABLES = [
  // Which database this is, what its tables look like, and the number of the last change. One row.
  `CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL)`,
  // The last changes, as changesets of SQLite's session extension; null: too long, who follows copies everything.
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
  const [head] = await query<{ version: number }>('SELECT version FROM head')
  if (head!.version < VERSION) {
    await renewTables(query)
    await query('DELETE FROM content')
    // Who has the tables of before copies all of these.
    await query('DELETE FROM change')
    await query('UPDATE head SET version = $1, position = position + 1', [VERSION])
  }
  return headOf(query)
}

/** Within a transaction that writes: nobody else writes until it is over. */
export async function lockedHead(query: Query): Promise<Head> {
  await query('SELECT FROM head FOR UPDATE')
  return headOf(query)
}

export async function headOf(query: Query): Promise<Head> {
  const [row] = await query<Head & { version: number }>('SELECT id, version, position FROM head')
  const { id, version, position } = row!
  if (version !== VERSION)
    throw new MustNotPublish([problem('database-newer', 'DATABASE_URL', `${version}, not ${VERSION}`)])
  return { id, position }
}

/** Within a transaction: stores a change as the one after `head`. Resolves to its number. */
export async function store(query: Query, head: Head, changeset: Uint8Array, contents: Contents): Promise<number> {
  const changes = [...rowChanges(changeset)]
  const position = head.position + 1
  await storeContents(query, changes, contents)
  await applyRows(query, changes)
  await loseContents(query, changes)
  await note(query, position, changeset.length > LONGEST ? null : Buffer.from(changeset))
  return position
}

async function note(query: Query, position: number, changeset: Buffer | null): Promise<void> {
  await query('INSERT INTO change (position, changeset) VALUES ($1, $2)', [position, changeset])
  await query('DELETE FROM change WHERE position <= $1', [position - KEPT])
  await query('UPDATE head SET position = $1', [position])
  await query(`NOTIFY ${CHANNEL}`)
}

/** The changes after one, in their order; `undefined` where they are not kept. */
export async function changesAfter(query: Query, position: number, to: number): Promise<Uint8Array[] | undefined> {
  const sql = 'SELECT changeset FROM change WHERE position > $1 AND position <= $2 ORDER BY position'
  const rows = await query<{ changeset: Uint8Array | null }>(sql, [position, to])
  const changesets = rows.map(({ changeset }) => changeset)
  if (changesets.length < to - position || changesets.includes(null)) return undefined
  return changesets as Uint8Array[]
}

/** Everything as it is at one moment, which the query given to `take` sees. */
export async function copyAll(
  transaction: Connections['transaction'],
  take: (head: Head, parts: AsyncIterable<Part>, query: Query) => Promise<void>,
): Promise<void> {
  const oneMoment = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'
  await transaction(async (query) => take(await headOf(query), partsOf(query), query), oneMoment)
}

async function* partsOf(query: Query): AsyncGenerator<Part> {
  for (const table of TABLES.values()) for await (const rows of storedRows(query, table)) yield [table.name, rows]
}

/** Whether nothing was ever stored in it. Rejects with `MustNotPublish` where it is of another version. */
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

/** Within a transaction: puts rows into a database that has none. Who follows it already copies everything. Resolves to its new head. */
export async function fillAll(query: Query, { id, position }: Head, parts: Iterable<Part>): Promise<Head> {
  for (const [name, rows] of parts) await insertRows(query, TABLES.get(name)!, rows)
  await note(query, position + 1, null)
  return { id, position: position + 1 }
}
