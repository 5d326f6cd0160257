/**
 * Databases of former schemas and today's, with rows in every table: `state/schemas/{version}.sql`, or `{version}-{n}` where one changed.
 * Of the versions before the first release four are kept.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA } from '../../src/engine/state/database/schema.ts'

const FOLDER = new URL('../engine/state/schemas/', import.meta.url)

/** In their order. */
export const SCHEMA_NAMES: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace(/\.sql$/, ''))
  .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))

export const schemaFile = (name: string | number) => new URL(`${name}.sql`, FOLDER)

export function schemaText(name: string | number): string {
  return readFileSync(schemaFile(name), 'utf8')
}

/** A database of that schema, by default in memory. */
export function openSchema(name: string | number, path = ':memory:'): DatabaseSync {
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  db.exec(`PRAGMA synchronous = OFF; BEGIN; ${schemaText(name)}; COMMIT`)
  return db
}

/** Without comments and indexes. */
export function bareSchema(schema = SCHEMA): string {
  return schema
    .replace(/ *--.*$/gm, '')
    .replace(/^CREATE INDEX [^;]*;\n?/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/ +/g, ' ')
    .trim()
}

export function versionOf(name: string): number {
  return Number.parseInt(name, 10)
}

/** Writes a database as SQL. */
export function dumpOf(path: string): string {
  const db = new DatabaseSync(path)
  const version = Number(db.prepare('PRAGMA user_version').get()!.user_version)
  const lines = tablesIn(db).flatMap((table) => {
    const columns = columnsIn(db, table)
    const rows = db.prepare(`SELECT ${columns.map((column) => `quote(${column}) AS ${column}`)} FROM ${table}`).all()
    const values = rows.map((row) => columns.map((column) => String(row[column])).join(', '))
    return values.map((each) => `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${each});`)
  })
  db.close()
  return `PRAGMA user_version = ${version};\n${bareSchema()}\n${lines.join('\n')}\n`
}

export function tablesIn(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").all()
  return rows.map(({ name }) => String(name))
}

export function columnsIn(db: DatabaseSync, table: string): string[] {
  return db
    .prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid')
    .all(table)
    .map(({ name }) => String(name))
}
