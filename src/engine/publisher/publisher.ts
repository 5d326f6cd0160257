/**
 * The whole flow: crawl, render, check, publish, report. Between publishes the records, the route table and the compiled renderer stay in memory, so that a
 * small change costs little. One publish at a time: callers wait for their turn.
 */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { logFailure } from '../../config/problems/log.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import { createClient } from '../../provider/client.ts'
import { codeDigest } from '../../provider/crawl/edition.ts'
import { writeStageFiles } from '../publish/stage-files.ts'
import { openDist } from '../publish/dist.ts'
import { compileRenderer, followCode, type CompiledRenderer } from '../render/compile.ts'
import { loadRenderer, type Renderer } from '../render/renderer.ts'
import { newAssets } from '../release/files/release-files.ts'
import { openEncodings } from '../release/files/encodings.ts'
import { copyLive } from '../release/live-copy.ts'
import { makeRelease } from '../release/make-release.ts'
import { writeReport, type Report } from '../release/report.ts'
import { openStore } from '../release/files/store.ts'
import { DamagedRecord, DamagedState } from '../state/database/disk.ts'
import { withDiskProblems } from '../state/database/disk.ts'
import { sharedIn } from '../state/shared/share.ts'
import { openState } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import { askProvider } from './ask.ts'
import { keepFindings } from './findings.ts'
import { tidy } from './history.ts'
import { checkImported } from './imported.ts'
import { keepLast } from './last.ts'
import type { Publisher, PublisherOptions, PublishRequest } from './options.ts'
import { refusal, refuseOtherProvider, refuseUnfit, replaced, superseded, underWay } from './refuse.ts'
import { makeReport, stageSwitch } from './make-report.ts'
import { noted } from './runs.ts'
import { stopwatch } from './stopwatch.ts'
import { storeRelease, type Start } from './store-release.ts'

/** The compiled renderer and its files. */
interface Ready {
  files: CompiledRenderer
  renderer: Renderer
}

const LOCK_TIMEOUT_MS = 60_000
/** Enough to repair a damaged record and then a damaged database. */
const MAX_ATTEMPTS = 3

export function openPublisher(options: PublisherOptions): Publisher {
  const { root, stateFolder, distFolder, providerUrl, site, onProgress, lockWait = LOCK_TIMEOUT_MS } = options
  const { rendererFolder = join(stateFolder, 'renderer'), problems: settings = [] } = options
  const { code = followCode(root) } = options
  codeDigest()
  const store = openStore(join(stateFolder, 'store'))
  const state = openState(stateFolder)
  const { releases, history, records, runs, formerAddresses } = state
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
  /** Contents in the store at the last scan. */
  let contents: number | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** Loads or compiles the renderer while the crawl waits for the provider. */
  async function prepare(): Promise<Ready> {
    await setImmediate()
    const files = await compileRenderer(root, rendererFolder)
    return { files, renderer: await loadRenderer(files) }
  }

  async function run(request: PublishRequest): Promise<Report> {
    const { changes: hint, force, onStage } = request
    const clock = stopwatch()
    const start = await startOf(request)
    const { live, before, shown } = start
    onStage?.('crawl')
    clock.start()
    const client = createClient({ baseUrl: providerUrl, ...options.client })
    const asked = askProvider({ client, state, snapshot: before?.snapshot, changes: hint, force }, options)
    const preparing = ready ? Promise.resolve(ready) : prepare()
    preparing.catch(() => {})
    const crawled = await asked.catch(async (error: unknown) => {
      // Leave nothing running after the publish.
      await preparing.catch(() => {})
      throw error
    })
    clock.lap('crawl')

    onStage?.('render')
    onProgress?.('compile', 0, 1)
    ready = await preparing
    onProgress?.('compile', 1, 1)
    clock.lap('compile')
    const made = await makeRelease({
      snapshot: crawled.snapshot,
      site,
      renderer: ready.renderer,
      clientFolder: join(ready.files.folder, 'client'),
      store,
      records,
      releases,
      last: before,
      formerAddresses: () => formerAddresses.of(options.provider),
      checkStore: !hint,
      onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
    })
    clock.lap('render')

    if (!force) {
      const { pageLoss, client: { mapping } = {} } = options
      const releasesBefore = { last: before, live: shown, pageLoss, mapping }
      const { by = 'build', authors } = request
      await refuseUnfit(releasesBefore, crawled.snapshot, made, (codes) => history.add(refusal(codes, by, authors)))
    }
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
      ...(site.stage && { stage: site.stage }),
      changed: stored.changes,
      publishedAt: (await releases.live())!.publishedAt,
      requests: client.counts,
      problems: [...settings, ...unreported, ...crawled.problems, ...made.problems, ...stored.compared],
      ms: clock.times(),
    })
    await writeReport(join(stateFolder, 'report.json'), report)
    unreported = []
    contents = made.contents
    return report
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
    const renewedAt = live ? undefined : history.renewedAt()
    if (waits && renewedAt !== undefined && !force)
      throw new MustNotPublish([problem('state-begun-anew', stateFolder, renewedAt)])
    const follows = releases.newest()
    const before = await last.read()
    const shown = before && live && (await last.shown(live, before.manifest))
    if (live && !shown && !force) refuseOtherProvider(await releases.read(live.number), options.provider)
    return { live, shown, before, follows, waits }
  }

  /** Runs the publish; repairs a damaged state and runs again. */
  async function runWhole(request: PublishRequest): Promise<Report> {
    for (let attempt = 1; ; attempt++) {
      try {
        const report = await run(request)
        await tidy(stateFolder, state, contents)
        contents = undefined
        return report
      } catch (error) {
        records.forget()
        if (!(error instanceof DamagedState) || attempt === MAX_ATTEMPTS) throw error
        unreported.push(problem('state-damaged', stateFolder, await repair(error)))
      }
    }
  }

  /** Discards all records if one is damaged, or replaces a damaged database; the next run crawls again. Resolves to a description. */
  async function repair(error: DamagedState): Promise<string> {
    last.forget()
    if (error instanceof DamagedRecord) {
      await records.discard()
      return `${error.message}; all records were asked for again`
    }
    return `${error.message}; it was moved to ${await state.replace()}`
  }

  /** Rejects if a different process holds the lock for too long, if servers with newer code are connected, or if the code on disk is no longer the one that runs here. */
  async function inTurn(request: PublishRequest): Promise<Report> {
    const result = await takeTurn(stateFolder, lockWait, async () => {
      if (!request.force && (await sharedIn(stateFolder)?.isSuperseded())) throw superseded(stateFolder)
      // The first publish loads code from the disk.
      if (!code.isSame(!request.changes || !ready)) throw replaced(root)
      return runWhole(request)
    })
    if (result === 'busy') throw underWay(stateFolder)
    return result
  }

  return {
    needsApproval: options.needsApproval,
    publish(request = {}) {
      const mine = turn.then(() => noted(runs, request.by ?? 'build', () => withDiskProblems(() => inTurn(request))))
      turn = mine.catch(() => {})
      return mine
    },
    isCodeReplaced: () => !code.isSame(false),
    current: () => releases.current(),
  }
}
