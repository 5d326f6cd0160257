/** The rebuild webhook at the edge: a signed message starts a build, and nothing else does. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rebuildResponse } from '../../../src/hosts/edge/rebuild.ts'
import { signatureFault } from '../../../src/hosts/edge/signature.ts'
import { HOOK_SECRET, hookMessage, signedHeaders } from '../../harness/hook-message.ts'

const MESSAGE = { type: 'content.changed', data: { changes: [{ resource: 'room', id: 1401, lang: 'de' }] } }

const started: unknown[] = []
let status = 200
const hook = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  started.push(JSON.parse(body))
  response.writeHead(status).end()
})
let buildHook = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  buildHook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build_hooks/1`
})
afterAll(() => void hook.close())
beforeEach(() => {
  started.length = 0
  status = 200
})

const post = (body: string, signing = {}) =>
  new Request('https://www.crystalhotels.example/hooks/rebuild', hookMessage(body, { id: 'msg_1', ...signing }))
const answer = (request: Request, host = {}) => rebuildResponse(request, { secret: HOOK_SECRET, buildHook, ...host })

test('a signed message goes on to the build hook as it is', async () => {
  const response = await answer(post(JSON.stringify(MESSAGE)))
  expect([response.status, await response.json()]).toEqual([202, { jobId: 'msg_1', state: 'queued' }])
  expect(started).toEqual([MESSAGE])
})

test.each([
  ['405', new Request('https://x.example/', { method: 'PUT', body: '{}' }), 'Only POST is answered here.'],
  ['400', post('{"type":"ping"}'), 'The body is not a content.changed message.'],
  ['401', new Request('https://x.example/', { method: 'POST', body: '{}' }), 'Headers of the signature are missing.'],
  ['413', post('x'.repeat(256 * 1024 + 1)), 'The body is larger than 262144 bytes.'],
])('a refusal says why, and is kept by nobody: %s', async (status, request, message) => {
  const response = await answer(request)
  expect(await response.json()).toEqual({ status: Number(status), message })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a body may have 256 KiB', async () => {
  const body = (length: number) => JSON.stringify(MESSAGE).padEnd(length)
  expect((await answer(post(body(256 * 1024)))).status).toBe(202)
  expect((await answer(post(body(256 * 1024 + 1)))).status).toBe(413)
})

test('text of any alphabet is signed and handed on as it is', async () => {
  const message = { ...MESSAGE, data: { note: 'Şükrü — Анна' } }
  expect((await answer(post(JSON.stringify(message)))).headers.get('cache-control')).toBe('no-store')
  expect(started).toEqual([message])
})

test('a change that is only to be looked at starts no build, which would publish it', async () => {
  const message = { ...MESSAGE, data: { preview: true } }
  expect((await answer(post(JSON.stringify(message)))).status).toBe(400)
  expect(started).toEqual([])
  expect((await answer(post(JSON.stringify({ ...message, data: { preview: false } })))).status).toBe(202)
})

test.each(['null', '7', '"content.changed"', '[]'])('a signed body that is %s is no message', async (body) => {
  expect((await answer(post(body))).status).toBe(400)
  expect(started).toEqual([])
})

describe('a signature', () => {
  const NOW = Date.parse('2027-06-01T09:00:00Z')
  const BODY = '{}'
  const signed = (changes: Record<string, string> = {}, at = NOW) => {
    const headers = new Headers({
      ...signedHeaders(BODY, { id: 'msg_1', at: new Date(at) }),
      ...changes,
    })
    return signatureFault(headers, BODY, { secret: HOOK_SECRET, now: NOW })
  }

  test.each([0, 300, -300])('is believed %d seconds from now', async (seconds) => {
    expect(await signed({}, NOW + seconds * 1000)).toBeUndefined()
  })

  test.each([301, -301])('is not believed %d seconds from now', async (seconds) => {
    expect(await signed({}, NOW + seconds * 1000)).toBe('The time of the message is too far from now')
  })

  test('counts with a time that is a number alone', async () => {
    expect(await signed({ 'webhook-timestamp': 'soon' })).toBe('The time of the message is too far from now')
  })

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('needs the header %s', async (name) => {
    expect(await signed({ [name]: '' })).toBe('Headers of the signature are missing')
  })

  test.each([
    ['of another version', (own: string) => own.replace('v1,', 'v2,')],
    ['without a version', (own: string) => own.replace('v1,', '')],
    ['that is cut', (own: string) => own.slice(0, -1)],
    ['with a sign in front', (own: string) => own.replace('v1,', 'v1,-')],
    ['with signs after it', (own: string) => `${own}====`],
    ['that is empty', () => 'v1,'],
    ['that has no value', () => 'v1'],
  ])('%s is none', async (_, change) => {
    const own = signedHeaders(BODY, { id: 'msg_1', at: new Date(NOW) })['webhook-signature']!
    expect(await signed({ 'webhook-signature': change(own) })).toBe('No signature matches')
  })

  test('is one of this message alone', async () => {
    expect(await signed({ 'webhook-id': 'msg_2' })).toBe('No signature matches')
    expect(await signed({ 'webhook-timestamp': String(NOW / 1000 + 1) })).toBe('No signature matches')
  })

  test('is made with the secret, with or without its mark in front', async () => {
    const headers = post(BODY, { at: new Date(NOW) }).headers
    expect(await signatureFault(headers, BODY, { secret: HOOK_SECRET.replace('whsec_', ''), now: NOW })).toBeUndefined()
  })
})

test('of several signatures one is enough, as while the secret is changed', async () => {
  const request = post(JSON.stringify(MESSAGE))
  const signature = request.headers.get('webhook-signature')!
  request.headers.set('webhook-signature', `v1a,x v1,%%% v1,${btoa('other')} ${signature}`)
  expect((await answer(request)).status).toBe(202)
})

const text = JSON.stringify(MESSAGE)
test.each([
  ['signed with another secret', post(text, { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }), {}, 401],
  ['no JSON', post('{'), {}, 400],
  ['where no secret is set', post(text), { secret: undefined }, 503],
  ['where no build hook is set', post(text), { buildHook: undefined }, 503],
  ['asked for', new Request('https://x.example/'), {}, 405],
])('a message %s starts nothing', async (_, request, host, expected) => {
  expect((await answer(request, host)).status).toBe(expected)
  expect(started).toEqual([])
})

test('a build that could not be started is no success', async () => {
  status = 500
  expect((await answer(post(text))).status).toBe(502)
  expect((await answer(post(text), { buildHook: 'http://127.0.0.1:9' })).status).toBe(502)
})
