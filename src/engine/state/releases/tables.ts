/** The tables of a release's parts, and how each part maps to a row. */
import { hash } from 'node:crypto'
import type { Database, Row, Value } from '../database/database.ts'
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
  const reads = (keys: readonly string[]) => readSetId(db, keys)
  return {
    routes: new ReleaseTable<RouteEntry>(db, {
      table: 'route',
      key: 'path',
      columns: ['record', 'id', 'property', 'home', 'alternates', 'sitemap'],
      row: ({ record, id, propertyId, home, alternates, sitemap }) => [
        record,
        id,
        propertyId,
        home ?? null,
        json(alternates),
        sitemap ?? null,
      ],
      value: (row) =>
        ({
          record: row.record,
          id: row.id,
          propertyId: row.property,
          ...parsed(row, 'alternates'),
          ...(row.home !== null && { home: row.home }),
          ...(row.sitemap !== null && { sitemap: row.sitemap }),
        }) as RouteEntry,
    }),
    pages: new ReleaseTable<PageEntry>(db, {
      table: 'page',
      key: 'path',
      columns: [
        'hash',
        'key',
        'thing',
        'chrome',
        'reads',
        'lastmod',
        'listing',
        'status',
        'policy',
        'problems',
        'faults',
        'words',
      ],
      more: keysOf('page'),
      row: (page) => [
        page.hash,
        page.key,
        page.thing,
        page.chrome,
        reads(page.reads),
        page.lastmod ?? null,
        page.listing ?? null,
        page.status ?? null,
        json(page.policy),
        json(page.problems),
        json(page.faults),
        json(page.words),
      ],
      value: (row) =>
        ({
          hash: row.hash,
          key: row.key,
          thing: row.thing,
          ...(row.status !== null && { status: row.status }),
          ...parsed(row, 'policy'),
          ...parsed(row, 'faults'),
          ...parsed(row, 'words'),
          ...(row.lastmod !== null && { lastmod: row.lastmod }),
          ...(row.listing !== null && { listing: row.listing }),
          reads: JSON.parse(row.keys as string),
          chrome: row.chrome,
          ...parsed(row, 'problems'),
        }) as PageEntry,
    }),
    chromes: new ReleaseTable<ChromeEntry>(db, {
      table: 'chrome',
      key: 'name',
      columns: ['reads', 'problems'],
      more: keysOf('chrome'),
      row: (chrome) => [reads(chrome.reads), json(chrome.problems)],
      value: (row) => ({ reads: JSON.parse(row.keys as string), ...parsed(row, 'problems') }) as ChromeEntry,
    }),
    assets: new ReleaseTable<string>(db, {
      table: 'asset',
      key: 'name',
      columns: ['hash'],
      row: (hash) => [hash],
      value: (row) => row.hash as string,
    }),
    outputs: new ReleaseTable<OutputEntry>(db, {
      table: 'output',
      key: 'name',
      columns: ['reads', 'files'],
      more: keysOf('output'),
      row: (output) => [reads(output.reads), json(output.files)],
      value: (row) => ({ reads: JSON.parse(row.keys as string), ...parsed(row, 'files') }) as OutputEntry,
    }),
    sources: new ReleaseTable<SourceEntry>(db, {
      table: 'source',
      key: 'id',
      columns: ['source', 'mime_type'],
      row: ({ source, mimeType }) => [source, mimeType ?? null],
      value: (row) =>
        ({ source: row.source, ...(row.mime_type !== null && { mimeType: row.mime_type }) }) as SourceEntry,
    }),
    sitemaps: new ReleaseTable<SitemapEntry>(db, {
      table: 'sitemap',
      key: 'file',
      columns: ['lastmod'],
      row: ({ lastmod }) => [lastmod ?? null],
      value: (row) => (row.lastmod === null ? {} : { lastmod: row.lastmod as string }),
    }),
    redirects: new ReleaseTable<string>(db, {
      table: 'redirect',
      key: 'path',
      columns: ['target'],
      row: (target) => [target],
      value: (row) => row.target as string,
    }),
  }
}

const keysOf = (table: string) => `(SELECT keys FROM read_set WHERE id = ${table}.reads) AS keys`

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

function json(value: object | undefined): Value {
  return value === undefined ? null : JSON.stringify(value)
}

function parsed(row: Row, name: string): object {
  const text = row[name]
  return text === null ? {} : { [name]: JSON.parse(text as string) as unknown }
}
