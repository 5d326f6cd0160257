/**
 * The whole flow, again and again: crawl, render, check, publish, report. Between two publishes the records, the route table and the compiled
 * renderer stay in memory, so that a small change costs little. One publish at a time: callers take turns.
 */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { changedKeys, type ContentChange } from '../crawl/changes.ts'
import { crawl, crawlChanged, type CrawlResult } from '../crawl/crawl.ts'
import { MustNotPublish } from '../problems/table.ts'
import { createClient, type ClientOptions } from '../provider/client.ts'
import { openDist } from '../publish/dist.ts'
import { writeIncluded } from '../publish/host-files.ts'
import { compileRenderer, type CompiledRenderer } from '../render/compile.ts'
import { loadRenderer, type Renderer } from '../render/renderer.ts'
import { keys } from '../snapshot/keys.ts'
import { differences } from '../snapshot/layered.ts'
import { DamagedSnapshot } from '../snapshot/record-file.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'
import { openSnapshotStore } from '../snapshot/store.ts'
import type { SiteInputs } from '../views/context.ts'
import { openEncodings } from './encodings.ts'
import { withDiskProblems } from './disk.ts'
import { emptiedLists } from './emptied.ts'
import { refusals } from './guards.ts'
import { locked } from './lock.ts'
import { makeRelease, type LastRelease } from './make-release.ts'
import { isPruneDue, prune } from './history.ts'
import { comparePages, type Manifest } from './manifest.ts'
import { changedPages } from './reasons.ts'
import { openReleases, type Pointer, type Weight } from './releases.ts'
import { writeReport, type Report } from './report.ts'
import { openStore } from './store.ts'

export type Stage = 'crawl' | 'compile' | 'render' | 'publish'

export interface PublisherOptions {
  /** Of the project: where the code is. */
  root: string
  /** Working state, `.site`. */
  stateFolder: string
  /** Where compiled renderers are kept; by default in the working state. */
  rendererFolder?: string | undefined
  /** Output, `dist`; nothing where only the release is wanted. */
  distFolder?: string | undefined
  /** Where compressed copies are kept; by default in the working state. */
  encodedFolder?: string | undefined
  /** Compressed copies in the output folder, for a web server that hands them out. */
  compress?: boolean | undefined
  providerUrl: string
  /** What the provider is known by, where its address alone does not say. A release of another one is no predecessor. */
  provider?: string | undefined
  site: SiteInputs
  /** Limits of the crawl, where they are not the usual ones. */
  client?: Partial<ClientOptions> | undefined
  /** Largest share of its pages that a release may lose, 0 to 1. */
  pageLoss?: number | undefined
  /** Milliseconds to wait for another process's publish to be over. */
  lockWait?: number | undefined
  onProgress?: ((stage: Stage, done: number, known: number) => void) | undefined
  /** Called when a release is safe on disk, before `dist/` and the report are written. */
  onRelease?: ((manifest: Manifest) => void) | undefined
}

export interface PublishRequest {
  /** What is said to have changed; without it everything is asked for. */
  changes?: readonly ContentChange[] | undefined
  /** Publishes what the guards would refuse. */
  force?: boolean | undefined
  /** Told when the crawl is over and rendering begins. */
  onStage?: ((stage: Stage) => void) | undefined
}

export interface Publisher {
  /** Rejects with `MustNotPublish` where there is nothing good to publish; the current release stays. */
  publish(request?: PublishRequest): Promise<Report>
  /** The release published last, by this process or before it. */
  current(): Promise<Manifest | undefined>
}

/** What pages are rendered with. */
interface Ready {
  files: CompiledRenderer
  renderer: Renderer
}

const LOCK_WAIT = 60_000
const ROLLBACK_ENDED = 'a rollback ended'
/** A tenth of the pages: a season's clean-up passes, half a catalogue does not. */
const PAGE_LOSS = 0.1

