/** Which pages of the newest release read a record. */
import type { Database } from '../database/database.ts'

/** Paths of the pages whose view, or whose chrome, read one of these records. */
export function pathsReading(db: Database, keys: Iterable<string>): string[] {
  const rows = db.all<{ path: string }>(PATHS_READING, JSON.stringify([...keys]))
  return rows.map(({ path }) => path)
}

const PATHS_READING = `
  WITH sets AS (SELECT DISTINCT read_set AS id FROM read WHERE key IN (SELECT value FROM json_each(?)))
  SELECT path FROM page WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets)
  UNION
  SELECT path FROM page WHERE valid_to IS NULL
    AND chrome IN (SELECT name FROM chrome WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets))`
