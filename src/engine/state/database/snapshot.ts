/** Whole states as temporary files: copied, compared, and loaded. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from './database.ts'
import { LOCAL_TABLES } from './schema.ts'

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (${LOCAL_TABLES.map((name) => `'${name}'`).join()})`

/** Runs with the path of a temporary file, which does not exist yet. */
export async function withFile<T>(run: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hotel-site-state-'))
  try {
    return await run(join(folder, 'site.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens a temporary file: nobody needs it after a crash. */
export function inFile<T>(file: string, run: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF')
    return run(db)
  } finally {
    db.close()
  }
}

/** Copies a database file as it is at one moment. */
export function copyFile(from: string, to: string): void {
  const db = new DatabaseSync(from)
  try {
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
}

/** Whether two files of the same schema have the same rows. Tables that stay on each machine are not compared. */
export function hasSameRows(file: string, other: string): boolean {
  return inFile(file, (db) => {
    db.prepare('ATTACH ? AS other').run(other)
    return tablesIn(db).every((table) => {
      const [ours, theirs] = [`SELECT * FROM main.${table}`, `SELECT * FROM other.${table}`]
      const sql = `SELECT * FROM (${ours} EXCEPT ${theirs}) UNION ALL SELECT * FROM (${theirs} EXCEPT ${ours})`
      return db.prepare(sql).get() === undefined
    })
  })
}

export function hasNoRows(file: string): boolean {
  return inFile(file, (db) => tablesIn(db).every((table) => !db.prepare(`SELECT 1 FROM ${table}`).get()))
}

function tablesIn(db: DatabaseSync): string[] {
  return db
    .prepare(TABLES)
    .all()
    .map(({ name }) => String(name))
}

/** Replaces all rows with those of a file of the same schema, except in tables that stay on each machine. `also` runs in the same transaction. */
export async function replaceRows(db: Database, file: string, also: () => unknown): Promise<void> {
  db.run('ATTACH ? AS other', file)
  // References hold only when all tables are filled.
  db.run('PRAGMA foreign_keys = OFF')
  try {
    await db.writeHere(() => {
      for (const { name } of db.all<{ name: string }>(TABLES)) {
        db.run(`DELETE FROM main.${name}`)
        db.run(`INSERT INTO main.${name} SELECT * FROM other.${name}`)
      }
      also()
    })
  } finally {
    db.run('PRAGMA foreign_keys = ON')
    db.run('DETACH other')
  }
}
