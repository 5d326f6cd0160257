/** The files of a release that are no pages. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { SiteInputs } from '../views/context.ts'
import { HOTELS_FILE, hotelTargets } from './hotels.ts'
import { searchFiles, type SearchInput } from './search-files.ts'
import type { ContentStore } from './store.ts'

export interface AssetInput extends Omit<SearchInput, 'siteUrl'> {
  /** Files of the compiled renderer that browsers ask for, `public/` among them. */
  clientFolder: string
  site: SiteInputs
  store: ContentStore
}

/** Digest of each file by its name below the output folder. */
export async function releaseAssets({
  clientFolder,
  snapshot,
  routes,
  pages,
  site,
  store,
  last,
}: AssetInput): Promise<Record<string, string>> {
  // The renderer and the settings of the last release were the same.
  const assets = { ...(last?.assets ?? (await clientFiles(clientFolder, store))) }
  assets[HOTELS_FILE] = (await store.put(JSON.stringify(hotelTargets(snapshot, routes)))).hash
  if (site.indexNowKey) assets[`${site.indexNowKey}.txt`] = (await store.put(site.indexNowKey)).hash
  return { ...assets, ...(await searchFiles({ snapshot, routes, pages, siteUrl: site.siteUrl, last }, store)) }
}

const kept = new Map<string, Promise<Record<string, string>>>()

/** A compiled renderer never changes, so its files are read once in a process. */
function clientFiles(folder: string, store: ContentStore): Promise<Record<string, string>> {
  const name = `${folder} ${store.pathOf('')}`
  const known = kept.get(name)
  if (known) return known
  const read = readClientFiles(folder, store)
  kept.set(name, read)
  read.catch(() => kept.delete(name))
  return read
}

async function readClientFiles(folder: string, store: ContentStore): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets: Record<string, string> = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const { hash } = await store.put(await readFile(file))
    assets[relative(folder, file).replaceAll('\\', '/')] = hash
  }
  return assets
}
