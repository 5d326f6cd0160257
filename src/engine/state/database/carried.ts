/** Carries data over to a new database file from one that is damaged or of a different schema version. */
import type { DatabaseSync } from 'node:sqlite'
import { isForever } from '../../../config/headers.ts'
import { formerRows, type CarriedRow } from './carried-addresses.ts'
import { VERSION } from './schema.ts'

type Treatment =
  /** Each readable row, also from a damaged file: people's actions, queued work, and files that visitors may still request. */
  | 'always'
  /** All of these tables or none, since they refer to each other. Not from a damaged file, a newer version, or if a column that must not be null is missing. */
  | 'together'
  /** Marked as outdated: a copy of a shared state is refilled. */
  | 'marked'

/** Every table of the schema. */
export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  ...{ history: 'always', notified: 'always', run: 'always', session: 'always', job: 'always', message: 'always' },
  ...{ finding: 'always', stale_translation: 'always', hashed_file: 'always', former_address: 'always' },
  ...{ edit: 'always', edited_page: 'always' },
  media: 'together',
  ...{ record: 'together', record_value: 'together', record_name: 'together', read_set: 'together', read: 'together' },
  ...{ release: 'together', live: 'together', schedule: 'together', route: 'together', page: 'together' },
  ...{
    chrome: 'together',
    asset: 'together',
    output: 'together',
    source: 'together',
    sitemap: 'together',
    redirect: 'together',
  },
  ...{ written_folder: 'together', submission: 'together', purged: 'together' },
  replica: 'marked',
}

/** Tables of older versions whose rows are converted to rows of other tables. */
const CONVERTED: ReadonlySet<string> = new Set(['redirect', 'gone_page', 'replica'])

/** Number of rows that were not carried over, by table. */
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
  const having = (treatment: Treatment) => tablesOf(to).filter((table) => TREATMENTS[table] === treatment)
  const isWhole = cause === 'schema' && isOlder && having('together').every((table) => fits(from, to, table))
  const carried = having('always').concat(isWhole ? having('together') : [])
  for (const table of carried) copyRows(from, to, table)
  for (const { database } of rowsOf(from, 'replica', ['database']))
    to.prepare("INSERT INTO replica (one, database, change) VALUES (1, ?, '')").run(database!)
  if (!isWhole || !tablesOf(from).includes('former_address')) insert(to, 'former_address', formerRows(from, rowsOf))

  const carriedCount = (table: string) => (carried.includes(table) ? countOf(to, table) : 0)
  const dropped = Object.fromEntries(
    tablesOf(from)
      .filter((table) => !CONVERTED.has(table))
      .map((table): [string, number] => [table, countOf(from, table) - carriedCount(table)])
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
  for (const table of tablesOf(to).filter((each) => TREATMENTS[each] === 'always')) copyRows(newer, to, table)
  const dropped = carryOver(own, to, { cause: 'schema', isOlder: true })
  const line = { at: new Date().toISOString(), by: 'operator' }
  const planned = ({ release, at }: CarriedRow) => `${String(release)} ${String(at)}`
  const [before, since] = [to, newer].map((db) => rowsOf(db, 'schedule', ['release', 'at']))
  const goesOn = new Set(before!.map(planned).filter((each) => since!.some((row) => planned(row) === each)))
  for (const row of before!)
    if (!goesOn.has(planned(row))) to.prepare('DELETE FROM schedule WHERE release = ?').run(row.release!)
  const ended = since!.filter((row) => !goesOn.has(planned(row)))
  insert(to, 'history', [
    ...ended.map(({ release, at: time }) => ({
      ...{ ...line, what: 'cancelled', release: release!, id: null },
      details: JSON.stringify({ time, cause: 'schema' }),
    })),
    ...liveRows(to).map((live) => ({ ...line, what: 'undone', ...live, details: '{}' })),
  ])
  to.exec('DELETE FROM purged')
  return dropped
}

function liveRows(db: DatabaseSync): CarriedRow[] {
  const sql = 'SELECT number AS release, id FROM live JOIN release ON number = live.release'
  return db.prepare(sql).all() as CarriedRow[]
}

/** The new file has no releases: writes that to the history, and keeps the hashed files of pages that visitors may have open. */
function noteLostReleases(
  from: DatabaseSync,
  to: DatabaseSync,
  { cause, dropped }: { cause: string; dropped: Dropped },
) {
  const line = { at: new Date().toISOString(), by: 'operator' }
  const releases = new Map(rowsOf(from, 'release', ['number', 'id']).map(({ number, id }) => [number!, id!]))
  const cancelled = rowsOf(from, 'schedule', ['release', 'at']).map(({ release, at: time }) => ({
    ...{ ...line, what: 'cancelled', release: release!, id: releases.get(release!) ?? null },
    details: JSON.stringify({ time, cause }),
  }))
  const newest = Math.max(0, ...[...releases.keys()].map(Number))
  const files = rowsOf(from, 'asset', ['name', 'hash'])
    .filter(({ name }) => isForever(String(name)))
    .map(({ name, hash }) => ({ name: name!, hash: hash!, release: newest, at: line.at }))
  insert(to, 'hashed_file', files, 'REPLACE')
  const renewed = { ...line, what: 'renewed', details: JSON.stringify({ cause, dropped }) }
  insert(to, 'history', [...cancelled, renewed])
}

function copyRows(from: DatabaseSync, to: DatabaseSync, table: string): void {
  const available = columnsOf(from, table).map(({ name }) => name)
  const names = columnsOf(to, table)
    .map(({ name }) => name)
    .filter((name) => available.includes(name))
  if (names.length > 0) insert(to, table, rowsOf(from, table, names))
}

function insert(to: DatabaseSync, table: string, rows: readonly CarriedRow[], or: 'IGNORE' | 'REPLACE' = 'IGNORE') {
  for (const [columns, group] of Map.groupBy(rows, (row) => Object.keys(row).join())) {
    const names = columns.split(',')
    const statement = to.prepare(`INSERT OR ${or} INTO ${table} (${columns}) VALUES (${names.map(() => '?')})`)
    for (const row of group) statement.run(...names.map((name) => row[name]!))
  }
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
function rowsOf(db: DatabaseSync, table: string, names: readonly string[]): CarriedRow[] {
  const rows: CarriedRow[] = []
  for (const order of ['', 'ORDER BY rowid DESC']) {
    try {
      for (const row of db.prepare(`SELECT ${names} FROM ${table} ${order}`).iterate()) rows.push(row as CarriedRow)
      break
    } catch {
      // Damaged, or a version without this table.
    }
  }
  return rows
}
