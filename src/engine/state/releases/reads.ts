/** Which pages and outputs of the newest release read a record. */
import type { Database } from '../database/database.ts'

/** Paths of the pages whose view, or whose chrome, read one of these records. */
export function pathsReading(db: Database, keys: Iterable<string>): string[] {
  const rows = db.all<{ path: string }>(PATHS_READING, JSON.stringify([...keys]))
  return rows.map(({ path }) => path)
}

/** Names of the outputs that read one of these records. */
export function outputsReading(db: Database, keys: Iterable<string>): string[] {
  const sql = `${SETS} SELECT name FROM output WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets) ORDER BY name`
  return db.all<{ name: string }>(sql, JSON.stringify([...keys])).map(({ name }) => name)
}

const SETS = 'WITH sets AS (SELECT DISTINCT read_set AS id FROM read WHERE key IN (SELECT value FROM json_each(?)))'
const PATHS_READING = `${SETS}
  SELECT path FROM page WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets)
  UNION
  SELECT path FROM page WHERE valid_to IS NULL
    AND chrome IN (SELECT name FROM chrome WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets))`
