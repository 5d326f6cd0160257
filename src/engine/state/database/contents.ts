/** Which contents a transaction names or no longer names: noted by temporary triggers of one connection, forgotten when the transaction is rolled back. */
import type { DatabaseSync } from 'node:sqlite'
import { CONTENT_TABLES } from './schema.ts'

export interface TouchedContents {
  /** Digests that rows name which were added or changed. */
  named: string[]
  /** Digests that rows named which were deleted or changed, and that no row names any more. */
  unnamed: string[]
}

export function noteContents(db: DatabaseSync): void {
  // A row that is replaced counts as deleted only with recursive triggers.
  db.exec('PRAGMA recursive_triggers = ON; CREATE TEMP TABLE touched (hash TEXT, came INTEGER)')
  for (const table of CONTENT_TABLES) {
    db.exec(`
      CREATE TEMP TRIGGER ${table}_added AFTER INSERT ON main.${table}
        BEGIN INSERT INTO touched VALUES (new.hash, 1); END;
      CREATE TEMP TRIGGER ${table}_changed AFTER UPDATE OF hash ON main.${table} WHEN new.hash <> old.hash
        BEGIN INSERT INTO touched VALUES (new.hash, 1), (old.hash, 0); END;
      CREATE TEMP TRIGGER ${table}_deleted AFTER DELETE ON main.${table}
        BEGIN INSERT INTO touched VALUES (old.hash, 0); END;`)
  }
}

export function touchedContents(db: DatabaseSync): TouchedContents {
  const isNamed = CONTENT_TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.hash = touched.hash)`)
  const sql = `SELECT hash, max(came) AS came, ${isNamed.join(' OR ')} AS named FROM touched GROUP BY hash`
  const rows = db.prepare(sql).all() as { hash: string; came: number; named: number }[]
  const digests = (are: typeof rows) => are.map(({ hash }) => hash)
  return {
    named: digests(rows.filter(({ came, named }) => came && named)),
    unnamed: digests(rows.filter(({ named }) => !named)),
  }
}

/** Digests of all contents that rows name. */
export function namedContents(db: DatabaseSync): Set<string> {
  const rows = db.prepare(CONTENT_TABLES.map((table) => `SELECT hash FROM ${table}`).join(' UNION ')).all()
  return new Set(rows.map(({ hash }) => String(hash)))
}
