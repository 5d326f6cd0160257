/** Visitors and callers who mean no good: they get nothing, they learn nothing, and the others are served. */
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PublishLine } from '../../src/engine/publisher/publish-line.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { atDepth } from '../harness/depth.ts'
import { signedHeaders, type Signing } from '../harness/hook-message.ts'
import { publisherOf, serveRebuilds, type RebuildingServer } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'

const KEY = 'Vm9yYmVpIGFtIEhhZmVuIGtvbW10IG5pZW1hbmQgaGVyZWlu'
const SECRET = `whsec_${KEY}`

const FORGED = atDepth(950, 10_000)
const GOOD = atDepth(50, 500)

let site: WorldSite
let server: RebuildingServer
const said: string[] = []
const lines: PublishLine[] = []
let publishes = 0

beforeAll(async () => {
  for (const name of ['log', 'error', 'warn', 'info'] as const) {
    vi.spyOn(console, name).mockImplementation((...all) => void said.push(all.map(String).join(' ')))
  }
  site = await buildSiteOf('twoLanguages', { plain: true })
  const log = (line: PublishLine) => void lines.push(line)
  server = await serveRebuilds(
    site,
    {
      secret: SECRET,
      idle: 600_000,
      publisher: (live) => {
        const publisher = publisherOf(site, { onRelease: live.show })
        return { ...publisher, publish: (request) => (publishes++, publisher.publish(request)) }
      },
    },
    { log },
  )
})
beforeEach(async () => {
  await server.jobs.idle()
  publishes = 0
})
afterAll(async () => {
  await server.close()
  await site.close()
  vi.restoreAllMocks()
})

const BODY = JSON.stringify({ type: 'content.changed', data: { changes: [{ resource: 'menu', propertyId: 23 }] } })

const signed = ({ body = BODY, ...signing }: { body?: string } & Signing = {}) =>
  signedHeaders(body, { id: 'msg_1', secret: SECRET, ...signing })
const post = (headers: Record<string, string>, body = BODY) =>
  fetch(`${server.url}/hooks/rebuild`, { method: 'POST', headers, body })
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

const resigned = (change: (own: string) => string) => {
  const headers = signed()
  return { headers: { ...headers, 'webhook-signature': change(headers['webhook-signature']!) } }
}

/** Messages that must not be taken, and what they are answered with. */
const ATTACKS: [string, () => { headers: Record<string, string>; body?: string }, number][] = [
  ['no signature', () => ({ headers: {} }), 401],
  ['an empty signature', () => ({ headers: { ...signed(), 'webhook-signature': '' } }), 401],
  ['a signature of nothing', () => ({ headers: { ...signed(), 'webhook-signature': 'v1,' } }), 401],
  ['a signature of another version', () => resigned((own) => own.replace('v1,', 'v2,')), 401],
  ['a signature in another case', () => resigned((own) => own.toLowerCase()), 401],
  ['a signature cut by one letter', () => resigned((own) => own.slice(0, -1)), 401],
  ['a hundred wrong signatures', () => resigned(() => `v1,${Buffer.alloc(32).toString('base64')} `.repeat(100)), 401],
  [
    'the secret of somebody else',
    () => ({ headers: signed({ secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }) }),
    401,
  ],
  [
    'the secret with a space in it',
    () => ({ headers: { ...signed(), authorization: `Bearer ${SECRET}`, 'webhook-signature': SECRET } }),
    401,
  ],
  ['another body', () => ({ headers: signed(), body: BODY.replace('23', '24') }), 401],
  ['a body with a space more', () => ({ headers: signed(), body: `${BODY} ` }), 401],
  ['another id', () => ({ headers: { ...signed(), 'webhook-id': 'msg_2' } }), 401],
  [
    'another time',
    () => ({ headers: { ...signed(), 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 1) } }),
    401,
  ],
  ['a time that is no number', () => ({ headers: { ...signed(), 'webhook-timestamp': 'now' } }), 401],
  ['a time without end', () => ({ headers: { ...signed(), 'webhook-timestamp': '1e400' } }), 401],
  ['six minutes ago', () => ({ headers: signed({ at: minutes(-6) }) }), 401],
  ['in six minutes', () => ({ headers: signed({ at: minutes(6) }) }), 401],
  ['in the year 2100', () => ({ headers: signed({ at: new Date('2100-01-01') }) }), 401],
  ...[
    '',
    'null',
    '[]',
    '"content.changed"',
    '{"type":"content.deleted"}',
    '{"type":["content.changed"]}',
    '{"type":"content.changed","data":5}',
    '{"type":"content.changed","data":{"preview":"yes"}}',
    '{"type":"content.changed",',
    `${'['.repeat(50_000)}`,
  ].map((body): (typeof ATTACKS)[number] => [
    `a signed body ${body.slice(0, 70)}`,
    () => ({ headers: signed({ body }), body }),
    400,
  ]),
  [
    'a body beyond its limit',
    () => {
      const body = JSON.stringify({ ...JSON.parse(BODY), padding: 'x'.repeat(300_000) })
      return { headers: signed({ body }), body }
    },
    413,
  ],
]

