/** The tables of a release's parts, and how each part maps to a row. */
import { hash } from 'node:crypto'
import type { Database, Value } from '../database/database.ts'
import { ReleaseTable } from './release-table.ts'
import type {
  ChromeEntry,
  OutputEntry,
  PageEntry,
  RouteEntry,
  SitemapEntry,
  SourceEntry,
} from '../../../records/release.ts'

export type ReleaseTables = ReturnType<typeof openReleaseTables>

export function openReleaseTables(db: Database) {
  return {
    routes: ofParts<RouteEntry>(db, 'route', 'path', {
      plain: ['record', 'id', 'propertyId', 'home', 'sitemap'],
      json: ['alternates'],
    }),
    pages: ofParts<PageEntry>(db, 'page', 'path', {
      plain: ['hash', 'key', 'thing', 'chrome', 'lastmod', 'listing', 'status'],
      json: ['policy', 'problems', 'faults', 'words'],
      hasReads: true,
    }),
    chromes: ofParts<ChromeEntry>(db, 'chrome', 'name', { json: ['problems'], hasReads: true }),
    outputs: ofParts<OutputEntry>(db, 'output', 'name', { json: ['files'], hasReads: true }),
    sources: ofParts<SourceEntry>(db, 'source', 'id', { plain: ['source', 'mimeType'] }),
    sitemaps: ofParts<SitemapEntry>(db, 'sitemap', 'file', { plain: ['lastmod'] }),
    assets: ofTexts(db, 'asset', 'name', 'hash'),
    redirects: ofTexts(db, 'redirect', 'path', 'target'),
  }
}

/** Properties of a part; one that is `undefined` is null in the table. */
interface Properties<V> {
  plain?: readonly (keyof V & string)[]
  /** Stored as JSON. */
  json?: readonly (keyof V & string)[]
  /** Whether it has `reads`, a set of keys that is stored once. */
  hasReads?: boolean
}

/** Columns with a name of their own. */
const COLUMNS: Readonly<Record<string, string>> = { propertyId: 'property', mimeType: 'mime_type' }

function ofParts<V extends object>(
  db: Database,
  table: string,
  key: string,
  { plain = [], json = [], hasReads = false }: Properties<V>,
): ReleaseTable<V> {
  const named = plain.map((name) => [name, COLUMNS[name] ?? name] as const)
  return new ReleaseTable<V>(db, {
    table,
    key,
    columns: [...(hasReads ? ['reads'] : []), ...named.map(([, column]) => column), ...json],
    more: hasReads ? `(SELECT keys FROM read_set WHERE id = ${table}.reads) AS keys` : undefined,
    row: (part) => [
      ...(hasReads ? [readSetId(db, (part as { reads: readonly string[] }).reads)] : []),
      ...plain.map((name) => (part[name] ?? null) as Value),
      ...json.map((name) => (part[name] === undefined ? null : JSON.stringify(part[name]))),
    ],
    value(row) {
      const part: Record<string, unknown> = {}
      if (hasReads) part.reads = JSON.parse(row.keys as string)
      for (const [name, column] of named) part[name] = row[column] ?? undefined
      for (const name of json) part[name] = row[name] === null ? undefined : JSON.parse(row[name] as string)
      return part as V
    },
  })
}

function ofTexts(db: Database, table: string, key: string, column: string): ReleaseTable<string> {
  return new ReleaseTable<string>(db, {
    ...{ table, key, columns: [column] },
    row: (text) => [text],
    value: (row) => row[column] as string,
  })
}

/** Within a transaction. Id of the set of these keys, which is created if it does not exist. */
function readSetId(db: Database, keys: readonly string[]): number {
  const text = JSON.stringify(keys)
  const digest = hash('sha256', text)
  const existing = db.get<{ id: number }>('SELECT id FROM read_set WHERE digest = ?', digest)
  if (existing) return existing.id
  const { id } = db.run('INSERT INTO read_set (digest, keys) VALUES (?, ?)', digest, text)
  for (const key of keys) db.run('INSERT INTO read (key, read_set) VALUES (?, ?)', key, id)
  return id
}
