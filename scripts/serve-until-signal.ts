/** Serves the current release until a signal. */
import type { Environment } from '../src/config/environment.ts'
import { openIndexNow } from '../src/engine/publish/index-now.ts'
import type { RunningCode } from '../src/engine/render/compile.ts'
import { openPublisher } from '../src/engine/publisher/publisher.ts'
import { serveSite } from '../src/hosts/serve.ts'
import { openServingState } from '../src/hosts/server/serving-state.ts'
import { takeTurn } from '../src/engine/state/turn.ts'
import {
  DIST_FOLDER,
  providerName,
  publisherOptions,
  STATE_FOLDER,
  type ProviderAddress,
  type ServedShare,
} from './project.ts'
import { closeOnSignal } from './signals.ts'

/** Milliseconds in which whoever keeps a connection learns with its next answer that it closes. */
const CLOSING_GRACE = 1000

/** `shared` is closed last. `code`: from before anything was loaded that an update may replace. */
export async function serveUntilSignal(
  settings: Environment,
  provider: ProviderAddress,
  { shared, code }: { shared: ServedShare; code: RunningCode },
): Promise<void> {
  const { indexNow, siteUrl } = settings
  const searchEngines =
    indexNow &&
    openIndexNow(
      { settings: indexNow, siteUrl, state: openServingState(STATE_FOLDER, shared.refusal) },
      (run, signal) => takeTurn(STATE_FOLDER, Infinity, run, signal, 'submit'),
    )
  const site = await serveSite({
    stateFolder: STATE_FOLDER,
    refusal: shared.refusal,
    providerUrl: provider.url,
    provider: providerName(settings),
    siteUrl,
    hosts: settings.hosts,
    port: settings.port,
    host: settings.host,
    trustedProxies: settings.trustedProxies,
    rebuilds: {
      secret: settings.webhookSecret,
      publisher: (live) => openPublisher({ ...publisherOptions(settings, provider.url, code), onRelease: live.show }),
    },
    distFolder: DIST_FOLDER,
    deskSecret: settings.deskSecret,
    cmsUrl: settings.cmsUrl,
    notify: settings.notify && { ...settings.notify, siteUrl },
    purge: settings.purge,
    stage: settings.stage,
    stagePassword: settings.stagePassword,
    onLive: searchEngines?.ask,
    closingGrace: CLOSING_GRACE,
    log: (line) => console.log(JSON.stringify(line)),
  })
  closeOnSignal(shared, site, provider, ...(searchEngines ? [searchEngines] : []))
  console.log(`ready ${site.url}`)
}
