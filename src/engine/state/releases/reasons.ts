/** Why pages differ between releases. */
import type { Database } from '../database/database.ts'
import type { PageChange, Reason } from '../../../records/release.ts'

/** Of an earlier and a later release, by path. A page may have come to be as it was. */
export function reasonsBetween(db: Database, earlier: number, later: number): Map<string, Reason[]> {
  const sql = 'SELECT changes FROM release WHERE number > ? AND number <= ? ORDER BY number'
  const reasons = new Map<string, Map<string, Reason>>()
  for (const { changes } of db.all<{ changes: string }>(sql, earlier, later))
    for (const { path, why } of JSON.parse(changes) as PageChange[]) {
      const known = reasons.get(path) ?? new Map<string, Reason>()
      reasons.set(path, known)
      // Earlier versions stored English sentences.
      for (const each of why) if (typeof each === 'object') known.set(JSON.stringify(each), each)
    }
  return new Map([...reasons].map(([path, known]) => [path, [...known.values()]]))
}
