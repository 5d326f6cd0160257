/**
 * The flow of one publish: crawl, render, check, store, write, report. Between publishes the last release with its records and the compiled renderer stay in
 * memory, so that a small change costs little.
 */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { logFailure } from '../../config/problems/log.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import { createClient, type ProviderClient } from '../../provider/client.ts'
import { readAnew } from '../../provider/read/read.ts'
import { ChangedMap } from '../../records/changed-map.ts'
import { writeStageFiles } from '../publish/stage-files.ts'
import { openDist } from '../publish/dist.ts'
import { compileRenderer, type CompiledRenderer } from '../render/compile.ts'
import { loadRenderer, type Renderer } from '../render/renderer.ts'
import { inputsDigest } from '../release/inputs.ts'
import { newAssets } from '../release/files/release-files.ts'
import { openEncodings } from '../release/files/encodings.ts'
import { copyLive, readLiveCopy } from '../release/live-copy.ts'
import { makeRelease, type ReleaseResult } from '../release/make-release.ts'
import { writeReport, type Report } from '../release/report.ts'
import { openStore } from '../release/files/store.ts'
import type { State } from '../state/state.ts'
import { askProvider, type Crawled } from './ask.ts'
import { keepFindings } from './findings.ts'
import { checkImported } from './imported.ts'
import { keepLast } from './last.ts'
import type { PublisherOptions, PublishRequest } from './options.ts'
import { refusal, refuseOtherProvider, refuseUnfit } from './refuse.ts'
import { makeReport, stageSwitch } from './make-report.ts'
import { stopwatch } from './stopwatch.ts'
import { storeRelease, type Start } from './store-release.ts'

/** The compiled renderer and its files. */
interface Ready {
  files: CompiledRenderer
  renderer: Renderer
}

export interface Flow {
  /** Resolves to the report, and the number of contents in the store if it was scanned. Rejects with `MustNotPublish` or `DamagedState`. */
  run(request: PublishRequest): Promise<{ report: Report; contents: number | undefined }>
  /** Whether the renderer is loaded. */
  isReady(): boolean
  /** Forgets the last release: the state is to be repaired. */
  forget(): void
  /** Adds a problem to the next report. */
  note(found: Problem): void
}