export function openPublisher(options: PublisherOptions): Publisher {
  const { root, stateFolder, distFolder, providerUrl, site, onProgress, lockWait = LOCK_WAIT } = options
  const { rendererFolder = join(stateFolder, 'renderer') } = options
  const store = openStore(join(stateFolder, 'store'))
  const releases = openReleases(join(stateFolder, 'releases'))
  const snapshots = openSnapshotStore(join(stateFolder, 'snapshot.jsonl'))
  const encodings = openEncodings(options.encodedFolder ?? join(stateFolder, 'encoded'), store)
  const dist = distFolder
    ? openDist(distFolder, store, join(stateFolder, 'dist.json'), options.compress ? encodings : undefined)
    : undefined
  let last: Promise<LastRelease | undefined> | undefined
  let ready: Ready | undefined
  let weight: Weight | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** A release whose records are lost still says which pages there were: what may not be lost, and where renamed ones went. */
  async function loadLast(): Promise<LastRelease | undefined> {
    const [manifest, snapshot] = await Promise.all([releases.current(), snapshots.load()])
    // What another provider answered is no last good record of this one, nor something that could be lost.
    if (manifest?.provider !== options.provider) return undefined
    return manifest && { manifest, snapshot: snapshot ?? new Map() }
  }

  /** After a rollback that is the earlier release, whose records are not at hand; after another process's publish what it left. */
  async function lastShown(pointer: Pointer | undefined): Promise<LastRelease | undefined> {
    const known = await (last ??= loadLast())
    if (!known || !pointer || pointer.release === known.manifest.id) return known
    if (!pointer.rolledBack) return (last = loadLast())
    const manifest = await releases.read(pointer.release)
    return manifest && { manifest, snapshot: known.snapshot }
  }

  /** Read, or compiled, while the provider thinks. */
  async function prepare(): Promise<Ready> {
    await setImmediate()
    const files = await compileRenderer(root, rendererFolder)
    return { files, renderer: await loadRenderer(files) }
  }

  async function run({ changes, force, onStage }: PublishRequest): Promise<Report> {
    const clock = stopwatch()
    const pointer = await releases.pointer()
    const before = await lastShown(pointer)
    const client = createClient({ baseUrl: providerUrl, ...options.client })
    onStage?.('crawl')
    clock.start()
    const asked = ask(client, before, changes)
    const preparing = ready ? Promise.resolve(ready) : prepare()
    preparing.catch(() => {})
    const crawled = await asked.catch(async (error: unknown) => {
      // Nothing may go on behind a publish that has ended.
      await preparing.catch(() => {})
      throw error
    })
    clock.lap('crawl')

    onStage?.('render')
    onProgress?.('compile', 0, 1)
    ready = await preparing
    onProgress?.('compile', 1, 1)
    const { files, renderer } = ready
    clock.lap('compile')
    const made = await makeRelease({
      snapshot: crawled.snapshot,
      site,
      renderer,
      clientFolder: join(files.folder, 'client'),
      store,
      last: before,
      checkStore: !changes,
      onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
    })
    clock.lap('render')

    const dropped = before ? droppedHotels(before.snapshot, crawled.snapshot) : []
    const emptied = before ? emptiedLists(before.snapshot, crawled.snapshot) : []
    const limits = { pageLoss: options.pageLoss ?? PAGE_LOSS, dropped, emptied, clusters: made.clusters }
    const refused = force ? [] : refusals(before?.manifest, made.manifest, limits)
    if (refused.length > 0) throw new MustNotPublish(refused)
    const manifest = { ...made.manifest, ...(options.provider && { provider: options.provider }) }
    if (!before || pointer?.rolledBack || isOther(before.manifest, manifest)) {
      weight = await releases.publish(manifest)
    }
    options.onRelease?.(manifest)
    // What stays for many releases is compressed as hard as can be, once, before anybody asks for it.
    const encoded = encodings.prepare(newAssets(changes && before?.manifest, manifest))
    await dist?.publish(manifest, changes && before?.manifest)
    if (dist) await writeIncluded(join(stateFolder, 'hosts'), manifest)
    await encoded
    const snapshot = await snapshots.save(crawled.snapshot)
    last = Promise.resolve({ manifest, snapshot, routes: made.routes })
    clock.lap('publish')

    const report: Report = {
      mode: before && before.snapshot.size > 0 ? 'incremental' : 'full',
      release: manifest.id,
      publishedAt: (await releases.pointer())!.publishedAt,
      crawl: { ...client.counts, ms: clock.laps.crawl! },
      pages: {
        total: manifest.pages.size,
        rendered: made.rendered,
        reused: made.reused,
        removed: comparePages(before?.manifest, manifest).removed.length,
      },
      changed: changedPages(before, { manifest, snapshot }).map(({ path, why }) => ({
        path,
        why: pointer?.rolledBack ? [ROLLBACK_ENDED] : why,
      })),
      problems: [...crawled.problems, ...made.problems],
      ms: {
        crawl: clock.laps.crawl!,
        compile: clock.laps.compile!,
        render: clock.laps.render!,
        publish: clock.laps.publish!,
        total: clock.total(),
      },
    }
    await writeReport(join(stateFolder, 'report.json'), report)
    return report
  }

  /** Records stay on the disk until somebody asks for them: where one is damaged, all are asked of the provider again. */
  async function runWhole(request: PublishRequest): Promise<Report> {
    try {
      return await run(request)
    } catch (error) {
      if (!(error instanceof DamagedSnapshot)) throw error
      await snapshots.discard()
      last = undefined
      return run(request)
    }
  }

  function ask(
    client: ReturnType<typeof createClient>,
    before: LastRelease | undefined,
    changes: PublishRequest['changes'],
  ): Promise<CrawlResult> {
    const crawlProgress = onProgress && ((done: number, known: number) => onProgress('crawl', done, known))
    const changed = before && changes && changedKeys(changes, before.snapshot)
    const inputs = { client, onProgress: crawlProgress, pileFile: join(stateFolder, `crawled.${process.pid}`) }
    if (!changed) return crawl({ ...inputs, previous: before?.snapshot })
    return crawlChanged({ ...inputs, previous: before.snapshot, changed })
  }

  async function prunedIfDue(): Promise<void> {
    if (!weight || !isPruneDue(weight)) return
    weight = undefined
    await prune(stateFolder, { releases })
  }

  return {
    publish(request = {}) {
      const mine = turn.then(() => withDiskProblems(() => locked(stateFolder, lockWait, () => runWhole(request))))
      turn = mine.then(prunedIfDue).catch(() => {})
      return mine
    },
    current: async () => (await (last ??= loadLast()))?.manifest ?? releases.current(),
  }
}

