/** Providers that cannot be asked, or not for long: said by the table of problems. */
import { expect, test } from 'vitest'
import { createServer, type RequestListener } from 'node:http'
import { PROBLEMS } from '../../../src/config/problems/table.ts'
import { CannotCheck, checkProvider, type CheckOptions } from '../../../src/provider/check/check.ts'
import { providerOf } from '../../harness/crawl.ts'
import { atDepth } from '../../harness/depth.ts'
import { makeWorld, NAMED_WORLDS, type WorldName } from '../../worlds/index.ts'
import { listed } from '../../harness/listed.ts'
import { listening } from '../../harness/listening.ts'

const FAST = { limit: 20, timeout: 20_000 }

async function codeOf(url: string, options: Partial<CheckOptions> = {}): Promise<string> {
  const error: unknown = await checkProvider({ ...FAST, ...options, url }).catch((reason: unknown) => reason)
  if (!(error instanceof CannotCheck)) throw new Error('it could be asked', { cause: error })
  expect(PROBLEMS[error.problem.code].remedy).toMatch(/.{20}/)
  return error.problem.code
}

async function serverOf(answer: RequestListener): Promise<string> {
  return listening(createServer(answer))
}

const answering = (status: number, headers: Record<string, string>, body = '') =>
  serverOf((_request, response) => response.writeHead(status, headers).end(body))

test.each([
  '',
  '  ',
  'api.example.com',
  'ftp://api.example.com',
  'https://user:secret@api.example.com',
  'https://api.example.com?x=1',
])('%j is no address of a provider', async (url) => {
  expect(await codeOf(url)).toBe('provider-address')
})

test('a password in an address is not repeated', async () => {
  const error = (await checkProvider({ url: 'https://user:secret@api.example.com' }).catch(
    (reason: unknown) => reason,
  )) as Error
  expect(error.message).not.toContain('secret')
})

test.each(
  listed(`
  http://10.0.0.1 | http://192.168.1.5:8080/api | http://169.254.169.254 | https://cms.internal | http://[fd00::1] | http://cms`),
)('%s is in a private network', async (url) => {
  expect(await codeOf(url)).toBe('provider-private')
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'content-type': 'application/json' }
test.each([
  ['a page of HTML', 200, HTML, '<!doctype html><title>Welcome</title>', 'provider-page'],
  ['a page of HTML for an address that does not exist', 404, HTML, '<h1>Not found</h1>', 'provider-page'],
  ['a page of HTML that is said to be JSON', 200, JSON_TYPE, '<!doctype html>', 'provider-page'],
  ['401', 401, JSON_TYPE, '{}', 'provider-refused'],
  ['403 with a page', 403, HTML, '<h1>Forbidden</h1>', 'provider-refused'],
  ['a redirect', 301, { location: 'https://www.example.com/' }, '', 'provider-redirects'],
  ['a redirect with a page', 302, { ...HTML, location: '/login' }, '<a href="/login">', 'provider-redirects'],
  ['text', 200, { 'content-type': 'text/plain' }, 'hello', 'provider-no-json'],
  ['JSON that ends too soon', 200, JSON_TYPE, '[{"id": 1', 'provider-no-json'],
  ['nothing', 200, JSON_TYPE, '', 'provider-no-json'],
  ['an error of its own', 500, JSON_TYPE, '{}', 'provider-unreachable'],
] as const)('a provider that answers with %s: %s', async (_what, status, headers, body, code) => {
  expect(await codeOf(await answering(status, headers, body))).toBe(code)
})

test('JSON that is not in UTF-8 is none', async () => {
  const url = await serverOf((_request, response) =>
    response.writeHead(200, JSON_TYPE).end(Buffer.from([0x22, 0xfc, 0x22])),
  )
  expect(await codeOf(url)).toBe('provider-no-json')
})

test('a provider that does not answer in time is late', async () => {
  expect(await codeOf(await serverOf(() => {}), { timeout: 300 })).toBe('provider-late')
})

test('a provider that is not there is unreachable', async () => {
  const url = await serverOf(() => {})
  expect(await codeOf(url.replace(/\d+$/, '9'))).toBe('provider-unreachable')
})

test('a provider without the first call can be asked, and no site could be published', async () => {
  const report = await checkProvider({ ...FAST, url: await answering(404, JSON_TYPE, '{"status":404}') })
  expect(report).toMatchObject({ isPublishable: false, stops: [{ code: 'provider-unreachable' }] })
  expect(report.differences.map(({ code, calls }) => [code, ...calls])).toContainEqual(['call-missing', 'properties'])
})

test('no more is asked than the limit says, and what was not asked is no difference', async () => {
  const provider = await providerOf(makeWorld())
  const report = await checkProvider({ url: provider.url, limit: 60 })
  expect(provider.requests.length).toBeLessThanOrEqual(60)
  expect(report.asked).toMatchObject({ isWhole: false, limit: 60, requests: provider.requests.length })
  expect(report).toMatchObject({ isPublishable: true, differences: [], stops: [] })
  expect(report.pages.some(({ notAsked }) => notAsked > 0)).toBe(true)
})

test('nothing is sent to the calls that would reach somebody', async () => {
  const provider = await providerOf(makeWorld())
  const { calls } = await checkProvider({ url: provider.url, limit: 40 })
  expect(provider.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(calls.filter(({ call }) => call === 'newsletter' || call === 'contactForm').map(({ asked }) => asked)).toEqual(
    [0, 0],
  )
})

/** What the content of some has beside the contract. */
const SAID: Partial<Record<WorldName, readonly string[]>> = {
  hostileText: ['address-left-out', 'field-invalid', 'field-missing'],
  pasted: ['field-invalid'],
  badRecords: ['field-invalid', 'field-missing'],
}
const WORLDS = atDepth<WorldName[]>(['sparse', 'hostileText', 'badRecords'], Object.keys(NAMED_WORLDS) as WorldName[])

test.each(WORLDS)('the world %s: a site could be published, and no more is said than there is', async (name) => {
  const provider = await providerOf(NAMED_WORLDS[name]())
  const report = await checkProvider({ url: provider.url, limit: 170 })
  expect(report.isPublishable).toBe(true)
  expect([...new Set(report.differences.map(({ code }) => code))].sort()).toEqual(SAID[name] ?? [])
  expect(report.proposal).toBeUndefined()
})
