/** A shared database as versions up to 13 left it: with one table for each of the file's. */
import { randomUUID } from 'node:crypto'
import { LOCAL_TABLES } from '../../src/engine/state/database/schema.ts'
import type { Query } from '../../src/engine/state/shared/connection.ts'
import { columnsIn, openSchema, schemaText, tablesIn, versionOf } from '../harness/schemas.ts'

/** Within a transaction: fills an empty database with the tables and rows of a schema of `state/schemas`. */
export async function fillFormer(query: Query, name: string): Promise<void> {
  for (const statement of [...FIRST, ...translated(schemaText(name))]) await query(statement)
  await query('INSERT INTO head (one, id, version, position) VALUES (1, $1, $2, 7)', [randomUUID(), versionOf(name)])
  await query("INSERT INTO change (position, changeset) VALUES (7, '')")
  const db = openSchema(name)
  for (const table of tablesIn(db).filter((each) => !LOCAL_TABLES.includes(each))) {
    const columns = columnsIn(db, table)
    const given = `json_populate_recordset(null::site.${table}, $1::text::json)`
    const rows = JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all())
    await query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${given}`, [rows])
  }
  db.close()
}

const FIRST = [
  'CREATE SCHEMA site',
  'CREATE TABLE head (one integer PRIMARY KEY CHECK (one = 1), id text NOT NULL, version integer NOT NULL, position bigint NOT NULL)',
  'CREATE TABLE change (position bigint PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), changeset bytea)',
  'CREATE TABLE content (hash text PRIMARY KEY, bytes bytea NOT NULL)',
]

function translated(schema: string): string[] {
  const declared = schema.replace(/--.*$/gm, '').match(/CREATE TABLE (\w+) [^;]*;/g)!
  return declared
    .filter((sql) => !LOCAL_TABLES.includes(/CREATE TABLE (\w+)/.exec(sql)![1]!))
    .map((sql) =>
      sql
        .replace(/ WITHOUT ROWID/, '')
        .replace(/ REFERENCES \w+ \(\w+\)/g, '')
        .replace(/\bINTEGER\b/g, 'bigint'),
    )
}
