/** The shared state's tables: their columns, and their PostgreSQL declarations. */
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA } from '../database/schema.ts'

/** The PostgreSQL schema that holds them all. */
export const NAMESPACE = 'site'

export interface Table {
  name: string
  /** In their order. */
  columns: readonly string[]
  /** Those of the primary key. */
  key: readonly string[]
}

/** Tables that stay on each machine when servers share the rest. */
const LOCAL_TABLES: ReadonlySet<string> = new Set(['written_folder', 'purged', 'replica'])

/** By name, in schema order: a table comes after those that it references. */
export const TABLES: ReadonlyMap<string, Table> = tablesOf(SCHEMA)

function tablesOf(schema: string): Map<string, Table> {
  const db = new DatabaseSync(':memory:')
  db.exec(schema)
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").all()
  const tables = names
    .map(({ name }) => String(name))
    .filter((name) => !LOCAL_TABLES.has(name))
    .map((name): [string, Table] => {
      const rows = db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name)
      const key = rows.filter(({ pk }) => Number(pk) > 0)
      return [name, { name, columns: rows.map((row) => String(row.name)), key: key.map((row) => String(row.name)) }]
    })
  db.close()
  return new Map(tables)
}

/** Tables whose column `hash` holds digests of contents. */
export const CONTENT_TABLES = [...TABLES.values()]
  .filter(({ columns }) => columns.includes('hash'))
  .map(({ name }) => name)

/**
 * Statements that declare the same tables in PostgreSQL. Neither references nor most indexes: each server answers from its own file, and PostgreSQL
 * is asked for rows by key alone. By digest it is asked which contents are named.
 */
export function postgresTables(schema = SCHEMA): string[] {
  const declared = schema.replace(/--.*$/gm, '').match(/CREATE TABLE (\w+) [^;]*;/g)!
  return declared
    .filter((sql) => !LOCAL_TABLES.has(/CREATE TABLE (\w+)/.exec(sql)![1]!))
    .map((sql) =>
      sql
        .replace(/ WITHOUT ROWID/, '')
        .replace(/ REFERENCES \w+ \(\w+\)/g, '')
        .replace(/\bINTEGER\b/g, 'bigint'),
    )
    .concat(CONTENT_TABLES.map((name) => `CREATE INDEX ${name}_hash ON ${name} (hash)`))
}
