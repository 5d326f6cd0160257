/** What servers share, in PostgreSQL: the tables of the state, the contents that they name, and the last changes for those that follow. */
import { randomUUID } from 'node:crypto'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { MustNotPublish, problem } from '../../problems/table.ts'
import { VERSION } from '../schema.ts'
import { rowChanges } from './changeset.ts'
import { loseContents, storeContents, type Contents } from './contents.ts'
import type { Part } from './replica.ts'
import { applyRows, insertRows, storedRows } from './rows.ts'
import { NAMESPACE, postgresTables, TABLES } from './tables.ts'
import { renewTables } from './upgrade.ts'

export type Database = Sql<{ bigint: number }>
type Transaction = TransactionSql<{ bigint: number }>

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
const PROGRAM = 'crystal-site '
/** Seconds after which the database gives up a server whose machine is gone, and with it its turn. */
const LIVELINESS = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 }

const OWN_TABLES = [
  // Which database this is, what its tables look like, and the number of the last change. One row.
  `CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL)`,
  // The last changes, as changesets of SQLite's session extension; null: too long, who follows copies everything.
  `CREATE TABLE change (position bigint PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), changeset bytea)`,
  // Files of the content store by their SHA-256, compressed with Zstandard.
  `CREATE TABLE content (hash text PRIMARY KEY, bytes bytea NOT NULL)`,
]

/** `server`: what others know this one by. */
export function openPostgres(address: string, server = ''): Database {
  const url = new URL(address)
  // A folder with a socket, as PostgreSQL's own programs are told of it.
  const socket = url.searchParams.get('host')
  url.searchParams.delete('host')
  return postgres(url.href, {
    ...(socket && { host: socket }),
    max: 8,
    connect_timeout: 5,
    // Who waits is told soon; who follows looks again by itself.
    backoff: false,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: PROGRAM + server, search_path: NAMESPACE, ...LIVELINESS },
  }) as Database
}

/** Servers that are connected. */
export async function connected(sql: Database): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database()`
  const names = rows.map(({ name }) => name).filter((name) => name.startsWith(PROGRAM))
  return new Set(names.map((name) => name.slice(PROGRAM.length)))
}

/** Declares the tables where there are none, or older ones: once, whoever comes first. Rejects with `MustNotPublish` where they are newer. */
export async function prepare(sql: Database): Promise<Head> {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${FIRST_LOCK})`
    const [there] = await tx`SELECT to_regnamespace(${NAMESPACE}) IS NOT NULL AS yes`
    if (!there!.yes) {
      await tx.unsafe(`CREATE SCHEMA ${NAMESPACE}`)
      for (const statement of [...OWN_TABLES, ...postgresTables()]) await tx.unsafe(statement)
      await tx`INSERT INTO head (one, id, version, position) VALUES (1, ${randomUUID()}, ${VERSION}, 0)`
    }
    const [head] = await tx<{ version: number }[]>`SELECT version FROM head`
    if (head!.version < VERSION) {
      await renewTables(tx)
      await tx`DELETE FROM content`
      // Who has the tables of before copies all of these.
      await tx`DELETE FROM change`
      await tx`UPDATE head SET version = ${VERSION}, position = position + 1`
    }
    return headOf(tx)
  })
}

/** Within a transaction that writes: nobody else writes until it is over. */
export async function lockedHead(tx: Transaction): Promise<Head> {
  await tx`SELECT FROM head FOR UPDATE`
  return headOf(tx)
}

export async function headOf(tx: Transaction | Database): Promise<Head> {
  const [row] = await tx<(Head & { version: number })[]>`SELECT id, version, position FROM head`
  const { id, version, position } = row!
  if (version !== VERSION)
    throw new MustNotPublish([problem('database-newer', 'DATABASE_URL', `${version}, not ${VERSION}`)])
  return { id, position }
}

/** Within a transaction: stores a change as the one after `head`. Resolves to its number. */
export async function store(tx: Transaction, head: Head, changeset: Uint8Array, contents: Contents): Promise<number> {
  const changes = [...rowChanges(changeset)]
  const position = head.position + 1
  await storeContents(tx, changes, contents)
  await applyRows(tx, changes)
  await loseContents(tx, changes)
  const kept = changeset.length > LONGEST ? null : Buffer.from(changeset)
  await tx`INSERT INTO change (position, changeset) VALUES (${position}, ${kept})`
  await tx`DELETE FROM change WHERE position <= ${position - KEPT}`
  await tx`UPDATE head SET position = ${position}`
  await tx`SELECT pg_notify(${CHANNEL}, '')`
  return position
}

/** The changes after one, in their order; `undefined` where they are not kept. */
export async function changesAfter(sql: Database, position: number, to: number): Promise<Uint8Array[] | undefined> {
  const rows = await sql<{ changeset: Uint8Array | null }[]>`
    SELECT changeset FROM change WHERE position > ${position} AND position <= ${to} ORDER BY position`
  const changesets = rows.map(({ changeset }) => changeset)
  if (changesets.length < to - position || changesets.includes(null)) return undefined
  return changesets as Uint8Array[]
}

/** Everything as it is at one moment. */
export async function copyAll(
  sql: Database,
  take: (head: Head, parts: AsyncIterable<Part>) => Promise<void>,
): Promise<void> {
  await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
    await take(await headOf(tx), partsOf(tx))
  })
}

async function* partsOf(tx: Transaction): AsyncGenerator<Part> {
  for (const table of TABLES.values()) for await (const rows of storedRows(tx, table)) yield [table.name, rows]
}

/** Within a transaction: puts rows and contents into a database that has none. */
export async function fillAll(tx: Transaction, parts: Iterable<Part>): Promise<void> {
  for (const [name, rows] of parts) await insertRows(tx, TABLES.get(name)!, rows)
}
