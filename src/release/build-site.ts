/** The whole flow once: crawl, compile, render, release, publish, report. */
import { join } from 'node:path'
import { crawl } from '../crawl/crawl.ts'
import { createClient } from '../provider/client.ts'
import { compileRenderer } from '../render/compile.ts'
import { loadRenderer } from '../render/renderer.ts'
import { publishDist } from '../publish/dist.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { loadSnapshot, saveSnapshot } from '../snapshot/store.ts'
import type { SiteInputs } from '../views/context.ts'
import { makeRelease } from './make-release.ts'
import { comparePages, openReleases, type Manifest } from './manifest.ts'
import { writeReport, type Report } from './report.ts'
import { openStore } from './store.ts'

export interface BuildOptions {
  /** Of the project: where the code is. */
  root: string
  /** Working state, `.site`. */
  stateFolder: string
  /** Where compiled renderers are kept; by default in the working state. */
  rendererFolder?: string | undefined
  /** Output, `dist`; nothing where only the release is wanted. */
  distFolder?: string | undefined
  providerUrl: string
  site: SiteInputs
  /** Requests under way at once. */
  concurrency?: number | undefined
  onProgress?: ((stage: 'crawl' | 'compile' | 'render' | 'publish', done: number, known: number) => void) | undefined
}

/** Throws `MustNotPublish` where there is nothing good to publish; the current release stays. */
export async function buildSite(options: BuildOptions): Promise<Report> {
  const { root, stateFolder, distFolder, providerUrl, site, onProgress } = options
  const started = performance.now()
  const took = (since: number) => Math.round(performance.now() - since)
  const store = openStore(join(stateFolder, 'store'))
  const releases = openReleases(join(stateFolder, 'releases'))
  const snapshotFile = join(stateFolder, 'snapshot.jsonl')
  const [previous, before] = await Promise.all([releases.current(), loadSnapshot(snapshotFile)])

  const client = createClient({
    baseUrl: providerUrl,
    ...(options.concurrency && { concurrency: options.concurrency }),
  })
  const { snapshot, problems } = await crawl({
    client,
    previous: before,
    onProgress: onProgress && ((done, known) => onProgress('crawl', done, known)),
  })
  const crawlMs = took(started)

  const compileStarted = performance.now()
  onProgress?.('compile', 0, 1)
  const compiled = await compileRenderer(root, options.rendererFolder ?? join(stateFolder, 'renderer'))
  const renderer = await loadRenderer(compiled)
  onProgress?.('compile', 1, 1)
  const compileMs = took(compileStarted)

  const renderStarted = performance.now()
  const made = await makeRelease({
    snapshot,
    site,
    renderer,
    clientFolder: join(compiled.folder, 'client'),
    store,
    // A release whose records are lost says nothing of the present ones that could be trusted.
    previous: before && previous,
    onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
  })
  const renderMs = took(renderStarted)

  const publishStarted = performance.now()
  const { manifest } = made
  await saveSnapshot(snapshotFile, snapshot)
  await releases.publish(manifest)
  if (distFolder) await publishDist(manifest, store, distFolder, join(stateFolder, 'dist.json'))
  const { added, changed, removed } = comparePages(previous, manifest)
  const report: Report = {
    mode: previous && before ? 'incremental' : 'full',
    release: manifest.id,
    crawl: { ...client.counts, ms: crawlMs },
    pages: {
      total: Object.keys(manifest.pages).length,
      rendered: made.rendered,
      reused: made.reused,
      removed: removed.length,
    },
    changed: [...added, ...changed]
      .sort()
      .map((path) => ({ path, why: reasons(path, manifest, previous, before, snapshot) })),
    problems: [...problems, ...made.problems],
    ms: { crawl: crawlMs, compile: compileMs, render: renderMs, publish: took(publishStarted), total: took(started) },
  }
  await writeReport(join(stateFolder, 'report.json'), report)
  return report
}

/** Why a page is new: the records that it reads and that changed, or the code. */
function reasons(
  path: string,
  manifest: Manifest,
  previous: Manifest | undefined,
  before: Snapshot | undefined,
  after: Snapshot,
): string[] {
  if (!previous?.pages[path]) return ['new page']
  if (!before) return ['the records of the last release are lost']
  const { reads } = manifest.pages[path]!
  const records = [...new Set([...reads, ...previous.pages[path].reads])].filter(
    (key) => before.get(key)?.digest !== after.get(key)?.digest,
  )
  return records.length > 0 ? records.sort() : ['the renderer or the settings changed']
}
