/**
 * The whole flow: crawl, render, check, publish, report. Between two publishes the records, the route table and the compiled renderer stay in
 * memory, so that a small change costs little. One publish at a time: callers take turns.
 */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ContentChange } from '../crawl/changes.ts'
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import { createClient, type ClientOptions } from '../provider/client.ts'
import { openDist } from '../publish/dist.ts'
import { compileRenderer, type CompiledRenderer } from '../render/compile.ts'
import { loadRenderer, type Renderer } from '../render/renderer.ts'
import { newAssets } from '../release/assets.ts'
import { newPages } from '../release/difference.ts'
import { openEncodings } from '../release/encodings.ts'
import { makeRelease } from '../release/make-release.ts'
import { comparePages, isSame, type PublishedRelease } from '../release/manifest.ts'
import { changedPages } from '../release/reasons.ts'
import { writeReport, type Report } from '../release/report.ts'
import { openStore } from '../release/store.ts'
import { textEdits } from '../release/text-edits.ts'
import { changedRecords, StoredSnapshot } from '../snapshot/snapshot.ts'
import { DamagedRecord, DamagedState } from '../state/database.ts'
import type { Redirects } from '../state/release.ts'
import { openState } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import type { SiteInputs } from '../views/context.ts'
import { askProvider } from './ask.ts'
import { withDiskProblems } from './disk.ts'
import { keepFindings } from './findings.ts'
import { tidy } from './history.ts'
import { keepLast } from './last.ts'
import { refusal, refuseUnfit, underWay } from './refuse.ts'
import { noted } from './runs.ts'
import { stopwatch } from './stopwatch.ts'

export type Stage = 'crawl' | 'compile' | 'render' | 'publish'

export interface PublisherOptions {
  /** The project's folder, where the code is. */
  root: string
  /** Working state, `.site`. */
  stateFolder: string
  /** Where compiled renderers are kept; by default in the working state. */
  rendererFolder?: string | undefined
  /** Output, `dist`; `undefined` where only the release is wanted. */
  distFolder?: string | undefined
  /** Where compressed copies are kept; by default in the working state. */
  encodedFolder?: string | undefined
  /** Whether the output folder has compressed copies, for a web server that sends them. */
  compress?: boolean | undefined
  providerUrl: string
  /** The provider's name, where its address changes. A release of another provider is no predecessor. */
  provider?: string | undefined
  site: SiteInputs
  /** Limits of the crawl, where they differ from the usual ones. */
  client?: Partial<ClientOptions> | undefined
  /** Largest share of its pages that a release may lose, 0 to 1. */
  pageLoss?: number | undefined
  /** What is wrong with the site's own settings, for every report. */
  problems?: readonly Problem[] | undefined
  /** What is published waits for approval (`PUBLISH=approve`). */
  needsApproval?: boolean | undefined
  /** Milliseconds to wait for another process's publish to be over. */
  lockWait?: number | undefined
  onProgress?: ((stage: Stage, done: number, known: number) => void) | undefined
  /** Called when a release is in the state, before `dist/` and the report are written. */
  onRelease?: ((release: PublishedRelease) => void | Promise<void>) | undefined
}

export interface PublishRequest {
  /** What is said to have changed; without it, everything is crawled. */
  changes?: readonly ContentChange[] | undefined
  /** Publishes what the guards would refuse, and what waits in a state that was begun anew. */
  force?: boolean | undefined
  /** Only to be looked at: the release waits, whether or not all do. */
  preview?: boolean | undefined
  /** Who asks, for the history; by default 'build'. */
  by?: string | undefined
  /** Looks first whether the database is whole, for a caller who met damage in it. */
  checkState?: boolean | undefined
  /** Called when crawling and when rendering begins. */
  onStage?: ((stage: Stage) => void) | undefined
}

