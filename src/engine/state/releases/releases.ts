/** Reads, stores and deletes releases. */
import { MustNotPublish, problem, type Problem } from '../../../config/problems/table.ts'
import type { Database } from '../database/database.ts'
import { DamagedState } from '../database/disk.ts'
import { forgetReleases } from './forget.ts'
import type { LivePointer } from './live.ts'
import { reasonsBetween } from './reasons.ts'
import { storePublication, type Publication, type PublicationStores } from './publication.ts'
import { VALID } from './release-table.ts'
import type {
  Listing,
  Live,
  Reason,
  PageEntry,
  PageFile,
  PageWords,
  PublishedRelease,
  ReleaseName,
} from '../../../records/release.ts'
import { openReleaseTables, type ReleaseTables } from './tables.ts'

interface ReleaseRow {
  number: number
  id: string
  made_at: string
  live_at: string | null
  provider: string | null
  inputs: string
  pages: number
  records: string
  pages_sum: string
  assets_sum: string
  route_problems: string
  policy: string
  broken_links: string
  changes: string
}

const READ_SETS =
  'WITH sets AS (SELECT DISTINCT read_set AS id FROM read WHERE key IN (SELECT value FROM json_each(?)))'

export class Releases {
  readonly #db: Database
  readonly #live: LivePointer
  readonly #tables: ReleaseTables
  readonly #stores: PublicationStores

  constructor(stores: Omit<PublicationStores, 'tables'>) {
    this.#db = stores.db
    this.#live = stores.live
    this.#tables = openReleaseTables(stores.db)
    this.#stores = { ...stores, tables: this.#tables }
  }

  async live(): Promise<Live | undefined> {
    return this.#live.get()
  }

  /** The release that visitors see. */
  async current(): Promise<PublishedRelease | undefined> {
    const live = await this.live()
    return live && this.read(live.number)
  }

  async read(number: number): Promise<PublishedRelease | undefined> {
    const row = this.#db.get<ReleaseRow>('SELECT * FROM release WHERE number = ?', number)
    if (!row) return undefined
    const { routes, pages, chromes, assets, outputs, sources, sitemaps, redirects } = this.#tables
    return {
      number,
      id: row.id,
      publishedAt: row.live_at ?? row.made_at,
      inputs: row.inputs,
      records: row.records,
      pagesSum: row.pages_sum,
      assetsSum: row.assets_sum,
      routes: routes.at(number),
      routeProblems: JSON.parse(row.route_problems) as Problem[],
      provider: row.provider ?? undefined,
      pages: pages.at(number, row.pages),
      chromes: chromes.at(number),
      assets: assets.at(number),
      outputs: outputs.at(number),
      sources: sources.at(number),
      sitemaps: sitemaps.at(number),
      redirects: Object.fromEntries(redirects.at(number)),
      policy: row.policy,
      brokenLinks: JSON.parse(row.broken_links) as string[],
    }
  }

