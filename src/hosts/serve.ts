/** Puts the site on a port. */
import { serve } from '@hono/node-server'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mediaFolder } from '../provider/media/folder.ts'
import type { HostLists } from '../provider/hosts.ts'
import { createSender } from '../provider/send.ts'
import type { MustNotPublish } from '../config/problems/table.ts'
import type { PublishLine } from '../engine/publisher/publish-line.ts'
import type { Report } from '../engine/release/report.ts'
import { liveCopied } from '../engine/release/live-copy.ts'
import { sharedIn } from '../engine/state/shared/share.ts'
import { takeTurn } from '../engine/state/turn.ts'
import { catchingUp, sweepHourly } from './server/files/among-servers.ts'
import { createApp, type AnswerPreview } from './server/app.ts'
import { openConnections } from './server/connections.ts'
import { openDiskCheck } from './server/disk-check.ts'
import { openDesk, type Desk } from '../desk/server/desk.ts'
import { openDeskPages } from '../desk/server/pages.ts'
import { deskRoutes } from '../desk/server/routes.ts'
import { openSignIn } from '../desk/server/session.ts'
import { createForms, type FormLimits } from './server/forms.ts'
import type { Jobs } from './server/jobs/jobs.ts'
import { openLive, type LiveRelease } from './server/files/live.ts'
import { readFigures } from './server/outward/figures.ts'
import { createMetrics } from './server/outward/metrics.ts'
import { createMedia } from './server/pictures/media.ts'
import { noteSource } from './server/pictures/missing-files.ts'
import { openNotifier, type NotifySettings } from './server/outward/notify.ts'
import { answerPreview } from './server/preview/answer.ts'
import { previewTokens } from './server/preview/token.ts'
import { openPurges } from './server/outward/purge.ts'
import { openAnswers } from './server/queried.ts'
import { answerQuickly } from './server/files/quick.ts'
import { openRebuilds, previewOfJob, type RebuildOptions } from './rebuilds.ts'
import { recover } from './server/recovery.ts'
import { openServingState } from './server/serving-state.ts'
import { createVisitors, peerOf } from './server/visitors.ts'

export interface ServeOptions {
  stateFolder: string
  /** Why the state cannot be opened, where that is known: visitors get the copy of what was live, and nothing is written. */
  refusal?: MustNotPublish | undefined
  /** Where compiled renderers are kept; by default in the working state. */
  rendererFolder?: string | undefined
  providerUrl: string
  /** Canonical origin: a request for `/` from a page there is answered in Turkish. */
  siteUrl?: string | undefined
  /** The provider's name; each provider's pictures are stored separately. */
  provider?: string | undefined
  /** Hosts that pictures may be fetched from. */
  hosts?: HostLists | undefined
  port: number
  /** Loopback, unless another address is asked for. */
  host?: string | undefined
  /** Where compressed copies are kept; by default in the working state. */
  encodedFolder?: string | undefined
  /** Trusted proxies: addresses and networks. */
  trustedProxies?: readonly string[] | undefined
  /** How much a visitor may send. */
  forms?: FormLimits | undefined
  /** Accepts rebuilds. Without it the webhook answers 503. */
  rebuilds?: RebuildOptions | undefined
  /** Where the live release stands as plain files, if anywhere: they follow what is approved, scheduled or undone. */
  distFolder?: string | undefined
  /** What addresses of previews are signed with. Without it there are none. */
  deskSecret?: string | undefined
  /** Where records are edited, as `CMS_URL` says. */
  cmsUrl?: string | undefined
  /** Receiver of release messages. `siteUrl`: canonical origin of previews. */
  notify?: (NotifySettings & { siteUrl: string; retryDelay?: number }) | undefined
  /** Shared caches to purge. */
  purge?: { urls: readonly string[]; retryDelay?: number } | undefined
  /** The clock; by default the machine's. */
  now?: (() => Date) | undefined
  /** Takes one entry for each publish. */
  log?: ((line: PublishLine) => void) | undefined
  /** Milliseconds that a visitor has for the headers of a request, and for all of it. */
  patience?: { headers: number; request: number } | undefined
  /** Milliseconds that idle connections have for one more request when the server closes; by default none. */
  closingGrace?: number | undefined
  /** Called when visitors can see a release: at the start, and whenever another one takes its place. */
  onLive?: (() => void) | undefined
}

const PATIENCE = { headers: 10_000, request: 30_000 }
/** Milliseconds that open responses get when the server closes. */
const LAST_ANSWERS = 10_000

export interface RunningSite {
  url: string
  port: number
  /** Where rebuilds wait; nothing on a server that only serves. */
  jobs?: Jobs
  desk: Desk
  /** Accepts no new connection; settles when open requests have ended. */
  close(): Promise<void>
}

/** Milliseconds. A proxy in front keeps idle connections for a minute, and must not send a request into one that is being closed. */
const KEPT_OPEN = 65_000

/**
 * Serves the current release, or the copy of the one that was live last, and the next one as soon as there is one. Rejects where there is neither, or
 * the port is taken.
 */
