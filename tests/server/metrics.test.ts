import { expect, test } from 'vitest'
import type { Report } from '../../src/release/report.ts'
import { createMetrics } from '../../src/server/metrics.ts'

const REPORT = {
  pages: { rendered: 7 },
  crawl: { requests: 20, failed: 3 },
  ms: { crawl: 1500, total: 2500 },
  problems: ['error', 'notice', 'notice'].map((severity) => ({ severity })),
} as unknown as Report
const line = (outcome: 'published' | 'waiting' | 'unchanged' | 'failed') => ({
  time: '',
  event: 'publish' as const,
  outcome,
})
const NOW = new Date('2027-01-01T00:01:00Z')

/** Value by name and labels, and what is said of each name. */
function read(text: string) {
  expect(text).toMatch(/[^\n]\n$/)
  const lines = text.trimEnd().split('\n')
  const about = lines.filter((each) => each.startsWith('#'))
  const samples = lines.filter((each) => !each.startsWith('#')).map((each) => each.split(' ') as [string, string])
  const names = new Set(samples.map(([name]) => name.replace(/\{.*/, '')))
  expect(about).toHaveLength(names.size * 2)
  for (const name of names) {
    expect(about.filter((each) => each.startsWith(`# HELP ${name} `))).toHaveLength(1)
    expect(about).toContain(`# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`)
  }
  for (const each of about) expect(each).toMatch(/^# (?:HELP \w+ [A-Z].+\.|TYPE \w+ (?:counter|gauge))$/)
  return Object.fromEntries(samples.map(([name, value]) => [name, Number(value)]))
}

const NOTHING_YET = {
  crystal_release_pages: 5,
  'crystal_publishes_total{outcome="published"}': 0,
  'crystal_publishes_total{outcome="waiting"}': 0,
  'crystal_publishes_total{outcome="unchanged"}': 0,
  'crystal_publishes_total{outcome="failed"}': 0,
  crystal_pages_rendered_total: 0,
  crystal_crawl_requests_total: 0,
  crystal_crawl_failures_total: 0,
  crystal_preview_answers_total: 0,
  crystal_notify_failures_total: 0,
  crystal_purged_tags_total: 0,
  crystal_purge_failures_total: 0,
}
const OF_PROCESS = {
  process_resident_memory_bytes: expect.any(Number),
  process_start_time_seconds: expect.any(Number),
}

test('before the first publish there is what the server shows, and no report', () => {
  const figures = read(createMetrics().text({ pages: 5, publishedAt: undefined, report: undefined }))
  expect(figures).toEqual({ ...NOTHING_YET, ...OF_PROCESS })
  expect(figures.process_resident_memory_bytes).toBeGreaterThan(1e6)
})

test('publishes are counted by their outcome, and what they did is added up', () => {
  const metrics = createMetrics()
  metrics.count(line('published'), REPORT)
  metrics.count(line('unchanged'), REPORT)
  metrics.count(line('unchanged'), REPORT)
  metrics.count(line('failed'))
  metrics.count(line('waiting'))
  metrics.countPreview()
  metrics.countPreview()
  metrics.countUntold()
  metrics.countPurge(9)
  metrics.countPurge(3)
  metrics.countUnpurged()
  const published = { publishedAt: '2027-01-01T00:00:00Z', report: REPORT }
  const figures = read(metrics.text({ pages: 5, ...published }, NOW))
  expect(figures).toEqual({
    ...OF_PROCESS,
    crystal_release_pages: 5,
    crystal_release_published_timestamp_seconds: Date.parse('2027-01-01T00:00:00Z') / 1000,
    crystal_release_age_seconds: 60,
    'crystal_publishes_total{outcome="published"}': 1,
    'crystal_publishes_total{outcome="waiting"}': 1,
    'crystal_publishes_total{outcome="unchanged"}': 2,
    'crystal_publishes_total{outcome="failed"}': 1,
    crystal_pages_rendered_total: 21,
    crystal_crawl_requests_total: 60,
    crystal_crawl_failures_total: 9,
    crystal_preview_answers_total: 2,
    crystal_notify_failures_total: 1,
    crystal_purged_tags_total: 12,
    crystal_purge_failures_total: 1,
    'crystal_publish_seconds{stage="crawl"}': 1.5,
    'crystal_publish_seconds{stage="total"}': 2.5,
    'crystal_problems{severity="error"}': 1,
    'crystal_problems{severity="warning"}': 0,
    'crystal_problems{severity="notice"}': 2,
  })
  expect(figures.process_start_time_seconds).toBeLessThan(NOW.getTime() / 1000)
})
