/** The releases in the state. */
import { MustNotPublish, problem, type Problem } from '../../../config/problems/table.ts'
import { causesOf } from './causes.ts'
import { changedMap, differences } from '../../../records/changed-map.ts'
import type { Database, Value } from '../database/database.ts'
import { forgetReleases } from './forget.ts'
import type { History } from './history.ts'
import type { LivePointer } from './live.ts'
import { outputsReading, pathsReading } from './reads.ts'
import { reasonsBetween } from './reasons.ts'
import type { RecordRow } from '../../../records/snapshot.ts'
import type { RecordTable } from '../records.ts'
import { ReleaseTable, VALID } from './release-table.ts'
import type {
  Listing,
  Live,
  Manifest,
  PageChange,
  Reason,
  PageEntry,
  PageFile,
  PageWords,
  PublishedRelease,
  ReleaseName,
} from '../../../records/release.ts'
import { shapesIn } from './shapes.ts'

/** What a publish stores, all of it or nothing. */
interface Publication {
  /** `undefined` where it would equal the newest one. */
  release?: Manifest | undefined
  /** What differs from the newest one. */
  changes?: readonly PageChange[] | undefined
  /** What visitors see stays: the release waits for approval. Where nothing is live it is live at once, in a state that was begun anew by approval of the operator. */
  waits?: boolean | undefined
  /** Who asked for it. */
  by?: string | undefined
  /** Names of who wrote what changed. */
  authors?: readonly string[] | undefined
  /** Records that were added, changed or removed (`undefined`). */
  records: Iterable<readonly [string, RecordRow | undefined]>
  /** Called within the transaction, last, with its time. */
  also?: ((at: string) => void) | undefined
  /** What was live when the publish began: a rollback since then wins. */
  replaces?: Live | undefined
  /** Number of the newest release when the publish began, 0: there was none. Rejects with `MustNotPublish` where there is another one by now. */
  follows?: number | undefined
}

/** A publish of more records is no edit but a whole crawl. */
const MANY = 1000

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

type OnAdd = (number: number, at: string) => void

export class Releases {
  readonly #db: Database
  readonly #records: RecordTable
  readonly #live: LivePointer
  readonly #history: History
  readonly #onAdd: OnAdd
  readonly #tables

  /** `onAdd`: called within the transaction that adds a release, with its time. */
  constructor(db: Database, records: RecordTable, live: LivePointer, history: History, onAdd: OnAdd) {
    this.#db = db
    this.#records = records
    this.#live = live
    this.#history = history
    this.#onAdd = onAdd
    const { routes, pages, chromes, assets, outputs, sources, sitemaps, redirects } = shapesIn(db)
    this.#tables = {
      routes: new ReleaseTable(db, routes),
      pages: new ReleaseTable(db, pages),
      chromes: new ReleaseTable(db, chromes),
      assets: new ReleaseTable(db, assets),
      outputs: new ReleaseTable(db, outputs),
      sources: new ReleaseTable(db, sources),
      sitemaps: new ReleaseTable(db, sitemaps),
      redirects: new ReleaseTable(db, redirects),
    }
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
      ...(row.provider !== null && { provider: row.provider }),
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

  /** Why pages differ between an earlier release and a later one, by path. A page of that path may have come to be as it was. */
  reasons(earlier: number, later: number): Map<string, Reason[]> {
    return reasonsBetween(this.#db, earlier, later)
  }

  /** Pages of a release. Of a forgotten one only those that a later release still has: a page that changed since then is missing. */
  pagesOf(number: number): ReadonlyMap<string, PageEntry> {
    return this.#tables.pages.at(number)
  }

  /** A page's file in each release from its first to its last, by what it is of, whatever its address; in the order of the releases. */
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
    return rows.map(({ path, hash, status }) => [path, { hash, ...(status !== null && { status }) }])
  }

  /** What search results show of the newest release's pages, in the order of their paths. */
  words(): { path: string; words: PageWords }[] {
    const sql = 'SELECT path, words FROM page WHERE valid_to IS NULL AND words IS NOT NULL ORDER BY path'
    const rows = this.#db.all<{ path: string; words: string }>(sql)
    return rows.map(({ path, words }) => ({ path, words: JSON.parse(words) as PageWords }))
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
    return this.#live.newest()
  }

