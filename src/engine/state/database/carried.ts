/**
 * Carries data over to a new database file from one that is damaged or of a different schema version: the tables that both have, in the columns that both
 * have. A table whose new columns must have a value is left behind.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { VERSION } from './schema.ts'

/** What people did, queued work, and what visitors may still request: each readable row, also from a damaged file. */
const EACH: readonly string[] = [
  ...['history', 'notified', 'run', 'session', 'job', 'message', 'finding', 'stale_translation', 'edit', 'edited_page'],
  ...['hashed_file', 'former_address'],
]
/** Releases and records, which refer to each other: all of these tables or none. Not from a damaged file or a newer version. */
const TOGETHER: readonly string[] = [
  ...['record', 'record_value', 'record_name', 'read_set', 'read', 'media', 'release', 'live', 'schedule', 'route'],
  ...['page', 'chrome', 'asset', 'output', 'source', 'sitemap', 'redirect', 'written_folder', 'submission', 'purged'],
]
/** Marks the copy of a shared state, which is refilled. */
const MARK = 'replica'

/** Every table of the schema. */
export const TABLES: readonly string[] = [...EACH, ...TOGETHER, MARK]

type Row = Record<string, SQLInputValue>

/** Number of rows that were not carried over, by table; `release` stands for all that belongs to the releases. */
export type Dropped = Record<string, number>

/** For operators: how much of a state of this version was kept. */
export function upgradeDetail(version: number, dropped: Dropped): string {
  const tables = Object.entries(dropped).map(([table, count]) => `${table} (${count})`)
  return `from version ${version} to ${VERSION}; ${tables.length > 0 ? `not kept: ${tables.join(', ')}` : 'everything was kept'}`
}

interface Carrying {
  cause: 'damaged' | 'schema'
  /** Whether the file is of an older version. */
  isOlder: boolean
}

/** Copies all readable rows, within the transaction that fills the new file. */
export function carryOver(from: DatabaseSync, to: DatabaseSync, { cause, isOlder }: Carrying): Dropped {
  to.exec('PRAGMA defer_foreign_keys = ON')
  const isWhole = cause === 'schema' && isOlder && TOGETHER.every((table) => fits(from, to, table))
  const carried = isWhole ? [...EACH, ...TOGETHER] : EACH
  for (const table of carried) copyRows(from, to, table)
  for (const { database } of rowsOf(from, MARK, ['database']))
    insert(to, MARK, [{ one: 1, database: database!, change: '' }])
  if (!isWhole) insert(to, 'former_address', livePages(from))

  const countCarried = (table: string) => (carried.includes(table) ? countOf(to, table) : 0)
  const isNamed = (table: string) => table === 'release' || (table !== MARK && !TOGETHER.includes(table))
  const dropped = Object.fromEntries(
    tablesOf(from)
      .filter(isNamed)
      .map((table): [string, number] => [table, countOf(from, table) - countCarried(table)])
      .filter(([, count]) => count > 0),
  )
  if (!isWhole) noteLostReleases(from, to, { cause, dropped })
  return dropped
}

/**
 * Fills the new file with what older code had before the upgrade, `own`, and with what people did since, within the transaction that fills it. A time that
 * has since ended is not planned again, and caches are told to forget everything.
 */
export function carryBack(own: DatabaseSync, to: DatabaseSync, newer: DatabaseSync): Dropped {
  // Their rows first: what is there already stays.
  for (const table of EACH) copyRows(newer, to, table)
  const dropped = carryOver(own, to, { cause: 'schema', isOlder: true })
  const planned = ({ release, at }: Row) => `${String(release)} ${String(at)}`
  const [before, since] = [to, newer].map((db) => rowsOf(db, 'schedule', ['release', 'at']))
  const goesOn = new Set(before!.map(planned).filter((each) => since!.some((row) => planned(row) === each)))
  for (const row of before!)
    if (!goesOn.has(planned(row))) to.prepare('DELETE FROM schedule WHERE release = ?').run(row.release!)
  const ended = since!.filter((row) => !goesOn.has(planned(row)))
  const live = to.prepare('SELECT number AS release, id FROM live JOIN release ON number = live.release').all() as Row[]
  insert(to, 'history', [
    ...ended.map(({ release, at: time }) =>
      line('cancelled', { time, cause: 'schema' }, { release: release!, id: null }),
    ),
    ...live.map((release) => line('undone', {}, release)),
  ])
  to.exec('DELETE FROM purged')
  return dropped
}

