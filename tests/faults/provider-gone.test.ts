/** A provider that fails as a whole, comes and goes, or has lost its data. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../../src/demo/server.ts'
import { changeAll, ENDPOINTS } from './endpoints.ts'
import { openFaultSite, QUICK, refusal, type FaultSite } from './fault-site.ts'
import { emptyFolder } from '../harness/folder.ts'

let site: FaultSite
beforeAll(async () => void (site = await openFaultSite()))
afterAll(() => site.close())
afterEach(() => void (site.provider.faults = undefined))

test('a provider that fails every other time is asked again, and nothing is lost', async () => {
  await changeAll(site.provider, 'flap')
  const failed = new Set<string>()
  const flaps: Fault[] = [{ reset: true }, { status: 503 }, { body: '<h1>Maintenance</h1>' }, { cutAfter: 1 }]
  site.provider.faults = ({ path, query }) => {
    const asked = path + JSON.stringify(query)
    if (path.startsWith('/media/') || failed.has(asked)) return undefined
    failed.add(asked)
    return flaps[failed.size % flaps.length]
  }
  // Whole rounds of first attempts fail in a row.
  const report = await site.open({ client: { ...QUICK, breaker: { pauses: [0, 5, 10] } } }).publish()
  site.provider.faults = undefined
  expect(report.crawl).toMatchObject({ failed: 0 })
  expect(await site.shown('flap')).toHaveLength(ENDPOINTS.length)
})

test('a fault while only what has changed is asked for leaves it as it was, until it is asked for again', async () => {
  const changes = [{ resource: 'page' as const, url: 'about-us', lang: 'en' as const }]
  await changeAll(site.provider, 'hint')
  const before = await site.current()
  site.provider.faults = () => ({ status: 502 })
  const report = await site.publisher.publish({ changes })
  site.provider.faults = undefined
  expect(report.release).toBe(before.id)
  expect(report.problems).toContainEqual(
    expect.objectContaining({ code: 'call-failed-kept', resource: 'page/en/about-us' }),
  )
  await site.publisher.publish({ changes })
  expect(await site.shown('hint')).toEqual(['hint-page'])
  await site.publisher.publish()
})

test.each([401, 403])(
  'a provider that answers %i throughout is asked a few times, and nothing is published',
  async (status) => {
    const stateFolder = await emptyFolder()
    const before = await site.current()
    site.provider.faults = () => ({ status })
    for (const [publisher, most] of [
      [site.open({ client: { ...QUICK, concurrency: 4 } }), 12],
      [site.open({ stateFolder }), 1],
    ] as const) {
      site.provider.requests.length = 0
      const refused = await refusal(publisher.publish())
      expect(refused.problems.map(({ code }) => code)).toEqual(['provider-denied'])
      expect(refused.message).toContain(`status ${status}`)
      expect(site.provider.requests.filter(({ path }) => !path.startsWith('/media/')).length).toBeLessThanOrEqual(most)
    }
    site.provider.faults = ({ path }) => (path.startsWith('/v1/events') ? { status } : undefined)
    expect((await site.publisher.publish()).release, 'one kind of calls alone is no denial').toBe(before.id)
  },
)

describe('a host that is gone', () => {
  const breaker = { pauses: [0, 5, 10] }

  async function listen(listener: Server): Promise<number> {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void listener.close())
    return (listener.address() as AddressInfo).port
  }
  const answering = (onConnection: (socket: Socket) => void) => listen(createServer(onConnection))
  const plainPort = () => Number(new URL(site.provider.url).port)

  test.each<[string, () => Promise<string> | string]>([
    ['that does not speak TLS', () => `https://127.0.0.1:${plainPort()}`],
    ['whose certificate cannot be had', async () => `https://127.0.0.1:${await listen(createTlsServer())}`],
    ['that takes no connection', () => 'http://127.0.0.1:1'],
    ['that ends each connection', async () => `http://127.0.0.1:${await answering((socket) => socket.destroy())}`],
    ['that speaks no HTTP', async () => `http://127.0.0.1:${await answering((socket) => socket.end('hello\r\n\r\n'))}`],
  ])('%s stops a first build, and leaves a release where it is', async (_name, address) => {
    const providerUrl = await address()
    const stateFolder = await emptyFolder()
    const first = await refusal(site.open({ providerUrl, stateFolder, client: { ...QUICK, breaker } }).publish())
    expect(first.problems.map(({ code }) => code)).toEqual(['provider-unreachable'])
    expect(first.message).toContain(providerUrl)

    const before = await site.current()
    const report = await site.open({ providerUrl, client: { ...QUICK, breaker } }).publish()
    expect(report.release).toBe(before.id)
    expect(report.problems).toContainEqual(expect.objectContaining({ code: 'provider-failing', resource: providerUrl }))
  })

  test('in the middle of a crawl is left alone after some calls', async () => {
    const before = await site.current()
    site.provider.requests.length = 0
    let probes = 0
    site.provider.faults = ({ path }) => {
      if (path === '/v1/properties/network' && probes++ === 0) return undefined
      return { hang: true }
    }
    const client = { ...QUICK, timeout: 500, concurrency: 8, breaker: { threshold: 8, pauses: [0, 5] } }
    const report = await site.open({ client }).publish()
    site.provider.faults = undefined
    const asked = site.provider.requests.filter(({ path }) => !path.startsWith('/media/')).length
    expect(asked).toBeLessThan(30)
    expect(report.release).toBe(before.id)
    const failing = report.problems.find(({ code }) => code === 'provider-failing')
    expect(failing?.message).toMatch(/failed again and again; \d{2,} records stay/)
    const failures = report.problems.filter(({ code }) => code !== 'page-words')
    expect(failures.length).toBeLessThan(30)
  })

  test('and comes back while it is probed costs nothing', async () => {
    await changeAll(site.provider, 'back')
    let requests = 0
    site.provider.faults = () => (requests++ > 20 && requests < 32 ? { reset: true } : undefined)
    const report = await site
      .open({ client: { ...QUICK, concurrency: 8, breaker: { threshold: 8, pauses: [0, 5, 5, 5, 5] } } })
      .publish()
    site.provider.faults = undefined
    expect(report.problems.map(({ code }) => code)).not.toContain('provider-failing')
    expect((await site.publisher.publish()).crawl.failed).toBe(0)
    expect(await site.shown('back')).toHaveLength(ENDPOINTS.length)
  })

  test('or slow beyond the time of a crawl ends it, and everything stays', async () => {
    const before = await site.current()
    site.provider.faults = () => ({ delayMs: 50 })
    const report = await site.open({ client: { ...QUICK, concurrency: 2, timeLimit: 400 } }).publish()
    site.provider.faults = undefined
    expect(report.release).toBe(before.id)
    expect(report.problems.filter(({ severity }) => severity !== 'notice')).toEqual([
      expect.objectContaining({ code: 'provider-failing', message: expect.stringContaining('has taken 400 ms') }),
    ])
  })
})

describe('lists that are empty all at once', () => {
  test.each([
    ['properties', /^\/v1\/properties/, []],
    ['menus', /^\/v1\/menus/, []],
    ['regions', /^\/v1\/regions/, []],
    ['rooms', /^\/v1\/rooms$/, []],
    ['plans', /\/plans$/, []],
    ['stories', /^\/v1\/stories/, []],
    ['gallery categories', /\/categories$/, []],
    ['gastronomy', /\/gastronomy$/, { groups: [] }],
    ['certificates', /\/certificate$/, { items: [] }],
  ])('%s are not published, unless that is asked for', async (_name, path, body) => {
    const before = await site.current()
    site.provider.faults = (request) => (path.test(request.path) ? { body } : undefined)
    const { problems } = await refusal(site.publisher.publish())
    expect(problems.map(({ code }) => code)).toContain('lists-emptied')
    expect((await site.current()).pages).toEqual(before.pages)
  })

  test('leave nothing behind when they are whole again', async () => {
    const before = await site.current()
    site.provider.faults = undefined
    expect((await site.publisher.publish()).release).toBe(before.id)
  })
})
