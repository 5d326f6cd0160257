/** Why pages differ between releases. */
import type { Database } from './database.ts'
import type { PageChange } from './release.ts'

/** Of an earlier and a later release, by path. A page may have come to be as it was. */
export function reasonsBetween(db: Database, earlier: number, later: number): Map<string, string[]> {
  const sql = 'SELECT changes FROM release WHERE number > ? AND number <= ? ORDER BY number'
  const reasons = new Map<string, string[]>()
  for (const { changes } of db.all<{ changes: string }>(sql, earlier, later))
    for (const { path, why } of JSON.parse(changes) as PageChange[])
      reasons.set(path, [...new Set([...(reasons.get(path) ?? []), ...why])])
  return reasons
}
