/** Converts the addresses of an old file's releases to former addresses, if the releases are not carried over or are of a version without that table. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

export type CarriedRow = Record<string, SQLInputValue>

/** Returns the readable rows of a table. */
type ReadRows = (db: DatabaseSync, table: string, names: readonly string[]) => CarriedRow[]

/** Rows of `former_address`. Versions up to 9 have `redirect` and `gone_page` instead. */
export function formerRows(from: DatabaseSync, rowsOf: ReadRows): CarriedRow[] {
  const releases = rowsOf(from, 'release', ['number', 'provider']).sort(byNumber)
  const newest = Number(releases.at(-1)?.number ?? 0)
  const live = Number(rowsOf(from, 'live', ['release'])[0]?.release ?? newest)
  /** Provider of the things that left their addresses in release `left`. */
  const providerBefore = (left: number) => releases.findLast(({ number }) => Number(number) < left)?.provider ?? ''
  const pages = rowsOf(from, 'page', ['path', 'thing', 'status', 'valid_from', 'valid_to']).filter(
    ({ status, valid_from: since }) => status === null && Number(since) <= live,
  )
  const isLive = ({ valid_from: since, valid_to: until }: CarriedRow) =>
    Number(since) <= live && (until === null || Number(until) > live)
  const thingAt = new Map(pages.filter(isLive).map(({ path, thing }) => [path, thing]))
  const former = (row: CarriedRow, thing: CarriedRow[string] | undefined, left: number): CarriedRow => ({
    ...{ path: row.path!, provider: providerBefore(left), thing: thing ?? '', release: left, was_live: 1 },
  })
  return [
    // The latest first: later duplicates are ignored when inserted.
    ...pages
      .map((page) => former(page, page.thing, isLive(page) ? newest : Number(page.valid_to)))
      .sort((left, right) => Number(right.release) - Number(left.release)),
    ...rowsOf(from, 'redirect', ['path', 'target', 'valid_from', 'valid_to'])
      .filter(isLive)
      .map((row) => former(row, thingAt.get(row.target!), Number(row.valid_from))),
    ...rowsOf(from, 'gone_page', ['path', 'release']).map((row) => former(row, undefined, Number(row.release))),
  ]
}

function byNumber(left: CarriedRow, right: CarriedRow): number {
  return Number(left.number) - Number(right.number)
}
