/** Puts the site on a port. */
import type { Context, Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PROBLEMS } from '../config/problems/table.ts'
import { otherStage, refuseOpenRelease } from '../engine/publisher/refuse.ts'
import { openDesk, type Desk } from '../desk/server/desk.ts'
import { openDeskPages } from '../desk/server/pages.ts'
import { deskRoutes } from '../desk/server/routes/routes.ts'
import { openSignIn } from '../desk/server/session.ts'
import type { PublishLine } from '../engine/publisher/publish-line.ts'
import { liveCopied } from '../engine/release/live-copy.ts'
import type { Report } from '../engine/release/report.ts'
import { sharedIn } from '../engine/state/shared/share.ts'
import { takeTurn } from '../engine/state/turn.ts'
import { mediaFolder } from '../provider/media/folder.ts'
import { createSender } from '../provider/send.ts'
import { openRebuilds, previewOfJob } from './rebuilds.ts'
import type { ServeOptions } from './serve-options.ts'
import { createApp } from './server/app.ts'
import { openDiskCheck } from './server/disk-check.ts'
import { catchingUp, sweepHourly } from './server/files/among-servers.ts'
import { openLive, type LiveRelease } from './server/files/live.ts'
import { answerQuickly } from './server/files/quick.ts'
import { createForms } from './server/forms.ts'
import type { Jobs } from './server/jobs/jobs.ts'
import { listen } from './server/listen.ts'
import { readFigures } from './server/outward/figures.ts'
import { createMetrics } from './server/outward/metrics.ts'
import { openNotifier } from './server/outward/notify.ts'
import { cachesOf } from './server/outward/caches.ts'
import { openPurges } from './server/outward/purge.ts'
import { createMedia } from './server/pictures/media.ts'
import { noteSource } from './server/pictures/missing-files.ts'
import { answerPreview } from './server/preview/answer.ts'
import { previewTokens } from './server/preview/token.ts'
import { openAnswers } from './server/queried.ts'
import { recover } from './server/recovery.ts'
import { openServingState } from './server/serving-state.ts'
import type { AnswerPreview } from './server/site.ts'
import { createStagedApp } from './server/staged.ts'
import { createVisitors, peerOf } from './server/visitors.ts'

export interface RunningSite {
  url: string
  port: number
  /** The queue of rebuilds. Missing on a server that only serves. */
  jobs?: Jobs
  desk: Desk
  /** Accepts no new connection; settles when open requests have ended. */
  close(): Promise<void>
}

/**
 * Serves the current release, or the copy of the one that was live last, and switches to each next one. Rejects if there is neither, or if the port is
 * taken.
 */
export async function serveSite(options: ServeOptions): Promise<RunningSite> {
  const { stateFolder, port, host = '127.0.0.1', patience, closingGrace = 0 } = options
  const parts = await openParts(options)
  const { live, desk, jobs, notifier, purges, metrics } = parts
  const stopFollowing = follow(options, parts)
  const listening = await listen(createSiteApp(options, parts), {
    port,
    host,
    patience,
    closingGrace,
    answerFirst: (request, response) => !options.stage && answeredQuickly(request, response, live),
    onAnswer: metrics.countAnswer,
  }).catch((error: unknown) => {
    stopFollowing()
    throw error
  })
  parts.onShow()
  return {
    url: listening.url,
    port: listening.port,
    ...(jobs && { jobs }),
    desk,
    async close() {
      stopFollowing()
      const closed = listening.close()
      await jobs?.close()
      await desk.close()
      await notifier?.close()
      await purges.close()
      await closed
      await liveCopied(stateFolder)
    },
  }
}

const nameOf = (live: LiveRelease) => `release ${live.shown().number}`

type Parts = Awaited<ReturnType<typeof openParts>>

