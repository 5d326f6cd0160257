/** Options, requests and methods of a publisher. */
import type { ContentChange } from '../../provider/crawl/changes.ts'
import type { Problem } from '../../config/problems/table.ts'
import type { RedirectFault } from '../../config/problems/values.ts'
import type { ClientOptions } from '../../provider/client.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import type { Report } from '../release/report.ts'
import type { RunningCode } from '../render/compile.ts'
import type { SiteInputs } from '../../views/context.ts'
import type { Stage } from './stopwatch.ts'

export interface PublisherOptions {
  /** The project's root folder. */
  root: string
  /** Working state, `.site`. */
  stateFolder: string
  /** Folder of compiled renderers; by default in the working state. */
  rendererFolder?: string | undefined
  /** Output folder, `dist`; `undefined`: do not write one. */
  distFolder?: string | undefined
  /** Folder of compressed copies; by default in the working state. */
  encodedFolder?: string | undefined
  /** Whether to write compressed copies to the output folder, for a web server that sends them. */
  compress?: boolean | undefined
  providerUrl: string
  /** The provider's name, if its address changes. A release from a different provider is not a predecessor. */
  provider?: string | undefined
  site: SiteInputs
  /** What web servers ask visitors of a staging site for. */
  stagePassword?: string | undefined
  /** Overrides of the crawl's default limits. */
  client?: Partial<ClientOptions> | undefined
  /** Largest share of the live pages that a release may lose, 0 to 1. */
  pageLoss?: number | undefined
  /** Days for which edits of pages are kept; 365 by default. */
  historyDays?: number | undefined
  /** The code that this process runs; by default what is on disk now. */
  code?: RunningCode | undefined
  /** Problems in the site's own settings, added to every report. */
  problems?: readonly Problem[] | undefined
  /** The file that `site.redirects` was read from, and its lines that are left out. */
  redirectsFile?: { name: string; faults: readonly RedirectFault[] } | undefined
  /** Every release waits for approval (`PUBLISH=approve`). */
  needsApproval?: boolean | undefined
  /** Milliseconds to wait for another process's publish. */
  lockWait?: number | undefined
  onProgress?: ((stage: Stage, done: number, known: number) => void) | undefined
  /** Called when a release is in the state, before `dist/` and the report are written. */
  onRelease?: ((release: PublishedRelease) => void | Promise<void>) | undefined
}

export interface PublishRequest {
  /** Changes to crawl; `undefined`: crawl everything. */
  changes?: readonly ContentChange[] | undefined
  /** Skips the guards, and publishes in a recreated state without approval. */
  force?: boolean | undefined
  /** Preview only: this release waits for approval even if others do not. */
  preview?: boolean | undefined
  /** Requester, for the history; by default 'build'. */
  by?: string | undefined
  /** Names of who wrote what changed, for the history. */
  authors?: readonly string[] | undefined
  /** Checks the database's integrity first, for a caller that found damage. */
  checkState?: boolean | undefined
  /** Called when crawling and when rendering starts. */
  onStage?: ((stage: Stage) => void) | undefined
}

export interface Publisher {
  /** Whether every release waits for approval. */
  needsApproval?: boolean | undefined
  /** Rejects with `MustNotPublish` if the result must not go live; the current release stays. */
  publish(request?: PublishRequest): Promise<Report>
  /** Whether an update has replaced the code since this process began to run it. */
  isCodeReplaced?: (() => boolean) | undefined
  /** The live release, whichever process published it. */
  current(): Promise<PublishedRelease | undefined>
}