describe('the webhook', () => {
  test.each(ATTACKS)('takes no message with %s', async (_name, attack, status) => {
    const { headers, body } = attack()
    const answer = await post(headers, body)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain(KEY)
    expect(publishes).toBe(0)
  })

  test('takes no message twice, at the same time or later', async () => {
    const headers = signed({ id: 'msg_twice' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(headers)))
    await server.jobs.idle()
    answers.push(await post(headers))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    const jobs = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { jobId: string }).jobId))
    expect(new Set(jobs).size).toBe(1)
    expect(publishes).toBe(1)
  })

  test(`answers ${FORGED} forged messages and ${GOOD} good ones in a burst, publishes a few times, and serves pages all the while`, async () => {
    const statuses = new Map<number, number>()
    const pages: number[] = []
    const burst = async (count: number, message: (index: number) => Record<string, string>) => {
      let next = 0
      const send = async () => {
        while (next < count) {
          const index = next++
          const { status, body } = await post(message(index))
          await body?.cancel()
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (index % 100 === 0) pages.push((await fetch(`${server.url}/en/about-us`)).status)
        }
      }
      await Promise.all(Array.from({ length: 20 }, send))
    }
    const forged = signed({ id: 'msg_forged', secret: `whsec_${Buffer.alloc(32, 2).toString('base64')}` })
    await Promise.all([burst(FORGED, () => forged), burst(GOOD, (index) => signed({ id: `msg_burst_${index}` }))])
    await server.jobs.idle()
    expect(Object.fromEntries(statuses)).toEqual({ 401: FORGED, 202: GOOD })
    expect(new Set(pages)).toEqual(new Set([200]))
    expect(publishes).toBeGreaterThan(0)
    expect(publishes, 'a burst is few jobs').toBeLessThan(GOOD / 2)
  })
})

describe('a connection', () => {
  let impatient: RunningSite
  beforeAll(async () => {
    impatient = await serveRebuilds(site, { secret: SECRET }, { patience: { headers: 1000, request: 1500 } })
  })
  afterAll(() => impatient.close())

  /** Sends the first bytes and then some more now and then; resolves when the server has had enough, with what it said. */
  function dawdle(first: string, more: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(impatient.port, '127.0.0.1')
      let answer = ''
      socket.write(first)
      const timer = setInterval(() => socket.write(more), 50)
      socket.on('data', (data) => (answer += data.toString()))
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(timer)
        resolve(answer)
      })
    })
  }

  test.each([
    ['the headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-More: 1\r\n'],
    [
      'the body of a form',
      'POST /forms/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
      ' ',
    ],
    [
      'the body of the webhook',
      'POST /hooks/rebuild HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
  ])('that sends %s letter by letter is closed', async (_name, first, more) => {
    const slow = Array.from({ length: 50 }, () => dawdle(first, more))
    expect((await fetch(`${impatient.url}/en`)).status).toBe(200)
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(?:HTTP\/1\.1 408|$)/)
  })

  test.each([
    ['headers beyond any measure', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /forms/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!',
      400,
    ],
    [
      'a length and chunks',
      'POST /forms/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('that sends %s is refused', async (_name, text, status) => {
    expect(await dawdle(text, '')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('figures and log', () => {
  const metrics = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })

  test('are for this machine, and for who knows the secret', async () => {
    expect((await metrics()).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect((await metrics({ [name]: '127.0.0.1' })).status).toBe(404)
    }
    const basic = (password: string) => `Basic ${Buffer.from(`monitor:${password}`).toString('base64')}`
    const far = { 'x-forwarded-for': '8.8.8.8' }
    expect((await metrics({ ...far, authorization: basic('guess') })).status).toBe(404)
    expect((await metrics({ ...far, authorization: basic(SECRET) })).status).toBe(200)
  })

  test('count publishes, failures, answers and what became of forms', async () => {
    const figures = async () => {
      const text = await (await metrics()).text()
      const format =
        /^$|^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+)$/
      for (const line of text.trim().split('\n')) expect(line).toMatch(format)
      return (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')[1] ?? 0,
        )
    }
    // The first publish of a process differs from those that follow.
    await post(signed({ id: 'msg_first' }))
    await server.jobs.idle()
    const before = await figures()
    site.provider.faults = () => ({ status: 503 })
    await post(signed({ id: 'msg_failing' }))
    await server.jobs.idle()
    site.provider.faults = undefined
    expect((await fetch(`${server.url}/no-such-page`)).status).toBe(404)
    const form = await fetch(`${server.url}/forms/contact`, {
      method: 'POST',
      body: new URLSearchParams({ lang: 'en' }),
    })
    expect(form.status).toBe(422)
    const after = await figures()
    const more = (name: string) => after(name) - before(name)
    expect(more('hotel_site_crawl_failures_total')).toBeGreaterThan(0)
    expect(more('hotel_site_answer_seconds_count{status="4xx"}')).toBe(2)
    expect(more('hotel_site_forms_total{form="contact",outcome="invalid"}')).toBe(1)
    expect(after('hotel_site_release_pages')).toBe(site.manifest.pages.size)
    const counted = ['published', 'unchanged', 'waiting', 'failed'].map((outcome) =>
      after(`hotel_site_publishes_total{outcome="${outcome}"}`),
    )
    // One line for each publish.
    expect(lines.length).toBe(counted.reduce((sum, count) => sum + count))
    const crawl = { failed: expect.any(Number) }
    expect(lines.at(-1)).toMatchObject({ event: 'publish', outcome: 'unchanged', crawl })
    expect(JSON.stringify(lines)).not.toContain('\n')
  })

  test('the secret stands in no answer, log, report, page or script', async () => {
    const answers = ['/', '/metrics', '/healthz', '/hooks/rebuild', '/no-such-page']
    for (const path of answers) said.push(await (await fetch(server.url + path)).text())
    said.push(JSON.stringify(lines), JSON.stringify(server.jobs.all()))
    for (const entry of await readdir(site.stateFolder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) said.push(await readFile(join(entry.parentPath, entry.name), 'latin1'))
    }
    for (const text of said)
      for (const form of [KEY, Buffer.from(KEY, 'base64').toString('latin1')]) expect(text.includes(form)).toBe(false)
  })
})
