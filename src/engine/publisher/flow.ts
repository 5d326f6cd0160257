/**
 * The flow of one publish: crawl, render, check, store, write, report. Between publishes the last release with its records and the compiled renderer stay in
 * memory, so that a small change costs little.
 */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { logFailure } from '../../config/problems/log.ts'
import { MustNotPublish, problem, type Problem, type ProblemCode } from '../../config/problems/table.ts'
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
import { makeRelease } from '../release/make-release.ts'
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
import { storeRelease, type Publish, type Start, type Stored } from './store-release.ts'

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
  const parts = openParts(options, state, codeKey)
  return {
    run: (request) => run(parts, request),
    isReady: () => parts.ready !== undefined,
    forget: parts.last.forget,
    note: (found) => void parts.unreported.push(found),
  }
}

type Parts = ReturnType<typeof openParts>

function openParts(options: PublisherOptions, state: State, codeKey: string) {
  const { stateFolder, distFolder } = options
  const store = openStore(join(stateFolder, 'store'))
  const encodings = openEncodings(options.encodedFolder ?? join(stateFolder, 'encoded'), store)
  const includes = join(stateFolder, 'hosts')
  const distOptions = { store, state, encodings: options.compress ? encodings : undefined, includes }
  return {
    ...{ options, state, codeKey, store, encodings, includes },
    dist: distFolder ? openDist(distFolder, distOptions) : undefined,
    last: keepLast(state, options.provider),
    findings: keepFindings(state),
    redirectProblems: checkImported(options),
    ready: undefined as Ready | undefined,
    /** Problems for the next report, such as repairs. */
    unreported: [] as Problem[],
  }
}

async function run(parts: Parts, request: PublishRequest) {
  const { options, state, store } = parts
  const { stateFolder, site, onProgress, problems: settings = [] } = options
  const { releases, records, formerAddresses } = state
  const clock = stopwatch()
  const start = await startOf(parts, request)
  const { live, before, shown } = start
  request.onStage?.('crawl')
  clock.start()
  const client = createClient({ baseUrl: options.providerUrl, ...options.client })
  const preparing = parts.ready ? Promise.resolve(parts.ready) : prepare(parts)
  const crawled = await crawl(parts, { client, start, request, preparing })
  clock.lap('crawl')

  request.onStage?.('render')
  onProgress?.('compile', 0, 1)
  const { files, renderer } = (parts.ready = await preparing)
  onProgress?.('compile', 1, 1)
  clock.lap('compile')
  const made = await makeRelease({
    ...{ site, store, records, releases, renderer },
    snapshot: crawled.snapshot,
    clientFolder: join(files.folder, 'client'),
    last: before,
    formerAddresses: () => formerAddresses.of(options.provider),
    checkStore: !request.changes,
    onProgress: onProgress && ((done, known) => onProgress('render', done, known)),
  })
  clock.lap('render')

  const stored = await putLive(parts, { request, start, crawled, made, options })
  clock.lap('publish')

  const report = makeReport({
    ...{ state, snapshot: stored.snapshot, previous: before, live, shown, published: stored.published, made },
    stage: site.stage,
    changed: stored.changes,
    publishedAt: (await releases.live())!.publishedAt,
    requests: client.counts,
    problems: [...settings, ...parts.unreported, ...crawled.problems, ...made.problems, ...stored.compared],
    ms: clock.times(),
  })
  await writeReport(join(stateFolder, 'report.json'), report)
  parts.unreported = []
  return { report, contents: made.contents }
}

/** Throws `MustNotPublish` if the state was recreated, or if the live release is another provider's. */
async function startOf(parts: Parts, { changes, preview, force, checkState }: PublishRequest): Promise<Start> {
  const { options, state, last } = parts
  const { stateFolder, provider, needsApproval } = options
  const { releases } = state
  if (state.refresh()) last.forget()
  const renewal = state.takeRenewal()
  if (renewal) parts.unreported.push(renewal)
  if (checkState) state.check()
  if (checkState || !changes) state.checkLive()
  const live = await releases.live()
  const waits = preview || needsApproval
  if (waits && !live && !force) {
    // A database that lost all rows does not know that a release was live, but the copy beside it does.
    const begun = state.history.renewedAt() ?? (await readLiveCopy(stateFolder))?.publishedAt
    if (begun !== undefined) throw new MustNotPublish([problem('state-begun-anew', stateFolder, begun)])
  }
  const follows = releases.newest()
  const before = await last.read()
  const shown = before && live && (await last.shown(live, before.manifest))
  if (live && !shown && !force) refuseOtherProvider(await releases.read(live.number), provider)
  return { live, shown, before, follows, waits }
}

/** Loads or compiles the renderer while the crawl waits for the provider. */
async function prepare({ options, codeKey }: Parts): Promise<Ready> {
  const { root, stateFolder, rendererFolder = join(stateFolder, 'renderer') } = options
  await setImmediate()
  const files = await compileRenderer(root, rendererFolder, codeKey)
  return { files, renderer: await loadRenderer(files) }
}

interface Crawling extends Pick<Publish, 'request' | 'start'> {
  client: ProviderClient
  preparing: Promise<Ready>
}

async function crawl(parts: Parts, { client, start, request, preparing }: Crawling): Promise<Crawled> {
  const { options, state, codeKey } = parts
  const { changes, force } = request
  const { before } = start
  preparing.catch(() => {})
  try {
    const crawled = await askProvider({ client, state, snapshot: before?.snapshot, changes, force }, options)
    if (!before || before.manifest.inputs === inputsDigest(codeKey, options.site)) return crawled
    const { base, changes: own } = crawled.snapshot
    const read = await readAnew(crawled.snapshot, state.records)
    return { ...crawled, snapshot: new ChangedMap(base, new Map([...own, ...read])) }
  } catch (error) {
    // Leave nothing running after the publish.
    await preparing.catch(() => {})
    throw error
  }
}

/** Checks the release, stores it, and writes the files that follow it. */
async function putLive(parts: Parts, publish: Publish): Promise<Stored> {
  const { options, state, encodings, includes, dist, last } = parts
  const { site, stateFolder, stagePassword, pageLoss, client: { mapping } = {} } = options
  const { request, start, crawled, made } = publish
  const { changes: hint, force, by = 'build', authors } = request
  const releasesBefore = { last: start.before, live: start.shown, pageLoss, mapping }
  const note = (codes: ProblemCode[]) => state.history.add(refusal(codes, by, authors))
  if (!force) await refuseUnfit(releasesBefore, crawled.snapshot, made, note)
  made.problems.push(...parts.redirectProblems(made))
  if (dist) await writeStageFiles(includes, { stage: site.stage, password: stagePassword })
  const stored = await storeRelease(parts, publish)
  const { published, snapshot } = stored
  last.keep({ manifest: published, snapshot, routes: made.routes })
  parts.unreported.push(...stageSwitch(start.shown, published, site.siteUrl))
  await options.onRelease?.(published)
  const copied = copyLive(stateFolder, state).catch(logFailure)
  // Long-lived files are compressed at the highest level, once, before the first request.
  const encoded = encodings.prepare(newAssets(hint && start.before?.manifest, published))
  // After a concurrent rollback the live release is not the published one.
  await dist?.publish((await state.releases.current())!, { look: !hint })
  await Promise.all([encoded, copied])
  return stored
}
