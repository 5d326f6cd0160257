/** Whole states, as rows of all tables but those that stay on each machine. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LOCAL_TABLES } from '../../src/engine/state/database/schema.ts'
import { withFile } from '../../src/engine/state/database/snapshot.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { replaceState, CONSISTENT_READ, readInto } from '../../src/engine/state/shared/log.ts'
import { columnsIn, tablesIn } from '../harness/schemas.ts'

export type Rows = Record<string, unknown[]>

function allRows(db: DatabaseSync): Rows {
  const tables = tablesIn(db).filter((table) => !LOCAL_TABLES.includes(table))
  return Object.fromEntries(
    tables.map((table) => [table, db.prepare(`SELECT * FROM ${table} ORDER BY ${columnsIn(db, table)}`).all()]),
  )
}

/** Of the copy, or the state, in a folder. */
export function rowsOf(folder: string): Rows {
  const db = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
  const rows = allRows(db)
  db.close()
  return rows
}

/** Of what servers share: the snapshot and the log after it. */
export function sharedRows(url: string): Promise<Rows> {
  return inShared(url, allRows)
}

/** Reads what servers share, as a file. */
async function inShared<T>(url: string, read: (db: DatabaseSync) => T): Promise<T> {
  const { transaction, close } = openConnections(url, 'test')
  try {
    return await withFile(async (file) => {
      await transaction((query) => readInto(query, file), CONSISTENT_READ)
      const db = new DatabaseSync(file)
      const result = read(db)
      db.close()
      return result
    })
  } finally {
    await close()
  }
}

/** Rows of what servers share. */
export const rowsIn = (url: string, sql: string) => inShared(url, (db) => db.prepare(sql).all())

/** Changes it behind the servers' backs, as a database that was restored: whoever follows copies everything. */
export async function changeShared(url: string, sql: string): Promise<void> {
  const { transaction, close } = openConnections(url, 'test')
  await withFile((file) =>
    transaction(async (query) => {
      await readInto(query, file)
      const db = new DatabaseSync(file)
      db.exec(sql)
      db.close()
      await replaceState(query, file)
    }),
  )
  await close()
}
