/** Upgrades a database to this version, as a file: by what `carryOver` takes over. */
import { DatabaseSync } from 'node:sqlite'
import { carryOver, type Dropped } from '../database/carried.ts'
import type { Row } from '../database/database.ts'
import { SCHEMA } from '../database/schema.ts'
import type { Query } from './connection.ts'
import { insertRows, storedRows } from './rows.ts'
import { NAMESPACE, postgresTables, TABLES } from './tables.ts'

/** Rows per statement. */
const MOST_ROWS = 2000

/** Within a transaction. The caller handles tables that exist only in PostgreSQL. */
export async function renewTables(query: Query): Promise<Dropped> {
  // Without a name: on disk, and removed when it is closed.
  const [from, to] = [new DatabaseSync(''), new DatabaseSync('')]
  try {
    await moveInto(from, query)
    to.exec(`BEGIN; ${SCHEMA}`)
    const dropped = carryOver(from, to, { cause: 'schema', isOlder: true })
    to.exec('COMMIT')
    for (const statement of postgresTables()) await query(statement)
    const send = (sql: string, values?: readonly unknown[]) => query(sql, values).then(() => {})
    for (const table of TABLES.values()) {
      const rows = to.prepare(`SELECT ${table.columns} FROM ${table.name}`).iterate()
      for (const batch of batches(rows as Iterable<Row>)) await insertRows(send, table, batch)
    }
    return dropped
  } finally {
    from.close()
    to.close()
  }
}

/** Copies all rows into the file, and drops the tables. */
async function moveInto(db: DatabaseSync, query: Query): Promise<void> {
  const columns = await query<{ table: string; names: string[] }>(
    `
    SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS names
    FROM information_schema.columns WHERE table_schema = $1
      AND table_name NOT IN ('head', 'change', 'content', 'code', 'server') GROUP BY table_name`,
    [NAMESPACE],
  )
  for (const { table, names } of columns) {
    db.exec(`BEGIN; CREATE TABLE ${table} (${names})`)
    const insert = db.prepare(`INSERT INTO ${table} VALUES (${names.map(() => '?')})`)
    for await (const rows of storedRows(query, { name: table, columns: names }))
      for (const row of rows) insert.run(...names.map((name) => row[name]!))
    db.exec('COMMIT')
    await query(`DROP TABLE ${table}`)
  }
}

function* batches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < MOST_ROWS) continue
    yield batch
    batch = []
  }
  yield batch
}