export function openFlow(options: PublisherOptions, state: State, codeKey: string): Flow {
  const { root, stateFolder, distFolder, site, onProgress, problems: settings = [] } = options
  const { rendererFolder = join(stateFolder, 'renderer') } = options
  const store = openStore(join(stateFolder, 'store'))
  const { releases, history, records, formerAddresses } = state
  const encodings = openEncodings(options.encodedFolder ?? join(stateFolder, 'encoded'), store)
  const includes = join(stateFolder, 'hosts')
  const dist = distFolder
    ? openDist(distFolder, { store, state, encodings: options.compress ? encodings : undefined, includes })
    : undefined
  const last = keepLast(state, options.provider)
  const findings = keepFindings(state)
  const redirectProblems = checkImported(options)
  let ready: Ready | undefined
  /** Problems for the next report, such as repairs. */
  let unreported: Problem[] = []

  async function run(request: PublishRequest) {
    const { changes: hint, force, onStage } = request
    const clock = stopwatch()
    const start = await startOf(request)
    const { live, before, shown } = start
    onStage?.('crawl')
    clock.start()
    const client = createClient({ baseUrl: options.providerUrl, ...options.client })
    const preparing = ready ? Promise.resolve(ready) : prepare()
    const crawled = await crawl(client, start, request, preparing)
    clock.lap('crawl')

    onStage?.('render')
    onProgress?.('compile', 0, 1)
    ready = await preparing
    onProgress?.('compile', 1, 1)
    clock.lap('compile')
    const made = await makeRelease({
      ...{ site, store, records, releases },
      snapshot: crawled.snapshot,
      renderer: ready.renderer,
      clientFolder: join(ready.files.folder, 'client'),
      last: before,
      formerAddresses: () => formerAddresses.of(options.provider),
      checkStore: !hint,
      onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
    })
    clock.lap('render')

    if (!force) await check(request, start, crawled, made)
    made.problems.push(...redirectProblems(made))
    if (dist) await writeStageFiles(includes, { stage: site.stage, password: options.stagePassword })
    const stored = await storeRelease({ state, findings }, { request, start, crawled, made, options })
    last.keep({ manifest: stored.published, snapshot: stored.snapshot, routes: made.routes })
    unreported.push(...stageSwitch(shown, stored.published, site.siteUrl))
    await options.onRelease?.(stored.published)
    const copied = copyLive(stateFolder, state).catch(logFailure)
    // Long-lived files are compressed at the highest level, once, before the first request.
    const encoded = encodings.prepare(newAssets(hint && before?.manifest, stored.published))
    // After a concurrent rollback the live release is not the published one.
    await dist?.publish((await releases.current())!, { look: !hint })
    await Promise.all([encoded, copied])
    clock.lap('publish')

    const report = makeReport({
      ...{ state, snapshot: stored.snapshot, previous: before, live, shown, published: stored.published, made },
      stage: site.stage,
      changed: stored.changes,
      publishedAt: (await releases.live())!.publishedAt,
      requests: client.counts,
      problems: [...settings, ...unreported, ...crawled.problems, ...made.problems, ...stored.compared],
      ms: clock.times(),
    })
    await writeReport(join(stateFolder, 'report.json'), report)
    unreported = []
    return { report, contents: made.contents }
  }

  /** Since when there is no release although one was live. A database that lost all rows does not know it, but the copy beside it does. */
  async function begunAnew(): Promise<string | undefined> {
    return history.renewedAt() ?? (await readLiveCopy(stateFolder))?.publishedAt
  }

  /** Throws `MustNotPublish` if the state was recreated, or if the live release is another provider's. */
  async function startOf({ changes, preview, force, checkState }: PublishRequest): Promise<Start> {
    if (state.refresh()) last.forget()
    const renewal = state.takeRenewal()
    if (renewal) unreported.push(renewal)
    if (checkState) state.check()
    if (checkState || !changes) state.checkLive()
    const live = await releases.live()
    const waits = preview || options.needsApproval
    const begun = waits && !live && !force ? await begunAnew() : undefined
    if (begun !== undefined) throw new MustNotPublish([problem('state-begun-anew', stateFolder, begun)])
    const follows = releases.newest()
    const before = await last.read()
    const shown = before && live && (await last.shown(live, before.manifest))
    if (live && !shown && !force) refuseOtherProvider(await releases.read(live.number), options.provider)
    return { live, shown, before, follows, waits }
  }

  /** Loads or compiles the renderer while the crawl waits for the provider. */
  async function prepare(): Promise<Ready> {
    await setImmediate()
    const files = await compileRenderer(root, rendererFolder, codeKey)
    return { files, renderer: await loadRenderer(files) }
  }

  async function crawl(
    client: ProviderClient,
    { before }: Start,
    { changes, force }: PublishRequest,
    preparing: Promise<Ready>,
  ): Promise<Crawled> {
    preparing.catch(() => {})
    try {
      const crawled = await askProvider({ client, state, snapshot: before?.snapshot, changes, force }, options)
      if (!before || before.manifest.inputs === inputsDigest(codeKey, site)) return crawled
      const { base, changes: own } = crawled.snapshot
      const read = await readAnew(crawled.snapshot, records)
      return { ...crawled, snapshot: new ChangedMap(base, new Map([...own, ...read])) }
    } catch (error) {
      // Leave nothing running after the publish.
      await preparing.catch(() => {})
      throw error
    }
  }

  async function check(
    { by = 'build', authors }: PublishRequest,
    { before, shown }: Start,
    { snapshot }: Crawled,
    made: ReleaseResult,
  ): Promise<void> {
    const { pageLoss, client: { mapping } = {} } = options
    const releasesBefore = { last: before, live: shown, pageLoss, mapping }
    await refuseUnfit(releasesBefore, snapshot, made, (codes) => history.add(refusal(codes, by, authors)))
  }

  return {
    run,
    isReady: () => ready !== undefined,
    forget: last.forget,
    note: (found) => void unreported.push(found),
  }
}