export interface Publisher {
  /** Whether what it publishes waits for approval, whoever asks. */
  needsApproval?: boolean | undefined
  /** Rejects with `MustNotPublish` where there is nothing good to publish; the current release stays. */
  publish(request?: PublishRequest): Promise<Report>
  /** The live release, whichever process published it. */
  current(): Promise<PublishedRelease | undefined>
}

/** What pages are rendered with. */
interface Ready {
  files: CompiledRenderer
  renderer: Renderer
}

const LOCK_WAIT = 60_000
/** Runs of one publish: a damaged record and a damaged database are each mended once. */
const ATTEMPTS = 3
const ROLLBACK_ENDED = 'a rollback ended'

export function openPublisher(options: PublisherOptions): Publisher {
  const { root, stateFolder, distFolder, providerUrl, site, onProgress, lockWait = LOCK_WAIT } = options
  const { rendererFolder = join(stateFolder, 'renderer'), problems: settings = [] } = options
  const store = openStore(join(stateFolder, 'store'))
  const state = openState(stateFolder)
  const { releases, approvals, history, records, runs, translations } = state
  const encodings = openEncodings(options.encodedFolder ?? join(stateFolder, 'encoded'), store)
  const includes = join(stateFolder, 'hosts')
  const dist = distFolder
    ? openDist(distFolder, { store, state, encodings: options.compress ? encodings : undefined, includes })
    : undefined
  const last = keepLast(state, options.provider)
  const findings = keepFindings(state)
  let ready: Ready | undefined
  /** Damage that was mended since the last report. */
  let mended: Problem[] = []
  /** Redirects of the release in a state that was damaged. */
  let salvaged: Redirects | undefined
  /** How many contents the store had when it was scanned last. */
  let contents: number | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** The compiled renderer: read, or compiled now, while the crawl waits for the provider. */
  async function prepare(): Promise<Ready> {
    await setImmediate()
    const files = await compileRenderer(root, rendererFolder)
    return { files, renderer: await loadRenderer(files) }
  }

  async function run(request: PublishRequest): Promise<Report> {
    const { changes: hint, force, preview, by = 'build', checkState, onStage } = request
    const clock = stopwatch()
    if (state.refresh()) last.forget()
    const aside = state.takePutAside()
    if (aside !== undefined) mended.push(problem('state-damaged', stateFolder, aside))
    if (checkState) state.check()
    const live = await releases.live()
    const waits = preview || options.needsApproval
    const renewed = live ? undefined : history.renewedAt()
    if (waits && renewed !== undefined && !force)
      throw new MustNotPublish([problem('state-begun-anew', stateFolder, renewed)])
    const follows = releases.newest()
    const before = await last.read()
    const shown = before && live && (await last.shown(live, before.manifest))
    const client = createClient({ baseUrl: providerUrl, ...options.client })
    onStage?.('crawl')
    clock.start()
    const asked = askProvider({ client, snapshot: before?.snapshot, changes: hint, records, onProgress })
    const preparing = ready ? Promise.resolve(ready) : prepare()
    preparing.catch(() => {})
    const crawled = await asked.catch(async (error: unknown) => {
      // A publish that has ended leaves nothing running.
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
      records,
      releases,
      last: before,
      live: shown === before?.manifest ? undefined : shown,
      redirects: salvaged,
      checkStore: !hint,
      onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
    })
    clock.lap('render')

    if (!force) {
      const releasesBefore = { last: before, live: shown, pageLoss: options.pageLoss }
      await refuseUnfit(releasesBefore, crawled.snapshot, made, (codes) => history.add(refusal(codes, by)))
    }
    const manifest = { ...made.manifest, ...(options.provider && { provider: options.provider }) }
    const isNew = !before || !isSame(before.manifest, manifest)
    const changes = changedPages(before, { manifest, snapshot: crawled.snapshot })
    const stored = before?.snapshot ?? new StoredSnapshot(records)
    const rows = changedRecords(crawled.snapshot, stored)
    const edits = before && textEdits(rows, before.snapshot)
    let compared: Problem[] = []
    const isStored = await releases.publish({
      release: isNew ? manifest : undefined,
      changes,
      records: rows.map(([key, record]) => [key, record?.row(key)]),
      replaces: live,
      follows,
      waits,
      by,
      also(at) {
        // In a state that was begun anew they are those of the one before.
        if (live) translations.renew(edits, at)
        const problems = [...settings, ...made.problems]
        const changed = rows.map(([key]) => key)
        compared = findings.renew({ before: before?.manifest, manifest, crawled, changed, problems }, at)
      },
    })
    if (!isStored) throw new MustNotPublish([problem('rolled-back', stateFolder, (await releases.live())!.release)])
    stored.renew(rows)
    salvaged = undefined
    const published = isNew ? (await releases.read(releases.newest()))! : before.manifest
    last.keep({ manifest: published, snapshot: stored, routes: made.routes })
    await options.onRelease?.(published)
    // What stays for many releases is compressed as hard as can be, once, before anybody asks for it.
    const encoded = encodings.prepare(newAssets(hint && before?.manifest, manifest))
    // The live release is no longer the one that was published if somebody went back meanwhile.
    await dist?.publish((await releases.current())!, { look: !hint })
    await encoded
    clock.lap('publish')

    const waiting = approvals.waiting()
    const reasons = () => releases.reasons(shown?.number ?? 0, published.number)
    const changed = shown === before?.manifest ? changes : newPages(shown, published, reasons())
    const report: Report = {
      mode: before && !made.isFirst ? 'incremental' : 'full',
      release: manifest.id,
      publishedAt: (await releases.live())!.publishedAt,
      ...(waiting && { waiting: waiting.number }),
      crawl: { ...client.counts, ms: clock.times().crawl },
      pages: {
        total: published.pages.size,
        rendered: made.rendered,
        reused: made.reused,
        removed: comparePages(shown, published).removed.length,
      },
      changed:
        live?.rolledBack && !approvals.next() ? changed.map(({ path }) => ({ path, why: [ROLLBACK_ENDED] })) : changed,
      problems: [...settings, ...mended, ...crawled.problems, ...made.problems, ...compared],
      ms: clock.times(),
    }
    await writeReport(join(stateFolder, 'report.json'), report)
    mended = []
    contents = made.contents
    return report
  }

  /** Runs; where the state is damaged, mends it and runs again. */
  async function runWhole(request: PublishRequest): Promise<Report> {
    for (let attempt = 1; ; attempt++) {
      try {
        const report = await run(request)
        await tidy(stateFolder, state, contents)
        contents = undefined
        return report
      } catch (error) {
        records.forget()
        if (!(error instanceof DamagedState) || attempt === ATTEMPTS) throw error
        mended.push(problem('state-damaged', stateFolder, await mend(error)))
      }
    }
  }

  /** Drops all records where one is damaged, and everything where the database is: the provider is asked again. Resolves to what was done. */
  async function mend(error: DamagedState): Promise<string> {
    last.forget()
    if (error instanceof DamagedRecord) {
      await records.discard()
      return `${error.message}; all records were asked for again`
    }
    salvaged = await releases
      .current()
      .then((release) => release?.redirects)
      .catch(() => undefined)
    return `${error.message}; it was moved to ${await state.replace()}`
  }

  /** Rejects where another process's turn does not end in time. */
  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = await takeTurn(stateFolder, lockWait, run)
    if (result === 'busy') throw underWay(stateFolder)
    return result
  }

  return {
    needsApproval: options.needsApproval,
    publish(request = {}) {
      const mine = turn.then(() =>
        noted(runs, request.by ?? 'build', () => withDiskProblems(() => inTurn(() => runWhole(request)))),
      )
      turn = mine.catch(() => {})
      return mine
    },
    current: () => releases.current(),
  }
}
