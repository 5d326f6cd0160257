/** Stores a publish: changed records, the new release, and who sees it. */
import { changedMap, differences } from '../../../records/changed-map.ts'
import type { Live, Manifest, PageChange } from '../../../records/release.ts'
import type { RecordRow } from '../../../records/snapshot.ts'
import type { Database, Value } from '../database/database.ts'
import type { RecordTable } from '../records.ts'
import { causesOf } from './causes.ts'
import type { History } from './history.ts'
import type { LivePointer } from './live.ts'
import { reasonsBetween } from './reasons.ts'
import type { ReleaseTable } from './release-table.ts'
import type { ReleaseTables } from './tables.ts'

export interface Publication {
  /** `undefined` if it would equal the newest one. */
  release?: Manifest | undefined
  /** Pages that differ from the newest release. */
  changes?: readonly PageChange[] | undefined
  /** Visitors keep the live release, and this one waits for approval. If none is live, it goes live at once: the operator approved the recreated state. */
  waits?: boolean | undefined
  /** Who started the publish. */
  by?: string | undefined
  /** Names of the authors of the changes. */
  authors?: readonly string[] | undefined
  /** Added, changed and removed (`undefined`) records. */
  records: Iterable<readonly [string, RecordRow | undefined]>
  /** Called last within the transaction, with its time. */
  also?: ((at: string) => void) | undefined
  /** The live release when the publish began: a rollback since then takes precedence. */
  replaces?: Live | undefined
  /** Number of the newest release when the publish began; 0 if there was none. Rejects with `MustNotPublish` if there is a newer one. */
  follows?: number | undefined
}

export interface PublicationStores {
  db: Database
  records: RecordTable
  live: LivePointer
  history: History
  tables: ReleaseTables
  /** Called within the transaction that adds a release, with its time. */
  onAdd: (number: number, at: string) => void
}

/** More changed records mean a whole crawl. */
const MIN_CRAWL_RECORDS = 1000

/** Within a transaction. False, with nothing stored, if a rollback takes precedence. */
export function storePublication(stores: PublicationStores, publication: Publication): boolean {
  const { live: pointer, history } = stores
  const { release, changes = [], records, replaces, waits, by = 'build', also } = publication
  const live = pointer.get()
  const waitingBefore = pointer.waiting()
  const liveStays = waits === true && live !== undefined
  if (!liveStays && replaces && live?.rolledBack && live.publishedAt !== replaces.publishedAt) return false

  storeRecords(stores.records, records)
  const at = new Date().toISOString()
  if (release) addRelease(stores, release, changes, at)
  const newest = pointer.newest()
  if (liveStays) {
    const details = historyDetails(stores, publication, live.number)
    pointer.announceWaiting(waitingBefore, { by, at, details })
  } else if (newest > 0 && newest !== live?.number) {
    if (waits && history.renewedAt() !== undefined)
      history.write({ at, what: 'approved', release: newest, id: release?.id, by: 'operator' })
    const details = live && historyDetails(stores, publication, live.number)
    pointer.show(newest, { what: 'published', by, at, details })
  }
  also?.(at)
  return true
}

function storeRecords(table: RecordTable, records: Publication['records']): void {
  table.write()
  let count = 0
  const replaced = new Set<string>()
  for (const [key, record] of records) {
    const digest = table.set(key, record)
    if (digest !== undefined) replaced.add(digest)
    count++
  }
  // An earlier crawl that was not published may have left values.
  if (count > MIN_CRAWL_RECORDS) table.forgetAllUnused()
  else table.forgetUnused(replaced)
}

/** Causes of the changes that visitors of release `live` will see, and their authors. */
function historyDetails({ db, live: pointer, tables }: PublicationStores, { authors = [] }: Publication, live: number) {
  const newest = pointer.newest()
  const pages = tables.pages.at(newest)
  const causes = causesOf(reasonsBetween(db, live, newest), (path) => pages.get(path)?.status === undefined)
  return { ...(causes.length > 0 && { causes }), ...(authors.length > 0 && { authors }) }
}

function addRelease(
  { db, live, history, tables, onAdd }: PublicationStores,
  release: Manifest,
  changes: readonly PageChange[],
  at: string,
): void {
  const newest = live.newest()
  // A file that was recreated or taken back continues the numbers of the one before.
  const number = Math.max(newest, history.lastRelease()) + 1
  const set = <V>(table: ReleaseTable<V>, after: ReadonlyMap<string, V>) => {
    for (const key of differences(table.at(newest), after)) table.set(key, after.get(key), number)
  }
  const { routes, pages, chromes, assets, outputs, sources, sitemaps, redirects } = tables
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
  db.run(`INSERT INTO release (${names.join(', ')}) VALUES (${places})`, ...Object.values(columns))
  onAdd(number, at)
}