function droppedHotels(before: Snapshot, after: Snapshot): number[] {
  if (before.get(keys.properties()) === after.get(keys.properties())) return []
  const hotels = (snapshot: Snapshot) => createReader(snapshot).read(keys.properties())?.hotels ?? []
  const left = new Set(hotels(after).map(({ id }) => id))
  return hotels(before)
    .map(({ id }) => id)
    .filter((id) => !left.has(id))
}

function newAssets(before: Manifest | undefined, { assets }: Manifest): Iterable<readonly [string, string]> {
  if (!before) return assets
  return [...differences(before.assets, assets)].flatMap((name) => {
    const hash = assets.get(name)
    return hash === undefined ? [] : [[name, hash] as const]
  })
}

/** Everything in a manifest follows from these. */
function isOther(before: Manifest, after: Manifest): boolean {
  const identity = ({ id, records, inputs, redirects }: Manifest) => JSON.stringify([id, records, inputs, redirects])
  return identity(before) !== identity(after)
}

function stopwatch() {
  const started = performance.now()
  let from = started
  const laps: Partial<Record<Stage, number>> = {}
  return {
    laps,
    /** What went before belongs to no stage. */
    start: () => void (from = performance.now()),
    lap(stage: Stage) {
      laps[stage] = Math.round(performance.now() - from)
      from = performance.now()
    },
    total: () => Math.round(performance.now() - started),
  }
}
