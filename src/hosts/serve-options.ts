/** Options of a server. */
import type { Stage } from '../config/stage.ts'
import type { MustNotPublish } from '../config/problems/table.ts'
import type { PurgeSettings } from '../config/purge.ts'
import type { PublishLine } from '../engine/publisher/publish-line.ts'
import type { HostLists } from '../provider/hosts.ts'
import type { RebuildOptions } from './rebuilds.ts'
import type { FormLimits } from './server/forms.ts'
import type { NotifySettings } from './server/outward/notify.ts'

export interface ServeOptions {
  stateFolder: string
  /** Why the state cannot be opened, if that is known. Visitors then get the copy of what was live, and nothing is written. */
  refusal?: MustNotPublish | undefined
  /** Folder of compiled renderers; by default in the working state. */
  rendererFolder?: string | undefined
  providerUrl: string
  /** Canonical origin: a request for `/` from a page there is answered in Turkish. */
  siteUrl?: string | undefined
  /** The provider's name; each provider's pictures are stored separately. */
  provider?: string | undefined
  /** Hosts that media may be fetched from. */
  hosts?: HostLists | undefined
  port: number
  /** Address to listen on; by default loopback. */
  host?: string | undefined
  /** Folder of compressed copies; by default in the working state. */
  encodedFolder?: string | undefined
  /** Trusted proxies: addresses and networks. */
  trustedProxies?: readonly string[] | undefined
  /** Limits of what a visitor may send. */
  forms?: FormLimits | undefined
  /** Optional: without it the webhook answers 503. */
  rebuilds?: RebuildOptions | undefined
  /** Folder with the live release as plain files, if there is one: rewritten when the desk changes the live release. */
  distFolder?: string | undefined
  /** Signs preview addresses and sessions of the desk. Optional: without it there are neither previews nor a desk. */
  deskSecret?: string | undefined
  /** `CMS_URL`: template of a record's address in the CMS. */
  cmsUrl?: string | undefined
  /** Receiver of release messages. `siteUrl`: canonical origin of previews. */
  notify?: (NotifySettings & { siteUrl: string; retryDelay?: number }) | undefined
  /** Shared caches to purge. */
  purge?: (PurgeSettings & { retryDelay?: number; repeatDelay?: number }) | undefined
  /** A site that is tried, and what visitors are asked for. */
  stage?: Stage | undefined
  stagePassword?: string | undefined
  /** The clock; by default the machine's. */
  now?: (() => Date) | undefined
  /** Called after each publish. */
  log?: ((line: PublishLine) => void) | undefined
  /** Milliseconds that a visitor has for the headers of a request, and for all of it. */
  patience?: { headers: number; request: number } | undefined
  /** Milliseconds that idle connections have for one more request when the server closes; by default none. */
  closingGrace?: number | undefined
  /** Called when visitors can see a release: at the start, and after each switch to another. */
  onLive?: (() => void) | undefined
}