export async function serveSite(options: ServeOptions): Promise<RunningSite> {
  const { stateFolder, providerUrl, provider = providerUrl, port, host = '127.0.0.1' } = options
  const {
    trustedProxies,
    encodedFolder,
    forms,
    rebuilds,
    purge,
    rendererFolder = join(stateFolder, 'renderer'),
    closingGrace = 0,
  } = options
  const onLive = () => {
    void live.errorPages().warm()
    purges?.tell()
    options.onLive?.()
    // Who published may be gone before it told.
    notifier?.tell()
  }
  const state = openServingState(stateFolder, options.refusal)
  const refusal = options.refusal ?? state.refusal
  if (refusal) console.error(refusal.message)
  const answers = openAnswers(rendererFolder)
  const live = await openLive({
    ...{ stateFolder, encodedFolder, refusal, answers },
    ...{ onShow: onLive, isTold: purge !== undefined },
  })
  const metrics = createMetrics()
  const shared = sharedIn(stateFolder)
  const media = createMedia({
    folder: mediaFolder(stateFolder, provider),
    providerUrl,
    hosts: options.hosts,
    onSource: noteSource(state.findings),
  })
  const { notify, deskSecret, now = () => new Date() } = options
  const tokens = deskSecret === undefined ? undefined : previewTokens(deskSecret)
  const notifier =
    notify &&
    openNotifier({
      settings: notify,
      state,
      previewOf: ({ release, id }) => {
        const address = release === undefined ? undefined : desk.previewAddress({ number: release, release: id! })
        return address && notify.siteUrl + address
      },
      inTurn: (run, signal) => takeTurn(stateFolder, Infinity, run, signal, 'notify'),
      onFailure: metrics.countUntold,
      retryDelay: notify.retryDelay,
    })
  const purges =
    purge &&
    openPurges({
      ...{ ...purge, state, shown: live.shown },
      ...{ onPurge: metrics.countPurge, onFailure: metrics.countUnpurged },
    })
  const desk = openDesk({
    state,
    stateFolder,
    live,
    distFolder: options.distFolder,
    tokens,
    now,
    onDeed: () => notifier?.tell(),
  })
  const onPublish = (line: PublishLine, report?: Report) => {
    metrics.count(line, report)
    options.log?.(line)
    notifier?.tell()
  }
  const publisher = refusal ? undefined : rebuilds?.publisher(live)
  const jobs = rebuilds && publisher && openRebuilds(state.queue, live, publisher, rebuilds, onPublish, shared)
  const preview: AnswerPreview | undefined =
    tokens === undefined
      ? undefined
      : async (request, answerOf) => {
          const answer = await answerPreview(request, answerOf, { tokens, open: live.other, now })
          if (answer) metrics.countPreview()
          return answer
        }
  const visitors = createVisitors(trustedProxies)
  const deskApp =
    deskSecret === undefined
      ? undefined
      : deskRoutes({
          ...{ state, desk, jobs, now, media, cmsUrl: options.cmsUrl, siteUrl: options.siteUrl },
          needsApproval: publisher?.needsApproval === true,
          signIn: openSignIn(state.sessions, deskSecret, now),
          render: openDeskPages(rendererFolder),
          addressOf: (context) => visitors.addressOf(context.req.raw, peerOf(context)),
        })
  const app = createApp({
    release: live.current,
    publishedAt: live.publishedAt,
    media,
    siteUrl: options.siteUrl,
    answerForm: createForms(createSender({ baseUrl: providerUrl }), answers, {
      ...{ ...forms, onOutcome: metrics.countForm },
    }),
    answers,
    visitors,
    hooks: { secret: jobs && rebuilds.secret, ...(jobs && { jobs, previewOf: (job) => previewOfJob(job, desk) }) },
    metrics: { ...metrics, figures: () => readFigures(stateFolder, state) },
    isCopy: live.isCopy,
    isDiskWritable: openDiskCheck(stateFolder),
    isDatabaseReachable: shared?.isReachable,
    catchUp: shared && catchingUp(shared),
    preview,
    desk: deskApp,
    errorPages: live.errorPages,
  })
  const stops = [live.follow(), ...(shared ? [sweepHourly(stateFolder, state, shared)] : [])]
  if (jobs && live.isCopy() && shared?.isReachable() !== false)
    stops.push(recover({ live, jobs, mayRepeat: publisher?.needsApproval !== true }))
  const stopFollowing = () => stops.forEach((stop) => stop())
  const { headers, request } = options.patience ?? PATIENCE
  // A client that sends a request byte by byte must not hold a connection.
  const serverOptions = {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1000, headers),
    keepAliveTimeout: KEPT_OPEN,
  }

  return new Promise((resolve, reject) => {
    const connections = openConnections((request, response) => isAnswered(request, response, live), metrics.countAnswer)
    const { createServer } = connections
    const options = { fetch: app.fetch, port, hostname: host, serverOptions, createServer }
    const server = serve(options, (address: AddressInfo) => {
      server.off('error', reject)
      onLive()
      resolve({
        url: `http://localhost:${address.port}`,
        port: address.port,
        ...(jobs && { jobs }),
        desk,
        async close() {
          stopFollowing()
          const closed = connections.close(server as Server, { grace: closingGrace, limit: LAST_ANSWERS })
          await jobs?.close()
          await desk.close()
          await notifier?.close()
          await purges?.close()
          await closed
          await liveCopied(stateFolder)
        },
      })
    })
    server.once('error', (error) => {
      stopFollowing()
      reject(error)
    })
  })
}

/** An error of the database would end the process here; the listener answers it with 500. */
function isAnswered(request: IncomingMessage, response: ServerResponse, live: LiveRelease): boolean {
  try {
    return answerQuickly(request, response, live.current())
  } catch {
    return false
  }
}
