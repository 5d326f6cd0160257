/** Creates the tables of a new database, or upgrades those of an older version. */
import { randomUUID } from 'node:crypto'
import { problem } from '../../../config/problems/table.ts'
import { upgradeDetail } from '../database/carried.ts'
import { namedContents } from '../database/contents.ts'
import { openFile, renew } from '../database/database-file.ts'
import { VERSION } from '../database/schema.ts'
import { inFile, withFile } from '../database/snapshot.ts'
import { NAMESPACE, type Query } from './connection.ts'
import { replaceState, headOf, LOCK, LOG_TABLES, readInto, type Head } from './log.ts'
import { VERSION_TABLES } from '../versions.ts'

const TABLES = [
  `CREATE SCHEMA ${NAMESPACE}`,
  ...LOG_TABLES,
  ...VERSION_TABLES,
  // Files of the content store by their SHA-256, compressed with Zstandard.
  `CREATE TABLE content (hash text PRIMARY KEY, bytes bytea NOT NULL)`,
]

/** Within a transaction. Only the first server does the work. Rejects with `MustNotPublish` if the database is of a newer version. */
export async function prepare(query: Query): Promise<Head> {
  // Any number that no other program uses in this database.
  await query('SELECT pg_advisory_xact_lock(7301001)')
  if (!(await hasSchema(query))) {
    for (const statement of TABLES) await query(statement)
    await query('INSERT INTO head (one, id, version, position) VALUES (1, $1, $2, 0)', [randomUUID(), VERSION])
    await withFile(async (file) => {
      openFile(file)!.close()
      await replaceState(query, file)
    })
  }
  const [head] = await query<{ version: number }>('SELECT version FROM head')
  if (head!.version < VERSION) await withFile((file) => upgrade(query, file, head!.version))
  return headOf(query)
}

export async function hasSchema(query: Query): Promise<boolean> {
  const [row] = await query<{ yes: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS yes', [NAMESPACE])
  return row!.yes
}

async function upgrade(query: Query, file: string, version: number): Promise<void> {
  // Writes of servers with the older version wait, and are refused afterwards.
  await query(LOCK)
  await readInto(query, file)
  inFile(file, (db) => db.exec(`PRAGMA user_version = ${version}`))
  const { dropped } = renew(file, 'schema')
  await replaceState(query, file)
  await query('UPDATE head SET version = $1', [VERSION])
  // Open pages still request hashed files of the old releases, and a new server can only get them from here.
  await query('DELETE FROM content WHERE hash <> ALL($1)', [[...inFile(file, namedContents)]])
  console.error(problem('state-upgraded', 'DATABASE_URL', upgradeDetail(version, dropped)).message)
}
