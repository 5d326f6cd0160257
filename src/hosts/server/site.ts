/** What a site on this machine is made of. */
import type { Hono } from 'hono'
import type { Stage } from '../../config/stage.ts'
import type { Answers } from '../../engine/render/answers.ts'
import type { ErrorPages } from './files/error-pages.ts'
import type { ServedRelease } from './files/files.ts'
import type { AnswerForm } from './forms.ts'
import type { HookOptions } from './jobs/webhook.ts'
import type { StateFigures } from './outward/figures.ts'
import type { Metrics } from './outward/metrics.ts'
import type { Media } from './pictures/media.ts'
import type { AnswerOf } from './preview/answer.ts'
import type { RateLimit, RateLimitOptions } from './rate-limit.ts'
import type { Visitors } from './visitors.ts'

export interface AppOptions {
  /** The current release. A request keeps the one that it began with. */
  release: () => ServedRelease
  publishedAt: () => string | undefined
  media: Pick<Media, 'answer'>
  answerForm: AnswerForm
  /** Canonical origin. */
  siteUrl?: string | undefined
  /** Draws pages for queries. Without it the published page answers. */
  answers?: Pick<Answers, 'query'> | undefined
  /** Limit per visitor of pages drawn for a query. */
  searches?: Partial<RateLimitOptions> | undefined
  /** A limit shared with another app, in place of `searches`. */
  searchLimit?: RateLimit | undefined
  /** By default no proxy is trusted. */
  visitors?: Visitors
  /** The webhook for rebuilds. Optional: without it there is no such address. */
  hooks?: HookOptions | undefined
  metrics?: (Metrics & { figures(): Promise<StateFigures> }) | undefined
  /** Whether the release is the copy of the one that was live. */
  isCopy?: (() => boolean) | undefined
  /** The stage of this server, or of the release that it shows. */
  stage?: (() => Stage | undefined) | undefined
  /** Number of contents of the release that this disk has lost. */
  lostContents?: (() => Promise<number>) | undefined
  /** Whether an update has replaced the code of this server. */
  isCodeReplaced?: (() => boolean) | undefined
  isDiskWritable?: (() => Promise<boolean>) | undefined
  /** Only if servers share a database. */
  isDatabaseReachable?: (() => boolean) | undefined
  /** Brings this server to where the others are. Only if servers share a database. */
  catchUp?: (() => Promise<void>) | undefined
  /** Serves releases that are not live. Needs a secret. */
  preview?: AnswerPreview | undefined
  /** Needs a secret. */
  desk?: Pick<Hono, 'fetch'> | undefined
  /** Error pages of the current release, or of an earlier one. */
  errorPages?: (() => ErrorPages) | undefined
}

/** Resolves to `undefined` if there is no such preview. */
export type AnswerPreview = (request: Request, answerOf: AnswerOf) => Promise<Response | undefined>

/** The options of an app with their defaults. */
export interface Site extends AppOptions {
  visitors: Visitors
  searchLimit: RateLimit
}
