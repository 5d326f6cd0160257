/** Why pages differ between releases. */
import type { Database } from '../database/database.ts'
import type { PageChange, Reason } from '../../../records/release.ts'

/** By path. A page that changed and changed back is among them. */
export function reasonsBetween(db: Database, earlier: number, later: number): Map<string, Reason[]> {
  const sql = 'SELECT changes FROM release WHERE number > ? AND number <= ? ORDER BY number'
  const reasons = new Map<string, Map<string, Reason>>()
  for (const { changes } of db.all<{ changes: string }>(sql, earlier, later))
    for (const { path, why } of JSON.parse(changes) as PageChange[]) {
      const ofPath = reasons.get(path) ?? new Map<string, Reason>()
      reasons.set(path, ofPath)
      for (const each of why) ofPath.set(JSON.stringify(each), each)
    }
  return new Map([...reasons].map(([path, ofPath]) => [path, [...ofPath.values()]]))
}
