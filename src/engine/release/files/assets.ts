/** The files of a release that are not pages. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { LOCALES } from '../../../config/locales.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import { SEASONS_FILE } from '../../../config/data-files.ts'
import { IMPORTED_FILE } from '../../../routes/imported.ts'
import type { SiteInputs } from '../../../views/context.ts'
import { changesSeasons, hotelSeasons } from '../../../features/booking/season-file.ts'
import { keys } from '../../../records/keys.ts'
import { ChangedMap, changedMap, differences } from '../../../records/changed-map.ts'
import { calendarFiles } from './calendar-files.ts'
import { factsFiles } from './facts-files.ts'
import { HOTELS_FILE, hotelTargets } from '../../../features/booking/targets.ts'
import type { Manifest } from '../manifest.ts'
import { mapFiles } from './map-files.ts'
import { searchFiles, type SearchInput } from './engine-files.ts'
import { siteSearchFiles, type IndexedPage } from './site-search.ts'
import type { ContentStore } from './store.ts'

interface AssetInput extends Omit<SearchInput, 'siteUrl' | 'last'> {
  /** The previous release, if its routes are the same and its files can be reused. */
  last?: (NonNullable<SearchInput['last']> & { snapshot: Snapshot }) | undefined
  /** The compiled renderer's browser files, including `public/`. */
  clientFolder: string
  site: SiteInputs
  store: ContentStore
  /** Pages for the search index: all, or those that may have changed since the last release. */
  indexed: readonly IndexedPage[]
  /** Of the same pages the files of their views. */
  views: readonly (readonly [name: string, hash: string])[]
  /** Those of the previous release, even if different code or settings made them. */
  before?: Manifest['assets'] | undefined
  /** The same, if this code and these settings made them. */
  drawn?: Manifest['assets'] | undefined
  /** Pages that a record change may affect, if there is a previous release. */
  affected?: ReadonlySet<string> | undefined
}

/** Digest of each file by its name below the output folder. Given the last release, the cost depends on the change. */
export async function releaseAssets(input: AssetInput): Promise<Pick<Manifest, 'assets' | 'sitemaps'>> {
  const { clientFolder, snapshot, routes, pages, site, store, last, before, drawn, affected, indexed, views } = input
  const { files, sitemaps } = await searchFiles({ snapshot, routes, pages, siteUrl: site.siteUrl, last }, store)
  if (!last || last.changed.has(keys.properties()))
    files[HOTELS_FILE] = (await store.put(JSON.stringify(hotelTargets(snapshot, routes, site.bookingHost)))).hash
  if (!last || changesSeasons(last.changed, routes))
    files[SEASONS_FILE] = (await store.put(JSON.stringify(hotelSeasons(snapshot, routes)))).hash
  Object.assign(files, await factsFiles({ snapshot, routes, site, affected: last && affected }, store))
  const index = await siteSearchFiles(indexed, store, last?.assets)
  const calendars = await calendarFiles({ snapshot, routes, site, affected: last && affected }, store)
  const maps = await mapFiles({ snapshot, routes, site, last, drawn }, store)
  // The renderer and the settings of the last release were the same.
  if (last) {
    const changes = [...Object.entries(files), ...views, ...index, ...calendars, ...maps].filter(
      ([name, hash]) => last.assets.get(name) !== hash,
    )
    return { assets: new ChangedMap(last.assets, new Map(changes)), sitemaps }
  }

  if (site.indexNowKey) files[`${site.indexNowKey}.txt`] = (await store.put(site.indexNowKey)).hash
  if (site.redirects) files[IMPORTED_FILE] = (await store.put(site.redirects)).hash
  if (site.security) files[SECURITY_FILE] = (await store.put(securityText(site.security, site))).hash
  const assets = new Map([
    ...Object.entries({ ...(await clientFiles(clientFolder, store)), ...files }),
    ...views,
    ...(index as Map<string, string>),
  ])
  for (const [name, hash] of [...calendars, ...maps]) if (hash !== undefined) assets.set(name, hash)
  return { assets: changedMap(before ?? new Map<string, string>(), assets, Object.is), sitemaps }
}

const SECURITY_FILE = '.well-known/security.txt'

/** Source: RFC 9116. */
function securityText({ contact, expires }: NonNullable<SiteInputs['security']>, { siteUrl }: SiteInputs): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Canonical: ${siteUrl}/${SECURITY_FILE}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    '',
  ].join('\n')
}

async function clientFiles(folder: string, store: ContentStore): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets: Record<string, string> = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const { hash } = await store.put(await readFile(file))
    assets[relative(folder, file).replaceAll('\\', '/')] = hash
  }
  return assets
}

/** Names and digests of files that are new or changed since the previous release. */
export function newAssets(
  before: Pick<Manifest, 'assets'> | undefined,
  { assets }: Manifest,
): Iterable<readonly [string, string]> {
  if (!before) return assets
  return [...differences(before.assets, assets)].flatMap((name) => {
    const hash = assets.get(name)
    return hash === undefined ? [] : [[name, hash] as const]
  })
}
