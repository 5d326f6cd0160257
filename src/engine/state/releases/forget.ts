/** Deletes releases and the rows that only they used. */
import type { Database, Row } from '../database/database.ts'
import { isNamed } from './hashed-files.ts'
import { reasonsBetween } from './reasons.ts'
import type { PageChange } from '../../../records/release.ts'
import type { ReleaseTable } from './release-table.ts'

/** Within a transaction. Returns the digests of contents that no release names any more. */
export function forgetReleases(
  db: Database,
  tables: readonly Pick<ReleaseTable<unknown>, 'forgetBetween'>[],
  numbers: readonly number[],
): string[] {
  const hashes = new Set<string>()
  const sets = new Set<number>()
  for (const { hash, reads } of numbers.flatMap((number) => deleteRelease(db, tables, number))) {
    if (typeof hash === 'string') hashes.add(hash)
    if (typeof reads === 'number') sets.add(reads)
  }
  for (const id of sets) forgetReadSet(db, id)
  return [...hashes].filter((hash) => !isNamed(db, hash))
}

/** Deletes a release that is not the newest. Returns the rows that only it had. Its reasons for changes move to the next release. */
function deleteRelease(db: Database, tables: Parameters<typeof forgetReleases>[1], number: number): Row[] {
  const { before, after } = db.get<{ before: number | null; after: number }>(
    `SELECT (SELECT max(number) FROM release WHERE number < ?1) AS before,
      (SELECT min(number) FROM release WHERE number > ?1) AS after`,
    number,
  )!
  if (before !== null) {
    const changes = [...reasonsBetween(db, before, after)].map(([path, why]): PageChange => ({ path, why }))
    db.run('UPDATE release SET changes = ? WHERE number = ?', JSON.stringify(changes), after)
  }
  db.run('DELETE FROM release WHERE number = ?', number)
  return tables.flatMap((table) => table.forgetBetween(before ?? 0, after))
}

function forgetReadSet(db: Database, id: number): void {
  if (['page', 'chrome', 'output'].some((table) => db.get(`SELECT 1 FROM ${table} WHERE reads = ?`, id))) return
  const set = db.get<{ keys: string }>('DELETE FROM read_set WHERE id = ? RETURNING keys', id)
  for (const key of JSON.parse(set?.keys ?? '[]') as string[])
    db.run('DELETE FROM read WHERE key = ? AND read_set = ?', key, id)
}
