/** Data carried over when a database file is replaced: what people did, and files that visitors may still request. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { isForever } from '../config/headers.ts'

/** Only columns that both files have are copied. */
const TABLES = ['history', 'notified', 'run', 'session', 'finding', 'stale_translation', 'hashed_file', 'gone_page']

/** In the transaction that fills the new file. Of a damaged file it copies what can be read. */
export function carryOver(from: DatabaseSync, to: DatabaseSync, cause: 'damaged' | 'schema'): void {
  for (const table of TABLES) {
    const names = columnsOf(from, table).filter((name) => columnsOf(to, table).includes(name))
    const sql = `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`
    for (const row of rowsOf(from, table, names)) to.prepare(sql).run(...names.map((name) => row[name]!))
  }
  // A copy of a shared state is refilled.
  for (const { database } of rowsOf(from, 'replica', ['database']))
    to.prepare('INSERT INTO replica (one, database, position) VALUES (1, ?, -1)').run(database!)
  const at = new Date().toISOString()
  const write = (what: string, release: SQLInputValue, id: SQLInputValue, details: object) =>
    to
      .prepare(`INSERT INTO history (at, what, release, id, by, details) VALUES (?, ?, ?, ?, 'operator', ?)`)
      .run(at, what, release, id, JSON.stringify(details))
  const ids = new Map(rowsOf(from, 'release', ['number', 'id']).map(({ number, id }) => [number!, id!]))
  for (const { release, at: time } of rowsOf(from, 'schedule', ['release', 'at']))
    write('cancelled', release!, ids.get(release!) ?? null, { time, cause })
  // Their releases stay behind; until now visitors were given pages that name them.
  const newest = Math.max(0, ...[...ids.keys()].map(Number))
  const file = to.prepare('INSERT OR REPLACE INTO hashed_file (name, hash, release, at) VALUES (?, ?, ?, ?)')
  for (const { name, hash } of rowsOf(from, 'asset', ['name', 'hash']))
    if (isForever(String(name))) file.run(name!, hash!, newest, at)
  write('renewed', null, null, { cause })
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  return rowsOf(db, `pragma_table_info('${table}')`, ['name']).map(({ name }) => String(name))
}

/** In their order; where one cannot be read, those before it, then those after it. */
function rowsOf(db: DatabaseSync, table: string, names: readonly string[]): Record<string, SQLInputValue>[] {
  const rows: Record<string, SQLInputValue>[] = []
  for (const order of ['', 'ORDER BY rowid DESC']) {
    try {
      for (const row of db.prepare(`SELECT ${names} FROM ${table} ${order}`).iterate())
        rows.push(row as Record<string, SQLInputValue>)
      break
    } catch {
      // Damaged, or a version without this table.
    }
  }
  return rows
}
