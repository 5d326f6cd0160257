import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Report } from '../../../src/engine/release/report.ts'
import { readFigures } from '../../../src/hosts/server/outward/figures.ts'
import { createMetrics, type Metrics, type ServerState } from '../../../src/hosts/server/outward/metrics.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { PROJECT } from '../../harness/settings.ts'

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
const NOTHING: ServerState = {
  pages: 5,
  publishedAt: undefined,
  isRolledBack: false,
  waitingSince: undefined,
  providerAskedAt: undefined,
  providerAnsweredAt: undefined,
  freeDisk: undefined,
  report: undefined,
}

/** Values by name and labels, as a monitor reads them. */
async function read(metrics: Metrics, state: Partial<ServerState> = {}) {
  const text = await metrics.text({ ...NOTHING, ...state }, NOW)
  const samples = text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))
  return Object.fromEntries(
    samples.map((each) => [each.slice(0, each.lastIndexOf(' ')), Number(each.slice(each.lastIndexOf(' ') + 1))]),
  )
}

const COUNTED_LATER = {
  'hotel_site_publishes_total{outcome="published"}': 0,
  'hotel_site_publishes_total{outcome="failed"}': 0,
  'hotel_site_forms_total{form="contact",outcome="failed"}': 0,
  'hotel_site_forms_total{form="newsletter",outcome="success"}': 0,
  'hotel_site_answer_seconds_count{status="2xx"}': 0,
  'hotel_site_answer_seconds_count{status="5xx"}': 0,
  hotel_site_pages_rendered_total: 0,
  hotel_site_crawl_failures_total: 0,
  hotel_site_preview_answers_total: 0,
  hotel_site_notify_failures_total: 0,
  hotel_site_purged_tags_total: 0,
  hotel_site_purge_failures_total: 0,
}

test('before the first publish every counter is there, and what is not known is not', async () => {
  const figures = await read(createMetrics())
  expect(figures).toMatchObject({ ...COUNTED_LATER, hotel_site_release_pages: 5, hotel_site_waiting_seconds: 0 })
  expect(figures.process_resident_memory_bytes).toBeGreaterThan(1e6)
  expect(figures.process_start_time_seconds).toBeLessThan(NOW.getTime() / 1000)
  for (const name of ['release_age_seconds', 'disk_free_bytes', 'database_up', 'provider_answered_timestamp_seconds'])
    expect(figures).not.toHaveProperty(`hotel_site_${name}`)
})

test('a state that cannot be read costs its own figures alone', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const state = openState()
  state.close()
  const figures = await read(createMetrics(), { isRolledBack: undefined, ...(await readFigures(tmpdir(), state)) })
  expect(figures).toMatchObject({ hotel_site_release_pages: 5, hotel_site_disk_free_bytes: expect.any(Number) })
  for (const name of ['release_rolled_back', 'waiting_seconds', 'provider_asked_timestamp_seconds'])
    expect(figures).not.toHaveProperty(`hotel_site_${name}`)
})

test('publishes are counted by their outcome, and what they did is added up', async () => {
  const metrics = createMetrics()
  metrics.count(line('published'), REPORT)
  metrics.count(line('unchanged'), REPORT)
  metrics.count(line('unchanged'), REPORT)
  metrics.count(line('failed'))
  metrics.count(line('waiting'))
  metrics.countPreview()
  metrics.countPreview()
  metrics.countFailedMessage()
  metrics.countPurge(9)
  metrics.countPurge(3)
  metrics.countFailedPurge()
  expect(await read(metrics, { publishedAt: '2027-01-01T00:00:00Z', report: REPORT })).toMatchObject({
    hotel_site_release_published_timestamp_seconds: Date.parse('2027-01-01T00:00:00Z') / 1000,
    hotel_site_release_age_seconds: 60,
    'hotel_site_publishes_total{outcome="published"}': 1,
    'hotel_site_publishes_total{outcome="waiting"}': 1,
    'hotel_site_publishes_total{outcome="unchanged"}': 2,
    'hotel_site_publishes_total{outcome="failed"}': 1,
    hotel_site_pages_rendered_total: 21,
    hotel_site_crawl_requests_total: 60,
    hotel_site_crawl_failures_total: 9,
    hotel_site_preview_answers_total: 2,
    hotel_site_notify_failures_total: 1,
    hotel_site_purged_tags_total: 12,
    hotel_site_purge_failures_total: 1,
    'hotel_site_publish_seconds{stage="crawl"}': 1.5,
    'hotel_site_publish_seconds{stage="total"}': 2.5,
    'hotel_site_problems{severity="error"}': 1,
    'hotel_site_problems{severity="warning"}': 0,
    'hotel_site_problems{severity="notice"}': 2,
  })
})

