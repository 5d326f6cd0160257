/** Tracks which contents a transaction names or no longer names, by temporary triggers of one connection. A rollback resets them. */
import type { DatabaseSync } from 'node:sqlite'
import { CONTENT_TABLES } from './schema.ts'

export interface TouchedContents {
  /** Digests in added or changed rows. */
  named: string[]
  /** Digests of deleted or changed rows that no row names any more. */
  unnamed: string[]
}

export function trackContents(db: DatabaseSync): void {
  // Without recursive triggers REPLACE does not fire the delete trigger.
  db.exec('PRAGMA recursive_triggers = ON; CREATE TEMP TABLE touched (hash TEXT, added INTEGER)')
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
  const sql = `SELECT hash, max(added) AS added, ${isNamed.join(' OR ')} AS named FROM touched GROUP BY hash`
  const rows = db.prepare(sql).all() as { hash: string; added: number; named: number }[]
  const digests = (some: typeof rows) => some.map(({ hash }) => hash)
  return {
    named: digests(rows.filter(({ added, named }) => added && named)),
    unnamed: digests(rows.filter(({ named }) => !named)),
  }
}

/** Digests of all contents that any row names. */
export function namedContents(db: DatabaseSync): Set<string> {
  const rows = db.prepare(CONTENT_TABLES.map((table) => `SELECT hash FROM ${table}`).join(' UNION ')).all()
  return new Set(rows.map(({ hash }) => String(hash)))
}