/** Entries of `former_address` for what visitors see, in case the next release has it no more. */
function livePages(from: DatabaseSync): Row[] {
  const releases = rowsOf(from, 'release', ['number', 'provider'])
  const newest = Math.max(0, ...releases.map(({ number }) => Number(number)))
  const live = Number(rowsOf(from, 'live', ['release'])[0]?.release ?? newest)
  const provider = releases.find(({ number }) => number === live)?.provider ?? ''
  return rowsOf(from, 'page', ['path', 'thing', 'status', 'valid_from', 'valid_to'])
    .filter(
      ({ status, valid_from: since, valid_to: until }) =>
        status === null && Number(since) <= live && (until === null || Number(until) > live),
    )
    .map(({ path, thing }) => ({ path: path!, provider, thing: thing!, release: newest, was_live: 1 }))
}

/** The new file has no releases: writes that to the history, and keeps the hashed files of pages that visitors may have open. */
function noteLostReleases(
  from: DatabaseSync,
  to: DatabaseSync,
  { cause, dropped }: { cause: string; dropped: Dropped },
) {
  const releases = new Map(rowsOf(from, 'release', ['number', 'id']).map(({ number, id }) => [number!, id!]))
  const cancelled = rowsOf(from, 'schedule', ['release', 'at']).map(({ release, at: time }) =>
    line('cancelled', { time, cause }, { release: release!, id: releases.get(release!) ?? null }),
  )
  insert(to, 'history', [...cancelled, line('renewed', { cause, dropped })])
  to.prepare('UPDATE hashed_file SET at = ?').run(new Date().toISOString())
}

/** A line of the history. */
function line(what: string, details: object, release: Row = { release: null, id: null }): Row {
  return { at: new Date().toISOString(), by: 'operator', what, ...release, details: JSON.stringify(details) }
}

function copyRows(from: DatabaseSync, to: DatabaseSync, table: string): void {
  if (!fits(from, to, table)) return
  const available = columnsOf(from, table).map(({ name }) => name)
  const names = columnsOf(to, table)
    .map(({ name }) => name)
    .filter((name) => available.includes(name))
  if (names.length > 0) insert(to, table, rowsOf(from, table, names))
}

/** Rows with the same columns. What is there already stays. */
function insert(to: DatabaseSync, table: string, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {})
  if (names.length === 0) return
  const statement = to.prepare(`INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
  for (const row of rows) statement.run(...names.map((name) => row[name]!))
}

/** Whether the old table has all columns that must not be null. A table without an old counterpart starts empty. */
function fits(from: DatabaseSync, to: DatabaseSync, table: string): boolean {
  const available = columnsOf(from, table).map(({ name }) => name)
  return (
    available.length === 0 ||
    columnsOf(to, table).every(({ name, isRequired }) => !isRequired || available.includes(name))
  )
}

function columnsOf(db: DatabaseSync, table: string): { name: string; isRequired: boolean }[] {
  return rowsOf(db, `pragma_table_info('${table}')`, ['name', '"notnull"', 'dflt_value']).map((row) => ({
    name: String(row.name),
    isRequired: row.notnull === 1 && row.dflt_value === null,
  }))
}

/** In the order of their creation. */
function tablesOf(db: DatabaseSync): string[] {
  return rowsOf(db, 'sqlite_schema', ['type', 'name'])
    .filter(({ type, name }) => type === 'table' && !String(name).startsWith('sqlite_'))
    .map(({ name }) => String(name))
}

/** 0 if they cannot be counted. */
function countOf(db: DatabaseSync, table: string): number {
  try {
    return Number(db.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count)
  } catch {
    return 0
  }
}

/** In order. If one cannot be read, the rows before it, then those after it in reverse. */
function rowsOf(db: DatabaseSync, table: string, names: readonly string[]): Row[] {
  const rows: Row[] = []
  for (const order of ['', 'ORDER BY rowid DESC']) {
    try {
      for (const row of db.prepare(`SELECT ${names} FROM ${table} ${order}`).iterate()) rows.push(row as Row)
      break
    } catch {
      // Damaged, or a version without this table.
    }
  }
  return rows
}