test('answers are counted by the class of their status and their time, and forms by their outcome', async () => {
  const metrics = createMetrics()
  for (const [status, seconds] of [
    [200, 0.0004],
    [204, 0.03],
    [404, 0.03],
    [503, 40],
  ] as const)
    metrics.countAnswer(status, seconds)
  metrics.countForm('contact', 'failed')
  metrics.countForm('contact', 'failed')
  metrics.countForm('newsletter', 'success')
  expect(await read(metrics)).toMatchObject({
    'hotel_site_answer_seconds_bucket{le="0.001",status="2xx"}': 1,
    'hotel_site_answer_seconds_bucket{le="0.1",status="2xx"}': 2,
    'hotel_site_answer_seconds_count{status="4xx"}': 1,
    'hotel_site_answer_seconds_bucket{le="25",status="5xx"}': 0,
    'hotel_site_answer_seconds_bucket{le="+Inf",status="5xx"}': 1,
    'hotel_site_answer_seconds_sum{status="5xx"}': 40,
    'hotel_site_forms_total{form="contact",outcome="failed"}': 2,
    'hotel_site_forms_total{form="newsletter",outcome="success"}': 1,
  })
})

test('what the state says is read each time', async () => {
  const metrics = createMetrics()
  const state = {
    isRolledBack: true,
    waitingSince: '2026-12-31T23:01:00Z',
    providerAskedAt: '2027-01-01T00:00:40Z',
    providerAnsweredAt: '2027-01-01T00:00:30Z',
    freeDisk: 12_345,
    isDatabaseReachable: false,
  }
  expect(await read(metrics, state)).toMatchObject({
    hotel_site_release_rolled_back: 1,
    hotel_site_waiting_seconds: 3600,
    hotel_site_provider_asked_timestamp_seconds: Date.parse('2027-01-01T00:00:40Z') / 1000,
    hotel_site_provider_answered_timestamp_seconds: Date.parse('2027-01-01T00:00:30Z') / 1000,
    hotel_site_disk_free_bytes: 12_345,
    hotel_site_database_up: 0,
  })
  expect(await read(metrics)).toMatchObject({ hotel_site_release_rolled_back: 0, hotel_site_waiting_seconds: 0 })
})

test('every alarm of deploy/alerts.yml is about figures that there are, and says what to do', async () => {
  const rules = readFileSync(join(PROJECT, 'deploy/alerts.yml'), 'utf8')
  const metrics = createMetrics()
  metrics.countAnswer(200, 1)
  const state = {
    publishedAt: NOW.toISOString(),
    providerAskedAt: NOW.toISOString(),
    providerAnsweredAt: NOW.toISOString(),
    freeDisk: 1,
    report: REPORT,
  }
  const names = Object.keys(await read(metrics, { ...state, isDatabaseReachable: true })).map((each) =>
    each.replace(/\{.*/, ''),
  )
  // Nobody asks where nothing is edited.
  expect(rules).toMatch(/^ +expr: hotel_site_provider_asked\w+ > hotel_site_provider_answered\w+ and /m)
  const alarms = rules.split(/^ +- alert: /m).slice(1)
  expect(alarms.length).toBeGreaterThanOrEqual(8)
  for (const alarm of alarms) {
    const [, expression = ''] = /^ +expr: (.+)$/m.exec(alarm) ?? []
    const named = expression.match(/\b(?:hotel_site|process)_\w+/g) ?? []
    expect(named.length + Number(expression.startsWith('up')), alarm).toBeGreaterThan(0)
    expect(named.filter((name) => !names.includes(name))).toEqual([])
    expect(alarm).toMatch(/^ +severity: (?:page|ticket)$/m)
    expect(alarm).toMatch(/^ +summary: \S.{20,}$/m)
    expect(alarm).toMatch(/^ +runbook: docs\/runbook\.md/m)
  }
})