  /** All releases, the newest first. `wasLive`: whether visitors have ever seen it. */
  async list(): Promise<(ReleaseName & { madeAt: string; publishedAt: string; wasLive: boolean })[]> {
    const rows = this.#db.all<Pick<ReleaseRow, 'number' | 'id' | 'made_at' | 'live_at'>>(
      'SELECT number, id, made_at, live_at FROM release ORDER BY number DESC',
    )
    return rows.map(({ number, id, made_at, live_at }) => ({
      number,
      release: id,
      madeAt: made_at,
      publishedAt: live_at ?? made_at,
      wasLive: live_at !== null,
    }))
  }

  /** Why pages differ between two releases, by path. A page that changed and changed back is among them. */
  reasons(earlier: number, later: number): Map<string, Reason[]> {
    return reasonsBetween(this.#db, earlier, later)
  }

  /** Pages of a release. For a deleted release, only pages that have not changed since. */
  pagesOf(number: number): ReadonlyMap<string, PageEntry> {
    return this.#tables.pages.at(number)
  }

  /** What stands at a path, or stood there last. */
  thingAt(path: string): string | undefined {
    const now = 'SELECT thing FROM page WHERE path = ? AND status IS NULL ORDER BY valid_from DESC'
    const before = 'SELECT thing FROM former_address WHERE path = ? ORDER BY release DESC'
    return (this.#db.get<{ thing: string }>(now, path) ?? this.#db.get<{ thing: string }>(before, path))?.thing
  }

  /** Each version of a thing's page, whatever its path, with the range of releases that have it; in the order of releases. */
  versionsOf(thing: string): { path: string; hash: string; from: number; to: number }[] {
    const sql = `SELECT path, hash, valid_from AS "from", coalesce(valid_to, ?) AS "to" FROM page
      WHERE thing = ? AND status IS NULL ORDER BY valid_from`
    return this.#db.all(sql, Number.MAX_SAFE_INTEGER, thing)
  }

  /** The HTML of each page, by path. */
  pageFiles(number: number): [path: string, PageFile][] {
    const rows = this.#db.all<{ path: string; hash: string; status: PageFile['status'] | null }>(
      `SELECT path, hash, status FROM page WHERE ${VALID}`,
      number,
    )
    return rows.map(({ path, hash, status }) => [path, { hash, status: status ?? undefined }])
  }

  /** Titles and descriptions for search engines, of the newest release's pages, ordered by path. */
  words(): { path: string; words: PageWords }[] {
    const sql = 'SELECT path, words FROM page WHERE valid_to IS NULL AND words IS NOT NULL ORDER BY path'
    const rows = this.#db.all<{ path: string; words: string }>(sql)
    return rows.map(({ path, words }) => ({ path, words: JSON.parse(words) as PageWords }))
  }

  /** Sitemap entries of these pages, by path. */
  listings(number: number, paths: readonly string[]): Map<string, Listing> {
    const rows = this.#db.all<{ path: string; listing: string | null; lastmod: string | null }>(
      `SELECT path, listing, lastmod FROM page WHERE ${VALID} AND path IN (SELECT value FROM json_each(?2))`,
      number,
      JSON.stringify(paths),
    )
    return new Map(
      rows.map(({ path, listing, lastmod }) => [
        path,
        { listing: listing ?? undefined, lastmod: lastmod ?? undefined },
      ]),
    )
  }

  /** Throws `DamagedState` if pages of the live release are gone. */
  checkLive(): void {
    const { number = 0 } = this.#live.get() ?? {}
    const { pages = 0 } =
      this.#db.get<Pick<ReleaseRow, 'pages'>>('SELECT pages FROM release WHERE number = ?', number) ?? {}
    const lost = pages - this.pagesOf(number).size
    if (lost > 0) throw new DamagedState(`${lost} pages of release ${number} are gone`)
  }

  /** Number of the newest release, to which the records belong; 0 if there is none. */
  newest(): number {
    return this.#live.newest()
  }

  /**
   * One transaction: readers see either the previous release or this one, which is live at once unless it waits. Resolves to false, with nothing
   * stored, if somebody rolled back since the publish began and the release would go live.
   */
  async publish(publication: Publication): Promise<boolean> {
    const { follows = this.newest() } = publication
    return this.#db.write(() => {
      if (this.newest() !== follows)
        throw new MustNotPublish([problem('overtaken', 'state', `release ${this.newest()}`)])
      return storePublication(this.#stores, publication)
    })
  }

  /** Paths of the newest release's pages whose view, or whose chrome, read one of these records. */
  async pagesReading(keys: Iterable<string>): Promise<string[]> {
    const sql = `${READ_SETS}
      SELECT path FROM page WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets)
      UNION
      SELECT path FROM page WHERE valid_to IS NULL
        AND chrome IN (SELECT name FROM chrome WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets))`
    return this.#db.all<{ path: string }>(sql, JSON.stringify([...keys])).map(({ path }) => path)
  }

  /** Names of the newest release's outputs that read one of these records. */
  async outputsReading(keys: Iterable<string>): Promise<string[]> {
    const sql = `${READ_SETS} SELECT name FROM output WHERE valid_to IS NULL AND reads IN (SELECT id FROM sets) ORDER BY name`
    return this.#db.all<{ name: string }>(sql, JSON.stringify([...keys])).map(({ name }) => name)
  }

  /** Distinct JSON texts of a column in the newest release, in rows other than these. */
  textsBeside(table: 'pages' | 'chromes', column: 'policy' | 'problems' | 'faults', keys: Iterable<string>): string[] {
    return this.#tables[table].textsBeside(column, keys)
  }

  /** Deletes releases that are neither the newest nor live. Returns the digests of contents that no release names any more. */
  async forget(numbers: readonly number[]): Promise<string[]> {
    return this.#db.write(() => forgetReleases(this.#db, Object.values(this.#tables), numbers))
  }

  /** Digests of all contents named by a release or by a hashed file of a deleted one. */
  async contents(): Promise<Set<string>> {
    const sql = 'SELECT hash FROM page UNION SELECT hash FROM asset UNION SELECT hash FROM hashed_file'
    return new Set(this.#db.all<{ hash: string }>(sql).map(({ hash }) => hash))
  }
}
