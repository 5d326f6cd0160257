/** Figures for a monitor, in the text format of Prometheus. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from '../../../features/forms/answers.ts'
import { FORM_NAMES, type FormName } from '../../../features/forms/schemas.ts'
import type { PublishLine } from '../../../engine/publisher/publish-line.ts'
import type { Report } from '../../../engine/release/report.ts'

export interface Metrics {
  /** Counts a publish of this process. */
  count(line: PublishLine, report?: Report): void
  /** Counts an answer to a visitor, who waited for so many seconds. */
  countAnswer(status: number, seconds: number): void
  /** Counts what became of a form. */
  countForm(form: FormName, outcome: Outcome): void
  /** Counts an answer of a preview, which is no visit. */
  countPreview(): void
  /** Counts a message to `NOTIFY_URL` that was not taken. */
  countUntold(): void
  /** Counts what a cache of `PURGE_URL` was told to forget. */
  countPurge(tags: number): void
  /** Counts a message to a cache of `PURGE_URL` that was not taken. */
  countUnpurged(): void
  text(state: ServerState, now?: Date): Promise<string>
  contentType: string
}

/** What is read when a monitor asks. Times are ISO 8601. */
export interface ServerState {
  pages: number
  publishedAt: string | undefined
  /** `undefined` where the state cannot be read. */
  isRolledBack?: boolean | undefined
  /** When the oldest of the releases was made that wait for approval, if one does. */
  waitingSince?: string | undefined
  /** When the provider was asked last, and when it gave a usable answer last. */
  providerAskedAt?: string | undefined
  providerAnsweredAt?: string | undefined
  /** Bytes that are left where the state is. */
  freeDisk: number | undefined
  /** Of the last publish of any process. */
  report: Report | undefined
  /** `undefined` where the state is a file. */
  isDatabaseReachable?: boolean | undefined
}

const OUTCOMES: PublishLine['outcome'][] = ['published', 'waiting', 'unchanged', 'failed']
const FORM_OUTCOMES: Outcome[] = ['success', 'failed', 'invalid', 'limited', 'large']
const STATUSES = ['2xx', '3xx', '4xx', '5xx']
const SEVERITIES = ['error', 'warning', 'notice']
/** Seconds: from an answer out of memory to a form that the provider keeps waiting. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 25]

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const publishes = counter('crystal_publishes_total', 'Publishes of this process.', ['outcome'])
  const rendered = counter('crystal_pages_rendered_total', 'Pages rendered by this process.')
  const requests = counter('crystal_crawl_requests_total', 'Requests to the provider.')
  const failures = counter('crystal_crawl_failures_total', 'Calls to the provider that failed.')
  const forms = counter('crystal_forms_total', 'Forms that visitors sent.', ['form', 'outcome'])
  const previews = counter('crystal_preview_answers_total', 'Answers of previews.')
  const untold = counter('crystal_notify_failures_total', 'Messages that NOTIFY_URL did not take.')
  const purged = counter('crystal_purged_tags_total', 'Tags that shared caches were told to forget.')
  const unpurged = counter('crystal_purge_failures_total', 'Messages that shared caches did not take.')
  // A series that begins with its first failure shows no growth.
  for (const outcome of OUTCOMES) publishes.inc({ outcome }, 0)
  for (const form of FORM_NAMES) for (const outcome of FORM_OUTCOMES) forms.inc({ form, outcome }, 0)
  const answers = new Histogram({
    name: 'crystal_answer_seconds',
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
    countUntold: () => untold.inc(),
    countPurge: (tags) => purged.inc(tags),
    countUnpurged: () => unpurged.inc(),
    contentType: registers[0]!.contentType,
    async text(state, now = new Date()) {
      const ofState = new Registry()
      gauges(state, now, ofState)
      return Registry.merge([registers[0]!, ofState]).metrics()
    },
  }
}

/** What is not known has no series. */
function gauges(state: ServerState, now: Date, registry: Registry): void {
  const gauge = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Gauge({ name, help, registers: [registry] }).set(value)
  }
  const byLabel = (name: string, help: string, label: string, values: [string, number][]) => {
    const labelled = new Gauge({ name, help, labelNames: [label], registers: [registry] })
    for (const [text, value] of values) labelled.set({ [label]: text }, value)
  }
  const time = now.getTime() / 1000
  const since = secondsOf(state.publishedAt)
  const waiting = secondsOf(state.waitingSince)
  const { pages, report, isRolledBack, isDatabaseReachable } = state
  const isRead = isRolledBack !== undefined
  gauge('crystal_release_pages', 'Pages of the release that is shown.', pages)
  gauge('crystal_release_published_timestamp_seconds', 'When it was published.', since)
  gauge('crystal_release_age_seconds', 'How long ago that is.', since === undefined ? undefined : time - since)
  gauge(
    'crystal_release_rolled_back',
    'Whether somebody went back to it from a newer one.',
    isRead ? Number(isRolledBack) : undefined,
  )
  gauge(
    'crystal_waiting_seconds',
    'How long the oldest release waits for approval; 0: none does.',
    waiting === undefined ? (isRead ? 0 : undefined) : time - waiting,
  )
  gauge(
    'crystal_provider_asked_timestamp_seconds',
    'When the last publish ended that asked the provider.',
    secondsOf(state.providerAskedAt),
  )
  gauge(
    'crystal_provider_answered_timestamp_seconds',
    'When the provider answered last.',
    secondsOf(state.providerAnsweredAt),
  )
  gauge('crystal_disk_free_bytes', 'What is left on the disk of the state.', state.freeDisk)
  gauge(
    'crystal_database_up',
    'Whether the database that servers share answered last.',
    isDatabaseReachable === undefined ? undefined : Number(isDatabaseReachable),
  )
  gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'When this process began.', time - process.uptime())
  if (!report) return
  const stages = Object.entries(report.ms).map(([stage, ms]): [string, number] => [stage, ms / 1000])
  byLabel('crystal_publish_seconds', 'Duration of the last publish.', 'stage', stages)
  const problems = SEVERITIES.map((severity): [string, number] => [
    severity,
    report.problems.filter((each) => each.severity === severity).length,
  ])
  byLabel('crystal_problems', 'Problems of the last publish.', 'severity', problems)
}

function secondsOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000
}
