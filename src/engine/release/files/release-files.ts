/** The files of a release that are not pages. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { differences } from '../../../records/changed-map.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import type { RouteTable } from '../../../routes/table.ts'
import type { SiteInputs } from '../../../views/context.ts'
import type { Releases } from '../../state/releases/releases.ts'
import { withEntries, type Base } from '../base.ts'
import type { Manifest } from '../manifest.ts'
import type { MadePages } from '../pages/page-maker.ts'
import { lostFiles, makeOutputs, openOutputs } from './outputs.ts'
import { siteSearchFiles } from './site-search.ts'
import { sitemapFiles } from './sitemap.ts'
import type { ContentStore } from './store.ts'

/** `indexed` and `views`: of all pages or, with a base, of those that may have changed. */
interface FilesInput extends Pick<MadePages, 'indexed' | 'views'> {
  base: Base | undefined
  last?: Manifest | undefined
  releases: Releases
  snapshot: Snapshot
  routes: RouteTable
  pages: Manifest['pages']
  site: SiteInputs
  inputs: string
  /** The compiled renderer's browser files, including `public/`. */
  clientFolder: string
  store: ContentStore
}

/** With a base, the cost depends on the change. */
export async function releaseFiles(input: FilesInput): Promise<Pick<Manifest, 'assets' | 'outputs' | 'sitemaps'>> {
  const { base, last, releases, snapshot, routes, pages, site, inputs, store, indexed, views } = input
  const names = base && (await releases.outputsReading(base.changed))
  const lastFiles = last?.inputs === inputs ? last.assets : undefined
  const made = await makeOutputs(openOutputs(snapshot, routes, site), { names, lastFiles }, store)
  const outputs = withEntries(base, last?.outputs, made.outputs)
  const former = names?.map((name) => base!.release.outputs.get(name)) ?? []
  const index = await siteSearchFiles(indexed, store, base?.release.assets)
  const sitemap = site.stage
    ? { files: [], parts: [] }
    : await sitemapFiles({ routes, pages, siteUrl: site.siteUrl, base: base?.release, releases }, store)
  const files = [
    ...(base ? [] : await clientFiles(input.clientFolder, store)),
    ...views,
    ...made.files,
    ...lostFiles(former, outputs, made.files).map((name) => [name, undefined] as const),
    ...index,
    ...sitemap.files,
  ]
  return {
    assets: withEntries(base, last?.assets, files),
    outputs,
    sitemaps: withEntries(base, last?.sitemaps, sitemap.parts),
  }
}

async function clientFiles(folder: string, store: ContentStore): Promise<[name: string, hash: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((each) => each.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const stored: [name: string, hash: string][] = []
  for (const file of files)
    stored.push([relative(folder, file).replaceAll('\\', '/'), (await store.put(await readFile(file))).hash])
  return stored
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
