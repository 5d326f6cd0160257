/** Databases of released schemas, with rows in every table: `engine/state/schemas/{version}.sql`. The first is that of 1.0.0. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA } from '../../src/engine/state/database/schema.ts'

const FOLDER = new URL('../engine/state/schemas/', import.meta.url)

/** In their order. */
export const SCHEMA_VERSIONS: readonly number[] = readdirSync(FOLDER)
  .map((file) => Number.parseInt(file, 10))
  .sort((left, right) => left - right)

export const schemaFile = (version: number) => new URL(`${version}.sql`, FOLDER)

export function schemaText(version: number): string {
  return readFileSync(schemaFile(version), 'utf8')
}

/** A database of that schema, by default in memory. */
export function openSchema(version: number, path = ':memory:'): DatabaseSync {
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  db.exec(`PRAGMA synchronous = OFF; BEGIN; ${schemaText(version)}; COMMIT`)
  return db
}

/** Without comments and indexes. */
export function bareSchema(): string {
  return SCHEMA.replace(/ *--.*$/gm, '')
    .replace(/^CREATE INDEX [^;]*;\n?/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/ +/g, ' ')
    .trim()
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
