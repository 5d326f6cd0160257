/**
 * Every kind of fault at every endpoint of the provider, at all of them and at one alone: nothing wrong is published, what was good stays, what is new
 * elsewhere is published, the report names the fault, the next good crawl heals. A visitor asks for pages all the while.
 */
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../src/demo/server.ts'
import type { ClientOptions } from '../../src/provider/client.ts'
import { DEEP } from '../harness/depth.ts'
import { changeAll, ENDPOINTS, isAsked, wordOf, type Endpoint } from './endpoints.ts'
import { openFaultSite, QUICK, type FaultSite } from './fault-site.ts'

const MAINTENANCE = '<!doctype html><title>Maintenance</title><h1>We will be back</h1>'

/** Long enough for the whole answers of a busy machine; asked once, so that what never comes is not waited for twice. */
const PATIENT: Partial<ClientOptions> = { timeout: 2_000, retries: 0 }

interface FaultKind {
  name: string
  fault: Fault
  client?: Partial<ClientOptions>
  /** What the report says of it. */
  code?: string
  /** Endpoints where it is a fault; all by default. */
  at?: (name: string) => boolean
}

const MAY_BE_ABSENT = ['properties', 'page', 'room', 'event']
const LISTS = ['properties', 'menus', 'regions', 'rooms', 'plans', 'stories', 'gallery categories', 'gallery files']

const KINDS: FaultKind[] = [
  ...[400, 401, 403, 410, 500, 503].map((status) => ({
    name: `status ${status}`,
    fault: { status, headers: { etag: '"fault"' } },
  })),
  { name: 'status 404', fault: { status: 404 }, at: (name) => !MAY_BE_ABSENT.includes(name) },
  { name: 'status 429 with Retry-After', fault: { status: 429, headers: { 'retry-after': '1' } } },
  { name: 'status 204', fault: { status: 204, body: '' } },
  { name: 'a hang', fault: { hang: true }, client: PATIENT },
  { name: 'a slow drip', fault: { drip: 100 }, client: PATIENT },
  { name: 'a reset', fault: { reset: true } },
  { name: 'a body cut by the network', fault: { cutAfter: 20 } },
  { name: 'JSON that is cut', fault: { body: '[{"id": 51, "name": "Wro' } },
  { name: 'an empty body', fault: { body: '' } },
  { name: 'an HTML page with status 200', fault: { body: MAINTENANCE, headers: { 'content-type': 'text/html' } } },
  { name: 'bytes that are not UTF-8', fault: { body: Buffer.from([0x22, 0xc3, 0x28, 0x22]) } },
  {
    name: 'a compressed body that is cut',
    fault: { body: gzipSync('{"id": 1}').subarray(0, 12), headers: { 'content-encoding': 'gzip' } },
  },
  { name: 'a huge body', fault: { body: `"${'x'.repeat(3_000_000)}"` }, client: { largest: 2_000_000 } },
  {
    name: 'a huge body, compressed',
    fault: { body: gzipSync(`"${'x'.repeat(30_000_000)}"`), headers: { 'content-encoding': 'gzip' } },
    client: { largest: 2_000_000 },
  },
  { name: 'a redirect to itself', fault: { status: 302, headers: { location: '' } } },
  { name: 'a redirect to another host', fault: { status: 301, headers: { location: 'http://169.254.169.254/' } } },
  { name: 'JSON that is a number', fault: { body: 5 }, code: 'record-invalid-kept' },
  {
    name: 'an object where a list is due',
    fault: { body: { message: 'x' } },
    code: 'record-invalid-kept',
    at: (name) => LISTS.includes(name),
  },
  {
    name: 'a list where an object is due',
    fault: { body: [] },
    code: 'record-invalid-kept',
    at: (name) => !LISTS.includes(name),
  },
  { name: 'a list of nothing but wrong entries', fault: { body: [{ id: 'x' }, 7] }, code: 'record-invalid-kept' },
  {
    name: "another language's content",
    fault: {
      body: {
        id: 60,
        slug: 'fremd',
        url: 'about-us',
        locale: 'de',
        name: 'Fremd',
        title: 'Fremd',
        publisher: { id: 2 },
      },
    },
    code: 'record-invalid-kept',
    at: (name) => ['page', 'room', 'event'].includes(name),
  },
]

let site: FaultSite
beforeAll(async () => void (site = await openFaultSite()))
afterAll(() => site.close())
afterEach(() => void (site.provider.faults = undefined))

const kindsAt = (endpoint: Endpoint) => KINDS.filter(({ at = () => true }) => at(endpoint.name))

describe('a fault at every endpoint at once', () => {
  const word = 'meanwhile'
  beforeAll(() => changeAll(site.provider, word))

  // A status is a status: two of them, and in a deep run all.
  test.each(KINDS.filter(({ name }) => DEEP || !/^status (?:400|401|410|503)$/.test(name)))(
    '$name',
    async ({ fault, client, code = 'call-failed-kept', at = () => true }) => {
      const before = await site.current()
      const befallen = ENDPOINTS.filter((endpoint) => at(endpoint.name))
      // What is no fault there must be as it was, so that the release must be too.
      const others = ENDPOINTS.filter((endpoint) => !at(endpoint.name))
      site.provider.faults = (request) => {
        if (isAsked(request, others)) return { status: 500 }
        return isAsked(request, befallen) ? fault : undefined
      }
      const report = await publisherFor(client).publish()
      expect(report.release).toBe(before.id)
      expect((await site.current()).pages).toEqual(before.pages)
      const named = report.problems.filter((each) => each.code === code).map(({ resource }) => resource)
      expect(named).toEqual(expect.arrayContaining(befallen.map(({ key }) => key)))
    },
  )

  test('is healed by the next good crawl', async () => {
    const healed = await site.publisher.publish()
    expect(healed.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(await site.shown(word)).toEqual(ENDPOINTS.map((endpoint) => wordOf(endpoint, word)).sort())
  })
})

describe('a fault at one endpoint while the others change', () => {
  // Each kind of fault befalls an endpoint, and each endpoint meets one; in a deep run each meets all.
  const CASES = ENDPOINTS.flatMap((endpoint, index) => {
    const kinds = kindsAt(endpoint)
    return (DEEP ? kinds : [kinds[(index * 2) % kinds.length]!]).map((kind) => ({ endpoint, kind }))
  }).map((each, index) => ({ ...each, index, title: `${each.endpoint.name}: ${each.kind.name}` }))

  beforeAll(async () => {
    await changeAll(site.provider, 'before')
    await site.publisher.publish()
  })

  test.each(CASES)('$title', async ({ endpoint, kind: { fault, client, code = 'call-failed-kept' }, index }) => {
    const good = await site.shownBy(endpoint)
    expect(good).toHaveLength(1)
    const word = `only${index}`
    await changeAll(site.provider, word)
    site.provider.faults = (request) => (isAsked(request, [endpoint]) ? fault : undefined)
    const { problems } = await publisherFor(client).publish()
    const failed = problems.filter(({ severity }) => severity === 'error')
    expect(failed).toEqual([expect.objectContaining({ code, resource: endpoint.key })])
    expect(await site.shownBy(endpoint), 'what was good stays').toEqual(good)
    const others = ENDPOINTS.filter((each) => each !== endpoint)
    expect(await site.shown(word), 'what is new elsewhere is published').toEqual(
      others.map((each) => wordOf(each, word)).sort(),
    )
  })
})

function publisherFor(client: Partial<ClientOptions> | undefined) {
  return client ? site.open({ client: { ...QUICK, ...client } }) : site.publisher
}
