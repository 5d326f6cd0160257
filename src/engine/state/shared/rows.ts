/** Transfers rows between SQLite and PostgreSQL. */
import type { Row } from '../database/database.ts'
import type { RowChange } from './changeset.ts'
import type { Query, Send } from './connection.ts'
import { NAMESPACE, TABLES, type Table } from './tables.ts'

/** JSON characters per statement, and rows per fetch. */
const MOST_TEXT = 4_000_000
const MOST_ROWS = 2000

/** Within a transaction. Deletes before inserts: a unique value may move to a different row. */
export async function applyRows(send: Send, changes: readonly RowChange[]): Promise<void> {
  const deletes = changes.filter(({ kind }) => kind === 'delete')
  for (const [name, group] of Map.groupBy(deletes, ({ table }) => table)) {
    const table = TABLES.get(name)!
    const rows = group.map(({ before }) => named(table, before))
    await sendRows(send, rows, `DELETE FROM ${name} USING ${given(name)} WHERE ${sameKey(table)}`)
  }
  const updates = changes.filter(({ kind }) => kind === 'update')
  for (const [names, group] of Map.groupBy(updates, ({ table, after }) => [table, ...changedIn(table, after)].join())) {
    const [name, ...columns] = names.split(',') as [string, ...string[]]
    const table = TABLES.get(name)!
    const rows = group.map(({ before, after }) => ({ ...named(table, before), ...named(table, after) }))
    const set = columns.map((column) => `${column} = given.${column}`).join(', ')
    await sendRows(send, rows, `UPDATE ${name} SET ${set} FROM ${given(name)} WHERE ${sameKey(table)}`)
  }
  const inserts = changes.filter(({ kind }) => kind === 'insert')
  for (const [name, group] of Map.groupBy(inserts, ({ table }) => table)) {
    const table = TABLES.get(name)!
    await insertRows(
      send,
      table,
      group.map(({ after }) => named(table, after)),
    )
  }
}

/** Within a transaction. */
export async function insertRows(send: Send, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  await sendRows(send, rows, `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM ${given(name)}`)
}

/** Within a transaction: all rows of a table, in batches. */
export async function* storedRows(
  query: Query,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): AsyncGenerator<Row[]> {
  await query(`DECLARE part CURSOR FOR SELECT ${columns} FROM ${name}`)
  for (;;) {
    const rows = await query<Row>(`FETCH ${MOST_ROWS} FROM part`)
    if (rows.length === 0) break
    yield rows
  }
  await query('CLOSE part')
}

/** As a parameter that holds all rows as JSON: PostgreSQL gives each value the type of its column. */
const given = (table: string) => `json_populate_recordset(null::${NAMESPACE}.${table}, $1::text::json) AS given`

const sameKey = ({ name, key }: Table) => key.map((column) => `${name}.${column} = given.${column}`).join(' AND ')

const changedIn = (table: string, cells: RowChange['after']) =>
  TABLES.get(table)!.columns.filter((_column, index) => cells[index] !== undefined)

function named({ columns }: Table, cells: RowChange['after']): Row {
  const entries = columns.map((column, index) => [column, cells[index]] as const)
  return Object.fromEntries(entries.filter(([, cell]) => cell !== undefined)) as Row
}

async function sendRows(send: Send, rows: readonly Row[], sql: string): Promise<void> {
  let texts: string[] = []
  let length = 0
  const flush = async () => {
    if (texts.length > 0) await send(sql, [`[${texts}]`])
    texts = []
    length = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    texts.push(text)
    length += text.length
    if (length > MOST_TEXT) await flush()
  }
  await flush()
}
