/** Figures for a monitor, in the text format of Prometheus. */
import type { PublishLine } from '../publisher/publish-line.ts'
import type { Report } from '../release/report.ts'

export interface Metrics {
  /** Counts a publish of this process. */
  count(line: PublishLine, report?: Report): void
  /** Counts an answer of a preview, which is no visit. */
  countPreview(): void
  /** Counts a message to `NOTIFY_URL` that was not taken. */
  countUntold(): void
  /** Counts what a cache of `PURGE_URL` was told to forget. */
  countPurge(tags: number): void
  /** Counts a message to a cache of `PURGE_URL` that was not taken. */
  countUnpurged(): void
  /** `report`: of the last publish of any process. */
  text(state: ServerState, now?: Date): string
}

interface ServerState {
  pages: number
  publishedAt: string | undefined
  report: Report | undefined
  /** `undefined` where the state is a file. */
  isDatabaseReachable?: boolean | undefined
}

type Labels = Record<string, string>
type Sample = [value: number, labels?: Labels]

export function createMetrics(): Metrics {
  const outcomes: Record<PublishLine['outcome'], number> = { published: 0, waiting: 0, unchanged: 0, failed: 0 }
  const counted = { rendered: 0, requests: 0, failures: 0, previews: 0, untold: 0, purged: 0, unpurged: 0 }
  return {
    count({ outcome }, report) {
      outcomes[outcome]++
      if (!report) return
      counted.rendered += report.pages.rendered
      counted.requests += report.crawl.requests
      counted.failures += report.crawl.failed
    },
    countPreview: () => void counted.previews++,
    countUntold: () => void counted.untold++,
    countPurge: (tags) => void (counted.purged += tags),
    countUnpurged: () => void counted.unpurged++,
    text({ pages, publishedAt, report, isDatabaseReachable }, now = new Date()) {
      const since = publishedAt === undefined ? undefined : Date.parse(publishedAt) / 1000
      const severities = ['error', 'warning', 'notice']
      const families = [
        family('crystal_release_pages', 'gauge', 'Pages of the release that is shown.', [[pages]]),
        ...(since === undefined
          ? []
          : [
              family('crystal_release_published_timestamp_seconds', 'gauge', 'When it was published.', [[since]]),
              family('crystal_release_age_seconds', 'gauge', 'How long ago that is.', [[now.getTime() / 1000 - since]]),
            ]),
        family(
          'crystal_publishes_total',
          'counter',
          'Publishes of this process.',
          Object.entries(outcomes).map(([outcome, value]): Sample => [value, { outcome }]),
        ),
        family('crystal_pages_rendered_total', 'counter', 'Pages rendered by this process.', [[counted.rendered]]),
        family('crystal_crawl_requests_total', 'counter', 'Requests to the provider.', [[counted.requests]]),
        family('crystal_preview_answers_total', 'counter', 'Answers of previews.', [[counted.previews]]),
        family('crystal_notify_failures_total', 'counter', 'Messages that NOTIFY_URL did not take.', [
          [counted.untold],
        ]),
        family('crystal_purged_tags_total', 'counter', 'Tags that shared caches were told to forget.', [
          [counted.purged],
        ]),
        family('crystal_purge_failures_total', 'counter', 'Messages that shared caches did not take.', [
          [counted.unpurged],
        ]),
        family('crystal_crawl_failures_total', 'counter', 'Calls to the provider that failed.', [[counted.failures]]),
        ...(report
          ? [
              family(
                'crystal_publish_seconds',
                'gauge',
                'Duration of the last publish.',
                Object.entries(report.ms).map(([stage, ms]): Sample => [ms / 1000, { stage }]),
              ),
              family(
                'crystal_problems',
                'gauge',
                'Problems of the last publish.',
                severities.map((severity): Sample => [
                  report.problems.filter((each) => each.severity === severity).length,
                  { severity },
                ]),
              ),
            ]
          : []),
        ...(isDatabaseReachable === undefined
          ? []
          : [
              family('crystal_database_up', 'gauge', 'Whether the database that servers share answered last.', [
                [Number(isDatabaseReachable)],
              ]),
            ]),
        family('process_resident_memory_bytes', 'gauge', 'Memory of this process.', [[process.memoryUsage.rss()]]),
        family('process_start_time_seconds', 'gauge', 'When this process began.', [
          [now.getTime() / 1000 - process.uptime()],
        ]),
      ]
      return `${families.join('\n')}\n`
    },
  }
}

function family(name: string, type: 'counter' | 'gauge', help: string, samples: Sample[]): string {
  const written = ([value, labels = {}]: Sample) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  }
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(written)].join('\n')
}
