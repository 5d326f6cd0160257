/** Upgrades a database to this version: keeps what people did; the next build is a full one, as with a file. */
import { DatabaseSync } from 'node:sqlite'
import { carryOver } from '../carried.ts'
import type { Row } from '../database.ts'
import { SCHEMA } from '../schema.ts'
import type { Query } from './connection.ts'
import { insertRows } from './rows.ts'
import { NAMESPACE, postgresTables, TABLES } from './tables.ts'

/** Within a transaction. The caller handles tables that exist only in PostgreSQL. */
export async function renewTables(query: Query): Promise<void> {
  const [from, to] = [await copyOf(query), new DatabaseSync(':memory:')]
  to.exec(SCHEMA)
  carryOver(from, to, 'schema')
  for (const statement of postgresTables()) await query(statement)
  for (const table of TABLES.values())
    await insertRows(
      (sql, values) => query(sql, values).then(() => {}),
      table,
      to.prepare(`SELECT ${table.columns} FROM ${table.name}`).all() as Row[],
    )
}

/** Copies the rows to keep into an in-memory database, and drops the tables. */
async function copyOf(query: Query): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:')
  const columns = await query<{ table: string; names: string[] }>(
    `
    SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS names
    FROM information_schema.columns WHERE table_schema = $1
      AND table_name NOT IN ('head', 'change', 'content', 'code', 'server') GROUP BY table_name`,
    [NAMESPACE],
  )
  for (const { table, names } of columns) {
    db.exec(`CREATE TABLE ${table} (${names})`)
    // Pages and records are rebuilt; the rest is small, and visitors still ask for assets.
    if ((names.includes('valid_from') && table !== 'asset') || /^(?:record|read)/.test(table)) continue
    const insert = db.prepare(`INSERT INTO ${table} VALUES (${names.map(() => '?')})`)
    const rows = await query<Row>(`SELECT ${names} FROM ${table}`)
    for (const row of rows) insert.run(...names.map((name) => row[name]!))
  }
  for (const { table } of columns) await query(`DROP TABLE ${table}`)
  return db
}
