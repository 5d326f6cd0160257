/** Creates the tables of a new database, or upgrades those of an older version. */
import { randomUUID } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { problem } from '../../../config/problems/table.ts'
import { upgradeDetail } from '../database/carried.ts'
import { namedContents } from '../database/contents.ts'
import { openFile, renew } from '../database/database-file.ts'
import { VERSION } from '../database/schema.ts'
import { inFile, withFile } from '../database/snapshot.ts'
import { NAMESPACE, type Query } from './connection.ts'
import { replaceState, headOf, LOCK, LOG_TABLES, readInto, type Head } from './log.ts'
import { VERSION_TABLES } from '../versions.ts'

const FIRST_TABLES = [
  `CREATE SCHEMA ${NAMESPACE}`,
  // The database's id, the schema version of its file, and the last change. One row, which writers lock.
  `CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL)`,
  // Files of the content store by their SHA-256, compressed with Zstandard.
  `CREATE TABLE content (hash text PRIMARY KEY, bytes bytea NOT NULL)`,
]

/** Within a transaction. Only the first server does the work. Rejects with `MustNotPublish` if the database is of a newer version. */
export async function prepare(query: Query): Promise<Head> {
  // Any number that no other program uses in this database.
  await query('SELECT pg_advisory_xact_lock(7301001)')
  if (!(await hasSchema(query))) {
    for (const statement of [...FIRST_TABLES, ...LOG_TABLES, ...VERSION_TABLES]) await query(statement)
    await query('INSERT INTO head (one, id, version, position) VALUES (1, $1, $2, 0)', [randomUUID(), VERSION])
    await withFile(async (file) => {
      openFile(file)!.close()
      await replaceState(query, file)
    })
  }
  const [head] = await query<{ version: number }>('SELECT version FROM head')
  if (head!.version < VERSION) await withFile((file) => upgrade(query, file))
  return headOf(query)
}

export async function hasSchema(query: Query): Promise<boolean> {
  const [row] = await query<{ yes: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS yes', [NAMESPACE])
  return row!.yes
}

async function upgrade(query: Query, file: string): Promise<void> {
  // Writes of servers with the older version wait, and are refused afterwards.
  await query(LOCK)
  const [head] = await query<{ version: number; change?: string }>('SELECT * FROM head')
  await (head!.change === undefined ? readTables : readInto)(query, file)
  inFile(file, (db) => db.exec(`PRAGMA user_version = ${head!.version}`))
  const { dropped } = renew(file, 'schema')
  await replaceState(query, file)
  await query('UPDATE head SET version = $1', [VERSION])
  // Open pages still request hashed files of the old releases, and a new server can only get them from here.
  await query('DELETE FROM content WHERE hash <> ALL($1)', [[...inFile(file, namedContents)]])
  console.error(problem('state-upgraded', 'DATABASE_URL', upgradeDetail(head!.version, dropped)).message)
}

/** Versions up to 13 mirrored each table of the file: moves the rows into a file with the same tables and columns. */
async function readTables(query: Query, file: string): Promise<void> {
  const tables = await query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
      FROM information_schema.columns WHERE table_schema = $1
      AND table_name NOT IN ('head', 'change', 'content', 'code', 'server') GROUP BY table_name`,
    [NAMESPACE],
  )
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  for (const { table, columns } of tables) {
    db.exec(`CREATE TABLE ${table} (${columns})`)
    const insert = db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?')})`)
    await query(`DECLARE part CURSOR FOR SELECT ${columns} FROM ${table}`)
    for (;;) {
      const rows = await query<Record<string, SQLInputValue>>('FETCH 2000 FROM part')
      if (rows.length === 0) break
      for (const row of rows) insert.run(...columns.map((column) => row[column]!))
    }
    await query('CLOSE part')
    await query(`DROP TABLE ${table}`)
  }
  db.exec('COMMIT')
  db.close()
  for (const statement of ['DROP TABLE change', ...LOG_TABLES, ...VERSION_TABLES]) await query(statement)
}