  /**
   * One transaction: a reader sees the release before or this one, which is live from then on unless it waits. Resolves to false, with nothing
   * stored, where it should be live and somebody has gone back to an earlier release since the publish began.
   */
  async publish({
    release,
    changes = [],
    records,
    replaces,
    waits,
    by = 'build',
    authors = [],
    follows = this.newest(),
    also,
  }: Publication): Promise<boolean> {
    return this.#db.write(() => {
      if (this.newest() !== follows)
        throw new MustNotPublish([problem('overtaken', 'state', `release ${this.newest()}`)])
      const live = this.#live.get()
      const waiting = this.#live.waiting()
      const stays = waits === true && live !== undefined
      if (!stays && replaces && live?.rolledBack && live.publishedAt !== replaces.publishedAt) return false
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
      const at = new Date().toISOString()
      if (release) this.#add(release, changes, at)
      const newest = this.newest()
      /** `since`: what visitors see, which it is compared with. */
      const details = (since: number) => {
        const pages = this.pagesOf(newest)
        const causes = causesOf(this.reasons(since, newest), (path) => pages.get(path)?.status === undefined)
        return { ...(causes.length > 0 && { causes }), ...(authors.length > 0 && { authors }) }
      }
      if (stays) this.#live.tellWaiting(waiting, { by, at, details: details(live.number) })
      else if (newest > 0 && newest !== live?.number) {
        if (waits && this.#history.renewedAt() !== undefined)
          this.#history.write({ at, what: 'approved', release: newest, id: release?.id, by: 'operator' })
        this.#live.show(newest, { what: 'published', by, at, details: live && details(live.number) })
      }
      also?.(at)
      return true
    })
  }

  #add(release: Manifest, changes: readonly PageChange[], at: string): void {
    const newest = this.newest()
    // Numbers of an older file stay those of its releases.
    const number = (newest || this.#history.lastRelease()) + 1
    const set = <V>(table: ReleaseTable<V>, after: ReadonlyMap<string, V>) => {
      for (const key of differences(table.at(newest), after)) table.set(key, after.get(key), number)
    }
    const { routes, pages, chromes, assets, outputs, sources, sitemaps, redirects } = this.#tables
    set(routes, release.routes)
    set(pages, release.pages)
    set(chromes, release.chromes)
    set(assets, release.assets)
    set(outputs, release.outputs)
    set(sources, release.sources)
    set(sitemaps, release.sitemaps)
    set(redirects, changedMap(redirects.at(newest), new Map(Object.entries(release.redirects)), Object.is))
    const columns: Record<string, Value> = {
      number,
      id: release.id,
      made_at: at,
      provider: release.provider ?? null,
      inputs: release.inputs,
      pages: release.pages.size,
      records: release.records,
      pages_sum: release.pagesSum,
      assets_sum: release.assetsSum,
      route_problems: JSON.stringify(release.routeProblems),
      policy: release.policy,
      broken_links: JSON.stringify(release.brokenLinks),
      changes: JSON.stringify(changes),
    }
    const names = Object.keys(columns)
    const places = names.map(() => '?').join(', ')
    this.#db.run(`INSERT INTO release (${names.join(', ')}) VALUES (${places})`, ...Object.values(columns))
    this.#onAdd(number, at)
  }

  /** Paths of the newest release's pages whose view, or whose chrome, read one of these records. */
  async pagesReading(keys: Iterable<string>): Promise<string[]> {
    return pathsReading(this.#db, keys)
  }

  /** Names of the newest release's outputs that read one of these records. */
  async outputsReading(keys: Iterable<string>): Promise<string[]> {
    return outputsReading(this.#db, keys)
  }

  /** JSON texts that a column of the newest release has, each once, in other rows than these. */
  textsBeside(table: 'pages' | 'chromes', column: 'policy' | 'problems' | 'faults', keys: Iterable<string>): string[] {
    return this.#tables[table].textsBeside(column, keys)
  }

  /** Forgets these releases, which must be neither the newest nor live. Returns the digests of contents that no release names any more. */
  async forget(numbers: readonly number[]): Promise<string[]> {
    return this.#db.write(() => forgetReleases(this.#db, Object.values(this.#tables), numbers))
  }

  /** Digests of the contents that any release names, and of hashed files of those before. */
  async contents(): Promise<Set<string>> {
    const sql = 'SELECT hash FROM page UNION SELECT hash FROM asset UNION SELECT hash FROM hashed_file'
    return new Set(this.#db.all<{ hash: string }>(sql).map(({ hash }) => hash))
  }
}