/** Opens the state, the live release and all that works in the background: messages, purges, the desk's schedule, rebuilds. */
async function openParts(options: ServeOptions) {
  const { stateFolder, encodedFolder, distFolder, deskSecret, notify, purge, rebuilds } = options
  const { rendererFolder = join(stateFolder, 'renderer'), now = () => new Date() } = options
  const state = openServingState(stateFolder, options.refusal)
  const refusal = options.refusal ?? state.refusal
  if (refusal) console.error(refusal.message)
  const shared = sharedIn(stateFolder)
  const metrics = createMetrics()
  const answers = openAnswers(rendererFolder)
  const tokens = deskSecret === undefined ? undefined : previewTokens(deskSecret)
  const live = await openLive({ stateFolder, encodedFolder, refusal, answers, purgedCache: purge?.cache, onShow })
  // A server that is tried never begins with pages that search engines may list; one that visitors need goes on, and says so.
  refuseOpenRelease(nameOf(live), live.current().stage, options.stage)

  function onShow(): void {
    const other = otherStage(nameOf(live), live.current().stage, options.stage)
    if (other) console.error(`${other.code}: ${other.message} ${PROBLEMS[other.code].remedy}`)
    void live.errorPages().warm()
    purges.ask()
    options.onLive?.()
    // The process that published may have ended before it sent its messages.
    notifier?.ask()
  }

  const notifier =
    notify &&
    openNotifier({
      settings: notify,
      state,
      previewOf({ release, id }) {
        const address = release === undefined ? undefined : desk.previewAddress({ number: release, release: id! })
        return address && notify.siteUrl + address
      },
      inTurn: (run, signal) => takeTurn(stateFolder, Infinity, run, signal, 'notify'),
      onFailure: metrics.countFailedMessage,
      retryDelay: notify.retryDelay,
    })
  const { countPurge: onPurge, countFailedPurge: onFailure } = metrics
  const caches = purge ? cachesOf(purge) : []
  const delays = { retryDelay: purge?.retryDelay, repeatDelay: purge?.repeatDelay }
  const purges = openPurges({ caches, state, shown: live.shown, onPurge, onFailure, ...delays })
  const onChange = () => notifier?.ask()
  const desk = openDesk({ state, stateFolder, live, distFolder, tokens, now, onChange })

  const publisher = refusal ? undefined : rebuilds?.publisher(live)
  const needsApproval = publisher?.needsApproval === true
  const onPublish = (line: PublishLine, report?: Report) => {
    metrics.count(line, report)
    options.log?.(line)
    notifier?.ask()
  }
  const jobs =
    rebuilds && publisher && openRebuilds(rebuilds, { queue: state.queue, live, publisher, onPublish, peers: shared })
  const background = { notifier, purges, desk, jobs, publisher, needsApproval }
  return { state, shared, live, answers, tokens, metrics, rendererFolder, now, onShow, ...background }
}

/** Follows other processes, sweeps the store, and recovers from a state without a release. Returns its stop function. */
function follow(
  { stateFolder, rebuilds }: ServeOptions,
  { state, shared, live, jobs, needsApproval }: Parts,
): () => void {
  const stops = [live.follow(), ...(shared ? [sweepHourly(stateFolder, state, shared)] : [])]
  if (jobs && shared?.isReachable() !== false)
    stops.push(recover({ live, jobs, mayRepeat: !needsApproval, every: rebuilds?.checkEvery }))
  return () => stops.forEach((stop) => stop())
}

function createSiteApp(options: ServeOptions, parts: Parts): Pick<Hono, 'fetch'> {
  const { stateFolder, providerUrl, provider = providerUrl, siteUrl, cmsUrl, deskSecret, rebuilds } = options
  const { state, shared, metrics, answers, live, desk, jobs } = parts
  const media = createMedia({
    folder: mediaFolder(stateFolder, provider),
    providerUrl,
    hosts: options.hosts,
    onSource: noteSource(state.findings),
  })
  const visitors = createVisitors(options.trustedProxies)
  const limits = { ...options.forms, onOutcome: metrics.countForm }
  const stage = () => options.stage ?? live.current().stage
  const addressOf = (context: Context) => visitors.addressOf(context.req.raw, peerOf(context))
  const app = createApp({
    release: live.current,
    publishedAt: live.publishedAt,
    media,
    siteUrl,
    answerForm: createForms(createSender({ baseUrl: providerUrl }), answers, limits),
    answers,
    visitors,
    hooks: { secret: jobs && rebuilds!.secret, ...(jobs && { jobs, previewOf: (job) => previewOfJob(job, desk) }) },
    metrics: { ...metrics, figures: () => readFigures(stateFolder, state) },
    isCopy: live.isCopy,
    lostContents: live.lost,
    isCodeReplaced: parts.publisher?.isCodeReplaced,
    stage,
    isDiskWritable: openDiskCheck(stateFolder),
    isDatabaseReachable: shared?.isReachable,
    catchUp: shared && catchingUp(shared),
    preview: previewsOf(parts),
    desk:
      deskSecret === undefined
        ? undefined
        : deskRoutes({
            ...parts,
            media,
            cmsUrl,
            siteUrl,
            stage,
            signIn: openSignIn(state.sessions, deskSecret, parts.now),
            render: openDeskPages(parts.rendererFolder),
            addressOf,
          }),
    errorPages: live.errorPages,
  })
  if (!options.stage) return app
  const { stagePassword: password } = options
  return createStagedApp(app, { stage: options.stage, password, hasDesk: deskSecret !== undefined, addressOf })
}

function previewsOf({ tokens, live, now, metrics }: Parts): AnswerPreview | undefined {
  if (!tokens) return undefined
  return async (request, answerOf) => {
    const answer = await answerPreview(request, answerOf, { tokens, open: live.other, now })
    if (answer) metrics.countPreview()
    return answer
  }
}

/** If the database fails here, the app answers with an error page; an error thrown here would end the process. */
function answeredQuickly(request: IncomingMessage, response: ServerResponse, live: LiveRelease): boolean {
  try {
    return answerQuickly(request, response, live.current())
  } catch {
    return false
  }
}
