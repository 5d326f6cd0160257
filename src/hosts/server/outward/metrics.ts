/** Figures for a monitor, in the text format of Prometheus. */
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Outcome } from '../../../features/forms/answers.ts'
import { FORM_NAMES, type FormName } from '../../../features/forms/schemas.ts'
import type { PublishLine } from '../../../engine/publisher/publish-line.ts'
import type { Report } from '../../../engine/release/report.ts'

export interface Metrics {
  /** Counts a publish of this process. */
  count(line: PublishLine, report?: Report): void
  /** Counts an answer to a visitor; `seconds` until it was sent. */
  countAnswer(status: number, seconds: number): void
  /** Counts a sent form by its outcome. */
  countForm(form: FormName, outcome: Outcome): void
  /** Counts an answer of a preview: not a visit. */
  countPreview(): void
  /** Counts a message that `NOTIFY_URL` did not accept. */
  countFailedMessage(): void
  /** Counts the tags of a purge that a cache of `PURGE_URL` accepted. */
  countPurge(tags: number): void
  /** Counts a purge that a cache of `PURGE_URL` did not accept. */
  countFailedPurge(): void
  text(state: ServerState, now?: Date): Promise<string>
  contentType: string
}

/** Figures read for each request of a monitor. Times are ISO 8601. */
export interface ServerState {
  pages: number
  publishedAt: string | undefined
  /** Whether search engines are kept out. */
  isStaging?: boolean | undefined
  /** `undefined` if the state cannot be read. */
  isRolledBack?: boolean | undefined
  /** When the oldest release that waits for approval was made. */
  waitingSince?: string | undefined
  /** The last crawl, and the last one with a usable answer. */
  providerAskedAt?: string | undefined
  providerAnsweredAt?: string | undefined
  /** Bytes on the disk of the state. */
  freeDisk: number | undefined
  /** The last publish of any process. */
  report: Report | undefined
  /** Only if servers share a database. */
  isDatabaseReachable?: boolean | undefined
}

const OUTCOMES: PublishLine['outcome'][] = ['published', 'waiting', 'unchanged', 'failed']
const FORM_OUTCOMES: Outcome[] = ['success', 'failed', 'unknown', 'invalid', 'limited', 'large']
const STATUSES = ['2xx', '3xx', '4xx', '5xx']
const SEVERITIES = ['error', 'warning', 'notice']
/** Seconds: from a response out of memory to a form that waits for the provider. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 25]

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const publishes = counter('hotel_site_publishes_total', 'Publishes of this process.', ['outcome'])
  const rendered = counter('hotel_site_pages_rendered_total', 'Pages rendered by this process.')
  const requests = counter('hotel_site_crawl_requests_total', 'Requests to the provider.')
  const failures = counter('hotel_site_crawl_failures_total', 'Calls to the provider that failed.')
  const forms = counter('hotel_site_forms_total', 'Forms that visitors sent.', ['form', 'outcome'])
  const previews = counter('hotel_site_preview_answers_total', 'Answers of previews.')
  const failedMessages = counter('hotel_site_notify_failures_total', 'Messages that NOTIFY_URL did not take.')
  const purged = counter('hotel_site_purged_tags_total', 'Tags that shared caches were told to forget.')
  const failedPurges = counter('hotel_site_purge_failures_total', 'Messages that shared caches did not take.')
  // A counter that first appears at 1 shows no increase.
  for (const outcome of OUTCOMES) publishes.inc({ outcome }, 0)
  for (const form of FORM_NAMES) for (const outcome of FORM_OUTCOMES) forms.inc({ form, outcome }, 0)
  const answers = new Histogram({
    name: 'hotel_site_answer_seconds',
    help: 'Time until an answer was sent, by the class of its status.',
    labelNames: ['status'],
    buckets: BUCKETS,
    registers,
  })
  for (const status of STATUSES) answers.zero({ status })

  return {
    count({ outcome }, report) {
      publishes.inc({ outcome })
      if (!report) return
      rendered.inc(report.pages.rendered)
      requests.inc(report.crawl.requests)
      failures.inc(report.crawl.failed)
    },
    countAnswer: (status, seconds) => answers.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
    countForm: (form, outcome) => forms.inc({ form, outcome }),
    countPreview: () => previews.inc(),
    countFailedMessage: () => failedMessages.inc(),
    countPurge: (tags) => purged.inc(tags),
    countFailedPurge: () => failedPurges.inc(),
    contentType: registers[0]!.contentType,
    async text(state, now = new Date()) {
      const gauges = new Registry()
      addGauges(gauges, state, now)
      return Registry.merge([registers[0]!, gauges]).metrics()
    },
  }
}

/** Unknown figures have no series. */
function addGauges(registry: Registry, state: ServerState, now: Date): void {
  const gauge = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Gauge({ name, help, registers: [registry] }).set(value)
  }
  const gaugesBy = (label: string, values: [string, number][], texts: { name: string; help: string }) => {
    const labelled = new Gauge({ ...texts, labelNames: [label], registers: [registry] })
    for (const [text, value] of values) labelled.set({ [label]: text }, value)
  }
  const time = now.getTime() / 1000
  const since = secondsOf(state.publishedAt)
  const waiting = secondsOf(state.waitingSince)
  const { pages, report, isRolledBack, isDatabaseReachable } = state
  const isRead = isRolledBack !== undefined
  gauge('hotel_site_release_pages', 'Pages of the release that is shown.', pages)
  gauge('hotel_site_release_published_timestamp_seconds', 'When it was published.', since)
  gauge('hotel_site_release_age_seconds', 'How long ago that is.', since === undefined ? undefined : time - since)
  gauge('hotel_site_staging', 'Whether search engines are kept out (STAGE=staging).', Number(state.isStaging ?? false))
  gauge(
    'hotel_site_release_rolled_back',
    'Whether somebody went back to it from a newer one.',
    isRead ? Number(isRolledBack) : undefined,
  )
  gauge(
    'hotel_site_waiting_seconds',
    'How long the oldest release waits for approval; 0: none does.',
    waiting === undefined ? (isRead ? 0 : undefined) : time - waiting,
  )
  gauge(
    'hotel_site_provider_asked_timestamp_seconds',
    'When the last publish ended that asked the provider.',
    secondsOf(state.providerAskedAt),
  )
  gauge(
    'hotel_site_provider_answered_timestamp_seconds',
    'When the provider answered last.',
    secondsOf(state.providerAnsweredAt),
  )
  gauge('hotel_site_disk_free_bytes', 'What is left on the disk of the state.', state.freeDisk)
  gauge(
    'hotel_site_database_up',
    'Whether the database that servers share answered last.',
    isDatabaseReachable === undefined ? undefined : Number(isDatabaseReachable),
  )
  gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'When this process began.', time - process.uptime())
  if (!report) return
  const stages = Object.entries(report.ms).map(([stage, ms]): [string, number] => [stage, ms / 1000])
  gaugesBy('stage', stages, { name: 'hotel_site_publish_seconds', help: 'Duration of the last publish.' })
  const problems = SEVERITIES.map((severity): [string, number] => [
    severity,
    report.problems.filter((each) => each.severity === severity).length,
  ])
  gaugesBy('severity', problems, { name: 'hotel_site_problems', help: 'Problems of the last publish.' })
}

function secondsOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000
}
