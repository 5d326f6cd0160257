/** The releases in the state. */
import type { Problem } from '../problems/table.ts'
import { ChangedMap, differences } from './changed-map.ts'
import type { Database, Value } from './database.ts'
import type { RecordRow, RecordTable } from './records.ts'
import { ReleaseTable, VALID } from './release-table.ts'
import type { Listing, Live, Manifest, PageEntry, PageFile, PublishedRelease } from './release.ts'
import { shapesIn } from './shapes.ts'

/** What a publish stores, all of it or nothing. */
interface Publication {
  /** `undefined` where nothing that visitors see is new. */
  release?: Manifest | undefined
  /** Records that were added, changed or removed (`undefined`). */
  records: Iterable<readonly [string, RecordRow | undefined]>
  /** What was live when the publish began: a rollback since then wins. */
  replaces?: Live | undefined
}

/** A publish of more records is no edit but a whole crawl. */
const MANY = 1000

interface ReleaseRow {
  number: number
  id: string
  published_at: string
  provider: string | null
  inputs: string
  pages: number
  records: string
  pages_sum: string
  assets_sum: string
  route_problems: string
  policy: string
  broken_links: string
}

export class Releases {
  readonly #db: Database
  readonly #records: RecordTable
  readonly #tables

  constructor(db: Database, records: RecordTable) {
    this.#db = db
    this.#records = records
    const { routes, pages, chromes, assets, sources, sitemaps, redirects } = shapesIn(db)
    this.#tables = {
      routes: new ReleaseTable(db, routes),
      pages: new ReleaseTable(db, pages),
      chromes: new ReleaseTable(db, chromes),
      assets: new ReleaseTable(db, assets),
      sources: new ReleaseTable(db, sources),
      sitemaps: new ReleaseTable(db, sitemaps),
      redirects: new ReleaseTable(db, redirects),
    }
  }

  async live(): Promise<Live | undefined> {
    return this.#live()
  }

  #live(): Live | undefined {
    const row = this.#db.get<{ number: number; id: string; since: string; rolled_back: number }>(
      'SELECT number, id, since, rolled_back FROM live JOIN release ON number = live.release',
    )
    return row && { number: row.number, release: row.id, publishedAt: row.since, rolledBack: row.rolled_back === 1 }
  }

  /** The release that visitors see. */
  async current(): Promise<PublishedRelease | undefined> {
    const live = await this.live()
    return live && this.read(live.number)
  }

  async read(number: number): Promise<PublishedRelease | undefined> {
    const row = this.#db.get<ReleaseRow>('SELECT * FROM release WHERE number = ?', number)
    if (!row) return undefined
    const { routes, pages, chromes, assets, sources, sitemaps, redirects } = this.#tables
    return {
      number,
      id: row.id,
      publishedAt: row.published_at,
      inputs: row.inputs,
      records: row.records,
      pagesSum: row.pages_sum,
      assetsSum: row.assets_sum,
      routes: routes.at(number),
      routeProblems: JSON.parse(row.route_problems) as Problem[],
      ...(row.provider !== null && { provider: row.provider }),
      pages: pages.at(number, row.pages),
      chromes: chromes.at(number),
      assets: assets.at(number),
      sources: sources.at(number),
      sitemaps: sitemaps.at(number),
      redirects: Object.fromEntries(redirects.at(number)),
      policy: row.policy,
      brokenLinks: JSON.parse(row.broken_links) as string[],
    }
  }

  /** All releases, the newest first. */
  async list(): Promise<{ number: number; release: string; publishedAt: string }[]> {
    return this.#db.all('SELECT number, id AS release, published_at AS publishedAt FROM release ORDER BY number DESC')
  }

  /** Pages of a release. Of a forgotten one only those that a later release still has: a page that changed since then is missing. */
  pagesOf(number: number): ReadonlyMap<string, PageEntry> {
    return this.#tables.pages.at(number)
  }

  /** The HTML of each page, by path. */
  pageFiles(number: number): [path: string, PageFile][] {
    const rows = this.#db.all<{ path: string; hash: string; status: PageFile['status'] | null }>(
      `SELECT path, hash, status FROM page WHERE ${VALID}`,
      number,
    )
    return rows.map(({ path, hash, status }) => [path, { hash, ...(status !== null && { status }) }])
  }

  /** What the sitemap says of these pages, by path. */
  listings(number: number, paths: readonly string[]): Map<string, Listing> {
    const rows = this.#db.all<{ path: string; listing: string | null; lastmod: string | null }>(
      `SELECT path, listing, lastmod FROM page WHERE ${VALID} AND path IN (SELECT value FROM json_each(?2))`,
      number,
      JSON.stringify(paths),
    )
    return new Map(
      rows.map(({ path, listing, lastmod }) => [
        path,
        { ...(listing !== null && { listing }), ...(lastmod !== null && { lastmod }) },
      ]),
    )
  }

  /** Number of the newest release, which the records in the state belong to. Zero where there is none. */
  newest(): number {
    return this.#db.get<{ newest: number | null }>('SELECT max(number) AS newest FROM release')!.newest ?? 0
  }

  /**
   * One transaction: a reader sees the release before or this one, which is live from then on. Resolves to false, with nothing stored, where
   * somebody has gone back to an earlier release since the publish began.
   */
  async publish({ release, records, replaces }: Publication): Promise<boolean> {
    return this.#db.write(() => {
      const live = this.#live()
      if (replaces && live?.rolledBack && live.publishedAt !== replaces.publishedAt) return false
      this.#records.write()
      let count = 0
      const replaced = new Set<string>()
      for (const [key, record] of records) {
        const digest = this.#records.set(key, record)
        if (digest !== undefined) replaced.add(digest)
        count++
      }
      // A whole crawl may have been tried before, and have left its values.
      if (count > MANY) this.#records.forgetAllUnused()
      else this.#records.forgetUnused(replaced)
      if (release) this.#add(release)
      return true
    })
  }

  #add(release: Manifest): void {
    const newest = this.newest()
    const number = newest + 1
    const set = <V>(table: ReleaseTable<V>, after: ReadonlyMap<string, V>) => {
      for (const key of differences(table.at(newest), after)) table.set(key, after.get(key), number)
    }
    const { routes, pages, chromes, assets, sources, sitemaps, redirects } = this.#tables
    set(routes, release.routes)
    set(pages, release.pages)
    set(chromes, release.chromes)
    set(assets, release.assets)
    set(sources, release.sources)
    set(sitemaps, release.sitemaps)
    set(redirects, changedTexts(redirects.at(newest), release.redirects))
    const publishedAt = new Date().toISOString()
    const columns: Record<string, Value> = {
      number,
      id: release.id,
      published_at: publishedAt,
      provider: release.provider ?? null,
      inputs: release.inputs,
      pages: release.pages.size,
      records: release.records,
      pages_sum: release.pagesSum,
      assets_sum: release.assetsSum,
      route_problems: JSON.stringify(release.routeProblems),
      policy: release.policy,
      broken_links: JSON.stringify(release.brokenLinks),
    }
    const names = Object.keys(columns)
    const places = names.map(() => '?').join(', ')
    this.#db.run(`INSERT INTO release (${names.join(', ')}) VALUES (${places})`, ...Object.values(columns))
    this.#show(number, publishedAt, false)
  }

  /** Makes an earlier release live. */
  async goBackTo(number: number): Promise<void> {
    await this.#db.write(() => this.#show(number, new Date().toISOString(), true))
  }

  #show(number: number, since: string, rolledBack: boolean): void {
    const sql = 'INSERT OR REPLACE INTO live (one, release, since, rolled_back) VALUES (1, ?, ?, ?)'
    this.#db.run(sql, number, since, Number(rolledBack))
  }

  /** Paths of the newest release's pages whose view, or whose chrome, read one of these records. */
  async pagesReading(keys: Iterable<string>): Promise<string[]> {
    const rows = this.#db.all<{ path: string }>(PAGES_READING, JSON.stringify([...keys]))
    return rows.map(({ path }) => path)
  }

  /** How many rows of the newest release have each value of a JSON column. */
  async countTexts(table: 'page' | 'chrome', column: 'policy' | 'problems' | 'faults'): Promise<Map<string, number>> {
    const rows = this.#db.all<{ text: string; count: number }>(
      `SELECT ${column} AS text, count(*) AS count FROM ${table}` +
        ` WHERE valid_to IS NULL AND ${column} IS NOT NULL GROUP BY ${column}`,
    )
    return new Map(rows.map(({ text, count }) => [text, count]))
  }

  /** Forgets releases before this one. Returns the digests of contents that no release names any more. */
  async forgetBefore(number: number): Promise<string[]> {
    return this.#db.write(() => {
      const hashes = new Set<string>()
      const sets = new Set<number>()
      for (const table of Object.values(this.#tables)) {
        for (const { hash, reads } of table.forgetBefore(number)) {
          if (typeof hash === 'string') hashes.add(hash)
          if (typeof reads === 'number') sets.add(reads)
        }
      }
      this.#db.run('DELETE FROM release WHERE number < ?', number)
      for (const id of sets) this.#forgetReadSet(id)
      return [...hashes].filter((hash) => !this.#isNamed(hash))
    })
  }

  #forgetReadSet(id: number): void {
    const used = 'SELECT 1 FROM page WHERE reads = ?1 UNION ALL SELECT 1 FROM chrome WHERE reads = ?1'
    if (this.#db.get(used, id)) return
    const set = this.#db.get<{ keys: string }>('DELETE FROM read_set WHERE id = ? RETURNING keys', id)
    for (const key of JSON.parse(set?.keys ?? '[]') as string[])
      this.#db.run('DELETE FROM read WHERE key = ? AND read_set = ?', key, id)
  }

  #isNamed(hash: string): boolean {
    const sql = 'SELECT 1 FROM page WHERE hash = ?1 UNION ALL SELECT 1 FROM asset WHERE hash = ?1'
    return this.#db.get(sql, hash) !== undefined
  }

  /** Digests of the contents that any release names. */
  async contents(): Promise<Set<string>> {
    const sql = 'SELECT hash FROM page UNION SELECT hash FROM asset'
    return new Set(this.#db.all<{ hash: string }>(sql).map(({ hash }) => hash))
  }
}

const PAGES_READING = `
  WITH sets AS (SELECT DISTINCT read_set AS id FROM read WHERE key IN (SELECT value FROM json_each(?)))
  SELECT path FROM page WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets)
  UNION
  SELECT path FROM page WHERE valid_to IS NULL
    AND chrome IN (SELECT name FROM chrome WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets))`

function changedTexts(before: ReadonlyMap<string, string>, after: Record<string, string>): ChangedMap<string> {
  const changes = new Map<string, string | undefined>()
  for (const [key, text] of Object.entries(after)) if (before.get(key) !== text) changes.set(key, text)
  for (const key of before.keys()) if (!Object.hasOwn(after, key)) changes.set(key, undefined)
  return new ChangedMap(before, changes)
}
